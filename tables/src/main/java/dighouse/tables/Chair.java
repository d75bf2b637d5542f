package dighouse.tables;

/// A seat of a table with its sitter.
public final class Chair {
    private static final String CONCEDED_LEVEL = "easy"; // plays on for a seat that gave up

    private final PlannedSeat plan;
    String person = ""; // who plays here; empty for bots and while the seat is free
    String keeper = ""; // whose browser decides for the seat
    String contribution = "";
    String bot; // the level of the bot that was planned or filled in; empty for people
    String standIn = ""; // the level of the bot that plays for an absent person
    boolean conceded;

    Chair(PlannedSeat plan) {
        this.plan = plan;
        bot = plan.level();
    }

    public PlannedSeat plan() {
        return plan;
    }

    public String person() {
        return person;
    }

    public String keeper() {
        return keeper;
    }

    public String contribution() {
        return contribution;
    }

    public String bot() {
        return bot;
    }

    public String standIn() {
        return standIn;
    }

    public boolean hasConceded() {
        return conceded;
    }

    /// Whether nobody sits here yet.
    public boolean isFree() {
        return bot.isEmpty() && person.isEmpty();
    }

    /// The level of the bot that decides here; empty if a person does.
    public String level() {
        if (!bot.isEmpty()) {
            return bot;
        }
        return conceded ? CONCEDED_LEVEL : standIn;
    }

    /// Whether a person sits here who has not given up.
    public boolean isPlayedByPerson() {
        return !person.isEmpty() && !conceded;
    }
}

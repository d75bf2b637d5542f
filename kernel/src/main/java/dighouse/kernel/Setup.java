package dighouse.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// What a game is played with: rules number, edition, seats, mission and the value of every option.
/// Always valid for the game it was made for; shared by all positions of that game.
public final class Setup {
    private final String game;
    private final int rules;
    private final Edition edition;
    private final int seats;
    private final int mission;
    private final List<Option> options;
    private final int[] values;
    private final long hash;

    private Setup(
            String game,
            int rules,
            Edition edition,
            int seats,
            int mission,
            List<Option> options,
            int[] values) {
        this.game = game;
        this.rules = rules;
        this.edition = edition;
        this.seats = seats;
        this.mission = mission;
        this.options = options;
        this.values = values;
        hash = computeHash();
    }

    /// A table with this number of seats and every option at its default.
    ///
    /// @throws Malformed if the game is not made for so many seats
    public static Setup of(Game<?> game, Edition edition, int seats) {
        return of(game, edition, seats, 0, Map.of());
    }

    /// A table with these values of options, as people write them, and defaults for the others; by
    /// the newest rules.
    ///
    /// @param mission number of the mission, or 0 for none
    /// @throws Malformed in one sentence, if the game does not offer it
    public static Setup of(
            Game<?> game, Edition edition, int seats, int mission, Map<String, String> chosen) {
        return of(game, game.rulesNumber(), edition, seats, mission, chosen);
    }

    /// The same for a table or a record that began by earlier rules: see [Game#oldestRules()].
    ///
    /// @throws Malformed in one sentence, also if the game no longer plays by this number
    public static Setup of(
            Game<?> game,
            int rules,
            Edition edition,
            int seats,
            int mission,
            Map<String, String> chosen) {
        if (rules < game.oldestRules() || rules > game.rulesNumber()) {
            throw unknownRules(game, rules);
        }
        SeatRange range = game.seats(edition);
        if (!range.contains(seats)) {
            throw Malformed.of(
                    "setup.seats",
                    "{game} is for {least} to {most} seats, not {seats}.",
                    game.id(),
                    range.least(),
                    range.most(),
                    seats);
        }
        int missions = game.missions(edition);
        if (mission < 0 || mission > missions) {
            throw missions == 0
                    ? Malformed.of("setup.noMissions", "{game} has no missions.", game.id())
                    : Malformed.of(
                            "setup.mission",
                            "{game} has missions 1 to {most}, not {mission}.",
                            game.id(),
                            missions,
                            mission);
        }
        List<Option> options = List.copyOf(game.options(edition, seats, mission));
        int[] values = new int[options.size()];
        for (int i = 0; i < values.length; i++) {
            Option option = options.get(i);
            String text = chosen.get(option.id());
            values[i] = text == null ? option.standard() : option.value(text);
        }
        for (String id : chosen.keySet()) {
            if (options.stream().noneMatch(option -> option.id().equals(id))) {
                throw Malformed.of(
                        "setup.option",
                        "There is no option \"{option}\" here; the options are {options}.",
                        id,
                        ids(options));
            }
        }
        return new Setup(game.id(), rules, edition, seats, mission, options, values);
    }

    private static Malformed unknownRules(Game<?> game, int rules) {
        int newest = game.rulesNumber();
        int oldest = game.oldestRules();
        return oldest < newest
                ? Malformed.of(
                        "setup.olderRules",
                        "the record was played by rules number {rules} of {game}; this house plays by"
                                + " number {newest}, and still by those from {oldest} on.",
                        rules,
                        game.id(),
                        newest,
                        oldest)
                : Malformed.of(
                        "setup.rules",
                        "the record was played by rules number {rules} of {game}; this house plays by"
                                + " number {newest}.",
                        rules,
                        game.id(),
                        newest);
    }

    private static String ids(List<Option> options) {
        return options.isEmpty()
                ? "none"
                : String.join(", ", options.stream().map(Option::id).toList());
    }

    public String game() {
        return game;
    }

    /// The rules number by which the game is played: the newest, or the one it began with.
    public int rules() {
        return rules;
    }

    public Edition edition() {
        return edition;
    }

    public int seats() {
        return seats;
    }

    /// Number of the mission, or 0 for none.
    public int mission() {
        return mission;
    }

    public List<Option> options() {
        return options;
    }

    /// The value of the option at this place of [#options()].
    public int value(int index) {
        return values[index];
    }

    /// The value of an option by its name; `otherwise` where the option does not apply.
    public int value(String option, int otherwise) {
        for (int i = 0; i < values.length; i++) {
            if (options.get(i).id().equals(option)) {
                return values[i];
            }
        }
        return otherwise;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup setup
                && rules == setup.rules
                && seats == setup.seats
                && mission == setup.mission
                && Arrays.equals(values, setup.values)
                && game.equals(setup.game)
                && edition.json().equals(setup.edition.json());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    /// 64 bits of the setup, the same on every machine.
    public long hash() {
        return hash;
    }

    /// Part of the hash of every position, so it is worth keeping. Number 1 adds nothing to it: the
    /// records of that time were hashed without a number.
    private long computeHash() {
        long result = Hash64.mix(Hash64.of(game), edition.hash());
        result = Hash64.mix(Hash64.mix(result, seats), mission);
        for (int i = 0; i < values.length; i++) {
            if (!options.get(i).later()) {
                result = Hash64.mix(result, values[i]);
            } else if (values[i] != options.get(i).standard()) {
                result = Hash64.mix(Hash64.mix(result, i), values[i]);
            }
        }
        return rules == 1 ? result : Hash64.mix(result, rules);
    }
}

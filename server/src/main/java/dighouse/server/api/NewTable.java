package dighouse.server.api;

import dighouse.bots.levels.Bots;
import dighouse.catalogue.FirstGame;
import dighouse.catalogue.GameEntry;
import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import dighouse.kernel.Seats;
import dighouse.server.people.Person;
import dighouse.server.people.Secrets;
import dighouse.server.people.Sessions;
import dighouse.server.request.Body;
import dighouse.server.request.DeniedException;
import dighouse.tables.Admission;
import dighouse.tables.Chair;
import dighouse.tables.Charter;
import dighouse.tables.ChosenGame;
import dighouse.tables.Denial;
import dighouse.tables.Openness;
import dighouse.tables.OwnEditions;
import dighouse.tables.Pace;
import dighouse.tables.PlannedSeat;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import dighouse.tables.TableOrigin;
import dighouse.tables.Terms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads what a new table is to be. Whether it makes a game shows when the table is opened.
final class NewTable {
    private static final int MOST_EDITION = 200_000; // characters of a person's own edition

    private static final String GUIDE = "easy"; // the bot in a guided first game
    private static final String NOTHING_ADDED = "0".repeat(32);

    private final Sessions sessions;
    private final Secrets secrets;

    NewTable(Sessions sessions, Secrets secrets) {
        this.sessions = sessions;
        this.secrets = secrets;
    }

    /// A table to open, and who sits down at once.
    record Wish(TableEvent.Opened opened, List<TableEvent.Sat> sitting) {}

    /// Reads a request for a new table.
    ///
    /// @throws Malformed with one sentence that says what is wrong
    Wish read(Person person, Body body) {
        String secret = secrets.secret();
        List<Json> seats = body.get("seats").array();
        if (seats.isEmpty() || seats.size() > Seats.MOST) {
            throw new DeniedException(
                    Denial.of(
                            Denial.Kind.MALFORMED,
                            "unfitSeats",
                            Argument.number("most", Seats.MOST)));
        }
        List<PlannedSeat> plans = new ArrayList<>();
        List<TableEvent.Sat> sitting = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Body wish = Body.of(seats.get(seat), "kind", "level", "name", "contribution");
            plans.add(plan(wish, secret, seat));
            sit(person, wish, seat, sitting);
        }
        Charter charter = charter(body, plans, secret);
        return new Wish(new TableEvent.Opened(person.id(), charter), sitting);
    }

    /// A guided first game: against one easy bot, without a clock, in the standard edition. Its
    /// chance is prepared, so that everybody meets the same moments; contributions of browsers are
    /// left out.
    Wish guided(Person person, Body body) {
        GameEntry<?> entry = entry(body);
        Charter charter =
                new Charter(
                        ChosenGame.standard(entry),
                        List.of(PlannedSeat.open(), PlannedSeat.bot(GUIDE)),
                        Admission.BY_LINK,
                        Terms.RELAXED,
                        new TableOrigin.Guided(),
                        FirstGame.secret(entry.id()));
        return new Wish(
                new TableEvent.Opened(person.id(), charter),
                List.of(new TableEvent.Sat(0, person.id(), person.id(), NOTHING_ADDED)));
    }

    /// How many seats are for people. Where there are several, hints are given only if the opener
    /// allows them.
    private static long people(List<PlannedSeat> plans) {
        return plans.stream().filter(plan -> plan.kind() != PlannedSeat.Kind.BOT).count();
    }

    private static int newest(Table<?> table) {
        return table.entry().game().rulesNumber();
    }

    /// A new id for a table.
    String id() {
        return secrets.id();
    }

    /// The same game again: bots sit down, seats are kept for people, and the caller takes theirs.
    ///
    /// @param contribution random bytes of the caller's browser; empty if they will sit down later
    Wish again(Table<?> table, Person person, String contribution) {
        List<PlannedSeat> plans = new ArrayList<>();
        List<TableEvent.Sat> sitting = new ArrayList<>();
        List<Integer> own = table.seatsKeptBy(person.id());
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            plans.add(
                    chair.bot().isEmpty()
                            ? PlannedSeat.kept(chair.person(), chair.keeper())
                            : PlannedSeat.bot(chair.bot()));
            if (own.contains(seat) && !contribution.isEmpty()) {
                String bytes = bytesFor(seat, own.size(), contribution);
                sitting.add(new TableEvent.Sat(seat, chair.person(), chair.keeper(), bytes));
            }
        }
        Charter charter =
                table.charter().again(newest(table), plans, table.pace(), secrets.secret());
        return new Wish(new TableEvent.Opened(person.id(), charter), sitting);
    }

    /// What a browser that keeps this many seats contributes to the chance of one of them.
    static String bytesFor(int seat, int ownSeats, String contribution) {
        return ownSeats == 1 ? contribution : Secrets.derive(contribution, "seat " + seat);
    }

    /// The same mission with the same chance: its secret and contributions stay.
    static Wish sameChance(Table<?> table) {
        Charter before = table.charter();
        List<TableEvent.Sat> sitting = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            sitting.add(
                    new TableEvent.Sat(
                            seat, chair.person(), chair.keeper(), table.contribution(seat)));
        }
        Charter charter =
                before.again(newest(table), before.seats(), table.pace(), before.secret());
        return new Wish(new TableEvent.Opened(table.opener(), charter), sitting);
    }

    private static PlannedSeat plan(Body wish, String secret, int seat) {
        return switch (wish.text("kind")) {
            case "me", "guest", "open" -> PlannedSeat.open();
            case "invited" -> PlannedSeat.invited(Secrets.hash(invitation(secret, seat)));
            case "bot" -> {
                yield PlannedSeat.bot(level(wish.text("level")));
            }
            default ->
                    throw wish.get("kind")
                            .fault("me, guest, open, invited or bot is expected here");
        };
    }

    /// The level of an existing bot.
    static String level(String name) {
        try {
            return Bots.named(name).name();
        } catch (Malformed unknown) {
            throw new DeniedException(
                    Denial.of(
                            Denial.Kind.MALFORMED,
                            "noSuchBot",
                            Argument.term("name", "plain", name)));
        }
    }

    private void sit(Person person, Body wish, int seat, List<TableEvent.Sat> sitting) {
        if (List.of("me", "guest").contains(wish.text("kind"))) {
            sitting.add(sit(person, wish, seat, contribution(wish)));
        }
    }

    /// Lets the caller sit down, or a guest at their browser.
    ///
    /// @param contribution what they add to chance
    TableEvent.Sat sit(Person person, Body wish, int seat, String contribution) {
        String player =
                wish.text("kind").equals("me")
                        ? person.id()
                        : sessions.welcomeGuest(person, wish.text("name"));
        return new TableEvent.Sat(seat, player, person.id(), contribution);
    }

    /// The secret that opens an invited seat. It is derived from the table's, so that the opener
    /// can be told it again.
    static String invitation(String secret, int seat) {
        return Secrets.derive(secret, "invitation " + seat);
    }

    /// Sixteen random bytes of a browser, in hexadecimal digits.
    static String contribution(Body body) {
        String digits = body.text("contribution");
        if (digits.length() != 32 || !digits.chars().allMatch(NewTable::isDigit)) {
            throw body.get("contribution").fault("32 hexadecimal digits are expected here");
        }
        return digits;
    }

    private static boolean isDigit(int letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
    }

    private static GameEntry<?> entry(Body body) {
        return RulebookRoutes.playable(body.text("game"));
    }

    private static Charter charter(Body body, List<PlannedSeat> seats, String secret) {
        return new Charter(
                game(body),
                seats,
                admission(body),
                terms(body, people(seats) <= 1),
                new TableOrigin.Fresh(),
                secret);
    }

    private static Admission admission(Body body) {
        return new Admission(openness(body, "visibility"), openness(body, "watching"));
    }

    private static Openness openness(Body body, String name) {
        return body.has(name) ? Openness.read(body.get(name)) : Openness.LINK;
    }

    private static Terms terms(Body body, boolean hints) {
        return new Terms(
                body.has("pace") ? Pace.read(body.get("pace")) : new Pace.Untimed(),
                body.has("hints") ? body.get("hints").bool() : hints);
    }

    private static ChosenGame game(Body body) {
        GameEntry<?> entry = entry(body);
        String own = body.text("own", "");
        if (own.length() > MOST_EDITION) {
            throw new DeniedException(
                    Denial.of(
                            Denial.Kind.MALFORMED,
                            "unfitEdition",
                            Argument.number("most", MOST_EDITION)));
        }
        Edition edition =
                own.isEmpty()
                        ? entry.edition(body.text("edition", entry.standardEdition().id()))
                        : OwnEditions.of(entry, own);
        Map<String, String> options = new LinkedHashMap<>();
        if (body.has("options")) {
            body.get("options").object().forEach((id, value) -> options.put(id, value.string()));
        }
        return new ChosenGame(
                entry.id(),
                entry.game().rulesNumber(),
                edition.id(),
                own.isEmpty() ? "" : edition.json(),
                options,
                body.number("mission", 0, 100, 0));
    }
}

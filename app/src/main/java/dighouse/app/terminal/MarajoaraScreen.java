package dighouse.app.terminal;

import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Phrase;
import dighouse.kernel.Seats;
import dighouse.kernel.View;
import dighouse.marajoara.MarajoaraEdition;
import dighouse.marajoara.MarajoaraView;
import dighouse.marajoara.MarajoaraView.DieView;
import dighouse.marajoara.MarajoaraView.GoalView;
import dighouse.marajoara.MarajoaraView.MissionView;
import dighouse.marajoara.MarajoaraView.MuseumView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Marajoara at the terminal: calendar and mission, the museums, wheelbarrow and slate, and last
/// the dig site, right above the question and the captures.
final class MarajoaraScreen implements Screen {
    /// Events of laying out the dice: the dig site shows the result.
    private static final Set<String> VISIBLE_IN_STATUS = Set.of("dealt", "rolled");

    /// Questions that say how much is still to be paid or given, or which die is meant.
    private static final Set<String> PRECISE = Set.of("pay", "pips", "otherPips", "museum");

    private static final List<String> ALL_PIECES =
            List.of("SUM4", "SUM5", "ONE3", "ONE6", "TWO6", "DIFF9");

    private static final int PLACES = 5; // in the wheelbarrow
    private static final String NO_DIE = "-";

    @Override
    public List<String> status(View view, int seat, TableWords tableWords) {
        MarajoaraView table = (MarajoaraView) view;
        List<String> lines = new ArrayList<>();
        lines.addAll(Layout.wrap(calendar(table, tableWords)));
        if (table.mission() != null) {
            addGoals(table.mission(), tableWords, lines);
        }
        lines.addAll(Layout.table(museums(table, tableWords)));
        for (MuseumView museum : table.museums()) {
            if (museum.seat() == seat) {
                lines.addAll(Layout.wrap(vase(museum, isDouble(table), tableWords)));
            }
        }
        lines.addAll(Layout.wrap(wheelbarrow(table, tableWords)));
        addSlate(table, tableWords, lines);
        if (table.doubled()) {
            lines.add(tableWords.say("marajoara.doubled"));
        }
        if (table.reconstructed().contains("board")) {
            Argument board = Argument.term("board", "plain", table.site().board());
            lines.addAll(Layout.wrap(tableWords.say("marajoara.rebuilt", board)));
        }
        lines.addAll(MarajoaraSite.lines(table, tableWords));
        return lines;
    }

    private static String calendar(MarajoaraView table, TableWords tableWords) {
        if (table.points().size() > 1) {
            return tableWords.say(
                    "marajoara.round",
                    Argument.number("round", table.round()),
                    Argument.seat("seat", table.first()));
        }
        String turn =
                tableWords.say(
                        "marajoara.turn",
                        Argument.number("turn", table.round()),
                        Argument.number("filled", table.roundTrack().size()));
        return turn
                + " "
                + (table.roundTrack().isEmpty() ? NO_DIE : dice(table.roundTrack(), tableWords));
    }

    private static void addGoals(MissionView mission, TableWords tableWords, List<String> lines) {
        lines.add(
                tableWords.say("marajoara.mission", Argument.number("mission", mission.number())));
        for (GoalView goal : mission.goals()) {
            String line =
                    (goal.reached() ? "  [x] " : "  [ ] ") + tableWords.scorePart(goal.what());
            lines.add(goal.of() == 1 ? line : line + " " + progress(goal, tableWords));
            if (goal.atEnd()) {
                lines.add("      " + atEnd(goal, tableWords));
            }
        }
    }

    /// MRJ-SOLO-04: points so far are not collected.
    private static String atEnd(GoalView goal, TableWords tableWords) {
        return goal.deduction() == 0
                ? tableWords.say("marajoara.goal.atEnd")
                : tableWords.say(
                        "marajoara.goal.deduction", Argument.number("deduction", goal.deduction()));
    }

    private static String progress(GoalView goal, TableWords tableWords) {
        return tableWords.say(
                "marajoara.progress",
                Argument.number("progress", goal.progress()),
                Argument.number("of", goal.of()));
    }

    /// One line a museum, under a heading.
    private static List<List<String>> museums(MarajoaraView table, TableWords tableWords) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(
                List.of(
                        "",
                        tableWords.say("marajoara.column.points"),
                        tableWords.term("colour", "blue"),
                        tableWords.term("colour", "red"),
                        tableWords.term("colour", "yellow"),
                        tableWords.say("marajoara.column.pieces"),
                        tableWords.say("marajoara.column.vases"),
                        tableWords.say("marajoara.column.tokens"),
                        tableWords.say("marajoara.column.disks")));
        for (MuseumView museum : table.museums()) {
            boolean first = museum.museum() == museum.seat(); // the second one of a seat has less
            rows.add(
                    List.of(
                            name(museum, isDouble(table), tableWords),
                            first ? table.points().get(museum.seat()).toString() : "",
                            row(museum.blue()),
                            row(museum.red()),
                            row(museum.yellow()),
                            Integer.toString(museum.pieces().size()),
                            Integer.toString(museum.vases()),
                            Integer.toString(museum.tokens().size() + museum.reserve()),
                            first ? disks(table, museum.seat(), tableWords) : ""));
        }
        return rows;
    }

    private static String name(MuseumView museum, boolean two, TableWords tableWords) {
        return two
                ? tableWords.say("marajoara.museum", Argument.number("museum", museum.museum() + 1))
                : Seats.letter(museum.seat()) + " " + tableWords.names().get(museum.seat());
    }

    /// Whether one seat has two museums (mission 6).
    static boolean isDouble(MarajoaraView table) {
        return table.museums().size() > table.points().size();
    }

    private static String row(List<Integer> values) {
        return values.isEmpty()
                ? NO_DIE
                : String.join(" ", values.stream().map(String::valueOf).toList());
    }

    private static String disks(MarajoaraView table, int seat, TableWords tableWords) {
        List<String> disks = new ArrayList<>();
        for (MarajoaraView.TrackView track : table.tracks()) {
            disks.add(tableWords.initial("colour", track.track()) + track.disks().get(seat));
        }
        return String.join(" ", disks);
    }

    /// What is still to be restored, with what it takes.
    private static String vase(MuseumView museum, boolean two, TableWords tableWords) {
        List<String> missing = new ArrayList<>();
        for (String piece : ALL_PIECES) {
            if (!museum.pieces().contains(piece)) {
                missing.add(tableWords.term("piece", piece));
            }
        }
        String prefix = two ? name(museum, true, tableWords) + " – " : "";
        return missing.isEmpty()
                ? prefix + tableWords.say("marajoara.complete")
                : prefix
                        + tableWords.say("marajoara.missing")
                        + " "
                        + String.join(", ", missing)
                        + ".";
    }

    private static String wheelbarrow(MarajoaraView table, TableWords tableWords) {
        List<DieView> dice = table.wheelbarrow();
        if (dice.isEmpty()) {
            return tableWords.say("marajoara.wheelbarrow.empty");
        }
        String key = dice.size() == PLACES ? "marajoara.wheelbarrow.full" : "marajoara.wheelbarrow";
        return tableWords.say(key) + " " + dice(dice, tableWords) + ".";
    }

    private static void addSlate(MarajoaraView table, TableWords tableWords, List<String> lines) {
        if (!table.slate().isEmpty()) {
            String slate = tableWords.say("marajoara.slate", Argument.seat("seat", table.seat()));
            String cells =
                    table.returns().isEmpty()
                            ? ""
                            : " "
                                    + tableWords.say("marajoara.returns")
                                    + " "
                                    + String.join(" ", table.returns())
                                    + ".";
            lines.addAll(Layout.wrap(slate + " " + dice(table.slate(), tableWords) + "." + cells));
        }
    }

    private static String dice(List<DieView> dice, TableWords tableWords) {
        return String.join(" ", dice.stream().map(die -> die(die, tableWords)).toList());
    }

    /// `R3`: the initial of the colour, and the value.
    static String die(DieView die, TableWords tableWords) {
        return tableWords.initial("colour", die.colour()) + die.value();
    }

    @Override
    public String question(View view, int seat, TableWords tableWords) {
        MarajoaraView table = (MarajoaraView) view;
        Argument who = Argument.seat("seat", seat);
        if (!PRECISE.contains(table.asks())) {
            return tableWords.say("marajoara.ask", who)
                    + " "
                    + tableWords.words().question(tableWords.game(), table.asks());
        }
        MarajoaraView.StepView step = table.step();
        DieView die = step.captured();
        List<Argument> arguments =
                new ArrayList<>(
                        List.of(
                                who,
                                Argument.number("price", step.price()),
                                Argument.number("paying", step.paying()),
                                Argument.number("pips", step.pips())));
        if (die != null) {
            arguments.add(Argument.term("colour", die.colour()));
            arguments.add(Argument.number("value", die.value()));
        }
        return tableWords.say("marajoara.ask." + table.asks(), arguments.toArray(Argument[]::new));
    }

    @Override
    public List<String> cards(Edition edition, TableWords tableWords) {
        return MarajoaraCards.lines((MarajoaraEdition) edition, tableWords);
    }

    @Override
    public @Nullable Brief brief(Phrase move, TableWords tableWords) {
        return MarajoaraBriefs.of(move, tableWords);
    }

    @Override
    public boolean isVisibleInStatus(Phrase event) {
        return VISIBLE_IN_STATUS.contains(event.key());
    }
}

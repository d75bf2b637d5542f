package dighouse.app;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.app.terminal.Console;
import dighouse.house.GameEntry;
import dighouse.house.Games;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.pergamon.PergamonEdition;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Measures how fast the games are played.
@Command(
        name = "bench",
        header = "Measure how fast random games are played, in one thread.",
        description = {
            "",
            "Each game and number of seats runs in a fresh JVM, so that they do not disturb one",
            "another: a warm-up, then three runs, of which the median is shown. Rates are per",
            "second of processor time; --json has those per second of wall clock too. A decision",
            "is a ply of a seat; the calibration is fixed integer work, to compare machines by.",
            "",
            "With --rows, instead: how long Pergamon's search for the best row of 14 tiles takes,",
            "for any tiles and for hands that were made to be hard.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse bench",
            "  ./dighouse bench archaeology --seats 2 --seconds 10",
            "  ./dighouse bench --json > bench.json",
            "  ./dighouse bench pergamon --rows"
        })
final class BenchVerb implements Verb {
    private static final String PERGAMON = "pergamon";
    private static final double MOST_SECONDS = 600;
    private static final int MOST_HANDS = 1_000_000;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "one game (default: all)")
    private String game = "";

    @Option(names = "--seats", paramLabel = "N", description = "one number of seats (default: all)")
    private int seats;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "measured time for each figure (default: ${DEFAULT-VALUE})")
    private double seconds = 3;

    @Option(names = "--rows", description = "measure Pergamon's search for the best row")
    private boolean rows;

    @Option(
            names = "--hands",
            paramLabel = "N",
            description = "with --rows: hands of each sort (default: ${DEFAULT-VALUE})")
    private int hands = 5000;

    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Option(names = "--here", hidden = true, description = "measure in this JVM")
    private boolean here;

    @Override
    public int run(Console console) {
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw new Malformed("--seconds takes a number above 0, up to 600.");
        }
        return rows ? measureRows(console) : measureGames(console);
    }

    private int measureRows(Console console) {
        GameEntry<?> entry = GameChoice.any(game.isEmpty() ? PERGAMON : game);
        if (!(entry.standardEdition() instanceof PergamonEdition edition)) {
            throw new Malformed("Only pergamon has rows to search: bench pergamon --rows.");
        }
        if (hands < 1 || hands > MOST_HANDS) {
            throw new Malformed("--hands takes a whole number from 1 to " + MOST_HANDS + ".");
        }
        List<RowFigures> all = RowFigures.measure(edition, hands);
        if (json) {
            JsonWriter writer = new JsonWriter().beginArray();
            all.forEach(figures -> figures.write(writer));
            console.say(writer.endArray().text());
        } else {
            RowFigures.table(console, all);
        }
        return Exit.OK;
    }

    private int measureGames(Console console) {
        List<TableChoice<?>> choices = choices();
        List<Figures> all = new ArrayList<>();
        for (TableChoice<?> choice : choices) {
            all.add(here ? Figures.measure(choice, seconds) : fork(choice));
        }
        if (json) {
            JsonWriter writer = new JsonWriter().beginArray();
            all.forEach(figures -> figures.write(writer));
            console.say(writer.endArray().text());
        } else {
            table(console, all);
        }
        return Exit.OK;
    }

    private List<TableChoice<?>> choices() {
        List<TableChoice<?>> choices = new ArrayList<>();
        if (!game.isEmpty()) {
            addChoices(GameChoice.any(game), choices);
        } else {
            Games.all().forEach(entry -> addChoices(entry, choices));
            Games.examples().forEach(entry -> addChoices(entry, choices));
        }
        if (choices.isEmpty()) {
            throw new Malformed("No game here is for " + seats + " seats.");
        }
        return choices;
    }

    private void addChoices(GameEntry<?> entry, List<TableChoice<?>> choices) {
        SeatRange range = entry.game().seats(entry.standardEdition());
        for (int number = range.least(); number <= range.most(); number++) {
            if (seats == 0 || seats == number) {
                choices.add(choice(entry, number));
            }
        }
    }

    private static <P extends Position<P>> TableChoice<P> choice(GameEntry<P> entry, int number) {
        return new TableChoice<>(
                entry, Setup.of(entry.game(), entry.standardEdition(), number), false);
    }

    private Figures fork(TableChoice<?> choice) {
        String answer =
                Fork.run(
                        "bench",
                        choice.entry().id(),
                        "--seats",
                        Integer.toString(choice.setup().seats()),
                        "--seconds",
                        Double.toString(seconds),
                        "--json",
                        "--here");
        return Figures.read(Json.parse(answer).array().getFirst());
    }

    private static void table(Console console, List<Figures> all) {
        console.say(
                "Rates per second of processor time, one thread, in millions (M) or thousands (k).");
        console.say(
                format(
                        ROOT,
                        "%-14s %5s %11s %8s %11s %9s %11s %9s %8s %11s",
                        "game",
                        "seats",
                        "decisions",
                        "1 answer",
                        "outcomes",
                        "games",
                        "with copy",
                        "copies",
                        "bytes",
                        "per M steps"));
        for (Figures each : all) {
            console.say(
                    format(
                            ROOT,
                            "%-14s %5d %10.2fM %7.1f%% %10.2fM %8.1fk %10.2fM %8.1fM %8.2f %11.0f",
                            each.game(),
                            each.seats(),
                            each.decisions().cpu() / 1e6,
                            100 * each.oneAnswerShare(),
                            each.outcomes().cpu() / 1e6,
                            each.games().cpu() / 1e3,
                            each.copying().cpu() / 1e6,
                            each.copies().cpu() / 1e6,
                            each.bytesPerDecision(),
                            each.decisionsPerMillionSteps()));
        }
        console.say("");
        console.say(
                "decisions    plies of seats in random games; \"with copy\": the position is copied before each");
        console.say("1 answer     share of the decisions that have a single legal move");
        console.say("bytes        allocated per decision");
        console.say(
                "per M steps  decisions for a million steps of the calibration in the same run");
    }
}

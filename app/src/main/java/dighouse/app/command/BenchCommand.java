package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.GameChoice;
import dighouse.app.option.TableChoice;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.lab.bench.PlaySpeed;
import dighouse.lab.bench.RowSearchSpeed;
import dighouse.lab.bench.SearchSpeed;
import dighouse.pergamon.PergamonEdition;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Measures how fast the games are played.
@Command(
        name = "bench",
        header = "Measure how fast games are played and searched, in one thread.",
        description = {
            "",
            "Each game and number of seats runs in a fresh JVM, so that they do not disturb one",
            "another: a warm-up, then three runs, of which the median is shown. Rates are per",
            "second of processor time; --json also gives those per second of wall-clock time. A",
            "decision is a ply of a seat. The calibration is a fixed amount of integer work, by",
            "which machines can be compared.",
            "",
            "--bots measures tree search, with the most seats of each game. --rows measures how",
            "long Pergamon's search for the best row of 14 tiles takes, for random hands and for",
            "hands that were constructed to be hard.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse bench",
            "  ./dighouse bench archaeology --seats 2 --seconds 10",
            "  ./dighouse bench --bots",
            "  ./dighouse bench --json > bench.json",
            "  ./dighouse bench pergamon --rows"
        })
public final class BenchCommand implements Subcommand {
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
            description = "time to measure each figure (default: ${DEFAULT-VALUE})")
    private double seconds = 3;

    @Option(names = "--rows", description = "measure Pergamon's search for the best row")
    private boolean rows;

    @Option(
            names = "--hands",
            paramLabel = "N",
            description = "with --rows: hands of each kind (default: ${DEFAULT-VALUE})")
    private int hands = 5000;

    @Option(names = "--bots", description = "measure iterations of tree search instead")
    private boolean bots;

    @Option(names = "--json", description = "print JSON")
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
        List<RowSearchSpeed> all = RowSearchSpeed.measure(edition, hands);
        if (json) {
            JsonWriter writer = new JsonWriter().beginArray();
            all.forEach(figures -> figures.write(writer));
            console.say(writer.endArray().text());
        } else {
            BenchmarkReport.rowSearches(console, all);
        }
        return Exit.OK;
    }

    private int measureGames(Console console) {
        List<Json> all = new ArrayList<>();
        for (TableChoice<?> choice : choices()) {
            all.add(here ? measure(choice) : childJvm(choice));
        }
        if (json) {
            JsonWriter writer = new JsonWriter().beginArray();
            all.forEach(figures -> writer.raw(figures.compact()));
            console.say(writer.endArray().text());
        } else if (bots) {
            BenchmarkReport.searches(console, all.stream().map(SearchSpeed::read).toList());
        } else {
            BenchmarkReport.games(console, all.stream().map(PlaySpeed::read).toList());
        }
        return Exit.OK;
    }

    private Json measure(TableChoice<?> choice) {
        JsonWriter writer = new JsonWriter();
        if (bots) {
            SearchSpeed.measure(choice.entry().game(), choice.setup(), seconds).write(writer);
        } else {
            PlaySpeed.measure(choice.entry().game(), choice.setup(), seconds).write(writer);
        }
        return Json.parse(writer.text());
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
            throw new Malformed("No game can be played with " + seats + " seats.");
        }
        return choices;
    }

    private void addChoices(GameEntry<?> entry, List<TableChoice<?>> choices) {
        SeatRange range = entry.game().seats(entry.standardEdition());
        for (int number = range.least(); number <= range.most(); number++) {
            if (seats == 0 ? !bots || number == range.most() : number == seats) {
                choices.add(choice(entry, number));
            }
        }
    }

    private static <P extends Position<P>> TableChoice<P> choice(GameEntry<P> entry, int number) {
        return new TableChoice<>(
                entry, Setup.of(entry.game(), entry.standardEdition(), number), false);
    }

    private Json childJvm(TableChoice<?> choice) {
        List<String> line = new ArrayList<>(List.of("bench", choice.entry().id()));
        line.addAll(List.of("--seats", Integer.toString(choice.setup().seats())));
        line.addAll(List.of("--seconds", Double.toString(seconds), "--json", "--here"));
        if (bots) {
            line.add("--bots");
        }
        return Json.parse(ChildJvm.run(line.toArray(String[]::new))).array().getFirst();
    }
}

package dighouse.app.command;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.BotOptions;
import dighouse.app.option.GameChoice;
import dighouse.app.option.TableChoice;
import dighouse.app.option.TableOptions;
import dighouse.bots.Bot;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Seats;
import dighouse.lab.LabTable;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lets bots play many games and sums up the results.
@Command(
        name = "sim",
        header = "Let bots play many games and sum up the scores.",
        description = {
            "",
            "Bots are random unless --bots names others; without --seats, each bot that is named",
            "has a seat. Every game is determined by the seed and its own number.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse sim archaeology --seats 4",
            "  ./dighouse sim archaeology --games 100 --bots medium,greedy",
            "  ./dighouse sim archaeology --games 1000000 --seed 7 --json"
        })
public final class SimCommand implements Subcommand {
    @Parameters(paramLabel = "GAME", description = "which game or example")
    private String game = "";

    @Mixin private TableOptions tableOptions = new TableOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "how many games (default: ${DEFAULT-VALUE})")
    private int games = 10_000;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "determines all chance (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Mixin private BotOptions botOptions = new BotOptions();

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Override
    public int run(Console console) {
        if (games < 1) {
            throw new Malformed("--games takes a whole number of at least 1, not " + games + ".");
        }
        return run(console, tableOptions.choose(GameChoice.any(game), botOptions));
    }

    private <P extends Position<P>> int run(Console console, TableChoice<P> choice) {
        List<Bot> bots = botOptions.bots(choice.setup().seats(), "random");
        long start = System.nanoTime();
        SeatTotals totals = play(choice, bots);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (json) {
            console.say(json(totals, bots, seconds));
        } else {
            table(console, totals, bots, seconds);
        }
        return Exit.OK;
    }

    /// Plays all games; the seed and its own number determine each of them.
    private <P extends Position<P>> SeatTotals play(TableChoice<P> choice, List<Bot> bots) {
        Game<P> rules = choice.entry().game();
        LabTable<P> table = new LabTable<>(rules, choice.setup());
        SeatTotals totals = new SeatTotals(choice.setup().seats());
        for (int i = 0; i < games; i++) {
            table.play(bots, botOptions.speed(true), Hash64.mix(seed, i));
            totals.add(rules.result(table.position()), table.plies(), table.decisions());
        }
        return totals;
    }

    private void table(Console console, SeatTotals totals, List<Bot> bots, double seconds) {
        console.say(
                format(
                        ROOT,
                        "%d games of %s, %d seats, bots %s, seed %d",
                        games,
                        game,
                        totals.seats(),
                        BotOptions.names(bots),
                        seed));
        console.say("seat      mean   stddev      min      max     wins");
        for (int seat = 0; seat < totals.seats(); seat++) {
            console.say(
                    format(
                            ROOT,
                            "%-4s  %8.2f %8.2f %8d %8d %7.2f%%",
                            Seats.letter(seat),
                            totals.mean(seat),
                            totals.deviation(seat),
                            totals.least(seat),
                            totals.most(seat),
                            100 * totals.winShare(seat)));
        }
        console.say(
                format(
                        ROOT,
                        "plies per game %.1f, of which decisions %.1f; games per second %.0f",
                        totals.plies() / (double) games,
                        totals.decisions() / (double) games,
                        games / seconds));
    }

    private String json(SeatTotals totals, List<Bot> bots, double seconds) {
        JsonWriter writer = new JsonWriter().beginObject().name("game").value(game);
        writer.name("games")
                .value(games)
                .name("bots")
                .value(BotOptions.names(bots))
                .name("seed")
                .value(seed);
        writer.name("seats").beginArray();
        for (int seat = 0; seat < totals.seats(); seat++) {
            writer.beginObject().name("seat").value(Seats.letter(seat));
            writer.name("mean").raw(format(ROOT, "%.4f", totals.mean(seat)));
            writer.name("stddev").raw(format(ROOT, "%.4f", totals.deviation(seat)));
            writer.name("min").value(totals.least(seat)).name("max").value(totals.most(seat));
            writer.name("winShare").raw(format(ROOT, "%.6f", totals.winShare(seat))).endObject();
        }
        writer.endArray();
        writer.name("pliesPerGame").raw(format(ROOT, "%.3f", totals.plies() / (double) games));
        writer.name("decisionsPerGame")
                .raw(format(ROOT, "%.3f", totals.decisions() / (double) games));
        writer.name("gamesPerSecond").raw(format(ROOT, "%.1f", games / seconds));
        return writer.endObject().text();
    }
}

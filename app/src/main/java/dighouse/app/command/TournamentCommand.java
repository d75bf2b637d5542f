package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LabOptions;
import dighouse.app.option.ReportOptions;
import dighouse.app.option.RunOptions;
import dighouse.app.option.TableChoice;
import dighouse.app.option.TableOptions;
import dighouse.bots.Bot;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.lab.Contest;
import dighouse.lab.Entrant;
import dighouse.lab.Lineups;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lets every bot play against every other.
@Command(
        name = "tournament",
        header = "Let every bot play against every other, and rate them.",
        description = {
            "",
            "Every combination of bots that fills a table plays a number of games, changing seats and",
            "the order around the table. Every game is determined by the seed and its own number,",
            "whether on one thread or many. With --journal an interrupted run resumes.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse tournament archaeology --bots random,greedy,easy,medium --scale 0.1",
            "  ./dighouse tournament thebes --seats 4 --games 24 --journal cup.txt",
            "  ./dighouse tournament pergamon --bots hard,hard-bold,hard-cautious --think 500 --csv"
        })
public final class TournamentCommand implements Subcommand {
    private static final int MOST_GAMES = 10_000_000;

    @Parameters(paramLabel = "GAME", description = "which game or example")
    private String game = "";

    @Option(
            names = "--bots",
            paramLabel = "NAME",
            split = ",",
            description = "the bots that take part (default: one bot of every level)")
    private List<String> names = Bots.levels().stream().map(Bot::name).toList();

    @Mixin private TableOptions tableOptions = new TableOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "how many games per combination (default: ${DEFAULT-VALUE})")
    private int games = 100;

    @Mixin private LabOptions lab = new LabOptions();

    @Mixin private ReportOptions report = new ReportOptions();

    @Override
    public int run(Console console) {
        return run(console, tableOptions.choose(GameChoice.any(game), 2));
    }

    private <P extends Position<P>> int run(Console console, TableChoice<P> choice) {
        List<Entrant> entrants =
                names.stream().map(name -> Entrant.of(lab.think().bot(name))).toList();
        Lineups lineups = Lineups.roundRobin(entrants.size(), choice.setup().seats());
        Contest<P> contest =
                new Contest<>(
                        "tournament",
                        choice.entry().game(),
                        choice.setup(),
                        entrants,
                        lineups,
                        lab.speed(),
                        lab.seed());
        long all = (long) RunOptions.games(games) * lineups.tables();
        if (all > MOST_GAMES) {
            throw new Malformed(
                    "That would be "
                            + all
                            + " games; a tournament has at most "
                            + MOST_GAMES
                            + ".");
        }
        return new ContestReport(console, lab, report).run(contest, (int) all);
    }
}

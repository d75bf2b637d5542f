package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LabOptions;
import dighouse.app.option.ReportOptions;
import dighouse.app.option.RunOptions;
import dighouse.app.option.TableChoice;
import dighouse.app.option.TableOptions;
import dighouse.kernel.Position;
import dighouse.lab.Contest;
import dighouse.lab.Entrant;
import dighouse.lab.Lineups;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares two bots.
@Command(
        name = "duel",
        header = "Compare two bots in many games.",
        description = {
            "",
            "The first bot takes each seat in turn, the second all others. Every game is determined",
            "by the seed and its own number, whether on one thread or many. With --journal an",
            "interrupted run resumes.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse duel archaeology medium greedy",
            "  ./dighouse duel thebes expert medium --seats 4 --scale 0.1 --journal duel.txt",
            "  ./dighouse duel pergamon hard hard-bold --think 500 --json"
        })
public final class DuelCommand implements Subcommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "which game or example")
    private String game = "";

    @Parameters(
            index = "1",
            paramLabel = "BOT",
            description = "a level, optionally with a style: hard-bold")
    private String first = "";

    @Parameters(index = "2", paramLabel = "OPPONENT", description = "the other bot")
    private String second = "";

    @Mixin private TableOptions tableOptions = new TableOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "how many games (default: ${DEFAULT-VALUE})")
    private int games = 100;

    @Mixin private LabOptions lab = new LabOptions();

    @Mixin private ReportOptions report = new ReportOptions();

    @Override
    public int run(Console console) {
        return run(console, tableOptions.choose(GameChoice.any(game), 2));
    }

    private <P extends Position<P>> int run(Console console, TableChoice<P> choice) {
        Contest<P> contest =
                new Contest<>(
                        "duel",
                        choice.entry().game(),
                        choice.setup(),
                        List.of(
                                Entrant.of(lab.think().bot(first)),
                                Entrant.of(lab.think().bot(second))),
                        Lineups.duel(choice.setup().seats()),
                        lab.speed(),
                        lab.seed());
        return new ContestReport(console, lab, report).run(contest, RunOptions.games(games));
    }
}

package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.GameChoice;
import dighouse.app.option.ReportOptions;
import dighouse.app.option.RunOptions;
import dighouse.app.option.TableChoice;
import dighouse.app.option.TableOptions;
import dighouse.bots.Style;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.bots.search.GreedyBot;
import dighouse.bots.search.Recipe;
import dighouse.bots.search.SearchBot;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.lab.RunJournal;
import dighouse.lab.tune.TuneReport;
import dighouse.lab.tune.Tuning;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Looks for better parameters of a game's advice.
@Command(
        name = "tune",
        header = "Look for better parameters of the advice that bots follow.",
        description = {
            "",
            "Tries values of the advice's knobs in many games against the current ones (with an",
            "N-tuple bandit), in several runs. The best of each run is tested against the current",
            "values, and the best of these again, in fresh games. Nothing is changed: the report",
            "says what to write into the advisor. With --journal an interrupted run resumes.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse tune archaeology --games 4000 --journal tune.txt",
            "  ./dighouse tune thebes --think 100 --games 1000 --proof 400"
        })
public final class TuneCommand implements Subcommand {
    @Parameters(paramLabel = "GAME", description = "which game")
    private String game = "";

    @Mixin private TableOptions tableOptions = new TableOptions();

    @Option(
            names = "--think",
            paramLabel = "N",
            description = "let bots search with N iterations (default: greedy bots)")
    private @Nullable Integer think;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "number of independent runs (default: ${DEFAULT-VALUE})")
    private int runs = 2;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "games per run (default: ${DEFAULT-VALUE})")
    private int games = 2000;

    @Option(
            names = "--proof",
            paramLabel = "N",
            description = "games per test (default: ${DEFAULT-VALUE})")
    private int proof = 400;

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "note every finished game in this file, from which a run can resume")
    private @Nullable Path runJournal;

    @Mixin private RunOptions lab = new RunOptions();

    @Mixin private ReportOptions report = new ReportOptions();

    @Override
    public int run(Console console) {
        if (think != null && think < 1) {
            throw new Malformed("--think takes a whole number of at least 1, not " + think + ".");
        }
        return run(console, tableOptions.choose(GameChoice.playable(game), 2));
    }

    private <P extends Position<P>> int run(Console console, TableChoice<P> choice) {
        report.check();
        Tuning<P> tuning =
                new Tuning<>(
                        choice.entry().game(),
                        choice.setup(),
                        AdvisorsByGame.of(choice.entry().game()),
                        think == null ? "greedy" : "search" + think,
                        maker(),
                        new Tuning.Size(runs, games, proof),
                        lab.seed());
        try (RunJournal notes = RunOptions.runJournal(runJournal, tuning.heading())) {
            TuneReport found =
                    new TuneReport(
                            tuning.find(notes, lab.workers(), RunOptions.runProgress(console)));
            Map<String, String> facts = new LinkedHashMap<>();
            facts.put("game", game);
            facts.put("settings", tuning.heading());
            facts.put("verdict", found.verdict());
            report.say(console, facts, found.sheets());
        }
        return Exit.OK;
    }

    private Tuning.Maker maker() {
        if (think == null) {
            return (name, advisory) -> new GreedyBot(name, Style.STANDARD.worth(), advisory);
        }
        ThinkingBudget budget = ThinkingBudget.iterations(think);
        Recipe recipe = AdvisorsByGame.recipe(game);
        return (name, advisory) ->
                new SearchBot(name, budget, recipe, Style.STANDARD.worth(), advisory);
    }
}

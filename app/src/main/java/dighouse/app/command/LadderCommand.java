package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.io.TextFile;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LabOptions;
import dighouse.app.option.ReportOptions;
import dighouse.app.option.RunOptions;
import dighouse.app.option.TypedLine;
import dighouse.catalogue.GameEntry;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.lab.RunJournal;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
import dighouse.lab.bench.Machine;
import dighouse.lab.ladder.Ladder;
import dighouse.lab.ladder.LadderPage;
import dighouse.lab.ladder.Skill;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Measures whether each level beats the one below it.
@Command(
        name = "ladder",
        header = "Measure how much stronger each level is than the one below.",
        description = {
            "",
            "With two seats: medium against easy, hard against medium, expert against hard and",
            "greedy, greedy against random. With four seats: expert against three medium bots. A",
            "comparison ends when its confidence interval, valid for all looks together, excludes",
            "what equally strong bots would take. Thinking time is processor time, so a busy machine",
            "does no harm. --skill also measures what twice the thinking time is worth. --docs writes",
            "ladder-GAME.md and a plot into a folder. With --journal an interrupted run resumes.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse ladder archaeology --scale 0.1 --journal ladder-archaeology.txt",
            "  ./dighouse ladder thebes --scale 0.1 --skill 60 --journal thebes.txt --docs docs",
            "  ./dighouse ladder pergamon --scale 0.01 --games 20 --most 40"
        })
public final class LadderCommand implements Subcommand {
    @Parameters(paramLabel = "GAME", description = "which game")
    private String game = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "least number of games per comparison (default: ${DEFAULT-VALUE})")
    private int games = 100;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "greatest number of games per comparison (default: ${DEFAULT-VALUE})")
    private int most = 400;

    @Option(
            names = "--skill",
            paramLabel = "N",
            description = "also measure what twice the time is worth, with N games per step")
    private int skill;

    @Option(names = "--docs", paramLabel = "FOLDER", description = "write a page and a plot there")
    private @Nullable Path docs;

    @Mixin private LabOptions lab = new LabOptions();

    @Mixin private ReportOptions report = new ReportOptions();

    @Mixin private TypedLine typed = new TypedLine();

    @Override
    public int run(Console console) {
        return run(console, GameChoice.playable(game));
    }

    private <P extends Position<P>> int run(Console console, GameEntry<P> entry) {
        report.check();
        lab.think().checkUncounted();
        if (skill < 0) {
            throw new Malformed("--skill takes a whole number of at least 0, not " + skill + ".");
        }
        if (docs != null) {
            TextFile.checkPlace(page(docs, "md"));
        }
        Ladder<P> ladder =
                new Ladder<>(
                        entry.game(),
                        entry.standardEdition(),
                        lab.timed(),
                        lab.seed(),
                        games,
                        most);
        Skill<P> steps =
                new Skill<>(
                        entry.game(),
                        entry.standardEdition(),
                        lab.timed(),
                        lab.seed(),
                        Math.max(1, skill));
        RunProgress runProgress = RunOptions.runProgress(console);
        WorkerPool workers = lab.workers();
        try (RunJournal runJournal = lab.runJournal(ladder.heading() + " " + steps.heading())) {
            LadderPage page =
                    new LadderPage(
                            game,
                            typed.text(),
                            LocalDate.now(ZoneOffset.UTC).toString(),
                            Machine.words(),
                            lab.timed().scale(),
                            ladder.climb(runJournal, workers, runProgress),
                            skill == 0 ? List.of() : steps.climb(runJournal, workers, runProgress));
            Map<String, String> facts = new LinkedHashMap<>();
            facts.put("game", game);
            facts.put("scale", Double.toString(page.scale()));
            report.say(console, facts, page.sheets());
            write(page);
        }
        return Exit.OK;
    }

    private void write(LadderPage page) {
        if (docs != null) {
            Path plot = page(docs, "svg");
            TextFile.write(page(docs, "md"), page.markdown("ladder-" + game + ".svg"));
            if (skill > 0) {
                TextFile.write(plot, page.plot());
            }
        }
    }

    private Path page(Path folder, String ending) {
        return folder.resolve("ladder-" + game + "." + ending);
    }
}

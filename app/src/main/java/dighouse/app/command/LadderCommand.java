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
            "Two seats: medium against easy, hard against medium, expert against hard and greedy,",
            "greedy against random; and expert against medium bots at a table of four. A pair ends",
            "when an interval that holds for all looks together leaves out what equals would take.",
            "Time to think is what a bot's thread has of a processor: a busy machine does no harm.",
            "--skill adds what twice the time to think is worth. With --docs the tables go into a",
            "folder as ladder-GAME.md, with a plot. With --journal a run that was stopped goes on.",
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
            description = "games of a pair, at least (default: ${DEFAULT-VALUE})")
    private int games = 100;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "games of a pair, at most (default: ${DEFAULT-VALUE})")
    private int most = 400;

    @Option(
            names = "--skill",
            paramLabel = "N",
            description = "also what twice the time is worth, in so many games a step")
    private int skill;

    @Option(names = "--docs", paramLabel = "FOLDER", description = "write the page and plot here")
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
            throw new Malformed("--skill takes a whole number from 0 on, not " + skill + ".");
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

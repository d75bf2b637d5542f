package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.io.TextFile;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LanguageOption;
import dighouse.app.option.ReportOptions;
import dighouse.app.option.RunOptions;
import dighouse.app.option.ThinkOptions;
import dighouse.app.option.TypedLine;
import dighouse.bots.Bot;
import dighouse.catalogue.Words;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.lab.analysis.Analysis;
import dighouse.lab.analysis.AnalysisPage;
import dighouse.lab.analysis.AnalysisReport;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Analyses a recorded game with a bot.
@Command(
        name = "analyse",
        header = "Tell luck from skill in a recorded game.",
        description = {
            "",
            "For every decision it shows what the bot would have played, what the seat could expect",
            "after that and after its own move, and the difference; judged by what the seat could",
            "see. For every outcome of chance it shows what each seat gained compared with the",
            "average of all possible outcomes. Differences that may be noise count as none.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse analyse ours.txt",
            "  ./dighouse analyse ours.txt --bot expert --iterations 4000 --lang fr",
            "  ./dighouse analyse ours.txt --json",
            "  ./dighouse analyse ours.txt --docs docs"
        })
public final class AnalyseCommand implements Subcommand {
    @Parameters(paramLabel = "FILE", description = "a record of a finished game")
    private Path file = Path.of("");

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            description = "the bot that judges (default: ${DEFAULT-VALUE})")
    private String bot = "expert";

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "games imagined after each move (default: ${DEFAULT-VALUE})")
    private int iterations = 2000;

    @Option(names = "--docs", paramLabel = "FOLDER", description = "write a page and a plot there")
    private @Nullable Path docs;

    @Mixin private ThinkOptions think = new ThinkOptions();

    @Mixin private RunOptions lab = new RunOptions();

    @Mixin private LanguageOption language = new LanguageOption();

    @Mixin private ReportOptions report = new ReportOptions();

    @Mixin private TypedLine typed = new TypedLine();

    @Override
    public int run(Console console) {
        report.check();
        if (iterations < 1) {
            throw new Malformed(
                    "--iterations takes a whole number of at least 1, not " + iterations + ".");
        }
        RecordFile read = RecordFile.read(file);
        GameChoice.playable(read.gameRecord().game());
        if (docs != null) {
            TextFile.checkPlace(page(docs, read.gameRecord().game(), "md"));
        }
        return run(console, read.gameRecord(), read.match());
    }

    private <P extends Position<P>> int run(
            Console console, GameRecord gameRecord, Match<P> match) {
        Bot asked = think.bot(bot);
        Analysis<P> analysis =
                new Analysis<>(match, asked, think.speed(true), iterations, lab.seed());
        AnalysisReport found =
                new AnalysisReport(
                        gameRecord.game(),
                        gameRecord.players(),
                        analysis.find(lab.workers(), RunOptions.runProgress(console)),
                        Words.in(language.language()));
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("game", gameRecord.game());
        facts.put("result", gameRecord.result());
        facts.put("bot", asked.name());
        facts.put("iterations", Integer.toString(iterations));
        report.say(console, facts, found.sheets(), AnalysisReport::heading);
        if (docs != null) {
            write(docs, gameRecord, found);
        }
        return Exit.OK;
    }

    private void write(Path folder, GameRecord gameRecord, AnalysisReport found) {
        String game = gameRecord.game();
        Path plot = page(folder, game, "svg");
        AnalysisPage page =
                new AnalysisPage(
                        found,
                        Words.in(language.language()).title(game),
                        gameRecord.result(),
                        typed.text(),
                        LocalDate.now(ZoneOffset.UTC).toString());
        TextFile.write(page(folder, game, "md"), page.markdown(plot.getFileName().toString()));
        TextFile.write(plot, page.plot());
    }

    private static Path page(Path folder, String game, String ending) {
        return folder.resolve("analysis-" + game + "." + ending);
    }
}

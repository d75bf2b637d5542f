package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.io.TextFile;
import dighouse.app.option.BotOptions;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LanguageOption;
import dighouse.app.option.ReportOptions;
import dighouse.app.option.RunOptions;
import dighouse.app.option.TableChoice;
import dighouse.app.option.TableOptions;
import dighouse.app.option.TypedLine;
import dighouse.bots.Bot;
import dighouse.catalogue.Words;
import dighouse.kernel.Position;
import dighouse.lab.ResultTable;
import dighouse.lab.study.Counts;
import dighouse.lab.study.Study;
import dighouse.lab.study.StudyPage;
import dighouse.lab.study.StudyReport;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Studies how balanced a game is.
@Command(
        name = "study",
        header = "Study how balanced a game is: points, seats, length, ties.",
        description = {
            "",
            "Bots play many games. The report shows how points are distributed, how often each seat",
            "wins, how long games are, where points come from, and what decided ties. --html also",
            "writes it as one self-contained page with plots.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse study thebes --games 10000 --html thebes.html",
            "  ./dighouse study archaeology --seats 4 --bots easy --think 50 --games 200",
            "  ./dighouse study pergamon --lang fr --csv"
        })
public final class StudyCommand implements Subcommand {
    @Parameters(paramLabel = "GAME", description = "which game")
    private String game = "";

    @Mixin private TableOptions tableOptions = new TableOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "how many games (default: ${DEFAULT-VALUE})")
    private int games = 1000;

    @Mixin private BotOptions botOptions = new BotOptions();

    @Mixin private RunOptions lab = new RunOptions();

    @Mixin private LanguageOption language = new LanguageOption();

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "write the page to this file, replacing it")
    private @Nullable Path html;

    @Mixin private TypedLine typed = new TypedLine();

    @Mixin private ReportOptions report = new ReportOptions();

    @Override
    public int run(Console console) {
        return run(console, tableOptions.choose(GameChoice.playable(game), 2));
    }

    private <P extends Position<P>> int run(Console console, TableChoice<P> choice) {
        report.check();
        if (html != null) {
            TextFile.checkPlace(html);
        }
        List<Bot> bots = botOptions.bots(choice.setup().seats(), "greedy");
        Study<P> study =
                new Study<>(
                        choice.entry().game(),
                        choice.setup(),
                        bots,
                        botOptions.speed(true),
                        lab.seed());
        Counts counts =
                study.play(RunOptions.games(games), lab.workers(), RunOptions.runProgress(console));
        List<String> names = bots.stream().map(Bot::name).toList();
        StudyReport found = new StudyReport(game, names, counts, Words.in(language.language()));
        Map<String, String> facts = facts(bots);
        List<ResultTable> sheets = found.sheets();
        report.say(console, facts, sheets, found::column);
        if (html != null) {
            TextFile.write(html, new StudyPage(found, typed.text()).html());
            console.complain("Wrote the page to " + html + ".");
        }
        return Exit.OK;
    }

    private Map<String, String> facts(List<Bot> bots) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("game", game);
        facts.put("seats", Integer.toString(bots.size()));
        facts.put("games", Integer.toString(games));
        facts.put("bots", BotOptions.names(bots));
        facts.put("seed", Long.toString(lab.seed()));
        return facts;
    }
}

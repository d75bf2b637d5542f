package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LanguageOption;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Language;
import dighouse.catalogue.Suggestion;
import dighouse.kernel.JsonWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Prints the rules of a game: those for players, or the ledger.
@Command(
        name = "rules",
        header = "Read the rules of a game.",
        description = {
            "",
            "By default it prints the rules for players, from the first chapter to the last. An ID",
            "selects one rule, a chapter or the middle part of an ID (THIEF) all of its rules. The",
            "ledger, in English, also contains what players need not know: --ledger reads it",
            "instead, and lists its sections first.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse rules archaeology",
            "  ./dighouse rules archaeology --lang fr",
            "  ./dighouse rules archaeology ARC-SELL-03",
            "  ./dighouse rules archaeology thief",
            "  ./dighouse rules archaeology --search surplus --ledger"
        })
public final class RulesCommand implements Subcommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "which game")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ID|CHAPTER",
            description = "a rule, a chapter or section, or the middle part of an ID")
    private String wanted = "";

    @Option(
            names = "--search",
            paramLabel = "WORD",
            description = "only rules that contain this word")
    private String word = "";

    @Option(names = "--ledger", description = "read the ledger from which the game is built")
    private boolean ledger;

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Mixin private LanguageOption language = new LanguageOption();

    @Override
    public int run(Console console) {
        GameEntry<?> entry = GameChoice.playable(game);
        if (ledger && wanted.isEmpty() && word.isEmpty() && !json) {
            sections(RuleLine.ofLedger(entry), console);
            return Exit.OK;
        }
        List<RuleLine> found = found(entry, language.language());
        if (json) {
            console.say(json(found));
        } else {
            say(found, console);
        }
        if (found.isEmpty()) {
            console.complain(nothing(entry));
            return Exit.NOT_SO;
        }
        return Exit.OK;
    }

    /// Falls back to the ledger if the players' rules contain nothing of this name.
    private List<RuleLine> found(GameEntry<?> entry, Language spoken) {
        List<RuleLine> told =
                ledger ? List.of() : wanted(RuleLine.ofRulebook(entry.rulebook(spoken)));
        return told.isEmpty() ? wanted(RuleLine.ofLedger(entry)) : told;
    }

    private List<RuleLine> wanted(List<RuleLine> lines) {
        return lines.stream().filter(line -> line.isNamed(wanted) && line.contains(word)).toList();
    }

    private static void sections(List<RuleLine> lines, Console console) {
        String chapter = "";
        for (RuleLine line : lines) {
            if (!line.chapter().equals(chapter)) {
                chapter = line.chapter();
                console.say(chapter + "  (from " + line.ids().getFirst() + ")");
            }
        }
    }

    /// Prints rules under the headings of their chapters; a single rule needs no heading.
    private static void say(List<RuleLine> lines, Console console) {
        String chapter = lines.size() == 1 ? lines.getFirst().chapter() : "";
        for (RuleLine line : lines) {
            if (!line.chapter().equals(chapter)) {
                if (!chapter.isEmpty()) {
                    console.gap();
                }
                chapter = line.chapter();
                console.say(chapter);
            }
            console.say(line.said());
        }
    }

    private String nothing(GameEntry<?> entry) {
        List<String> ids =
                RuleLine.ofLedger(entry).stream().map(line -> line.ids().getFirst()).toList();
        return "The rules of "
                + game
                + " contain nothing for \""
                + (word.isEmpty() ? wanted : word)
                + "\"."
                + Suggestion.question(wanted.toUpperCase(Locale.ROOT), ids);
    }

    private static String json(List<RuleLine> lines) {
        JsonWriter json = new JsonWriter().beginArray();
        lines.forEach(line -> line.write(json));
        return json.endArray().text();
    }
}

package dighouse.app;

import dighouse.app.terminal.Console;
import dighouse.house.Ledger;
import dighouse.house.Nearest;
import dighouse.kernel.JsonWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Reads the ledger of a game aloud.
@Command(
        name = "rules",
        header = "Read the rules of a game, statement by statement.",
        description = {
            "",
            "Without more it lists the sections. An ID gives one statement, a section or the middle",
            "of an ID (THIEF) gives all of it. The ledgers are written in English.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse rules archaeology",
            "  ./dighouse rules archaeology ARC-SELL-03",
            "  ./dighouse rules archaeology thief",
            "  ./dighouse rules archaeology --search surplus"
        })
final class RulesVerb implements Verb {
    @Parameters(index = "0", paramLabel = "GAME", description = "which game")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ID|SECTION",
            description = "a statement, a section, or the middle of an ID")
    private String wanted = "";

    @Option(
            names = "--search",
            paramLabel = "WORD",
            description = "only statements that contain this word")
    private String word = "";

    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Override
    public int run(Console console) {
        Ledger ledger = GameChoice.playable(game).ledger();
        if (wanted.isEmpty() && word.isEmpty() && !json) {
            sections(ledger, console);
            return Exit.OK;
        }
        List<Ledger.Statement> found = ledger.statements().stream().filter(this::isWanted).toList();
        if (json) {
            console.say(json(found));
        } else {
            found.forEach(each -> console.say(each.id() + "  " + each.text()));
        }
        if (found.isEmpty()) {
            console.complain(nothing(ledger));
            return Exit.NOT_SO;
        }
        return Exit.OK;
    }

    private static void sections(Ledger ledger, Console console) {
        String section = "";
        for (Ledger.Statement statement : ledger.statements()) {
            if (!statement.section().equals(section)) {
                section = statement.section();
                console.say(section + "  (from " + statement.id() + ")");
            }
        }
    }

    private boolean isWanted(Ledger.Statement statement) {
        String asked = plain(wanted);
        boolean named =
                asked.isEmpty()
                        || plain(statement.id()).equals(asked)
                        || plain(middle(statement.id())).equals(asked)
                        || plain(statement.section()).contains(asked);
        return named && plain(statement.id() + " " + statement.text()).contains(plain(word));
    }

    private static String middle(String id) {
        String[] parts = id.split("-", -1);
        return parts.length > 1 ? parts[1] : id;
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private String nothing(Ledger ledger) {
        List<String> ids = ledger.statements().stream().map(Ledger.Statement::id).toList();
        return "The ledger of "
                + game
                + " has nothing for \""
                + (word.isEmpty() ? wanted : word)
                + "\"."
                + Nearest.question(wanted.toUpperCase(Locale.ROOT), ids);
    }

    private static String json(List<Ledger.Statement> statements) {
        JsonWriter json = new JsonWriter().beginArray();
        for (Ledger.Statement statement : statements) {
            json.beginObject().name("id").value(statement.id());
            json.name("section").value(statement.section());
            json.name("text").value(statement.text()).endObject();
        }
        return json.endArray().text();
    }
}

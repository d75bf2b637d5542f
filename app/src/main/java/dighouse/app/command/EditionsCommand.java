package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.GameChoice;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Provenance;
import dighouse.kernel.Edition;
import dighouse.kernel.Hash64;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Option;
import dighouse.kernel.SeatRange;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Lists the editions of a game, where their numbers come from, and the options of a table.
@Command(
        name = "editions",
        header = "List the editions of a game and where their numbers come from.",
        description = {
            "",
            "Reconstructed blocks are marked. If you own the printed game, you can write its numbers",
            "into a file and play with --edition FILE.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse editions archaeology",
            "  ./dighouse editions archaeology zman2009",
            "  ./dighouse editions archaeology zman2009 --json > mine.json"
        })
public final class EditionsCommand implements Subcommand {
    private static final String RECONSTRUCTED = "reconstructed";

    @Parameters(index = "0", paramLabel = "GAME", description = "which game")
    private String game = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "ID", description = "one edition")
    private String id = "";

    @picocli.CommandLine.Option(
            names = "--json",
            description = "print the list, or one whole edition, as JSON")
    private boolean json;

    @Override
    public int run(Console console) {
        GameEntry<?> entry = GameChoice.any(game);
        if (id.isEmpty() && json) {
            console.say(list(entry));
        } else if (id.isEmpty()) {
            entry.editions().forEach(edition -> summary(entry, edition, console));
        } else if (json) {
            console.say(EditionText.of(Json.parse(entry.edition(id).json())));
        } else {
            whole(entry, entry.edition(id), console);
        }
        return Exit.OK;
    }

    private static void summary(GameEntry<?> entry, Edition edition, Console console) {
        SeatRange seats = entry.game().seats(edition);
        List<Provenance> blocks = Provenance.of(edition);
        long guessed = blocks.stream().filter(EditionsCommand::isReconstructed).count();
        console.say(
                edition.id()
                        + "  "
                        + seats.least()
                        + " to "
                        + seats.most()
                        + " seats, "
                        + blocks.size()
                        + " blocks with provenance, "
                        + guessed
                        + " reconstructed, hash "
                        + Hash64.hex(edition.hash()));
    }

    private static void whole(GameEntry<?> entry, Edition edition, Console console) {
        summary(entry, edition, console);
        for (Provenance provenance : Provenance.of(edition)) {
            String mark = isReconstructed(provenance) ? "RECONSTRUCTED, not printed: " : "";
            console.say("");
            console.say(
                    mark
                            + (provenance.block().isEmpty() ? "(all)" : provenance.block())
                            + ": "
                            + provenance.kind());
            provenance.notes().forEach(note -> console.say("  " + note));
        }
        SeatRange seats = entry.game().seats(edition);
        console.say("");
        console.say("Options with " + seats.least() + " seats:");
        for (Option option : entry.game().options(edition, seats.least(), 0)) {
            console.say(
                    "  "
                            + option.id()
                            + "="
                            + option.text(option.standard())
                            + "  takes "
                            + option.allowed()
                            + " ("
                            + option.rule()
                            + ")");
        }
    }

    private static boolean isReconstructed(Provenance provenance) {
        return provenance.kind().contains(RECONSTRUCTED);
    }

    private static String list(GameEntry<?> entry) {
        JsonWriter writer = new JsonWriter().beginArray();
        for (Edition edition : entry.editions()) {
            writer.beginObject().name("id").value(edition.id());
            writer.name("hash").value(Hash64.hex(edition.hash()));
            writer.name("provenance").beginArray();
            for (Provenance provenance : Provenance.of(edition)) {
                writer.beginObject().name("block").value(provenance.block());
                writer.name("kind").value(provenance.kind());
                writer.name("reconstructed").value(isReconstructed(provenance));
                writer.name("notes").beginArray();
                provenance.notes().forEach(writer::value);
                writer.endArray().endObject();
            }
            writer.endArray().endObject();
        }
        return writer.endArray().text();
    }
}

package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.io.TextFile;
import dighouse.catalogue.Records;
import dighouse.kernel.GameRecord;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Verifies a record.
@Command(
        name = "verify",
        header = "Verify a record: every move legal, every outcome drawn as committed.",
        description = {
            "",
            "Replays the record and recomputes every outcome of chance from the secret and the",
            "contributions in it. Ends with 0 if everything holds, otherwise with 1 and the line",
            "that does not.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {"  ./dighouse verify ours.txt", "  ./dighouse verify ours.txt --json"})
public final class VerifyCommand implements Subcommand {
    @Parameters(paramLabel = "FILE", description = "a record")
    private Path file = Path.of("");

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Override
    public int run(Console console) {
        String text = TextFile.read(file);
        try {
            Records.Verdict verdict = Records.verify(GameRecord.parse(text));
            if (json) {
                console.say(json(verdict));
            } else {
                console.say("The record holds.");
                console.say("Plies: " + verdict.plies() + ", all legal.");
                console.say("Draws of chance: " + verdict.draws() + ", all recomputed.");
                console.say("Commitment: " + verdict.commitment());
                console.say(
                        "Result: "
                                + (verdict.result().isEmpty()
                                        ? "the game is not over"
                                        : verdict.result()));
            }
            return Exit.OK;
        } catch (Malformed fault) {
            if (json) {
                console.say(json(fault));
            }
            console.complain("The record does not hold. " + fault.getMessage());
            return Exit.NOT_SO;
        }
    }

    private static String json(Records.Verdict verdict) {
        return new JsonWriter()
                .beginObject()
                .name("holds")
                .value(true)
                .name("plies")
                .value(verdict.plies())
                .name("draws")
                .value(verdict.draws())
                .name("commitment")
                .value(verdict.commitment())
                .name("result")
                .value(verdict.result())
                .endObject()
                .text();
    }

    private static String json(Malformed fault) {
        return new JsonWriter()
                .beginObject()
                .name("holds")
                .value(false)
                .name("line")
                .value(fault.line())
                .name("reason")
                .value(fault.sentence())
                .endObject()
                .text();
    }
}

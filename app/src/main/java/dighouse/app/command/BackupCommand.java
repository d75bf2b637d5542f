package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.SettingsOptions;
import dighouse.server.StoreMaintenance;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Copies the embedded store of a server to a file; [RestoreCommand] brings it back.
@Command(
        name = "backup",
        header = "Copy the embedded store to a file, even while the server runs.",
        description = {
            "",
            "The copy is one self-contained file. \"dighouse restore\" puts it back.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse backup tonight.db",
            "  ./dighouse backup tonight.db --set data=/srv/dighouse"
        })
public final class BackupCommand implements Subcommand {
    @Parameters(paramLabel = "FILE", description = "the file to write; must not exist yet")
    private Path file = Path.of("");

    @Mixin private SettingsOptions settings = new SettingsOptions();

    @Override
    public int run(Console console) {
        long events = StoreMaintenance.backup(settings.read(), file);
        console.say("Copied " + events + " events to " + file + ".");
        return Exit.OK;
    }
}

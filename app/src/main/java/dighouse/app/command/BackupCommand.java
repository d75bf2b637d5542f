package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.SettingsOptions;
import dighouse.server.StoreMaintenance;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Copies the store of a house.
@Command(
        name = "backup",
        header = "Copy the store of a house to a file, also while it is open.",
        description = {"", "The copy is one file and whole by itself; see restore.", ""},
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse backup tonight.db",
            "  ./dighouse backup b.db --set data=/srv/house"
        })
public final class BackupCommand implements Subcommand {
    @Parameters(paramLabel = "FILE", description = "a new file")
    private Path file = Path.of("");

    @Mixin private SettingsOptions settings = new SettingsOptions();

    @Override
    public int run(Console console) {
        long events = StoreMaintenance.backup(settings.read(), file);
        console.say("The copy " + file + " holds " + events + " events.");
        return Exit.OK;
    }
}

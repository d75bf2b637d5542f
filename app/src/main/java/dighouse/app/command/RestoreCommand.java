package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.SettingsOptions;
import dighouse.server.StoreMaintenance;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Restores a copy of the store.
@Command(
        name = "restore",
        header = "Restore a backup where there is no store.",
        description = {"", "Never overwrites a store: move the old one away first.", ""},
        footerHeading = "%nExamples:%n",
        footer = {"  ./dighouse restore tonight.db"})
public final class RestoreCommand implements Subcommand {
    @Parameters(paramLabel = "FILE", description = "a file written by backup")
    private Path file = Path.of("");

    @Mixin private SettingsOptions settings = new SettingsOptions();

    @Override
    public int run(Console console) {
        long events = StoreMaintenance.restore(settings.read(), file);
        console.say("Restored " + events + " events.");
        return Exit.OK;
    }
}

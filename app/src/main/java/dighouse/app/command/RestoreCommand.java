package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.SettingsOptions;
import dighouse.server.StoreMaintenance;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Puts a copy back.
@Command(
        name = "restore",
        header = "Put a backup in the place of a store that is not there.",
        description = {"", "Never writes over a store: move the old one away first.", ""},
        footerHeading = "%nExamples:%n",
        footer = {"  ./dighouse restore tonight.db"})
public final class RestoreCommand implements Subcommand {
    @Parameters(paramLabel = "FILE", description = "what backup wrote")
    private Path file = Path.of("");

    @Mixin private SettingsOptions settings = new SettingsOptions();

    @Override
    public int run(Console console) {
        long events = StoreMaintenance.restore(settings.read(), file);
        console.say("The store is back, with " + events + " events.");
        return Exit.OK;
    }
}

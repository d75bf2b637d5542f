package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.SettingsOptions;
import dighouse.server.StoreMaintenance;
import dighouse.server.hall.StoreCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Looks a store through before an upgrade.
@Command(
        name = "check",
        header = "Fold every stored table with this program, and list those that would stop.",
        description = {
            "",
            "Changes nothing, and the house may be open meanwhile: run the new program's check"
                    + " before",
            "it takes over. Answers 1 if a table would stop.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {"  ./dighouse check", "  ./dighouse check --set data=/srv/dighouse"})
public final class CheckCommand implements Subcommand {
    @Mixin private SettingsOptions settings = new SettingsOptions();

    @Override
    public int run(Console console) {
        StoreCheck found = StoreMaintenance.check(settings.read());
        found.stopped().forEach(table -> console.say(table.table() + "  " + table.why()));
        console.say("Tables: " + found.tables() + ", would stop: " + found.stopped().size() + ".");
        return found.stopped().isEmpty() ? Exit.OK : Exit.NOT_SO;
    }
}

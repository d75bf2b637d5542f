package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.SettingsOptions;
import dighouse.server.StoreMaintenance;
import dighouse.server.hall.StoreCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Checks a store before an upgrade.
@Command(
        name = "check",
        header = "Check that this version can load every stored table.",
        description = {
            "",
            "Changes nothing, and the server may be running: run the new version's check before",
            "you upgrade. Lists the tables that would fail; then it ends with 1.",
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
        console.say("Tables: " + found.tables() + ", would fail: " + found.stopped().size() + ".");
        return found.stopped().isEmpty() ? Exit.OK : Exit.NOT_SO;
    }
}

package dighouse.app.option;

import dighouse.app.io.TextFile;
import dighouse.kernel.Malformed;
import dighouse.server.settings.Settings;
import dighouse.server.settings.SettingsReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/// Reads the settings of the server from a file, the environment and the command line.
public final class SettingsOptions {
    @Option(names = "--file", paramLabel = "FILE", description = "a file with settings")
    private Path file = Path.of("");

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "one setting; may be repeated")
    private Map<String, String> set = new LinkedHashMap<>();

    public Settings read() {
        SettingsReader reader = new SettingsReader();
        if (!file.toString().isEmpty()) {
            if (!Files.isReadable(file)) {
                throw new Malformed("There is no readable file " + file + ".");
            }
            reader.file(TextFile.read(file));
        }
        reader.environment(System.getenv());
        set.forEach(reader::set);
        return reader.read();
    }
}

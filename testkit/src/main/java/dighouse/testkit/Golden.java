package dighouse.testkit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.testkit.checks.Node;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// The golden games and walks of one game's module, as tests; or rewritten, on purpose.
public final class Golden<P extends Position<P>> {
    private static final String HOW_TO_WRITE = "-Ddighouse.golden=write";
    private final Game<P> game;
    private final List<Edition> editions;
    private final Path folder;
    private final boolean write;

    /// @param write whether to bring the files up to date, and to write first ones
    public Golden(Game<P> game, List<Edition> editions, Path folder, boolean write) {
        this.game = game;
        this.editions = editions;
        this.folder = folder;
        this.write = write;
    }

    public Stream<DynamicTest> games() {
        if (write && files(folder.resolve("golden")).isEmpty()) {
            writeFirst("golden/random.txt", FirstGolden.game(game, editions.getFirst()));
        }
        List<Path> files = files(folder.resolve("golden"));
        Node.require(!files.isEmpty(), none("golden game", "golden"));
        return files.stream()
                .map(file -> dynamicTest(String.valueOf(file.getFileName()), () -> game(file)));
    }

    private void game(Path file) throws IOException {
        String text = Files.readString(file);
        try {
            if (write) {
                text = GoldenGame.rewrite(game, editions, text);
                Files.writeString(file, text);
            }
            GoldenGame.check(game, editions, text);
        } catch (Malformed | AssertionError stale) {
            throw new AssertionError(
                    folder.relativize(file)
                            + ": "
                            + stale.getMessage()
                            + "\n  If the rules changed on purpose, "
                            + HOW_TO_WRITE
                            + " brings its numbers up to date. If its plies no longer fit, change"
                            + " them, or delete the file and let a new game be written.",
                    stale);
        }
    }

    public Stream<DynamicTest> walks() {
        Path file = folder.resolve("walks.txt");
        if (write && !Files.exists(file)) {
            writeFirst("walks.txt", FirstGolden.walks(game, editions.getFirst()));
        }
        Node.require(Files.exists(file), none("walk", "walks.txt"));
        List<String> lines = lines(file);
        if (write) {
            lines = counted(lines);
            write(file, lines);
        }
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : lines) {
            if (WalkLine.isWalk(line)) {
                tests.add(dynamicTest(line, () -> WalkLine.parse(line).check(game, editions)));
            }
        }
        Node.require(!tests.isEmpty(), none("walk", "walks.txt"));
        return tests.stream();
    }

    private String none(String what, String where) {
        return "there is no %s in %s: %s writes a first one"
                .formatted(what, folder.resolve(where), HOW_TO_WRITE);
    }

    private List<String> counted(List<String> lines) {
        List<String> counted = new ArrayList<>();
        for (String line : lines) {
            if (WalkLine.isWalk(line) && WalkLine.parse(line).isOpen()) {
                WalkLine walk = WalkLine.parse(line);
                counted.add(walk.counted(walk.walk(game, editions)).text());
            } else {
                counted.add(line);
            }
        }
        return counted;
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void writeFirst(String name, List<String> lines) {
        Path file = folder.resolve(name);
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        write(file, lines);
    }

    private static void write(Path file, List<String> lines) {
        try {
            Files.write(file, lines);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}

package dighouse.testkit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
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
final class Golden<P extends Position<P>> {
    private static final boolean WRITE = "write".equals(System.getProperty("dighouse.golden"));

    private final Game<P> game;
    private final List<Edition> editions;
    private final Path folder;

    Golden(Game<P> game, List<Edition> editions, Path folder) {
        this.game = game;
        this.editions = editions;
        this.folder = folder;
    }

    Stream<DynamicTest> games() {
        if (WRITE && files(folder.resolve("golden")).isEmpty()) {
            writeFirst("golden/random.txt", FirstGolden.game(game, editions.getFirst()));
        }
        List<Path> files = files(folder.resolve("golden"));
        Node.require(!files.isEmpty(), "there is no golden game in " + folder.resolve("golden"));
        return files.stream()
                .map(file -> dynamicTest(String.valueOf(file.getFileName()), () -> game(file)));
    }

    private void game(Path file) throws IOException {
        String text = Files.readString(file);
        if (WRITE) {
            text = GoldenGame.rewrite(game, editions, text);
            Files.writeString(file, text);
        }
        GoldenGame.check(game, editions, text);
    }

    Stream<DynamicTest> walks() {
        Path file = folder.resolve("walks.txt");
        if (WRITE && !Files.exists(file)) {
            writeFirst("walks.txt", FirstGolden.walks(game, editions.getFirst()));
        }
        Node.require(Files.exists(file), "there are no walks in " + file);
        List<String> lines = lines(file);
        if (WRITE) {
            lines = counted(lines);
            write(file, lines);
        }
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : lines) {
            if (WalkLine.isWalk(line)) {
                tests.add(dynamicTest(line, () -> WalkLine.parse(line).check(game, editions)));
            }
        }
        Node.require(!tests.isEmpty(), "there are no walks in " + file);
        return tests.stream();
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

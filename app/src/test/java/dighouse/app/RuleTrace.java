package dighouse.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Compares the statements of the ledgers with the `@Rule` annotations of all tests.
final class RuleTrace {
    private static final Pattern ID =
            Pattern.compile("\\b(?:MRJ|ARC|PRG|THB)-[A-Z]+[A-Z0-9]*-[A-Z]?[0-9]+[A-Z]?\\b");
    private static final Pattern ANNOTATION = Pattern.compile("@Rule\\(([^)]*)\\)");

    /// Sections that inform the reader and contain nothing to test.
    private static final Set<String> PROSE =
            Set.of("OVR", "GEN", "NOTE", "BOT", "SIM", "SANITY", "UI", "HOUSE");

    private static final int MOST_CLAIMS = 6;

    private final Path root;
    private final Set<String> told;
    private final Set<String> claimed = new TreeSet<>();
    private final List<String> faults = new ArrayList<>();

    /// @param root of the project: ledgers below `docs/rules`, tests below any `src/test`
    RuleTrace(Path root) {
        this.root = root;
        told = told();
        for (Path test : tests()) {
            scan(test);
        }
    }

    /// All problems with the ledgers of these games; empty if there are none.
    List<String> faults(List<String> games) {
        List<String> all = new ArrayList<>(faults);
        for (String game : games) {
            for (String id : statements(rules().resolve(game + ".md"))) {
                if (!claimed.contains(id)) {
                    all.add("no test claims " + id);
                }
            }
        }
        Set<String> known = new TreeSet<>(told);
        for (Path page : files(rules(), 1, ".md")) {
            known.addAll(ids(read(page)));
        }
        for (String id : claimed) {
            if (!known.contains(id)) {
                all.add("a test claims " + id + ", which no ledger has");
            }
        }
        return all;
    }

    private Set<String> statements(Path page) {
        Set<String> statements = ids(read(page));
        statements.removeAll(told);
        statements.removeIf(id -> PROSE.contains(id.split("-", -1)[1]));
        return statements;
    }

    private Set<String> told() {
        Set<String> ids = new TreeSet<>();
        for (String line : read(rules().resolve("told.txt")).split("\n", -1)) {
            if (!line.startsWith("#")) {
                ids.addAll(ids(line));
            }
        }
        return ids;
    }

    private void scan(Path test) {
        String text = read(test);
        String name = root.relativize(test).toString();
        if (text.contains("@" + "Disabled")) {
            faults.add("a test is disabled in " + name);
        }
        Matcher annotation = ANNOTATION.matcher(text);
        while (annotation.find()) {
            Set<String> ids = ids(annotation.group(1));
            claimed.addAll(ids);
            if (ids.size() > MOST_CLAIMS) {
                faults.add("one test claims " + ids.size() + " statements in " + name);
            }
        }
    }

    private List<Path> tests() {
        return files(root, Integer.MAX_VALUE, ".java").stream()
                .filter(path -> root.relativize(path).toString().contains("src/test/"))
                .toList();
    }

    private Path rules() {
        return root.resolve("docs/rules");
    }

    private static Set<String> ids(String text) {
        Set<String> ids = new TreeSet<>();
        ID.matcher(text).results().forEach(match -> ids.add(match.group()));
        return ids;
    }

    private static List<Path> files(Path folder, int depth, String ending) {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.filter(path -> path.toString().endsWith(ending)).sorted().toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}

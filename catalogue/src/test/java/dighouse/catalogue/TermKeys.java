package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.Json;
import dighouse.kernel.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The keys of the things that a game names, in the forms in which one language says them: each by
/// itself, and in every form that a sentence asks for. So a language declares the forms it needs.
record TermKeys(Words words, String game) {
    private static final Path WEB = Path.of(System.getProperty("dighouse.root"), "web", "src");

    /// `words.term('place', city, 'at')` in the pages.
    private static final Pattern ASKED_BY_PAGE =
            Pattern.compile("\\bterm\\('(\\w+)',[^'\\n]*'(\\w+)'\\)");

    /// `words.count(number, 'card', kind)` in the pages.
    private static final Pattern COUNTED_BY_PAGE =
            Pattern.compile("\\bcount\\([^,\\n]*, '(\\w+)',");

    Set<String> of(Heard<?> heard) {
        Map<String, Set<String>> terms = new TreeMap<>(); // IDs by kind
        Set<String> keys = new TreeSet<>();
        for (Spoken spoken : Spoken.all(heard)) {
            add(spoken.key(), spoken.phrase().arguments(), terms, keys);
            if (words.wordList(game).has("scores." + spoken.phrase().key())) {
                add("scores." + spoken.phrase().key(), spoken.phrase().arguments(), terms, keys);
            }
        }
        for (Refusal refusal : heard.refusals) {
            add(words.refusalKey(game, refusal), refusal.arguments(), terms, keys);
        }
        terms.forEach((kind, ids) -> {
            for (String form : formsElsewhere(kind)) {
                ids.forEach(id -> keys.add(key(kind, id, form)));
            }
        });
        return keys;
    }

    private void add(
            String key,
            List<Argument> arguments,
            Map<String, Set<String>> terms,
            Set<String> keys) {
        for (Argument argument : arguments) {
            switch (argument) {
                case Argument.Term term -> {
                    if (!term.kind().equals(Words.PLAIN)) {
                        terms.computeIfAbsent(term.kind(), kind -> new TreeSet<>()).add(term.id());
                        forms(words.wordList(game).message(key), term.name())
                                .forEach(form -> keys.add(key(term.kind(), term.id(), form)));
                    }
                }
                case Argument.Tally tally -> {
                    for (Argument.Count count : tally.counts()) {
                        terms.computeIfAbsent(tally.kind(), kind -> new TreeSet<>())
                                .add(count.id());
                        countedForms()
                                .forEach(form -> keys.add(key(tally.kind(), count.id(), form)));
                    }
                }
                case Argument.Amount _, Argument.Seat _ -> {}
            }
        }
    }

    private static String key(String kind, String id, String form) {
        return kind + "." + id + (form.isEmpty() ? "" : "." + form);
    }

    private static Set<String> forms(Message message, String argument) {
        Set<String> forms = new LinkedHashSet<>();
        message.all()
                .forEach(part -> {
                    if (part instanceof Message.Place place && place.name().equals(argument)) {
                        forms.add(place.form());
                    }
                });
        return forms;
    }

    private Set<String> countedForms() {
        return forms(words.wordList("common").message("list.item"), "thing");
    }

    /// By itself always; and as terminal and pages ask for it.
    private Set<String> formsElsewhere(String kind) {
        Set<String> forms = new TreeSet<>(Set.of(""));
        Json kinds = Json.parse(read(WEB.resolve("words/kinds/" + game + ".json")));
        WordList terminal = words.wordList("terminal");
        for (String key : terminal.keys()) {
            if (key.startsWith(game + ".")) {
                kinds.object()
                        .forEach((name, of) -> {
                            if (of.string().equals("term " + kind)) {
                                forms.addAll(forms(terminal.message(key), name));
                            }
                        });
            }
        }
        forms.addAll(askedByPages(kind));
        return forms;
    }

    private Set<String> askedByPages(String kind) {
        Set<String> forms = new TreeSet<>();
        try (Stream<Path> files = Files.walk(WEB.resolve("games/" + game))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = read(file);
                ASKED_BY_PAGE
                        .matcher(text)
                        .results()
                        .filter(asked -> asked.group(1).equals(kind))
                        .forEach(asked -> forms.add(asked.group(2)));
                COUNTED_BY_PAGE
                        .matcher(text)
                        .results()
                        .filter(asked -> asked.group(1).equals(kind))
                        .forEach(asked -> forms.addAll(countedForms()));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return forms;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}

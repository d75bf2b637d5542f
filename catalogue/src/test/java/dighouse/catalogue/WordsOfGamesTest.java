package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Option;
import dighouse.kernel.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever a game says has words in both languages, and there are no words for what no game ever
/// says.
class WordsOfGamesTest {
    static final List<String> GAMES = Games.all().stream().map(GameEntry::id).toList();

    private static final List<String> NAMES = List.of("Ann", "Bob", "Cleo", "Dan");
    private static final Pattern RULE = Pattern.compile("\"([A-Z]{3}-[A-Z]+-[0-9A-Z]{2,3})\"");
    private static final Map<String, Heard<?>> HEARD = new LinkedHashMap<>();

    @ParameterizedTest
    @FieldSource("GAMES")
    void everythingAGameSaysHasWordsInBothLanguages(String game) {
        for (Language language : Language.all()) {
            Words words = Words.in(language);
            Heard<?> heard = heard(game);

            assertSentences(heard.events, phrase -> words.event(game, phrase, NAMES));
            assertSentences(heard.refusals, refusal -> words.refusal(game, refusal, NAMES));
            assertSentences(heard.tieBreaks, phrase -> words.tieBreak(game, phrase, NAMES));
            assertSentences(heard.questions, asks -> words.question(game, asks));
            assertChoices(heard.moves, phrase -> words.move(game, phrase, NAMES));
            assertChoices(heard.scoreParts, phrase -> words.scorePart(game, phrase, NAMES));
            assertChoices(heard.scoreParts, phrase -> words.scoreParts(game, phrase));
            for (Option option : heard.options) {
                assertChoices(Set.of(option), it -> words.optionName(game, it.id()));
                assertSentences(Set.of(option), it -> words.optionHelp(game, it.id()));
                assertChoices(
                        option.isNumber() ? List.of("7") : option.names(),
                        value -> words.optionValue(game, option.id(), value));
            }
            for (int mission : missions(game)) {
                assertChoices(Set.of(mission), it -> words.missionTitle(game, it));
                assertSentences(Set.of(mission), it -> words.missionHelp(game, it));
            }
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aWordListHasExactlyWhatItsGameSays(String game) {
        Heard<?> heard = heard(game);
        for (Language language : Language.all()) {
            Words words = Words.in(language);
            Set<String> keys = new TreeSet<>(Set.of("title"));
            heard.moves.forEach(phrase -> keys.add("move." + phrase.key()));
            heard.events.forEach(phrase -> keys.add("event." + phrase.key()));
            heard.scoreParts.forEach(phrase -> keys.add("score." + phrase.key()));
            heard.scoreParts.stream()
                    .filter(phrase -> words.wordList(game).has("scores." + phrase.key()))
                    .forEach(phrase -> keys.add("scores." + phrase.key()));
            heard.tieBreaks.forEach(phrase -> keys.add("tie." + phrase.key()));
            heard.refusals.forEach(refusal -> keys.add(words.refusalKey(game, refusal)));
            keys.addAll(new TermKeys(words, game).of(heard));
            heard.questions.forEach(asks -> keys.add("ask." + asks));
            heard.options.forEach(option -> addOption(words, option, keys));
            for (int mission : missions(game)) {
                keys.add("mission." + mission);
                keys.add("mission." + mission + ".help");
            }

            Set<String> own = new TreeSet<>(words.wordList(game).keys());
            own.removeIf(key -> key.startsWith("advice.")); // bots say these
            assertThat(own).as("%s.%s.json", game, language.code()).containsExactlyElementsOf(keys);
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyRefusalInTheSourcesIsHeardAndStandsInTheLedger(String game) {
        Set<String> written = refusalsInSources(game);
        Set<String> heard = new TreeSet<>();
        heard(game).refusals.forEach(refusal -> heard.add(refusal.rule()));

        assertThat(written).isNotEmpty().containsExactlyInAnyOrderElementsOf(heard);
        assertThat(written)
                .allSatisfy(
                        rule -> assertThat(Games.find(game).ledger().statement(rule)).isPresent());
    }

    static List<Language> languages() {
        return Language.all();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theHouseRefusesInEveryLanguage(Language language) {
        assertSentences(
                List.of(
                        Refusal.noSuchMove(),
                        Refusal.notYourDecision(),
                        Refusal.gameOver(),
                        Refusal.movedOn()),
                refusal -> Words.in(language).refusal("archaeology", refusal, NAMES));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theCommonWordListHasExactlyWhatGamesShare(Language language) {
        Set<String> keys = new TreeSet<>(Words.in(language).wordList("common").keys());
        keys.removeIf(key -> key.startsWith("name.")); // forms that a language makes of any name

        assertThat(keys)
                .containsExactlyInAnyOrder(
                        "refusal." + Refusal.NO_SUCH_MOVE,
                        "refusal." + Refusal.NOT_YOUR_DECISION,
                        "refusal." + Refusal.GAME_OVER,
                        "refusal." + Refusal.MOVED_ON,
                        "list.item",
                        "list.more",
                        "list.last",
                        "list.nothing",
                        "fault.at",
                        "fault.alone",
                        "value.yes",
                        "value.no",
                        "advice.points");
    }

    private static int[] missions(String game) {
        GameEntry<?> entry = Games.find(game);
        return IntStream.rangeClosed(1, entry.game().missions(entry.standardEdition())).toArray();
    }

    static synchronized Heard<?> heard(String game) {
        return HEARD.computeIfAbsent(game, id -> Heard.of(Games.find(id)));
    }

    // ---- what is said well --------------------------------------------------------------------

    /// Turns something that was heard into words.
    @FunctionalInterface
    private interface Saying<T> {
        String say(T heard);
    }

    private static <T> void assertSentences(Collection<T> all, Saying<T> saying) {
        assertThat(all)
                .isNotEmpty()
                .allSatisfy(each -> assertThat(saying.say(each)).matches("\\p{Lu}[^{}_]*[.?]"));
    }

    private static <T> void assertChoices(Collection<T> all, Saying<T> saying) {
        assertThat(all)
                .isNotEmpty()
                .allSatisfy(each -> assertThat(saying.say(each)).matches("[^{}_]*[^{}_.?]"));
    }

    // ---- which keys that takes ----------------------------------------------------------------

    private static void addOption(Words words, Option option, Set<String> keys) {
        keys.add("option." + option.id());
        keys.add("option." + option.id() + ".help");
        option.names().stream()
                .filter(name -> !words.wordList("common").has("value." + name))
                .forEach(name -> keys.add("option." + option.id() + "." + name));
    }

    /// The rules that the game's referees name, as they are written.
    private static Set<String> refusalsInSources(String game) {
        Path sources =
                Path.of(System.getProperty("dighouse.root"), "games", game, "src", "main", "java");
        Set<String> rules = new TreeSet<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith("Referee.java")).toList()) {
                RULE.matcher(Files.readString(file))
                        .results()
                        .map((MatchResult rule) -> rule.group(1))
                        .forEach(rules::add);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return rules;
    }
}

package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.catalogue.Rulebook.Item;
import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Option;
import dighouse.kernel.SeatRange;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The rules for players: complete, the same in both languages, and set in clean type.
class RulebookTest {
    static final List<String> GAMES = Games.all().stream().map(GameEntry::id).toList();

    private static final Pattern ID = Pattern.compile("[A-Z]{3}-[A-Z]+-[0-9]+[A-Z]?");
    private static final String REFUSAL = "refusal.";

    @ParameterizedTest
    @FieldSource("GAMES")
    void bothLanguagesTellTheSameInTheSameOrder(String game) {
        assertThat(plan(book(game, Language.of("fr"))))
                .isNotEmpty()
                .containsExactlyElementsOf(plan(book(game, Language.EN)));
    }

    /// Everything but the sentences themselves.
    private static List<String> plan(Rulebook book) {
        return book.chapters().stream()
                .flatMap(chapter ->
                        chapter.items().stream()
                                .map(item -> chapter.id() + " " + item.kind() + " " + item.ids()))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyStatementStandsInTheLedgerAndIsRetoldOnce(String game) {
        List<String> ids = book(game, Language.EN).items().flatMap(RulebookTest::ids).toList();

        assertThat(ids).doesNotHaveDuplicates();
        assertThat(Games.find(game).ledger().statements())
                .extracting(Ledger.Statement::id)
                .containsAll(ids);
    }

    private static Stream<String> ids(Item item) {
        return item.ids().stream();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void chaptersHaveNamesOfTheirOwn(String game) {
        assertThat(book(game, Language.EN).chapters())
                .extracting(Rulebook.Chapter::id)
                .doesNotHaveDuplicates();
    }

    /// Whatever a player may want to look up: why a move is refused, what an option changes, how
    /// ties are broken, and what stands behind numbers that are not printed.
    @ParameterizedTest
    @FieldSource("GAMES")
    void whatAPlayerMayLookUpIsThere(String game) {
        Rulebook book = book(game, Language.EN);
        Set<String> wanted = new TreeSet<>(refusing(game));
        wanted.addAll(ofOptions(Games.find(game)));
        wanted.addAll(ofTies(Games.find(game)));
        wanted.addAll(namedByEditions(Games.find(game)));

        assertThat(wanted)
                .hasSizeGreaterThan(20)
                .allSatisfy(id -> assertThat(book.item(id)).as(id).isPresent());
    }

    /// The words know the rules that refuse: another test holds them against the referees.
    private static List<String> refusing(String game) {
        return Words.in(Language.EN).wordList(game).keys().stream()
                .filter(key -> key.startsWith(REFUSAL))
                .flatMap(key -> ID.matcher(key).results())
                .map(MatchResult::group)
                .toList();
    }

    private static Set<String> ofOptions(GameEntry<?> entry) {
        Set<String> rules = new LinkedHashSet<>();
        for (Edition edition : entry.editions()) {
            SeatRange seats = entry.game().seats(edition);
            for (int number = seats.least(); number <= seats.most(); number++) {
                int missions = number == 1 ? entry.game().missions(edition) : 0;
                for (int mission = Math.min(1, missions); mission <= missions; mission++) {
                    entry.game().options(edition, number, mission).stream()
                            .map(Option::rule)
                            .forEach(rules::add);
                }
            }
        }
        return rules;
    }

    private static List<String> ofTies(GameEntry<?> entry) {
        return statements(entry).filter(id -> id.contains("-TIE-")).toList();
    }

    private static List<String> namedByEditions(GameEntry<?> entry) {
        Set<String> known = new LinkedHashSet<>(statements(entry).toList());
        return entry.editions().stream()
                .flatMap(edition -> ID.matcher(edition.json()).results())
                .map(MatchResult::group)
                .filter(known::contains)
                .toList();
    }

    private static Stream<String> statements(GameEntry<?> entry) {
        return entry.ledger().statements().stream().map(Ledger.Statement::id);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyTextIsAFewSentencesInCleanType(String game) {
        for (Language language : Language.all()) {
            assertThat(book(game, language).items())
                    .extracting(Item::text)
                    .allSatisfy(text ->
                            assertThat(text)
                                    .matches("[\\p{Lu}0-9«“].*[.?]”?")
                                    .hasSizeLessThan(420)
                                    .doesNotContain("  ", "'", "\"", "*", "_", "!"));
        }
    }

    /// Narrow spaces that do not break, as in all French texts.
    @ParameterizedTest
    @FieldSource("GAMES")
    void frenchSignsStandBehindNarrowSpaces(String game) {
        Rulebook book = book(game, Language.of("fr"));
        assertThat(
                        Stream.concat(
                                book.items().map(Item::text),
                                book.chapters().stream().map(Rulebook.Chapter::title)))
                .allSatisfy(text ->
                        assertThat(text)
                                .doesNotContainPattern("[^\\u202f][:;?!»]")
                                .doesNotContainPattern("«[^\\u202f]"));
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void theTitleIsThatOfTheWords(String game) {
        for (Language language : Language.all()) {
            assertThat(book(game, language).title()).isEqualTo(Words.in(language).title(game));
            assertThat(book(game, language).game()).isEqualTo(game);
        }
    }

    @Test
    void whatIsWrittenReadsAsTheSameBook() {
        Rulebook book = book("archaeology", Language.of("fr"));
        JsonWriter json = new JsonWriter();
        book.write(json);

        assertThat(Rulebook.parse(Json.parse(json.text()))).isEqualTo(book);
    }

    @Test
    void anUnknownKindIsRefusedWithThoseThereAre() {
        Json odd =
                Json.parse(
                        """
                        {"game":"archaeology","title":"A","chapters":[{"id":"a","title":"A","items":[
                        {"ids":[],"kind":"rumour","text":"A."}]}]}
                        """);

        assertThatThrownBy(() -> Rulebook.parse(odd))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("rule, example, option, ruling or aid");
    }

    private static Rulebook book(String game, Language language) {
        return Games.find(game).rulebook(language);
    }
}

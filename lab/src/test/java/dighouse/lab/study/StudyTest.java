package dighouse.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.levels.Bots;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Language;
import dighouse.catalogue.Words;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.lab.ResultTable;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
import java.io.StringReader;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class StudyTest {
    static Stream<String> games() {
        return Games.all().stream().map(GameEntry::id);
    }

    private static Counts count(String game, int seats, int games, int threads) {
        return count(Games.find(game), seats, games, threads);
    }

    private static <P extends Position<P>> Counts count(
            GameEntry<P> entry, int seats, int games, int threads) {
        List<Bot> bots = Collections.nCopies(seats, Bots.named("random"));
        Setup setup = Setup.of(entry.game(), entry.standardEdition(), seats);
        return new Study<>(entry.game(), setup, bots, new BotSpeed(1, 20), 3)
                .play(games, new WorkerPool(threads), RunProgress.SILENT);
    }

    private static StudyReport report(String game, int seats, Counts counts, Language language) {
        return new StudyReport(
                game, Collections.nCopies(seats, "random"), counts, Words.in(language));
    }

    @ParameterizedTest
    @MethodSource("games")
    void isTheSameOnOneThreadOrThree(String game) {
        StudyReport one = report(game, 2, count(game, 2, 40, 1), Language.EN);
        StudyReport three = report(game, 2, count(game, 2, 40, 3), Language.EN);

        assertThat(three.sheets()).isEqualTo(one.sheets());
    }

    /// Victories add up to the games, and the kinds of points to the points.
    @ParameterizedTest
    @MethodSource("games")
    void figuresAddUp(String game) {
        Counts counts = count(game, 3, 60, 2);
        StudyReport report = report(game, 3, counts, Language.EN);

        double victories = counts.victories(0) + counts.victories(1) + counts.victories(2);
        assertThat(victories).isCloseTo(60, within(1e-9));
        double parts = report.means().stream().mapToDouble(mean -> mean.first()).sum();
        assertThat(parts).isCloseTo(counts.points().mean(), within(1e-9));
        double winning = report.means().stream().mapToDouble(mean -> mean.second()).sum();
        assertThat(winning).isCloseTo(counts.winning().mean(), within(1e-9));
        assertThat(counts.turns().mean())
                .isGreaterThan(1)
                .isLessThanOrEqualTo(counts.decisions().mean());
        assertThat(counts.decisions().mean()).isLessThan(counts.plies().mean());
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePageIsWellFormedInBothLanguages(String game) throws Exception {
        Counts counts = count(game, 4, 60, 2);
        for (Language language : Language.all()) {
            String page =
                    new StudyPage(report(game, 4, counts, language), "study <" + game + "> & co")
                            .html();

            Document document = parse(page);
            assertThat(document.getDocumentElement().getAttribute("lang"))
                    .isEqualTo(language.code());
            assertThat(document.getElementsByTagName("svg").getLength()).isEqualTo(4);
            assertThat(document.getElementsByTagName("table").getLength()).isEqualTo(5);
            assertThat(document.getElementsByTagName("code").item(0).getTextContent())
                    .isEqualTo("study <" + game + "> & co");
            assertThat(page)
                    .as("nothing comes from elsewhere")
                    .doesNotContain("<script", "http:", "https:", "@import", "url(", "NaN");
        }
    }

    private static Document parse(String page) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        DocumentBuilder builder = factory.newDocumentBuilder();
        return builder.parse(new InputSource(new StringReader(page)));
    }

    @Test
    void namesWhatBringsPointsInTheReadersLanguage() {
        Counts counts = count("thebes", 2, 60, 2);

        assertThat(names(report("thebes", 2, counts, Language.EN).parts()))
                .contains("artefacts of Egypt", "congresses", "most books on a site");
        assertThat(names(report("thebes", 2, counts, Language.of("fr")).parts()))
                .contains("congrès", "le plus de livres sur un lieu");
        assertThat(
                        names(
                                report(
                                                "archaeology",
                                                2,
                                                count("archaeology", 2, 20, 1),
                                                Language.EN)
                                        .parts()))
                .contains("coins", "talismans");
    }

    private static List<String> names(ResultTable sheet) {
        return sheet.rows().stream().map(row -> row.getFirst().text()).toList();
    }

    @Test
    void countsTiesAndWhatDecidedThem() {
        Counts counts = count("archaeology", 4, 300, 2);
        ResultTable ties = report("archaeology", 4, counts, Language.EN).ties();

        assertThat(names(ties))
                .startsWith("first and second have equal points", "the victory is shared")
                .contains("On equal points, whoever sold fewer cards to the museum is ahead.");
        int equal = counts.margins().count(0, 1);
        assertThat(equal).isGreaterThan(counts.shared());
    }
}

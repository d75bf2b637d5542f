package dighouse.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Json;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.Position;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// News bring the positions between: the very moments that looking back shows the same viewer, for
/// the plies that told something.
class NewsMomentsTest {
    private static final int MOST_NEWS = 60;
    private static final ViewerJson VIEWER_JSON = new ViewerJson(person -> person);

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon", "marajoara"})
    void theMomentsOfNewsAreThoseOfLookingBack(String id) {
        assertThat(compare(SeatedTable.begun(Games.find(id), 7), Viewer.BYSTANDER)).isPositive();
        assertThat(compare(SeatedTable.begun(Games.find(id), 8), 0)).isPositive();
    }

    @Test
    void theStartTellsOnlyHowTheTableIsLaid() {
        GameEntry<?> entry = Games.find("thebes");
        Table<?> table = SeatedTable.of(entry, 1);
        Json started = news(table, SeatingRules.begin(table), Viewer.BYSTANDER);

        assertThat(started.get("told").array()).hasSizeGreaterThan(1);
        assertThat(started.get("moments").array()).isEmpty();
    }

    /// Plays at random, and holds the news against what looking back shows.
    ///
    /// @return how many of the news had moments
    private static <P extends Position<P>> int compare(Table<P> table, int viewer) {
        Xoshiro random = new Xoshiro(viewer + 1L);
        int withMoments = 0;
        for (int i = 0; i < MOST_NEWS && table.decider() >= 0; i++) {
            int from = table.match().size();
            TableEvent choice =
                    CommandHandler.playChosen(
                            table, table.decider(), SeatedTable.choice(table, random));
            Json news = news(table, choice, viewer);
            String back = Moments.of(table, from + 1, table.match().size(), viewer);
            List<Json> telling = telling(Json.parse(back).get("moments"));
            List<Json> moments = news.get("moments").array();
            if (telling.size() < 2) {
                assertThat(moments).isEmpty();
                continue;
            }
            withMoments++;
            assertThat(moments.stream().map(each -> withView(each, news, table)))
                    .containsExactlyElementsOf(telling.stream().map(Json::compact).toList());
            assertThat(moments.stream().flatMap(NewsMomentsTest::told))
                    .containsExactlyElementsOf(told(news).toList());
        }
        return withMoments;
    }

    private static Stream<String> told(Json teller) {
        return teller.get("told").array().stream().map(Json::compact);
    }

    private static List<Json> telling(Json moments) {
        return moments.array().stream()
                .filter(moment -> !moment.get("told").array().isEmpty())
                .toList();
    }

    /// A moment as looking back writes it; the view after the last ply is the one of the state.
    private static String withView(Json moment, Json news, Table<?> table) {
        boolean last = moment.get("ply").compact().equals("" + table.match().size());
        assertThat(moment.has("view")).isEqualTo(!last);
        String text = moment.compact();
        String view = news.get("state").get("view").compact();
        return last ? text.substring(0, text.length() - 1) + ",\"view\":" + view + "}" : text;
    }

    private static Json news(Table<?> table, TableEvent event, int viewer) {
        MatchCursor<?> since = table.match().cursorAtEnd();
        table.apply(event, 0);
        return Json.parse(VIEWER_JSON.news(since, event, table, viewer, 0, ""));
    }
}

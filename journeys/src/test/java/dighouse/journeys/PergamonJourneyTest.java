package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dighouse.kernel.Json;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Pergamon in the browser: what every game must allow, and every kind of decision by touch and by
/// key, each from a prepared position.
class PergamonJourneyTest extends BoardJourney {
    private static final int LAST_ROUND = 12;

    private static final String SORTING =
            "\"options\":{\"findSorting\":\"firstPlayerChooses\",\"firstPlayer\":\"A\"},";

    /// Digs as deep as possible, shows nothing and keeps what can be paid, so that finds
    /// accumulate.
    private static final TableSetUp HOARD =
            new TableSetUp("pergamon", texts -> PergamonJourneyTest.take(texts, "done", "keep"));

    /// Shows every row as soon as two tiles join, so that the museum fills.
    private static final TableSetUp SHOW =
            new TableSetUp(
                    "pergamon", texts -> PergamonJourneyTest.take(texts, "close", "row", "keep"));

    /// Takes the first answer that begins with a given text; otherwise one in the middle of the
    /// funds track, or the last.
    private static int take(List<String> texts, String... wanted) {
        for (String word : wanted) {
            for (int i = 0; i < texts.size(); i++) {
                if (texts.get(i).startsWith(word)) {
                    return i;
                }
            }
        }
        return texts.getFirst().startsWith("ask") ? texts.size() / 2 : texts.size() - 1;
    }

    @Override
    TableSetUp tableSetUp() {
        return HOARD;
    }

    @Override
    Player player(Guest guest) {
        PergamonHands hands = new PergamonHands(guest);
        return (state, look) -> hands.draft(state.get("view").get("asks").string(), look);
    }

    @Override
    boolean isMidGame(Json state) {
        return canShow(state);
    }

    @Override
    boolean isLate(Json state) {
        return state.get("view").get("round").number(0, LAST_ROUND) == LAST_ROUND - 1;
    }

    private static Json own(Json state) {
        return state.get("view").get("seats").array().getFirst();
    }

    private static Predicate<Json> asked(String asks) {
        return state -> TableSetUp.isAsked(state, asks);
    }

    /// A row of three tiles can be shown, and there is a coin to polish it.
    private static boolean canShow(Json state) {
        return TableSetUp.isAsked(state, "exhibit")
                && state.get("view").get("aid").get("row").array().size() >= 3
                && own(state).get("coins").number(0, 99) > 0;
    }

    private static boolean mustMakeRoom(Json state) {
        return TableSetUp.isAsked(state, "exhibit")
                && own(state).get("collections").array().size() == 3;
    }

    private static boolean isFirstToAsk(Json state) {
        return TableSetUp.isAsked(state, "ask")
                && state.get("view").get("order").array().getFirst().number(0, 9) == 0;
    }

    private static int shown(Guest guest, String table) {
        return own(TableSetUp.state(guest, table)).get("collections").array().size();
    }

    @Test
    void theTombRaiderStandsOnTheTrackBeforeAnybodyElse() {
        Guest ines = guest("Inès");
        String table =
                HOARD.until(
                        ines, PergamonJourneyTest::isFirstToAsk, TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        PergamonHands hands = new PergamonHands(ines);
        hands.waitForDecision();

        assertThat(ines.at(".space[data-figure=raider] .figure")).hasCount(1);
        assertThat(ines.at(".space .figure")).hasCount(1);
        hands.ask();
    }

    @Test
    void everyKindOfDecisionIsMadeByKeysAlone() {
        Guest ines = guest("Inès");
        String table = HOARD.openWith(ines, SORTING, TableSetUp.me(), TableSetUp.BOT);
        PergamonHands hands = new PergamonHands(ines);
        ines.goTo(table);

        for (String asks : List.of("ask", "dig", "exhibit", "store")) {
            assertThat(HOARD.walk(ines, table, asked(asks))).as(asks).isTrue();
            hands.waitForDecision();
            TableSetUp habit = asks.equals("exhibit") ? SHOW : HOARD;
            hands.common().decideByKeys(table, habit.habit());
        }

        assertThat(ines.at(".log")).containsText(Pattern.compile("Inès exhibits collection I"));
        assertThat(ines.at(".log")).containsText(Pattern.compile("Inès (stores|drops)"));
    }

    @Test
    void theFirstPlayerOrdersTheFindsOfACentury() {
        Guest ines = guest("Inès");
        String table = null;
        while (table == null) { // the finds of the first month may all be of different centuries
            String opened = HOARD.openWith(ines, SORTING, TableSetUp.me(), TableSetUp.OPEN);
            ines.post(
                    "/api/tables/" + opened + "/sit",
                    "{\"id\":\"beside\",\"seat\":1,\"guest\":\"Bram\",\"contribution\":"
                            + "\"00112233445566778899aabbccddeeff\"}");
            table = TableSetUp.isAsked(TableSetUp.state(ines, opened), "place") ? opened : null;
        }
        ines.goTo(table);
        ines.at(".curtain .button").click();
        PergamonHands hands = new PergamonHands(ines);
        hands.waitForDecision();
        ines.page().keyboard().press("F6");
        Locator find = ines.at(".revealed .tile.lit").first();
        find.focus();

        ines.page().keyboard().press("Space");

        assertThat(ines.at(".revealed .tile.taken")).hasCount(1);
        assertThat(ines.at(".gallery .find.fresh")).not().hasCount(0);
        assertThat(ines.violations()).isEqualTo(List.of());
        String before = hands.common().number();
        ines.page().keyboard().press("Enter");
        hands.common().waitForMove(before);
        assertThat(ines.at(".revealed .tile.taken")).hasCount(0);
    }

    @Test
    @Tag("full")
    void aFourthCollectionMakesAnotherLeave() {
        Guest ines = guest("Inès");
        String table =
                SHOW.until(
                        ines, PergamonJourneyTest::mustMakeRoom, TableSetUp.me(), TableSetUp.BOT);
        PergamonHands hands = new PergamonHands(ines);
        ines.goTo(table);
        hands.waitForDecision();

        ines.at(".aid .button").click();
        assertThat(ines.at(".shows button.lit")).hasCount(3);
        assertThat(hands.common().main()).isDisabled();
        ines.at("section.dock .shows button").nth(1).click();
        assertThat(ines.at(".shows button.taken")).hasCount(1);
        hands.common().confirm();

        assertThat(ines.at(".log")).containsText("Inès disbands collection II.");
    }

    @Test
    void aRowIsLaidTakenBackPolishedAndShown() {
        Guest ines = guest("Inès");
        String table =
                HOARD.until(ines, PergamonJourneyTest::canShow, TableSetUp.me(), TableSetUp.BOT);
        PergamonHands hands = new PergamonHands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        int finds = hands.finds().count();

        hands.layBest();
        ines.page().keyboard().press("Escape");
        assertThat(hands.finds()).hasCount(finds);
        hands.layBest();
        ines.at(".polish .more").click();
        assertThat(ines.at(".polish .points b")).hasText("1");
        assertThat(ines.at(".exhibit.arrives")).hasCount(1);
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.common().confirm();

        assertThat(ines.at(".exhibit.arrives")).hasCount(0);
        assertThat(shown(ines, table)).isEqualTo(1);
    }

    @Test
    void aDigIsTakenBack() {
        Guest ines = guest("Inès");
        Predicate<Json> diggable =
                state ->
                        TableSetUp.isAsked(state, "dig")
                                && own(state).get("finds").array().size() > 2;
        String table = HOARD.until(ines, diggable, TableSetUp.me(), TableSetUp.BOT);
        PergamonHands hands = new PergamonHands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        int finds = hands.finds().count();
        hands.digDeepest();
        hands.common().confirm();
        assertThat(hands.finds()).not().hasCount(finds);

        ines.page().keyboard().press("u");

        assertThat(hands.finds()).hasCount(finds);
        assertThat(ines.at(".gallery.lit")).not().hasCount(0);
    }

    @Test
    void aTakenSpaceSaysItsRuleAndTheDrawerOpensThere() {
        Guest ines = guest("Inès");
        String table = HOARD.until(ines, asked("ask"), TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        new PergamonHands(ines).waitForDecision();

        ines.at(".space:has(.figure)").first().click(new Locator.ClickOptions().setForce(true));

        Locator rule = ines.at(".strip .rule-id");
        assertThat(rule).hasText("PRG-FUND-03");
        rule.click();
        assertThat(ines.at(".rules .now .rule-id")).hasText("PRG-FUND-03");
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    @Test
    void aRowIsShownOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table =
                HOARD.until(ines, PergamonJourneyTest::canShow, TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        PergamonHands hands = new PergamonHands(ines);
        hands.waitForDecision();

        ines.at(".finds .tile.lit").first().tap();
        assertThat(hands.row()).not().hasCount(0);
        ines.at(".strip .button").first().tap(); // back
        assertThat(hands.row()).hasCount(0);
        ines.at(".aid .button").tap();
        ines.at(".polish .more").tap();
        assertThat(ines.at(".polish .points b")).hasText("1");
        assertThat(ines.at("section.museum")).isInViewport();
        assertThat(ines.at(".strip .title")).isInViewport();
        assertThat(hands.common().main()).isInViewport();
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.common().confirm();

        assertThat(shown(ines, table)).isEqualTo(1);
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedByKeyboardAlone() {
        Guest ines = guest("Inès");
        String table = SHOW.openWith(ines, SORTING, TableSetUp.me(), TableSetUp.BOT);
        PergamonHands hands = new PergamonHands(ines);
        ines.goTo(table);

        while (hands.waitForDecision()) {
            Json state = TableSetUp.state(ines, table);
            if (state.get("decider").number(-9, 9) == 0) {
                hands.common().decideByKeys(table, SHOW.habit());
            }
        }

        assertThat(ines.at(".end h1")).not().isEmpty();
    }
}

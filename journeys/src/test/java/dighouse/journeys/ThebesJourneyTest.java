package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dighouse.kernel.Json;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Thebes in the browser: what every game must allow, and every kind of turn, each from a prepared
/// position.
class ThebesJourneyTest extends BoardJourney {
    private static final int LATE = 140;
    private static final String TOLD =
            """
            () => ['.seats li:first-child .points', '.seats li:first-child .finds', '.place .bag', '.dock .know', '.dock .sites .bag', '.shelf', '.log']
              .map((each) => [...document.querySelectorAll(each)].map((thing) => thing.textContent).join('|'))
              .join('\\n')
            """;

    /// Takes cards on the way, so that knowledge grows; without cards, the last answer.
    private static final TableSetUp TRAIL = new TableSetUp("thebes", ThebesJourneyTest::taking);

    private static int taking(List<String> texts) {
        return texts.contains("take 1") ? texts.indexOf("take 1") : texts.size() - 1;
    }

    private static Json own(Json state) {
        return state.get("view").get("seats").array().getFirst();
    }

    @Override
    TableSetUp tableSetUp() {
        return TRAIL;
    }

    @Override
    Player player(Guest guest) {
        ThebesHands hands = new ThebesHands(guest);
        return (state, look) -> hands.draft(look);
    }

    @Override
    boolean isMidGame(Json state) {
        return canDig(state);
    }

    @Override
    boolean isLate(Json state) {
        return isNearTheEnd(state);
    }

    private static boolean isNearTheEnd(Json state) {
        return own(state).get("week").number(0, 156) >= LATE;
    }

    private static boolean offers(Json state, String verb) {
        return state.get("moves").array().stream()
                .anyMatch(each -> each.get("move").string().startsWith(verb));
    }

    private static boolean canDig(Json state) {
        return offers(state, "dig") && offers(state, "take");
    }

    /// The site of the first dig that is offered.
    private static String site(Json state) {
        return state.get("moves").array().stream()
                .map(each -> each.get("move").string())
                .filter(move -> move.startsWith("dig "))
                .findFirst()
                .orElseThrow()
                .substring(4);
    }

    private static int week(Guest guest, String table) {
        return own(TableSetUp.state(guest, table)).get("week").number(0, 156);
    }

    @Test
    void aDigIsPlannedAndTurnedUpOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table =
                TRAIL.until(ines, ThebesJourneyTest::canDig, TableSetUp.me(), TableSetUp.BOT);
        int before = week(ines, table);
        ThebesHands hands = new ThebesHands(ines);
        ines.goTo(table);
        hands.table().waitForDecision();
        assertThat(ines.violations()).isEqualTo(List.of());

        hands.place(site(TableSetUp.state(ines, table))).tap();
        hands.waitForStep();
        hands.chooseWeeks();
        assertThat(ines.at(".strip .title")).isInViewport();
        assertThat(hands.table().main()).isInViewport();
        assertThat(ines.at(".ruler li.taken").first()).isVisible();
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.table().confirm();

        assertThat(ines.at(".show .tokens li.open").first()).isVisible();
        assertThat(week(ines, table)).isGreaterThan(before);
    }

    /// Stops the clock before the first token turns: nothing may have changed but where and when
    /// the digger is.
    @Test
    void nothingGivesADigAwayBeforeItsTokensTurn() {
        Guest ines = guest("Inès");
        ines.post("/api/me/settings", "{\"animation\":\"normal\"}");
        String table =
                TRAIL.until(ines, ThebesJourneyTest::canDig, TableSetUp.me(), TableSetUp.BOT);
        ThebesHands hands = new ThebesHands(ines);
        ines.page().clock().install();
        ines.goTo(table);
        hands.table().waitForDecision();
        Object known = told(ines);
        hands.place(site(TableSetUp.state(ines, table))).click();
        hands.waitForStep();
        hands.chooseLongest();

        ines.page().clock().pauseAt(System.currentTimeMillis() + 1000);
        Object before = hands.table().event();
        ines.at(".go .button:not([disabled])").click();
        ines.page()
                .waitForFunction(
                        "(n) => document.querySelector('[data-number]').dataset.number !== n",
                        before);
        assertThat(ines.at(".show .tokens li.open")).hasCount(0);
        assertThat(told(ines)).isEqualTo(known);

        ines.page().clock().resume();
        assertThat(ines.at(".show .tokens li:not(.open)")).hasCount(0);
        assertThat(told(ines)).isNotEqualTo(known);
    }

    /// What the page says of the guest's points, finds and knowledge, of bags and of past events.
    private static Object told(Guest guest) {
        return guest.page().evaluate(TOLD);
    }

    @Test
    void theBoardIsAccessibleAtDuskTooAndItsSheetsOpen() {
        Guest ines = guest("Inès", new Guest.Taste("en", "dusk", 1280, 800, false));
        String table =
                TRAIL.until(ines, ThebesJourneyTest::canDig, TableSetUp.me(), TableSetUp.BOT);
        ThebesHands hands = new ThebesHands(ines);
        ines.goTo(table);
        hands.table().waitForDecision();

        hands.place(site(TableSetUp.state(ines, table))).click();
        hands.waitForStep();
        assertThat(ines.violations()).isEqualTo(List.of());
        for (String opener : List.of("button.bag", ".pile")) {
            ines.at(opener).first().click();
            assertThat(ines.at("dialog[open]")).isVisible();
            assertThat(ines.violations()).isEqualTo(List.of());
            ines.page().keyboard().press("Escape");
            assertThat(ines.at("dialog[open]")).hasCount(0);
        }
    }

    @Test
    void everyKindOfTurnIsMadeByTabsAndSpaceAlone() {
        Guest ines = guest("Inès");
        String table =
                TRAIL.until(ines, ThebesJourneyTest::canDig, TableSetUp.me(), TableSetUp.BOT);
        ThebesHands hands = new ThebesHands(ines);
        ines.goTo(table);

        for (String goal : List.of(".place.site.lit", "[data-place^='slot:'].lit", ".action.lit")) {
            hands.table().waitForDecision();
            int before = week(ines, table);
            hands.decideByTabs(goal);
            assertThat(week(ines, table)).isGreaterThan(before);
        }
    }

    @Test
    void aDigIsMadeByTheNumbersOfTheList() {
        Guest ines = guest("Inès");
        String table =
                TRAIL.until(
                        ines,
                        state -> offers(state, "dig") && !offers(state, "show"),
                        TableSetUp.me(),
                        TableSetUp.BOT);
        int before = week(ines, table);
        ThebesHands hands = new ThebesHands(ines);
        ines.goTo(table);
        hands.table().waitForDecision();

        hands.decideByNumbers(TableSetUp.state(ines, table).get("moves").array(), "dig");

        assertThat(week(ines, table)).isGreaterThan(before);
    }

    @Test
    @Tag("full")
    void whoeverIsDoneRetiresAfterASecondThought() {
        Guest ines = guest("Inès");
        String table =
                TRAIL.until(ines, ThebesJourneyTest::isNearTheEnd, TableSetUp.me(), TableSetUp.BOT);
        ThebesHands hands = new ThebesHands(ines);
        ines.goTo(table);
        hands.table().waitForDecision();

        ines.at(".action").last().click();

        assertThat(ines.at(".strip .title")).hasText("Do you really retire?");
        hands.table().confirm();
        assertThat(week(ines, table)).isEqualTo(156);
    }

    @Test
    void aSiteOfWhichTooLittleIsKnownSaysWhyNot() {
        Guest ines = guest("Inès");
        String table =
                TRAIL.until(ines, state -> !offers(state, "dig"), TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        ThebesHands hands = new ThebesHands(ines);
        hands.table().waitForDecision();

        hands.place("egypt").click(new Locator.ClickOptions().setForce(true));

        assertThat(ines.at(".strip .rule-id")).hasText("THB-DIG-02");
        assertThat(ines.violations()).isEqualTo(List.of());
    }
}

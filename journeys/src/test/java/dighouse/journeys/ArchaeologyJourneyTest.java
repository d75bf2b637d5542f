package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dighouse.kernel.Json;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Archaeology in the browser: one whole game, and everything else at a table from prepared
/// positions. What all games share in the browser is tested here once.
class ArchaeologyJourneyTest extends BoardJourney {
    private static final String ACT = "act";

    /// Only ends turns on the way, so that hands grow.
    private static final TableSetUp TRAIL =
            new TableSetUp("archaeology", texts -> Math.max(0, texts.indexOf("end")));

    private static boolean canTrade(Json state) {
        Json own = state.get("view").get("players").array().getFirst();
        return TableSetUp.isAsked(state, ACT)
                && own.get("handSize").number(0, 99) >= 3
                && TableSetUp.isOffered(state, "trade");
    }

    @Override
    TableSetUp tableSetUp() {
        return TRAIL;
    }

    @Override
    Player player(Guest guest) {
        return new ArchaeologyHands(guest);
    }

    @Override
    boolean isMidGame(Json state) {
        return canTrade(state);
    }

    /// Plays a whole game, which is short enough.
    @Override
    boolean isLate(Json state) {
        return true;
    }

    @Override
    void expectNoSecrets(Guest guest, int seat) {
        ArchaeologySecrets.expectNone(guest.heard(), seat);
    }

    /// Runs in CI for all games.
    @Test
    @Override
    void theServerRestartsInMidGame() {
        expectTheServerToRestart();
    }

    @Test
    void aCurtainFallsBetweenPeopleAtOneScreen() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, TableSetUp.me(), TableSetUp.beside("Bram"));
        ines.goTo(table);

        Locator curtain = ines.at(".curtain .button");
        curtain.waitFor();
        assertThat(ines.at(".hand")).hasCount(0);
        String name = curtain.textContent();
        curtain.click();
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        hands.waitForDecision();
        while (ines.at(".curtain").count() == 0) {
            hands.decide();
        }

        assertThat(ines.at(".curtain .button")).not().hasText(name);
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    @Test
    void aSaleIsTakenBack() {
        Guest ines = guest("Inès");
        String table = midGame(ines);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        int cards = hands.cards().count();
        hands.pickFirst();
        hands.confirm();
        assertThat(hands.cards()).hasCount(cards - 1);

        ines.page().keyboard().press("u");

        assertThat(hands.cards()).hasCount(cards);
        assertThat(ines.at(".log .gone")).hasCount(1);
    }

    @Test
    void aRefusedMoveShowsItsRuleAndTheDrawerOpensThere() {
        Guest ines = guest("Inès");
        String table = midGame(ines);
        ines.goTo(table);
        new Hands(ines).waitForDecision();

        ines.at("button.chamber.large").click(new Locator.ClickOptions().setForce(true));

        Locator rule = ines.at(".strip .rule-id");
        assertThat(rule).hasText("ARC-PYR-01");
        rule.click();
        assertThat(ines.at(".rules .now .rule-id")).hasText("ARC-PYR-01");
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    @Test
    void aHintIsTakenToItsLastSmallChoice() {
        Guest ines = guest("Inès");
        String table = midGame(ines);
        ines.goTo(table);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        hands.waitForDecision();

        ines.page().keyboard().press("h");
        ines.at("dialog[open]").getByText("Choose this").first().click();

        assertThat(ines.at(".go .button.go")).isEnabled();
        hands.confirm();
    }

    @Test
    void theLanguageChangesInMidGameAndTheDraftStays() {
        Guest ines = guest("Inès");
        String table = midGame(ines);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        assertThat(ines.at(".strip .title")).hasText("What do you do?");
        hands.pickFirst();
        assertThat(ines.at(".hand button.card.taken")).hasCount(1);

        ines.at(".table-header .more").click();
        ines.at("dialog[open] label").getByText("Français").click();
        assertThat(ines.at("html")).hasAttribute("lang", "fr");
        ines.page().keyboard().press("Escape");

        assertThat(ines.at("dialog[open]")).hasCount(0);
        assertThat(ines.at(".hand button.card.taken")).hasCount(1);
        assertThat(hands.main()).containsText("Vendre");
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.confirm();
        assertThat(ines.at(".log")).containsText("Inès vend");
    }

    @Test
    void aCardIsSoldWithoutAMouseAndFocusIsSeen() {
        Guest ines = guest("Inès");
        String table = midGame(ines);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        int cards = hands.cards().count();

        ines.page().keyboard().press("F6"); // seats, board, dock
        ines.page().keyboard().press("F6");
        ines.page().keyboard().press("F6");
        for (int tabs = 0; tabs < 20 && ines.at(".hand button.card:focus").count() == 0; tabs++) {
            ines.page().keyboard().press("Tab");
        }
        Object outline =
                ines.at(".hand button.card:focus-visible")
                        .evaluate("card => getComputedStyle(card).outlineStyle");
        assertThat(outline).isEqualTo("solid");
        ines.page().keyboard().press("Space");
        assertThat(ines.at(".hand button.card.taken")).hasCount(1);
        Object before = hands.event();
        ines.page().keyboard().press("Enter");
        hands.waitForEvent(before);

        assertThat(hands.cards()).hasCount(cards - 1);
    }

    @Test
    void aBotPlaysForSomebodyWhoThenTakesTheirSeatAgain() {
        Guest ines = guest("Inès");
        Guest bram = guest("Bram");
        String table = TRAIL.open(ines, TableSetUp.me(), TableSetUp.OPEN);
        TableSetUp.sit(bram, table);
        ines.goTo(table); // the game goes no further than to a decision of Bram, who makes none

        ines.at(".table-header .more").click();
        ines.at("dialog[open]").getByText("Let a bot play for me").click();
        ines.at(".strip").getByText("Take your seat again").click();

        assertThat(ines.at(".strip").getByText("Take your seat again")).hasCount(0);
        assertThat(
                        TableSetUp.state(ines, table)
                                .get("chairs")
                                .array()
                                .getFirst()
                                .get("standIn")
                                .bool())
                .isFalse();
    }

    @Test
    void theWholeMarketIsInSightOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String live = "\"pace\":{\"kind\":\"live\",\"bankSeconds\":900,\"turnSeconds\":20},";
        String table =
                TRAIL.openWith(
                        ines,
                        live,
                        TableSetUp.me(),
                        TableSetUp.BOT,
                        TableSetUp.BOT,
                        TableSetUp.BOT);
        TRAIL.walk(ines, table, ArchaeologyJourneyTest::canTrade);
        ines.goTo(table);
        new Hands(ines).waitForDecision();

        ines.at(".hand button.phone").first().tap();
        ines.at(".market .column.lit, .market .column[aria-disabled=true]").first().waitFor();

        Locator board = ines.at("main.board");
        assertThat(board.evaluate("board => board.scrollHeight - board.clientHeight")).isEqualTo(0);
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedByKeyboardAlone() {
        Guest ines = guest("Inès");
        String table =
                TRAIL.open(ines, TableSetUp.me(), TableSetUp.BOT, TableSetUp.BOT, TableSetUp.BOT);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);

        while (hands.waitForDecision()) {
            hands.decideByKeys(table, ArchaeologyHands::sale);
        }

        assertThat(ines.at(".end h1")).not().isEmpty();
    }
}

package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dighouse.kernel.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Archaeology in the browser: one whole game, and every other way to sit at a table from a
/// position that is prepared.
class ArchaeologyJourneyTest extends Journey {
    private static final String ACT = "act";

    /// Turns are only ended on the way, so that hands grow.
    private static final Trail TRAIL =
            new Trail("archaeology", texts -> Math.max(0, texts.indexOf("end")));

    private static boolean canTrade(Json state) {
        Json own = state.get("view").get("players").array().getFirst();
        return Trail.isAsked(state, ACT)
                && own.get("handSize").number(0, 99) >= 3
                && Trail.isOffered(state, "trade");
    }

    @Test
    void onePersonAndBotsPlayToTheEndAndTheSealIsProved() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, Trail.me(), Trail.BOT, Trail.BOT, Trail.BOT);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);

        Set<Object> heights = new HashSet<>();
        while (hands.waitForDecision()) {
            heights.add(hands.dockHeight());
            hands.decide();
        }

        assertThat(heights).as("heights of the dock").hasSize(1);
        assertThat(ines.at(".end h1")).not().isEmpty();
        assertThat(ines.at(".proof")).containsText(Pattern.compile("All \\d+ draws match"));
        assertThat(ines.at(".rows > li")).hasCount(4);
        assertThat(ines.violations()).isEqualTo(List.of());
        ArchaeologySecrets.expectNone(ines.heard(), 0);
        System.out.println(ines.pace());
        ines.at(".doors .button").nth(1).click(); // the replay
        ines.at(".bar input[type=range]").press("End");
        assertThat(ines.at(".bar .count")).hasText(Pattern.compile("(\\d+)/\\1"));
        ines.at(".bar input[type=range]").press("PageDown");
        assertThat(ines.at(".bar .count")).not().hasText(Pattern.compile("(\\d+)/\\1"));
        String moment = ines.at(".bar .count").textContent();
        ines.at(".bar button.link").click();
        ines.page().navigate(ines.clipboard());
        assertThat(ines.at(".bar .count")).hasText(moment);
    }

    @Test
    void twoBrowsersPlayEachOtherByLink() {
        Guest ines = guest("Inès");
        Guest bram = guest("Bram");
        String table = TRAIL.open(ines, Trail.me(), Trail.OPEN);
        ines.goTo(table);
        bram.goTo(table);

        bram.page().getByText("Sit down", new Page.GetByTextOptions().setExact(true)).click();
        int first = Trail.state(ines, table).get("decider").number(0, 1);
        Guest decider = first == 0 ? ines : bram;
        Guest other = first == 0 ? bram : ines;
        ArchaeologyHands hands = new ArchaeologyHands(decider);
        hands.waitForDecision();
        assertThat(other.at(".dock.mine")).hasCount(0);
        hands.decide();

        other.at("section.dock").waitFor();
        ArchaeologySecrets.expectNone(ines.heard(), 0);
        ArchaeologySecrets.expectNone(bram.heard(), 1);
    }

    @Test
    void aCurtainFallsBetweenPeopleAtOneScreen() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, Trail.me(), Trail.beside("Bram"));
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
    void whoeverWatchesSeesNoHandAndHasNoButtons() {
        Guest ines = guest("Inès");
        Guest mei = guest("Mei");
        String table = TRAIL.until(ines, state -> Trail.isAsked(state, ACT), Trail.me(), Trail.BOT);
        mei.goTo(table);

        assertThat(mei.at(".strip .title")).hasText("You watch");
        assertThat(mei.at(".buttons .button")).hasCount(0);
        TRAIL.play(ines, table, Trail.state(ines, table));
        mei.page()
                .waitForFunction(
                        "() => window.heard.some(t => t.includes('\"event\":\"played\"'))");
        ArchaeologySecrets.expectNone(mei.heard(), -1);
    }

    @Test
    void aReloadInMidTurnLosesNothing() {
        Guest ines = guest("Inès");
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        int cards = hands.cards().count();
        hands.pickFirst();
        ines.page().reload();

        hands.waitForDecision();
        assertThat(hands.cards()).hasCount(cards);
        assertThat(hands.main()).hasText("End the turn");
    }

    @Test
    void theHouseClosesAndOpensAgainInMidGame() {
        Guest ines = guest("Inès");
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);
        hands.waitForDecision();

        restart();
        hands.pickFirst();
        hands.confirm();

        assertThat(ines.at(".strip.lost")).hasCount(0);
        assertThat(
                        Trail.state(ines, table)
                                .get("view")
                                .get("players")
                                .array()
                                .get(0)
                                .get("cardsSold")
                                .number(0, 9))
                .isEqualTo(1);
    }

    @Test
    void aSaleIsTakenBack() {
        Guest ines = guest("Inès");
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
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
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
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
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
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
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        assertThat(ines.at(".strip .title")).hasText("What do you do?");
        hands.pickFirst();
        assertThat(ines.at(".hand button.card.taken")).hasCount(1);

        ines.at(".mast .more").click();
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
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
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
        String table = TRAIL.open(ines, Trail.me(), Trail.OPEN);
        Trail.sit(bram, table);
        ines.goTo(table); // the game goes no further than to a decision of Bram, who makes none

        ines.at(".mast .more").click();
        ines.at("dialog[open]").getByText("Let a bot play for me").click();
        ines.at(".strip").getByText("Take your seat again").click();

        assertThat(ines.at(".strip").getByText("Take your seat again")).hasCount(0);
        assertThat(Trail.state(ines, table).get("chairs").array().getFirst().get("standIn").bool())
                .isFalse();
    }

    @Test
    void aTurnIsMadeOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = TRAIL.until(ines, ArchaeologyJourneyTest::canTrade, Trail.me(), Trail.BOT);
        ines.goTo(table);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        hands.waitForDecision();

        ines.at(".hand button.phone").first().tap();
        assertThat(ines.at(".hand button.phone.taken")).hasCount(1);
        assertThat(ines.at(".strip .title")).isInViewport();
        assertThat(hands.main()).isInViewport();
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.confirm();

        assertThat(
                        Trail.state(ines, table)
                                .get("view")
                                .get("players")
                                .array()
                                .get(0)
                                .get("cardsSold")
                                .number(0, 9))
                .isEqualTo(1);
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = TRAIL.open(ines, Trail.me(), Trail.BOT, Trail.BOT, Trail.BOT);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);

        Set<Object> heights = new HashSet<>();
        while (hands.waitForDecision()) {
            heights.add(hands.dockHeight());
            hands.decideByKeys(table, ArchaeologyHands::sale);
        }

        assertThat(heights).as("heights of the dock").hasSize(1);
        assertThat(ines.at(".end h1")).not().isEmpty();
        System.out.println(ines.pace());
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedByKeyboardAlone() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, Trail.me(), Trail.BOT, Trail.BOT, Trail.BOT);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        ines.goTo(table);

        while (hands.waitForDecision()) {
            hands.decideByKeys(table, ArchaeologyHands::sale);
        }

        assertThat(ines.at(".end h1")).not().isEmpty();
    }
}

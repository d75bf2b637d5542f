package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dighouse.kernel.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Marajoara in the browser: late positions played to the end, missions, and every other way to sit
/// at a table.
class MarajoaraJourneyTest extends Journey {
    private static final String TURN = "turn";
    private static final String AFTER = "after";
    private static final int LATE = 13;

    /// The last answer on the way: in the menu it is a free action, so that something happens.
    private static final Trail BUSY = new Trail("marajoara", texts -> texts.size() - 1);

    /// The first answer on the way: jumps and ends of turns only, so that dice are kept.
    private static final Trail THRIFTY = new Trail("marajoara", _ -> 0);

    /// Any answer on the way.
    private static Trail wandering() {
        Random random = new Random(9);
        return new Trail("marajoara", texts -> random.nextInt(texts.size()));
    }

    private static Predicate<Json> asked(String asks) {
        return state -> Trail.isAsked(state, asks);
    }

    private static int round(Json state) {
        return state.get("view").get("round").number(0, 200);
    }

    private static int stored(Json state, String colour) {
        return state.get("view").get("museums").array().getFirst().get(colour).array().size();
    }

    private static boolean isOffered(Json state, String verb) {
        return state.get("moves").array().stream()
                .anyMatch(each -> each.get("what").get("verb").string().equals(verb));
    }

    @Test
    void onePersonAndBotsPlayTheLastRoundsAndTheSealIsProved() {
        Guest ines = guest("Inès");
        String table =
                BUSY.until(
                        ines,
                        state -> round(state) >= LATE && Trail.isAsked(state, TURN),
                        Trail.me(),
                        Trail.BOT,
                        Trail.BOT,
                        Trail.BOT);
        ines.goTo(table);

        new MarajoaraHands(ines, table).playToTheEnd();

        assertThat(ines.at(".end h1")).not().isEmpty();
        assertThat(ines.at(".rows > li")).hasCount(4);
        assertThat(ines.at(".proof")).containsText(Pattern.compile("All \\d+ draws match"));
        assertThat(ines.violations()).isEqualTo(List.of());
        System.out.println(ines.pace());
    }

    @Test
    void twoBrowsersPlayEachOtherByLink() {
        Guest ines = guest("Inès");
        Guest bram = guest("Bram");
        String table = BUSY.open(ines, Trail.me(), Trail.OPEN);
        ines.goTo(table);
        bram.goTo(table);

        bram.page().getByText("Sit down", new Page.GetByTextOptions().setExact(true)).click();
        int first = Trail.state(ines, table).get("decider").number(0, 1);
        Guest decider = first == 0 ? ines : bram;
        Guest other = first == 0 ? bram : ines;
        MarajoaraHands hands = new MarajoaraHands(decider, table);
        hands.waitForDecision();
        assertThat(other.at(".dock.mine")).hasCount(0);
        hands.decide(Trail.state(decider, table));

        other.at(".dock.mine").waitFor();
        assertThat(other.at(".cell .disc")).hasCount(1);
    }

    @Test
    void aChosenDieShowsItsJumpsAndWarnsWhomTheyFeed() {
        Guest ines = guest("Inès");
        String table =
                BUSY.until(
                        ines,
                        state -> Trail.isAsked(state, TURN) && feeding(state).isPresent(),
                        Trail.me(),
                        Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        Json feeding = feeding(Trail.state(ines, table)).orElseThrow();

        hands.cell(feeding.get("from").string()).click();
        Locator landing = hands.cell(feeding.get("to").string());
        assertThat(landing.locator(".feeds")).hasText("+2");
        hands.touch(landing);

        assertThat(ines.at(".strip .detail")).containsText("gains 2 pips");
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    /// A jump onto a token whose owner has a die to raise.
    private static Optional<Json> feeding(Json state) {
        return state.get("moves").array().stream()
                .map(each -> each.get("what"))
                .filter(what -> what.get("verb").string().equals("captureOtherToken"))
                .filter(what -> isLow(state, what.get("owner").number(0, 3)))
                .findFirst();
    }

    private static boolean isLow(Json state, int owner) {
        Json museum = state.get("view").get("museums").array().get(owner);
        return Stream.of("blue", "red", "yellow")
                .flatMap(colour -> museum.get(colour).array().stream())
                .anyMatch(value -> value.number(1, 6) < 6);
    }

    @Test
    void aReloadInMidDraftLosesNothing() {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(TURN), Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        Json jump = MarajoaraHands.firstJump(Trail.state(ines, table));
        hands.jump(jump);
        assertThat(hands.cell(jump.get("to").string())).hasClass(Pattern.compile("taken"));

        ines.page().reload();
        hands.waitForDecision();
        assertThat(ines.at(".cell.taken")).hasCount(0);
        hands.jump(jump);
        restart();
        hands.confirm();

        assertThat(ines.at(".strip.lost")).hasCount(0);
        assertThat(isDone(Trail.state(ines, table))).isTrue();
    }

    /// The main action of this turn is behind.
    private static boolean isDone(Json state) {
        return !Trail.isAsked(state, TURN) || state.get("decider").number(-9, 9) != 0;
    }

    @Test
    void aCaptureIsTakenBack() {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(TURN), Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        int lit = ines.at(".cell.lit").count();
        hands.jump(MarajoaraHands.firstJump(Trail.state(ines, table)));
        hands.confirm();

        while (!Trail.isAsked(Trail.state(ines, table), TURN)) {
            hands.afterwards(() -> ines.page().keyboard().press("u"));
        }

        assertThat(ines.at(".cell.lit")).hasCount(lit);
    }

    @Test
    void aRefusedJumpShowsItsRule() {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(TURN), Trail.me(), Trail.BOT);
        ines.goTo(table);
        new MarajoaraHands(ines, table).waitForDecision();

        ines.at(".cell:not(.lit):has(.die)")
                .first()
                .click(new Locator.ClickOptions().setForce(true));

        assertThat(ines.at(".strip .rule-id")).hasText(Pattern.compile("MRJ-CAP-0\\d"));
        ines.at(".strip .rule-id").click();
        assertThat(ines.at(".rules .now .rule-id")).hasText(Pattern.compile("MRJ-CAP-0\\d"));
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    @Test
    void aVaseIsExhibitedForMoneyOneSees() {
        Guest ines = guest("Inès");
        String table =
                THRIFTY.until(
                        ines,
                        state -> isOffered(state, "exhibit") && stored(state, "red") > 0,
                        Trail.me(),
                        Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();

        ines.at("[data-place='store:0:red'] button").first().click();
        ines.at(".go .button.go:not([disabled]), .choices .chip").first().waitFor();
        while (ines.at(".go .button.go:not([disabled])").count() == 0) {
            ines.at(".choices .chip").last().click();
            ines.at(".strip .draft, .go .button.go:not([disabled])").first().waitFor();
        }
        hands.confirm();

        Json museum = Trail.state(ines, table).get("view").get("museums").array().getFirst();
        assertThat(museum.get("vases").number(0, 5)).isEqualTo(1);
    }

    @Test
    void aTurnIsMadeOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = BUSY.until(ines, asked(TURN), Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        Json jump = MarajoaraHands.firstJump(Trail.state(ines, table));

        hands.cell(jump.get("from").string()).tap();
        Locator landing = ines.at(".choices .chip").first();
        assertThat(landing).isInViewport();
        landing.tap();
        assertThat(ines.at(".go .button.go:not([disabled])")).hasCount(1);
        assertThat(ines.at(".strip .title")).isInViewport();
        assertThat(hands.main()).isInViewport();
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.confirm();

        assertThat(isDone(Trail.state(ines, table))).isTrue();
        ines.at("nav.tabs button").nth(1).tap();
        assertThat(ines.at(".tracks")).isVisible();
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    /// Whatever is asked, question and main button are in sight, and nothing is too small to touch.
    @Test
    void everyTargetOnAPhoneIsAsLargeAsAFinger() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = BUSY.until(ines, asked(AFTER), Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        Set<String> asked = new HashSet<>();

        while (hands.waitForDecision() && asked.size() < 5) {
            Json state = Trail.state(ines, table);
            if (state.get("decider").number(-9, 9) != 0) {
                continue;
            }
            asked.add(state.get("view").get("asks").string());
            assertThat(ines.smallTargets()).as("%s", asked).isEmpty();
            assertThat(ines.at(".strip .title")).isInViewport();
            assertThat(hands.main()).isInViewport();
            hands.decide(state);
        }

        assertThat(asked).contains(TURN, AFTER, "track");
    }

    @ParameterizedTest
    @ValueSource(strings = {"track", "token", "ownPip", "pips", "order", "recycle"})
    void aQuestionIsAnsweredByKeysAlone(String asks) {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(asks), Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();

        int before = plies(ines, table);
        hands.decideByKeys();

        assertThat(plies(ines, table)).isGreaterThan(before);
        assertThat(ines.at(".strip .refusal")).hasCount(0);
    }

    private static int plies(Guest guest, String table) {
        return Trail.state(guest, table).get("plies").number(0, 9999);
    }

    @Test
    void anAnswerOutOfTurnIsGivenByKeysOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = wandering().until(ines, asked("otherPips"), Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        assertThat(ines.at(".strip .detail")).containsText("Tour de");
        assertThat(ines.smallTargets()).isEmpty();
        assertThat(ines.violations()).isEqualTo(List.of());

        hands.decideByKeys();

        assertThat(ines.at(".strip .refusal")).hasCount(0);
    }

    @Test
    void theLanguageChangesInMidGameAndTheDraftStays() {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(TURN), Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        Json jump = MarajoaraHands.firstJump(Trail.state(ines, table));
        hands.jump(jump);

        ines.at(".mast .more").click();
        ines.at("dialog[open] label").getByText("Français").click();
        assertThat(ines.at("html")).hasAttribute("lang", "fr");
        ines.page().keyboard().press("Escape");

        assertThat(hands.cell(jump.get("to").string())).hasClass(Pattern.compile("taken"));
        assertThat(hands.main()).containsText("Capturer");
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.confirm();
        assertThat(ines.at(".log")).containsText("Inès capture");
    }

    @Test
    void decisionsAreMadeByKeysAlone() {
        Guest ines = guest("Inès");
        String table = BUSY.open(ines, Trail.me(), Trail.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        Set<String> asked = new HashSet<>();
        boolean jumped = false;

        while (hands.waitForDecision() && !(jumped && asked.size() >= 4)) {
            Json state = Trail.state(ines, table);
            if (state.get("decider").number(-9, 9) != 0) {
                continue;
            }
            asked.add(state.get("view").get("asks").string());
            if (Trail.isAsked(state, TURN) && !jumped) {
                hands.jumpByKeys(MarajoaraHands.firstJump(state));
                hands.confirmByKeys();
                jumped = true;
            } else {
                hands.decideByKeys();
            }
        }

        assertThat(asked).contains("startToken", TURN, AFTER);
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedByKeyboardAlone() {
        Guest ines = guest("Inès");
        String table = BUSY.open(ines, Trail.me(), Trail.BOT, Trail.BOT, Trail.BOT);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        ines.goTo(table);

        while (hands.waitForDecision()) {
            hands.decideByKeys();
        }

        assertThat(ines.at(".end h1")).not().isEmpty();
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedInFrenchOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = BUSY.open(ines, Trail.me(), Trail.BOT, Trail.BOT);
        ines.goTo(table);

        new MarajoaraHands(ines, table).playToTheEnd();

        assertThat(ines.at(".end h1")).not().isEmpty();
        assertThat(ines.at(".rows > li")).hasCount(3);
        assertThat(ines.smallTargets()).isEmpty();
        assertThat(ines.violations()).isEqualTo(List.of());
    }
}

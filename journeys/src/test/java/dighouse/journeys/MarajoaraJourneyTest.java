package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
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

/// Marajoara in the browser: what every game must allow, and its jumps, vases, decisions out of
/// turn and keys.
class MarajoaraJourneyTest extends BoardJourney {
    private static final String TURN = "turn";
    private static final String AFTER = "after";
    private static final int LATE = 13;

    /// Tells whether a part of the dig site, if it is shown, is behind the dock.
    private static final String HIDDEN_SITE =
            """
            () => [...document.querySelectorAll('.site .cell')].some((each) => each.checkVisibility()
              && each.getBoundingClientRect().bottom > document.querySelector('section.dock').getBoundingClientRect().top)
            """;

    /// Takes the last answer on the way: in the menu that is a free action, so that something
    /// happens.
    private static final TableSetUp BUSY = new TableSetUp("marajoara", texts -> texts.size() - 1);

    /// Takes the first answer on the way: only jumps and ends of turns, so that dice are kept.
    private static final TableSetUp THRIFTY = new TableSetUp("marajoara", _ -> 0);

    /// Takes any answer on the way.
    private static TableSetUp wandering() {
        Random random = new Random(9);
        return new TableSetUp("marajoara", texts -> random.nextInt(texts.size()));
    }

    private static Predicate<Json> asked(String asks) {
        return state -> TableSetUp.isAsked(state, asks);
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

    @Override
    TableSetUp tableSetUp() {
        return BUSY;
    }

    @Override
    Player player(Guest guest) {
        String address = guest.page().url();
        MarajoaraHands hands =
                new MarajoaraHands(guest, address.substring(address.lastIndexOf('/') + 1));
        return hands::draft;
    }

    @Override
    boolean isMidGame(Json state) {
        return TableSetUp.isAsked(state, TURN);
    }

    @Override
    boolean isLate(Json state) {
        return round(state) >= LATE && TableSetUp.isAsked(state, TURN);
    }

    @Test
    void aChosenDieShowsItsJumpsAndWarnsWhomTheyFeed() {
        Guest ines = guest("Inès");
        String table =
                BUSY.until(
                        ines,
                        state -> TableSetUp.isAsked(state, TURN) && feeding(state).isPresent(),
                        TableSetUp.me(),
                        TableSetUp.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        Json feeding = feeding(TableSetUp.state(ines, table)).orElseThrow();

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
    void aCaptureIsTakenBack() {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(TURN), TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        int lit = ines.at(".cell.lit").count();
        hands.jump(MarajoaraHands.firstJump(TableSetUp.state(ines, table)));
        hands.confirm();

        while (!TableSetUp.isAsked(TableSetUp.state(ines, table), TURN)) {
            hands.undo();
        }

        assertThat(ines.at(".cell.lit")).hasCount(lit);
    }

    @Test
    void aRefusedJumpShowsItsRule() {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(TURN), TableSetUp.me(), TableSetUp.BOT);
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
                        TableSetUp.me(),
                        TableSetUp.BOT);
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

        Json museum = TableSetUp.state(ines, table).get("view").get("museums").array().getFirst();
        assertThat(museum.get("vases").number(0, 5)).isEqualTo(1);
    }

    /// Checks at every question that question and main button are in sight, nothing is too small to
    /// touch, and the whole dig site is above the dock, which keeps its height.
    @Test
    void everythingIsInReachAndInSightOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table =
                BUSY.until(
                        ines,
                        asked(AFTER),
                        TableSetUp.me(),
                        TableSetUp.BOT,
                        TableSetUp.BOT,
                        TableSetUp.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        Object height = new Hands(ines).dockHeight();
        Set<String> asked = new HashSet<>();

        while (hands.waitForDecision() && asked.size() < 5) {
            Json state = TableSetUp.state(ines, table);
            if (state.get("decider").number(-9, 9) != 0) {
                continue;
            }
            asked.add(state.get("view").get("asks").string());
            assertThat(ines.smallTargets()).as("%s", asked).isEmpty();
            assertThat(ines.at(".strip .title")).isInViewport();
            assertThat(hands.main()).isInViewport();
            assertThat(new Hands(ines).dockHeight()).as("%s", asked).isEqualTo(height);
            assertThat(ines.page().evaluate(HIDDEN_SITE)).as("%s", asked).isEqualTo(false);
            hands.decide(state);
        }

        assertThat(asked).contains(TURN, AFTER, "track");
        ines.at("nav.tabs button").nth(1).tap();
        assertThat(ines.at(".tracks")).isVisible();
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"track", "token", "ownPip", "pips", "order", "recycle"})
    void aQuestionIsAnsweredByKeysAlone(String asks) {
        Guest ines = guest("Inès");
        String table = BUSY.until(ines, asked(asks), TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();

        int before = plies(ines, table);
        hands.decideByKeys();

        assertThat(plies(ines, table)).isGreaterThan(before);
        assertThat(ines.at(".strip .refusal")).hasCount(0);
    }

    private static int plies(Guest guest, String table) {
        return TableSetUp.state(guest, table).get("plies").number(0, 9999);
    }

    @Test
    void anAnswerOutOfTurnIsGivenByKeysOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = wandering().until(ines, asked("otherPips"), TableSetUp.me(), TableSetUp.BOT);
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
        String table = BUSY.until(ines, asked(TURN), TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        Json jump = MarajoaraHands.firstJump(TableSetUp.state(ines, table));
        hands.jump(jump);

        ines.at(".table-header .more").click();
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
        String table = BUSY.open(ines, TableSetUp.me(), TableSetUp.BOT);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        Set<String> asked = new HashSet<>();
        boolean jumped = false;

        while (hands.waitForDecision() && !(jumped && asked.size() >= 4)) {
            Json state = TableSetUp.state(ines, table);
            if (state.get("decider").number(-9, 9) != 0) {
                continue;
            }
            asked.add(state.get("view").get("asks").string());
            if (TableSetUp.isAsked(state, TURN) && !jumped) {
                hands.jumpByKeys(MarajoaraHands.firstJump(state));
                hands.confirmByKeys();
                jumped = true;
            } else {
                hands.decideByKeys();
            }
        }

        assertThat(asked).contains("startToken", TURN, AFTER);
        assertThat(ines.at(".cell .token").count()).isGreaterThanOrEqualTo(2); // the bot's too
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedByKeyboardAlone() {
        Guest ines = guest("Inès");
        String table =
                BUSY.open(ines, TableSetUp.me(), TableSetUp.BOT, TableSetUp.BOT, TableSetUp.BOT);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        ines.goTo(table);

        while (hands.waitForDecision()) {
            hands.decideByKeys();
        }

        assertThat(ines.at(".end h1")).not().isEmpty();
    }
}

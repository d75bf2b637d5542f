package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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

    private static void playToTheEnd(Guest guest, String table, MarajoaraHands hands) {
        while (hands.waitForDecision()) {
            Json state = Trail.state(guest, table);
            if (state.get("status").string().equals("playing")
                    && state.get("decider").number(-9, 9) == 0) {
                hands.decide(state);
            }
        }
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

        playToTheEnd(ines, table, new MarajoaraHands(ines, table));

        assertThat(ines.at(".end h1")).not().isEmpty();
        assertThat(ines.at(".rows > li")).hasCount(4);
        assertThat(ines.at(".proof")).containsText(Pattern.compile("All \\d+ draws match"));
        assertThat(ines.violations()).isEqualTo(List.of());
        System.out.println(ines.pace());
    }

    /// A mission from a late position to its result, then the same dice again.
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aMissionIsPlayedToItsResultAndTriedAgain(int mission) {
        Guest ines = guest("Inès");
        String table = THRIFTY.openWith(ines, missionWish(ines, "en", mission), Trail.me());
        THRIFTY.walk(
                ines,
                table,
                state ->
                        state.get("view").get("roundTrack").array().size() >= LATE
                                && Trail.isAsked(state, TURN));
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        assertThat(ines.at(".goals:visible li")).hasCount(4);

        playToTheEnd(ines, table, hands);

        assertThat(ines.at(".mission li")).hasCount(4);
        assertThat(ines.violations()).isEqualTo(List.of());
        String dealt = dice(ines, table);
        ines.at(".mission .button").first().click();
        ines.page().waitForURL(url -> !url.endsWith(table));
        hands.waitForDecision();
        String again = ines.page().url().replaceAll(".*/t/", "");
        assertThat(again).isNotEqualTo(table);
        assertThat(dice(ines, again)).isEqualTo(dealt);
    }

    /// The dice of the dig site as they were dealt.
    private static String dice(Guest guest, String table) {
        return guest
                .get("/api/tables/" + table + "/moments?from=52&to=52")
                .get("moments")
                .array()
                .getFirst()
                .get("view")
                .get("site")
                .get("cells")
                .array()
                .stream()
                .map(cell -> cell.has("die") ? cell.get("die").get("colour").string() : "-")
                .toList()
                .toString();
    }

    /// Missions of the house open one after the other; an edition of one's own has all of them
    /// open.
    private static String missionWish(Guest guest, String edition, int mission) {
        String wish = "\"edition\":\"%s\",\"mission\":".formatted(edition);
        String first = THRIFTY.openWith(guest, wish + "1,", Trail.me());
        String own = guest.get("/api/tables/" + first + "/edition").compact();
        String renamed = own.replaceFirst("\"id\":\"" + edition + "\"", "\"id\":\"mine\"");
        String text = new JsonWriter().value(renamed).text();
        return "\"own\":%s,\"mission\":%d,".formatted(text, mission);
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
        ines.at(".store > button").tap();
        assertThat(ines.at(".tracks")).isVisible();
        assertThat(ines.violations()).isEqualTo(List.of());
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

    @Tag("full")
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aWholeMissionIsPlayedInFrenchOnAPhone(int mission) {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = BUSY.openWith(ines, missionWish(ines, "fr", mission), Trail.me());
        ines.goTo(table);

        playToTheEnd(ines, table, new MarajoaraHands(ines, table));

        assertThat(ines.at(".mission li")).hasCount(4);
        assertThat(ines.violations()).isEqualTo(List.of());
    }
}

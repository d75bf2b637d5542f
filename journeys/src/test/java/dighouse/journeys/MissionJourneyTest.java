package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Marajoara alone: missions lost and won, the same dice again, and the next mission.
class MissionJourneyTest extends Journey {
    /// The number of filled spaces of the round track when the end is near.
    private static final int LATE = 13;

    /// Missions that a bot wins within a few milliseconds per decision; it does not win all of
    /// them.
    private static final int MOST_TRIES = 12;

    /// Takes the first answer on the way: only jumps and ends of turns, so that dice are kept.
    private static final TableSetUp THRIFTY = new TableSetUp("marajoara", _ -> 0);

    private static boolean isLate(Json state) {
        return state.get("view").get("roundTrack").array().size() >= LATE
                && TableSetUp.isAsked(state, "turn");
    }

    /// Plays a mission from a late position to its result, then retries it with the same dice.
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aMissionIsPlayedToItsResultAndTriedAgain(int mission) {
        Guest ines = guest("Inès");
        String table = THRIFTY.openWith(ines, missionWish(ines, "en", mission), TableSetUp.me());
        THRIFTY.walk(ines, table, MissionJourneyTest::isLate);
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        assertThat(ines.at(".goals:visible li")).hasCount(4);

        hands.playToTheEnd();

        assertThat(ines.at(".mission li")).hasCount(4);
        assertThat(ines.violations()).isEqualTo(List.of());
        String dealt = dice(ines, table);
        ines.at(".mission .button").first().click();
        ines.page().waitForURL(url -> !url.endsWith(table));
        hands.waitForDecision();
        String again = tableOf(ines);
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

    /// Hints lead through the mission, the last ones on the page itself.
    @Test
    @Tag("full")
    void aMissionIsWonByHintsAndTheNextOneOpens() {
        Guest ines = guest("Inès");
        boolean won = false;
        for (int tries = 0; !won && tries < MOST_TRIES; tries++) {
            String table =
                    THRIFTY.openWith(ines, "\"edition\":\"en\",\"mission\":1,", TableSetUp.me());
            TableSetUp.walkByHints(ines, table, MissionJourneyTest::isLate);
            ines.goTo(table);
            MarajoaraHands hands = new MarajoaraHands(ines, table);
            while (hands.waitForDecision()) {
                hands.takeHint();
            }
            won = TableSetUp.state(ines, table).get("result").get("won").bool();
        }

        assertThat(ines.at(".end h1")).hasText("Mission accomplished");
        assertThat(ines.at(".mission li.reached")).hasCount(4);
        assertThat(ines.violations()).isEqualTo(List.of());
        String before = ines.page().url();
        ines.at(".mission .button").getByText("Next mission").click();
        ines.page().waitForURL(url -> !url.equals(before));
        new MarajoaraHands(ines, tableOf(ines)).waitForDecision();
        assertThat(TableSetUp.state(ines, tableOf(ines)).get("mission").number(1, 8)).isEqualTo(2);
        ines.page().navigate(address() + "/missions");
        assertThat(ines.at("li.panel").first().locator(".won")).isVisible();
        assertThat(ines.at("li.panel:not(.shut)").nth(1)).containsText("A vase made whole");
    }

    private static String tableOf(Guest guest) {
        return guest.page().url().replaceAll(".*/t/", "");
    }

    /// Every mission opens with its goals in sight, on both sizes of screen.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 6, 7, 8})
    @Tag("full")
    void aMissionOpensWithItsGoals(int mission) {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = THRIFTY.openWith(ines, missionWish(ines, "fr", mission), TableSetUp.me());
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        for (int decisions = 0; decisions < 5; decisions++) {
            hands.waitForDecision();
            assertThat(ines.smallTargets()).isEmpty();
            hands.decide(TableSetUp.state(ines, table));
        }
        hands.waitForDecision();
        int goals =
                TableSetUp.state(ines, table)
                        .get("view")
                        .get("mission")
                        .get("goals")
                        .array()
                        .size();

        ines.at("nav.tabs button").nth(1).tap();

        assertThat(ines.at(".inside .goals li")).hasCount(goals);
        assertThat(ines.at(".inside .goals li").first()).isVisible();
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    /// Missions of a built-in edition unlock one after the other; in a custom edition all are open.
    private static String missionWish(Guest guest, String edition, int mission) {
        String wish = "\"edition\":\"%s\",\"mission\":".formatted(edition);
        String first = THRIFTY.openWith(guest, wish + "1,", TableSetUp.me());
        String own = guest.get("/api/tables/" + first + "/edition").compact();
        String renamed = own.replaceFirst("\"id\":\"" + edition + "\"", "\"id\":\"mine\"");
        String text = new JsonWriter().value(renamed).text();
        return "\"own\":%s,\"mission\":%d,".formatted(text, mission);
    }

    /// The bonuses of the last spaces of a track, where hints lead in a mission that asks for its
    /// end.
    @Tag("full")
    @ParameterizedTest
    @CsvSource({"doubled, 2", "give, 3", "take, 3", "vase, 3"})
    void aRareQuestionIsAnsweredByKeysOnAPhone(String asks, int mission) {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String wish = missionWish(ines, "en", mission);
        String table = "";
        Json state = Json.parse("{\"status\":\"over\"}");
        for (int tries = 0; tries < MOST_TRIES && !isPlaying(state); tries++) {
            table = THRIFTY.openWith(ines, wish, TableSetUp.me());
            TableSetUp.walkByHints(ines, table, each -> TableSetUp.isAsked(each, asks));
            state = TableSetUp.state(ines, table);
        }
        assertThat(isPlaying(state)).as("some game comes to %s", asks).isTrue();
        ines.goTo(table);
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        assertThat(ines.smallTargets()).isEmpty();
        assertThat(ines.violations()).isEqualTo(List.of());

        hands.decideByKeys();

        assertThat(ines.at(".strip .refusal")).hasCount(0);
    }

    private static boolean isPlaying(Json state) {
        return state.get("status").string().equals("playing");
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aWholeMissionIsPlayedInFrenchOnAPhone(int mission) {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = THRIFTY.openWith(ines, missionWish(ines, "fr", mission), TableSetUp.me());
        ines.goTo(table);

        new MarajoaraHands(ines, table).playToTheEnd();

        assertThat(ines.at(".mission li")).hasCount(4);
        assertThat(ines.violations()).isEqualTo(List.of());
    }
}

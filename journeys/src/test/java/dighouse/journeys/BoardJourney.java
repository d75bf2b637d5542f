package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dighouse.kernel.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What every game must allow at its table in the browser: meeting by link, watching, coming back,
/// playing in the other language and with a thumb. Each game supplies its [Player].
abstract class BoardJourney extends Journey {
    /// Plays the game for a guest by touching the page.
    interface Player {
        /// Chooses something for the present decision, so that it could be confirmed.
        ///
        /// @param look runs whenever the page has changed on the way
        void draft(Json state, Runnable look);
    }

    /// How positions are prepared.
    abstract TableSetUp tableSetUp();

    abstract Player player(Guest guest);

    /// Tells whether the guest on seat 0 has reached a decision that takes more than one touch.
    abstract boolean isMidGame(Json state);

    /// Tells whether the end of the game is near.
    abstract boolean isLate(Json state);

    /// Checks that nothing that a page was sent is secret from its seat. Games that have secrets
    /// override this.
    ///
    /// @param seat of the page; -1 for a spectator
    void expectNoSecrets(Guest guest, int seat) {}

    final String midGame(Guest guest) {
        return tableSetUp().until(guest, this::isMidGame, TableSetUp.me(), TableSetUp.BOT);
    }

    /// Makes and confirms every decision until the game is over. Checks that the dock has the same
    /// height at every question, since the board would jump otherwise.
    ///
    /// @param look runs whenever the page has changed
    final void playOn(Guest guest, String table, Runnable look) {
        Hands hands = new Hands(guest);
        Set<Object> heights = new HashSet<>();
        while (hands.waitForDecision()) {
            heights.add(hands.dockHeight());
            Json state = TableSetUp.state(guest, table);
            if (state.get("decider").number(-9, 9) == 0) {
                look.run();
                player(guest).draft(state, look);
                look.run();
                hands.confirm();
            }
        }
        assertThat(heights).as("heights of the dock").hasSize(1);
    }

    private static void expectEnd(Guest guest, int seats) {
        assertThat(guest.at(".end h1")).not().isEmpty();
        assertThat(guest.at(".rows > li")).hasCount(seats);
    }

    @Test
    void onePersonAndBotsPlayToTheEndAndTheSealIsProved() {
        Guest ines = guest("Inès");
        String table =
                tableSetUp()
                        .until(ines, this::isLate, TableSetUp.me(), TableSetUp.BOT, TableSetUp.BOT);
        ines.goTo(table);

        playOn(ines, table, () -> {});

        expectEnd(ines, 3);
        assertThat(ines.at(".proof")).containsText(Pattern.compile("All \\d+ draws match"));
        assertThat(ines.violations()).isEqualTo(List.of());
        expectNoSecrets(ines, 0);
        System.out.println(tableSetUp().game() + ": " + ines.pace());
        ines.at(".actions .button").nth(1).click(); // the replay
        ines.at(".bar input[type=range]").press("End");
        assertThat(ines.at(".bar .count")).hasText(Pattern.compile("(\\d+)/\\1"));
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedByTouchingWhatIsLit() {
        Guest ines = guest("Inès");
        String table =
                tableSetUp()
                        .open(
                                ines,
                                TableSetUp.me(),
                                TableSetUp.BOT,
                                TableSetUp.BOT,
                                TableSetUp.BOT);
        ines.goTo(table);

        playOn(ines, table, () -> {});

        expectEnd(ines, 4);
    }

    @Test
    @Tag("full")
    void aWholeGameIsPlayedWithAThumb() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table =
                tableSetUp()
                        .open(
                                ines,
                                TableSetUp.me(),
                                TableSetUp.BOT,
                                TableSetUp.BOT,
                                TableSetUp.BOT);
        ines.goTo(table);

        playOn(ines, table, new TouchTargets(ines)::expect);

        expectEnd(ines, 4);
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    @Test
    void aTurnIsMadeWithAThumb() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table =
                tableSetUp()
                        .until(
                                ines,
                                this::isMidGame,
                                TableSetUp.me(),
                                TableSetUp.BOT,
                                TableSetUp.BOT,
                                TableSetUp.BOT);
        Json before = TableSetUp.state(ines, table);
        Hands hands = new Hands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        assertThat(ines.violations()).isEqualTo(List.of());

        player(ines).draft(before, new TouchTargets(ines)::expect);
        new TouchTargets(ines).expect();
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.confirm();

        assertThat(TableSetUp.state(ines, table).get("plies").number(0, 9999))
                .isGreaterThan(before.get("plies").number(0, 9999));
    }

    @Test
    void twoBrowsersPlayEachOtherByLink() {
        Guest ines = guest("Inès");
        Guest bram = guest("Bram");
        String table = tableSetUp().open(ines, TableSetUp.me(), TableSetUp.OPEN);
        ines.goTo(table);
        bram.goTo(table);

        bram.page().getByText("Sit down", new Page.GetByTextOptions().setExact(true)).click();
        ines.at("section.dock").waitFor();
        Json state = TableSetUp.state(ines, table);
        boolean inesBegins = state.get("decider").number(0, 1) == 0;
        Guest first = inesBegins ? ines : bram;
        Guest second = inesBegins ? bram : ines;
        Hands hands = new Hands(first);
        hands.waitForDecision();
        assertThat(second.at(".dock.mine")).hasCount(0);
        Object before = new Hands(second).event();
        player(first).draft(TableSetUp.state(first, table), () -> {});
        hands.confirm();

        new Hands(second).waitForEvent(before);
        assertThat(second.at(".log")).containsText(inesBegins ? "Inès" : "Bram");
        expectNoSecrets(ines, 0);
        expectNoSecrets(bram, 1);
    }

    @Test
    void whoeverWatchesSeesTheMovesAndHasNoButtons() {
        Guest ines = guest("Inès");
        Guest mei = guest("Mei");
        String table = midGame(ines);
        mei.goTo(table);
        assertThat(mei.at(".strip .title")).hasText("You watch");
        assertThat(mei.at(".buttons .button")).hasCount(0);
        Object before = new Hands(mei).event();

        tableSetUp().play(ines, table, TableSetUp.state(ines, table));

        new Hands(mei).waitForEvent(before);
        expectNoSecrets(mei, -1);
        assertThat(mei.violations()).isEqualTo(List.of());
    }

    @Test
    void aReloadInMidDraftLosesNothing() {
        Guest ines = guest("Inès");
        String table = midGame(ines);
        Hands hands = new Hands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        player(ines).draft(TableSetUp.state(ines, table), () -> {});
        ines.page().reload();

        hands.waitForDecision();
        assertThat(ines.at("[data-drafted]")).hasAttribute("data-drafted", "0");
        player(ines).draft(TableSetUp.state(ines, table), () -> {});
        hands.confirm();
        assertThat(ines.at(".strip.lost")).hasCount(0);
    }

    /// In CI only the journeys of Archaeology stop the server, for all games.
    @Test
    @Tag("full")
    void theServerRestartsInMidGame() {
        expectTheServerToRestart();
    }

    final void expectTheServerToRestart() {
        Guest ines = guest("Inès");
        String table = midGame(ines);
        Hands hands = new Hands(ines);
        ines.goTo(table);
        hands.waitForDecision();
        Json state = TableSetUp.state(ines, table);

        restart();
        player(ines).draft(state, () -> {});
        hands.confirm();

        assertThat(ines.at(".strip.lost")).hasCount(0);
        assertThat(TableSetUp.state(ines, table).get("number").number(0, 9999))
                .isGreaterThan(state.get("number").number(0, 9999));
    }
}

package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dighouse.kernel.Json;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// How a table alerts somebody who looks elsewhere, and what they find when they come back.
class SignsJourneyTest extends Journey {
    private static final String YOUR_DECISION = "Your decision";
    private static final List<Integer> TWO_TAPS = List.of(620, 540);
    private static final List<Integer> THREE_TAPS = List.of(760, 760, 880);

    /// A script that records notifications and sounds, and lets a journey hide the page: a browser
    /// without a screen is always visible.
    private static final String SENSES =
            """
            window.notices = [];
            const Shown = window.Notification;
            window.Notification = class extends Shown {
              constructor(title, more) {
                super(title, more);
                window.notices.push(title);
              }
            };
            window.taps = [];
            const Oscillator = window.OscillatorNode;
            window.OscillatorNode = class extends Oscillator {
              constructor(context, wish) {
                super(context, wish);
                if (wish.type === 'triangle') window.taps.push(wish.frequency);
              }
            };
            let away = false;
            Object.defineProperty(document, 'visibilityState', { get: () => away ? 'hidden' : 'visible' });
            window.lookAway = (wanted) => {
              away = wanted;
              document.dispatchEvent(new Event('visibilitychange'));
            };
            """;

    /// Opens an address of the site as a link would.
    private static final String ENTER =
            "(path) => { history.pushState(null, '', path);"
                    + " dispatchEvent(new PopStateEvent('popstate')); }";

    /// Only ends turns on the way, so that hands grow.
    private static final TableSetUp TRAIL =
            new TableSetUp("archaeology", texts -> Math.max(0, texts.indexOf("end")));

    private Guest ines;

    @BeforeEach
    void inesComes() {
        ines = guest("Inès");
        ines.allowNotices();
        ines.page().addInitScript(SENSES);
    }

    private void wish(String sounds, boolean notices) {
        ines.post(
                "/api/me/settings",
                ("{\"language\":\"en\",\"theme\":\"paper\",\"animation\":\"off\",\"sounds\":\"%s\","
                                + "\"notices\":%b}")
                        .formatted(sounds, notices));
    }

    /// A table where Bram decides and Inès waits; nobody else plays there.
    private String whereBramDecides(Guest bram) {
        String table = TRAIL.open(ines, TableSetUp.me(), TableSetUp.OPEN);
        TableSetUp.sit(bram, table);
        playUntil(table, bram, 1);
        return table;
    }

    private void playUntil(String table, Guest bram, int seat) {
        Json state = TableSetUp.state(ines, table);
        while (state.get("decider").number(0, 1) != seat) {
            Guest decider = seat == 1 ? ines : bram;
            TRAIL.play(decider, table, TableSetUp.state(decider, table));
            state = TableSetUp.state(ines, table);
        }
    }

    /// Opens the table from another page, where a touch allows the page to make sounds.
    private void look(String table) {
        ines.page().navigate(address() + "/about");
        ines.at("main h1").click();
        ines.page().evaluate(ENTER, "/t/" + table);
        ines.at(".strip .title").waitFor();
    }

    private List<?> taps() {
        return (List<?>) ines.page().evaluate("() => window.taps");
    }

    private List<?> notices() {
        return (List<?>) ines.page().evaluate("() => window.notices");
    }

    private void awaitDecision() {
        ines.at(".dock.mine").waitFor();
        assertThat(ines.page()).hasTitle(Pattern.compile("^" + YOUR_DECISION + " · Archaeology"));
    }

    @Test
    void whoeverLooksElsewhereIsCalledByTitleIconSoundAndNotice() {
        Guest bram = guest("Bram");
        wish("mine", true);
        String table = whereBramDecides(bram);
        look(table);
        assertThat(ines.page()).hasTitle("Archaeology: The Card Game · Dighouse");
        assertThat(ines.at("link[rel=icon]")).hasAttribute("href", Pattern.compile(".*/icon.svg"));
        ines.page().evaluate("() => window.lookAway(true)");
        playUntil(table, bram, 0);

        awaitDecision();
        assertThat(ines.at("link[rel=icon]"))
                .hasAttribute("href", Pattern.compile(".*/icon-lit.svg"));
        assertThat(notices()).isEqualTo(List.of(YOUR_DECISION));
        assertThat(taps()).isEqualTo(TWO_TAPS);
    }

    @Test
    void whoeverWantsNoSignsGetsTheTitleOnly() {
        Guest bram = guest("Bram");
        wish("off", false);
        String table = whereBramDecides(bram);
        look(table);
        ines.page().evaluate("() => window.lookAway(true)");
        playUntil(table, bram, 0);

        awaitDecision();
        assertThat(notices()).isEqualTo(List.of());
        assertThat(taps()).isEqualTo(List.of());
    }

    @Test
    void aSandstormCallsOutOfTurnWithThreeTaps() {
        wish("mine", false);
        String table = TRAIL.open(ines, TableSetUp.me(), TableSetUp.BOT, TableSetUp.BOT);
        look(table);
        boolean came =
                TRAIL.walk(
                        ines,
                        table,
                        state ->
                                TableSetUp.isAsked(state, "lose")
                                        && state.get("view").get("active").number(0, 9) > 0);

        assertThat(came).isTrue();
        assertThat(ines.at(".strip .title")).hasText(Pattern.compile("Which .* do you lose\\?"));
        assertThat(ines.at(".strip .detail")).containsText("’s turn");
        assertThat(ines.at(".plate.on .name")).hasText("Inès");
        List<?> heard = taps();
        assertThat(heard.subList(heard.size() - 3, heard.size())).isEqualTo(THREE_TAPS);
    }

    @Test
    @Tag("full")
    void whoeverKeepsLookingElsewhereIsRemindedAMinuteLater() {
        Guest bram = guest("Bram");
        wish("mine", false);
        ines.page().clock().install();
        String table = whereBramDecides(bram);
        look(table);
        ines.page().evaluate("() => window.lookAway(true)");
        playUntil(table, bram, 0);
        awaitDecision();
        assertThat(taps()).isEqualTo(TWO_TAPS);

        ines.page().clock().fastForward("01:01");
        assertThat(taps()).isEqualTo(List.of(620, 540, 620, 540));
        ines.page().evaluate("() => window.lookAway(false)");
        ines.page().clock().fastForward("01:01");
        assertThat(taps()).hasSize(4);
    }

    @Test
    void aClockIsSeenAndRingsInTheLastMinute() {
        wish("mine", false);
        ines.page().clock().install();
        String table =
                TRAIL.openWith(
                        ines,
                        "\"pace\":{\"kind\":\"live\",\"bankSeconds\":900,\"turnSeconds\":10},",
                        TableSetUp.me(),
                        TableSetUp.BOT);
        look(table);
        awaitDecision();
        assertThat(ines.at(".plate.on .clock")).containsText("14:5");
        assertThat(ines.at(".plate .clock")).hasCount(1);

        ines.page().clock().fastForward("14:05");
        assertThat(ines.at(".plate.on .clock.short")).containsText("0:5");
        List<?> heard = taps();
        assertThat(heard.subList(heard.size() - 2, heard.size())).isEqualTo(List.of(880, 880));
    }

    @Test
    void aCutLineIsSaidAndWhatWasTouchedMeanwhileIsNotLost() {
        String table =
                TRAIL.until(
                        ines,
                        state -> TableSetUp.isAsked(state, "act"),
                        TableSetUp.me(),
                        TableSetUp.BOT);
        look(table);
        ArchaeologyHands hands = new ArchaeologyHands(ines);
        hands.waitForDecision();

        ines.setOffline(true);
        assertThat(ines.at(".strip.lost .title")).hasText("Line lost, trying again");
        assertThat(ines.violations()).isEqualTo(List.of());
        hands.pickFirst();
        ines.setOffline(false);

        assertThat(ines.at(".hand button.card.taken")).hasCount(1);
        assertThat(ines.at(".strip.lost")).hasCount(0);
        hands.confirm();
    }

    @Test
    void theNotebookMarksWhatHappenedSinceTheReaderWasHere() {
        Guest bram = guest("Bram");
        String table = whereBramDecides(bram);
        look(table);
        ines.at(".log button").first().waitFor();
        assertThat(ines.at(".log .since")).hasCount(0);

        ines.page().evaluate("() => window.lookAway(true)");
        playUntil(table, bram, 0);
        awaitDecision();
        assertThat(ines.at(".log .since")).hasCount(0);
        ines.page().evaluate("() => window.lookAway(false)");
        assertThat(ines.at(".log .since")).hasText("since you were here");

        Page page = ines.page();
        page.navigate(address() + "/about");
        playUntil(table, bram, 1);
        ines.goTo(table);
        assertThat(ines.at(".log .since")).hasCount(1);
        assertThat(ines.at(".log .since + li")).containsText("Bram digs");
    }
}

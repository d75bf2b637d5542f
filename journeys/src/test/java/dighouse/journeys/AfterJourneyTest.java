package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A first game with its notes, and what comes after a game: analysis, statistics, bots to watch.
class AfterJourneyTest extends Journey {
    /// Turns are only ended, so the end comes soon.
    private static final Trail TRAIL =
            new Trail("archaeology", texts -> Math.max(0, texts.indexOf("end")));

    private static final String NOTE = ".guide .text";

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    @Test
    void aFirstGameIsOnePressAwayAndItsNotesLeadToTheEnd() {
        Guest ines = guest("Inès");
        ines.page().navigate(address() + "/rules/archaeology");
        ines.page().getByRole(AriaRole.BUTTON, named("First game")).click();
        ines.page().waitForURL(Pattern.compile(".*/t/.+"));
        ines.at(NOTE).waitFor();
        assertThat(ines.at(".guide")).containsText("The chance of this table is prepared");
        assertThat(ines.violations()).isEqualTo(List.of());

        ArchaeologyHands hands = new ArchaeologyHands(ines);
        Set<String> read = new LinkedHashSet<>();
        while (hands.waitForDecision()) {
            readNotes(ines, read);
            hands.decide();
        }
        readNotes(ines, read);

        assertThat(read).as("notes that came at their moments").hasSizeGreaterThanOrEqualTo(5);
        assertThat(ines.at(".end h1")).not().isEmpty();
        ines.page().navigate(address() + "/statistics");
        assertThat(ines.page().getByText("Nothing to add up yet.")).isVisible();
    }

    /// Reads what is due, one note at a time; none stands over the question or the hand.
    private static void readNotes(Guest guest, Set<String> read) {
        while (guest.at(NOTE).count() > 0) {
            String text = guest.at(NOTE).textContent();
            assertThat(read.add(text)).as("once only: %s", text).isTrue();
            expectNotCovered(guest, ".strip .title");
            expectNotCovered(guest, ".hand");
            guest.at(".guide .doors .button").last().click();
            guest.page()
                    .waitForFunction(
                            "(t) => document.querySelector('.guide .text')?.textContent !== t",
                            text);
        }
    }

    private static void expectNotCovered(Guest guest, String selector) {
        Locator thing = guest.at(selector).first();
        if (thing.count() == 0) {
            return;
        }
        Object covers =
                guest.page()
                        .evaluate(
                                """
                                (selector) => {
                                  const note = document.querySelector('.guide').getBoundingClientRect();
                                  const thing = document.querySelector(selector).getBoundingClientRect();
                                  return note.left < thing.right && note.right > thing.left
                                    && note.top < thing.bottom && note.bottom > thing.top;
                                }
                                """,
                                selector);
        assertThat(covers).as("a note covers %s", selector).isEqualTo(false);
    }

    @Test
    void onAPhoneTheNotesLeaveQuestionAndHandFreeAndCanBeSkipped() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        ines.page().navigate(address());
        ines.at(".archaeology .ways button").nth(1).click();
        ines.page().waitForURL(Pattern.compile(".*/t/.+"));
        ines.at(NOTE).waitFor();
        expectNotCovered(ines, ".strip .title");
        expectNotCovered(ines, ".hand");
        assertThat(ines.violations()).isEqualTo(List.of());
        ines.at(".guide .doors .button").first().click();

        assertThat(ines.at(NOTE)).hasCount(0);
        ines.page().reload();
        ines.at(".strip .title").waitFor();
        assertThat(ines.at(NOTE)).hasCount(0);
    }

    @Test
    void afterAGameTheBotExplainsItAndStatisticsCountIt() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, Trail.me(), Trail.BOT);
        TRAIL.walk(ines, table, state -> false);
        ines.goTo(table);
        ines.page().getByRole(AriaRole.BUTTON, named("Analyse this game")).click();
        assertThat(ines.at(".end .chart .line")).hasCount(2);
        assertThat(ines.violations()).isEqualTo(List.of());
        ines.page().getByRole(AriaRole.LINK, named("The whole analysis")).click();

        ines.at(".read input[type=range]").waitFor();
        assertThat(ines.violations()).isEqualTo(List.of());
        assertThat(ines.at(".chart .line")).hasCount(2);
        ines.at(".read input[type=range]").focus();
        ines.page().keyboard().press("Home");
        assertThat(ines.at(".read input[type=range]"))
                .hasAttribute("aria-valuetext", Pattern.compile("Move \\d+ of \\d+: Inès .*"));
        ines.page().getByRole(AriaRole.LINK, named("Replay from here")).click();
        assertThat(ines.at(".bar .count")).hasText(Pattern.compile("\\d+/\\d+"));

        ines.page().navigate(address() + "/statistics");
        assertThat(ines.at("main section h2")).hasText("Archaeology");
        assertThat(ines.at("main")).containsText("Where your points come from");
        assertThat(ines.violations()).isEqualTo(List.of());
    }

    @Test
    void botsCanBeWatchedAtTheirOwnTable() {
        Guest mei = guest("Mei");
        mei.page().navigate(address() + "/lobby");
        mei.page().getByRole(AriaRole.BUTTON, named("Watch bots")).click();
        mei.page().getByRole(AriaRole.BUTTON, named("Watch")).click();
        mei.page().waitForURL(Pattern.compile(".*/t/.+"));

        assertThat(mei.at(".strip .title")).hasText("You watch");
        mei.page()
                .waitForFunction(
                        "() => window.heard.filter(t => t.includes('\"event\":\"played\"')).length"
                                + " > 3");
        ArchaeologySecrets.expectNone(mei.heard(), -1);
        assertThat(mei.violations()).isEqualTo(List.of());
    }
}

package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// After a game: analysis, statistics, playing on from one of its moments. Also bots to watch.
class AfterJourneyTest extends Journey {
    /// Only ends turns, so that the game is soon over.
    private static final TableSetUp TRAIL =
            new TableSetUp("archaeology", texts -> Math.max(0, texts.indexOf("end")));

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    @Test
    void afterAGameTheBotExplainsItAndStatisticsCountIt() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, TableSetUp.me(), TableSetUp.BOT);
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
        String here = ines.at(".bar .count").textContent();
        ines.at(".bar input[type=range]").press("PageUp");
        assertThat(ines.at(".bar .count")).not().hasText(here);
        String there = ines.at(".bar .count").textContent();
        ines.at(".bar button.link").click();
        ines.page().navigate(ines.clipboard());
        assertThat(ines.at(".bar .count")).hasText(there);

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

    @Test
    void aMomentOfAFinishedGameIsPlayedOn() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, TableSetUp.me(), TableSetUp.BOT);
        TRAIL.walk(ines, table, state -> false);
        int plies = ines.get("/api/tables/" + table).get("state").get("plies").number(1, 10_000);
        ines.page().navigate(address() + "/t/" + table + "?ply=" + plies / 2);

        ines.page().getByRole(AriaRole.BUTTON, named("Play on from here")).click();
        assertThat(ines.violations()).isEqualTo(List.of());
        ines.page().getByRole(AriaRole.BUTTON, named("Play on")).click();

        assertThat(ines.at(".table-header .fork")).hasText("What if");
        ines.page().waitForURL(Pattern.compile("(?!.*" + table + ").*/t/.+"));
        assertThat(ines.at(".strip .title")).isVisible();
        assertThat(ines.violations()).isEqualTo(List.of());
        ines.at(".table-header .fork").click();
        ines.page().waitForURL(Pattern.compile(".*/t/" + table + ".*"));
        assertThat(ines.at(".bar .count")).hasText(Pattern.compile("\\d+/" + plies));
        ines.expectSilence();
    }
}

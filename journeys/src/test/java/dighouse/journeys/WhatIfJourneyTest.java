package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A finished game is played on from one of its moments, at a table that says so.
class WhatIfJourneyTest extends Journey {
    private static final Trail TRAIL =
            new Trail("archaeology", texts -> Math.max(0, texts.indexOf("end")));

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    @Test
    void aMomentOfAFinishedGameIsPlayedOn() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, Trail.me(), Trail.BOT);
        TRAIL.walk(ines, table, state -> false);
        int plies = ines.get("/api/tables/" + table).get("state").get("plies").number(1, 10_000);
        ines.page().navigate(address() + "/t/" + table + "?ply=" + plies / 2);

        ines.page().getByRole(AriaRole.BUTTON, named("Play on from here")).click();
        assertThat(ines.violations()).isEqualTo(List.of());
        ines.page().getByRole(AriaRole.BUTTON, named("Play on")).click();

        assertThat(ines.at(".mast .fork")).hasText("What if");
        ines.page().waitForURL(Pattern.compile("(?!.*" + table + ").*/t/.+"));
        assertThat(ines.at(".strip .title")).isVisible();
        assertThat(ines.violations()).isEqualTo(List.of());
        ines.at(".mast .fork").click();
        ines.page().waitForURL(Pattern.compile(".*/t/" + table + ".*"));
        assertThat(ines.at(".bar .count")).hasText(Pattern.compile("\\d+/" + plies));
        ines.expectSilence();
    }
}

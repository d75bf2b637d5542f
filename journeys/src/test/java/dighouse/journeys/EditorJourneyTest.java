package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dighouse.kernel.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/// An edition of one's own: entered, refused, corrected, played.
class EditorJourneyTest extends Journey {
    @Test
    void aChangedBoardIsRefusedCorrectedAndPlayed() {
        Guest ines = guest("Inès");
        ines.page().navigate(address() + "/editor/marajoara");
        Locator verdict = ines.at(".verdict");
        assertThat(verdict).containsText("This can be played");
        assertThat(ines.violations()).isEqualTo(List.of());

        ines.at("#cell-C1").click(); // takes its die away
        assertThat(verdict).containsText("exactly 52 cells start with a die, not 51");
        ines.at("#cell-A1").focus();
        ines.page().keyboard().press("Enter"); // a rope cell gets it
        assertThat(verdict).containsText("This can be played");
        assertThat(ines.at("#cell-A1"))
                .hasAttribute("aria-label", "A1: Die at the start, Rope zone");

        String text = ines.at("textarea").inputValue();
        String wish =
                "{\"id\":\"own\",\"game\":\"marajoara\",\"own\":%s,\"seats\":[%s,%s]}"
                        .formatted(quoted(text), Trail.me(), Trail.BOT);
        String table = ines.post("/api/tables", wish).get("table").string();
        Json state = Trail.state(ines, table);
        assertThat(state.get("ownEdition").bool()).isTrue();
        assertThat(state.get("edition").string()).isEqualTo("mine");
        assertThat(state.get("status").string()).isEqualTo("playing");
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    @Test
    void onAPhoneANumberIsChangedAndTheGameSaysWhatIsWrongWithIt() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        ines.page().navigate(address() + "/editor/pergamon");
        assertThat(ines.at(".verdict")).containsText("On peut y jouer");
        Locator coins = ines.at("fieldset:has(legend:text-is('Case 13')) input").first();
        coins.fill("0");
        coins.blur();
        assertThat(ines.at(".verdict")).containsText("amounts never fall");
        assertThat(ines.violations()).isEqualTo(List.of());

        ines.page()
                .getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName("Recommencer").setExact(true))
                .click();
        assertThat(ines.at(".verdict")).containsText("On peut y jouer");
    }
}

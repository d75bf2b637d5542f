package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import dighouse.kernel.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A custom edition: entered, refused, corrected, played.
class EditorJourneyTest extends Journey {
    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    @Test
    void aChangedBoardIsRefusedCorrectedKeptAndPlayed() throws IOException {
        Guest ines = guest("Inès");
        ines.page().navigate(address() + "/editor/marajoara");
        Locator verdict = ines.at(".verdict");
        assertThat(verdict).containsText("This can be played");
        assertThat(ines.violations()).isEqualTo(List.of());

        ines.at("#cell-C1").click(); // takes its die away
        assertThat(verdict).containsText("Exactly 52 cells start with a die; here it is 51.");
        assertThat(ines.page().getByRole(AriaRole.BUTTON, named("Open a table with it")))
                .isDisabled();
        ines.at("#cell-A1").focus();
        ines.page().keyboard().press("Enter"); // a rope cell gets it
        assertThat(verdict).containsText("This can be played");
        String withDie = "A1: Die at the start, Rope zone";
        assertThat(ines.at("#cell-A1")).hasAttribute("aria-label", withDie);

        Download kept = ines.page().waitForDownload(() -> ines.at("a.file").click());
        assertThat(kept.suggestedFilename()).isEqualTo("marajoara-mine.json");
        ines.page().getByRole(AriaRole.BUTTON, named("Begin anew")).click();
        assertThat(ines.at("#cell-A1")).hasAttribute("aria-label", "A1: Rope zone");
        byte[] file = Files.readAllBytes(kept.path());
        ines.at("input[type=file]")
                .setInputFiles(new FilePayload("mine.json", "application/json", file));
        assertThat(ines.at("#cell-A1")).hasAttribute("aria-label", withDie);

        ines.page().getByRole(AriaRole.BUTTON, named("Open a table with it")).click();
        ines.page().waitForURL(Pattern.compile(".*/t/.+"));
        String table = ines.page().url().replaceAll(".*/t/", "");
        MarajoaraHands hands = new MarajoaraHands(ines, table);
        hands.waitForDecision();
        assertThat(hands.cell("A1").locator(".die")).isVisible();
        assertThat(hands.cell("C1").locator(".die")).hasCount(0);
        Json state = TableSetUp.state(ines, table);
        assertThat(state.get("ownEdition").bool()).isTrue();
        assertThat(state.get("edition").string()).isEqualTo("mine");
        hands.decide(state);
    }

    @Test
    void onAPhoneANumberIsChangedAndTheGameSaysWhatIsWrongWithIt() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        ines.page().navigate(address() + "/editor/pergamon");
        assertThat(ines.at(".verdict")).containsText("On peut y jouer");
        Locator coins = ines.at("fieldset:has(legend:text-is('Case 13')) input").first();
        coins.fill("0");
        coins.blur();
        assertThat(ines.at(".verdict"))
                .containsText("Case 13. Les pièces ne diminuent jamais d’une case à la suivante.");
        assertThat(ines.at(".verdict")).isInViewport();
        assertThat(coins).hasAttribute("aria-invalid", "true");
        assertThat(ines.violations()).isEqualTo(List.of());

        ines.page().getByRole(AriaRole.BUTTON, named("Recommencer")).click();
        assertThat(ines.at(".verdict")).containsText("On peut y jouer");
    }

    @Test
    @Tag("full")
    void aFindTileGetsItsPrintedObjectsAndNumberAndTakesItsPlace() {
        Guest ines = guest("Inès");
        ines.page().navigate(address() + "/editor/pergamon");
        ines.page().getByText("Find tiles").first().click();
        Locator tile = ines.at("fieldset:has(legend:text-is('T01'))");

        tile.locator("select").first().selectOption("bracelet");
        assertThat(ines.at(".verdict")).containsText("Find tiles, T01. The two objects");
        tile.locator("select").last().selectOption("mask");
        assertThat(ines.at(".verdict")).containsText("This can be played");
        tile.locator("input").first().fill("99"); // later than all others of its century
        ines.page().keyboard().press("Enter");

        Locator moved = ines.at("fieldset:has(legend:text-is('T12'))");
        assertThat(moved.locator("input").first()).hasValue("99");
        assertThat(moved.locator("select").first()).hasValue("bracelet");
        assertThat(moved.locator("input").first()).isFocused();
        assertThat(ines.at(".verdict")).containsText("This can be played");
        assertThat(ines.violations()).isEqualTo(List.of());
    }
}

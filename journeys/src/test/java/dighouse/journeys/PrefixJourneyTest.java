package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The pages below a path, as behind a proxy that also serves other sites.
class PrefixJourneyTest extends Journey {
    /// Where somebody arrives who has installed the site on their home screen.
    private static final String START =
            """
            async () => {
              const manifest = document.querySelector('link[rel=manifest]').href;
              const told = await (await fetch(manifest)).json();
              return new URL(told.start_url, manifest).href;
            }
            """;

    @Override
    String prefix() {
        return "/games/dig";
    }

    @Test
    void aGameIsBegunAndLeftWithoutLeavingThePath() {
        Guest ann = guest("Ann");
        Page page = ann.page();
        List<String> outside = new ArrayList<>();
        page.onRequest(request -> {
            if (!request.url().startsWith(address() + "/")) {
                outside.add(request.url());
            }
        });
        page.navigate(address() + "/");

        press(page, "Play now");
        press(page, "Start");
        page.waitForURL(Pattern.compile(Pattern.quote(address()) + "/t/.+"));
        ArchaeologyHands hands = new ArchaeologyHands(ann);
        hands.waitForDecision();
        hands.decide();
        page.reload();
        hands.waitForDecision();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Dighouse")).click();

        assertThat(page).hasURL(address() + "/");
        Object start = page.evaluate(START);
        assertThat(start).isEqualTo(address() + "/");
        assertThat(outside).isEmpty();
    }

    private static void press(Page page, String name) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }
}

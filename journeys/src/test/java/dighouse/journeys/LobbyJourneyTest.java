package dighouse.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The pages around the tables: lobby, rules, settings, accounts.
class LobbyJourneyTest extends Journey {
    private static final List<String> ROOMS =
            List.of(
                    "/",
                    "/lobby",
                    "/new/archaeology",
                    "/mine",
                    "/missions",
                    "/records",
                    "/statistics",
                    "/editor/pergamon",
                    "/rules/archaeology",
                    "/settings",
                    "/about");

    private static final String PASSWORD = "a long password";
    private static final String NEW_PASSWORD = "a longer password";

    private static final String LEAD_NOWHERE =
            "() => { history.pushState(null, '', '/nowhere');"
                    + " dispatchEvent(new PopStateEvent('popstate')); }";

    @Test
    void everyRoomIsFitForEveryone() {
        audit(guest("Ann", new Guest.Taste("en", "dusk", 360, 740, true)));
        audit(guest("Inès", new Guest.Taste("fr", "dusk", 1280, 800, false)));
        audit(guest("Zoé", new Guest.Taste("fr", "paper", 360, 740, true)));
    }

    @Test
    @Tag("full")
    void everyRoomIsFitForEveryoneAtADeskByDay() {
        audit(guest("Ann"));
    }

    private void audit(Guest guest) {
        List<String> foreign = new ArrayList<>();
        guest.page()
                .onRequest(request -> {
                    if (!request.url().startsWith(address())) {
                        foreign.add(request.url());
                    }
                });
        for (String room : ROOMS) {
            enter(guest, room);
            fits(guest, room);
        }
        guest.page().evaluate(LEAD_NOWHERE); // the server itself would answer with 404
        guest.page().locator("h1").waitFor();
        fits(guest, "an address that leads nowhere");
        assertThat(foreign).isEmpty();
    }

    private static void fits(Guest guest, String room) {
        assertThat(guest.violations()).as(room).isEmpty();
        Object wider =
                guest.page()
                        .evaluate(
                                "() => document.documentElement.scrollWidth"
                                        + " - document.documentElement.clientWidth");
        assertThat(wider).as("pixels that %s is too wide", room).isEqualTo(0);
    }

    private void enter(Guest guest, String room) {
        guest.page().navigate(address() + room);
        guest.page().getByRole(AriaRole.HEADING).first().waitFor();
        guest.page().waitForLoadState(LoadState.NETWORKIDLE);
    }

    @Test
    void aGameAgainstBotsIsTwoPressesAway() {
        Page page = guest("Ann").page();
        page.navigate(address());
        page.getByRole(AriaRole.BUTTON, named("Play now")).click();
        page.getByRole(AriaRole.BUTTON, named("Start")).click();

        page.waitForURL(Pattern.compile(".*/t/.+"));
    }

    @Test
    void theLanguageChangesInPlaceAndStays() {
        Page page = guest("Ann").page();
        page.navigate(address() + "/lobby");
        page.getByRole(AriaRole.BUTTON, named("Français")).click();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Mes tables")).waitFor();
        page.reload();

        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Mes tables")).waitFor();
        assertThat(page.evaluate("() => document.documentElement.lang")).isEqualTo("fr");
    }

    @Test
    void questionMarkTellsTheKeys() {
        Page page = guest("Ann").page();
        page.navigate(address() + "/about");
        page.getByRole(AriaRole.HEADING).first().waitFor();
        page.keyboard().press("?");

        page.getByRole(AriaRole.DIALOG).getByText("list of legal answers").waitFor();
    }

    @Test
    void aPasswordIsChangedAndAnAccountClosed() {
        Guest ann = guest("Ann");
        Page page = ann.page();
        Guest elsewhere = guest("Somebody");
        ann.expectStatus(403); // a wrong password is refused
        page.navigate(address() + "/settings");
        page.getByLabel("Account name").fill("ann.1");
        page.getByLabel("Password").fill(PASSWORD);
        page.getByRole(AriaRole.BUTTON, named("Make an account")).click();

        page.getByRole(AriaRole.BUTTON, named("Change the password…")).click();
        fits(ann, "the dialog for another password");
        changePassword(page, "not my password");
        page.getByText("That is not your current password.").waitFor();
        signIn(elsewhere, PASSWORD);
        changePassword(page, PASSWORD);
        page.getByText("The password is changed.").waitFor();
        assertThat(elsewhere.get("/api/me").get("known").bool()).isFalse();
        signIn(elsewhere, NEW_PASSWORD);
        assertThat(elsewhere.get("/api/me").get("name").string()).isEqualTo("Ann");

        page.getByRole(AriaRole.BUTTON, named("Close the account…")).click();
        fits(ann, "the question before an account is closed");
        page.getByRole(AriaRole.BUTTON, named("Close the account")).click();
        page.getByText("The account is closed.").waitFor();
        assertThat(ann.get("/api/me").get("account").string()).isEmpty();
        assertThat(ann.get("/api/me").get("name").string()).isEqualTo("Ann");
    }

    private static void changePassword(Page page, String present) {
        page.getByLabel("Current password").fill(present);
        page.getByLabel("New password").fill(NEW_PASSWORD);
        page.getByRole(AriaRole.BUTTON, named("Change the password")).click();
    }

    private static void signIn(Guest guest, String password) {
        guest.post(
                "/api/account/sign-in",
                "{\"name\":\"ann.1\",\"password\":\"%s\"}".formatted(password));
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}

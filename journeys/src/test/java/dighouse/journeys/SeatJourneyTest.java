package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// How people get their seats, and what happens to those who give up.
class SeatJourneyTest extends Journey {
    private static final TableSetUp TRAIL = new TableSetUp("archaeology", moves -> 0);
    private static final String INVITED = "{\"kind\":\"invited\"}";

    private static Locator button(Guest guest, String name) {
        return guest.page()
                .getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator text(Guest guest, String text) {
        return guest.page().getByText(text);
    }

    @Test
    void whoeverGivesUpIsLastAndPlayAgainSeatsBoth() {
        Guest ann = guest("Ann");
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = TRAIL.open(ann, TableSetUp.me(), TableSetUp.OPEN);
        TableSetUp.sit(ines, table);
        ann.goTo(table);
        ines.goTo(table);

        button(ann, "More").click();
        assertThat(text(ann, "Let a bot play for Inès")).isHidden(); // she still has time
        button(ann, "Give up").click();
        button(ann, "Give up").click();

        assertThat(text(ann, "Inès wins: Ann has given up")).isVisible();
        assertThat(ann.at(".rows > li").first()).containsText("Inès");
        assertThat(ann.at(".rows > li").last()).containsText("Ann");
        assertThat(ann.at(".rows > li").last().locator(".place")).hasText("2");
        assertThat(ann.violations()).isEmpty();
        assertThat(text(ines, "Inès l’emporte")).containsText("Ann a abandonné");

        button(ann, "Play again").click();
        ann.page().waitForURL(url -> !url.contains(table));
        assertThat(ann.at(".chairs li").first()).containsText("Ann");
        assertThat(ann.at(".chairs li").last()).containsText("Reserved for Inès");
        assertThat(button(ann, "Sit down")).isHidden();
        assertThat(ann.violations()).isEmpty();

        button(ines, "Vers la partie suivante").click();
        assertThat(ines.at("[data-region] >> visible=true").first()).isVisible();
        assertThat(ann.at("[role=log]")).isVisible(); // both sit, so the game has begun
    }

    @Test
    void anInvitationIsTakenInATabThatShowsTheTableAlready() {
        Guest ann = guest("Ann");
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = TRAIL.open(ann, TableSetUp.me(), INVITED);
        ann.goTo(table);
        assertThat(text(ann, "Reserved for your invitee")).isVisible();
        assertThat(text(ann, "take a free seat")).isHidden();
        String secret = ann.get("/api/tables/" + table).get("invitations").get("1").string();

        ines.goTo(table);
        assertThat(text(ines, "Les places restantes sont réservées.")).isVisible();
        assertThat(button(ines, "Prendre place")).isHidden();
        assertThat(ines.violations()).isEmpty();

        ines.page().evaluate("secret => { location.hash = 'invitation=' + secret; }", secret);
        button(ines, "Prendre place").click();

        assertThat(ann.at("[role=log]")).isVisible();
        assertThat(TableSetUp.state(ines, table).get("status").string()).isEqualTo("playing");
    }

    @Test
    void hintsBetweenPeopleAreTheOpenersChoice() {
        Guest ann = guest("Ann");
        String without = TRAIL.open(ann, TableSetUp.me(), TableSetUp.beside("Bob"));
        ann.goTo(without);
        button(ann, "I am Ann").or(button(ann, "I am Bob")).click();
        assertThat(ann.at("[role=log]")).isVisible();
        assertThat(button(ann, "Hint")).isHidden();

        ann.page().navigate(address() + "/new/archaeology");
        ann.page().getByLabel("Everybody may ask").check();
        assertThat(ann.violations()).isEmpty();
        button(ann, "Open a table").click();
        ann.page().waitForURL(Pattern.compile(".*/t/.+"));

        assertThat(text(ann, "everybody may ask a bot for hints")).isVisible();
    }
}

package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// Two people agree on another pace while a spectator watches.
class PaceJourneyTest extends Journey {
    private static final TableSetUp TRAIL = new TableSetUp("archaeology", moves -> 0);

    private static Locator button(Guest guest, String name) {
        return guest.page()
                .getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /// A live game of two people.
    private static String table(Guest ann, Guest ines) {
        String pace = "\"pace\":{\"kind\":\"live\",\"bankSeconds\":900,\"turnSeconds\":20},";
        String table = TRAIL.openWith(ann, pace, TableSetUp.me(), TableSetUp.OPEN);
        TableSetUp.sit(ines, table);
        return table;
    }

    @Test
    void aLiveGameBecomesASlowOneByConsent() {
        Guest ann = guest("Ann");
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        String table = table(ann, ines);
        ann.goTo(table);
        ines.goTo(table);
        assertThat(ann.at("[role=timer]:visible")).hasCount(2);

        button(ann, "More").click();
        button(ann, "Offer another pace").click();
        ann.page().getByText("3 days a move").click();
        assertThat(ann.violations()).isEmpty();
        button(ann, "Offer it").click();

        Locator asked = ines.page().getByText("Ann propose de continuer ainsi");
        assertThat(asked).containsText("3 jours par coup");
        assertThat(ines.violations()).isEmpty();
        button(ines, "Accepter").click();

        assertThat(ann.at("[role=log]")).containsText("From now on: 3 days a move.");
        assertThat(asked).isHidden();
        assertThat(ann.at("[role=timer]:visible")).hasCount(1); // of the person who must decide
        assertThat(TableSetUp.state(ann, table).get("pace").compact())
                .isEqualTo("{\"kind\":\"days\",\"days\":3}");
    }

    @Test
    void thePlayersSeeHowManyPeopleLookOn() {
        Guest ann = guest("Ann");
        String table = table(ann, guest("Inès"));
        ann.goTo(table);
        Locator watchers = ann.page().getByTitle("1 person looks on");
        assertThat(watchers).hasCount(0);

        guest("Dan").goTo(table);

        assertThat(watchers).isVisible();
    }
}

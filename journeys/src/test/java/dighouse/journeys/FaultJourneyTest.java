package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every dead end is a complete page that says what happened and where to go next.
class FaultJourneyTest extends Journey {
    private static final TableSetUp TRAIL =
            new TableSetUp("archaeology", texts -> Math.max(0, texts.indexOf("end")));
    private static final String PRIVATE = "\"visibility\":\"private\",\"watching\":\"private\",";

    /// Checks that the page says what happened, is accessible, and has a link onward.
    private static void expectDeadEnd(Guest guest, String title, String way) {
        assertThat(guest.at("main h1")).hasText(title);
        assertThat(guest.page().getByRole(AriaRole.MAIN).getByText(way).first()).isVisible();
        assertThat(guest.violations()).as(title).isEqualTo(List.of());
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    @Test
    void aTableThatIsNotThereIsAFriendlyPage() {
        Guest ann = guest("Ann");
        ann.expectStatus(404);
        ann.goTo("nosuchtable");

        expectDeadEnd(ann, "No table here", "All tables");
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        ines.expectStatus(404);
        ines.goTo("nosuchtable");
        expectDeadEnd(ines, "Aucune table ici", "Toutes les tables");
    }

    @Test
    void aTableThatIsNotOpenToTheReaderSaysNoMore() {
        Guest ines = guest("Inès");
        String table = TRAIL.openWith(ines, PRIVATE, TableSetUp.me(), TableSetUp.BOT);
        Guest mei = guest("Mei");
        mei.expectStatus(404);
        mei.goTo(table);

        expectDeadEnd(mei, "No table here", "your personal link");
    }

    @Test
    void whoeverIsInvitedAndComesTooLateMayWatch() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, TableSetUp.me(), "{\"kind\":\"invited\"}");
        String invitation = ines.get("/api/tables/" + table).get("invitations").get("1").string();
        Guest bram = guest("Bram");
        bram.post(
                "/api/tables/" + table + "/sit",
                "{\"id\":\"late\",\"contribution\":\"%s\",\"invitation\":\"%s\"}"
                        .formatted("00".repeat(16), invitation));
        Guest mei = guest("Mei");
        mei.goTo(table + "#invitation=" + invitation);

        expectDeadEnd(mei, "All seats are taken.", "Inès and Bram are playing already");
        mei.page().getByRole(AriaRole.BUTTON, named("Watch")).click();
        assertThat(mei.at(".strip .title")).hasText("You watch");
    }

    @Test
    void aTableThatEverybodyHasLeftSaysSo() {
        Guest ines = guest("Inès");
        String table = TRAIL.open(ines, TableSetUp.me(), "{\"kind\":\"open\"}");
        ines.goTo(table);
        ines.page().getByRole(AriaRole.BUTTON, named("Leave")).click();

        expectDeadEnd(ines, "This table was called off.", "Open a table");
    }

    @Test
    void aTableThatDoesNotAddUpIsSetAsideAndSaysSo() {
        Guest ines = guest("Inès", new Guest.Taste("fr", "paper", 1280, 800, false));
        String table = TRAIL.open(ines, TableSetUp.me(), TableSetUp.BOT);
        whileClosed(() -> damage(table));
        ines.goTo(table);

        expectDeadEnd(ines, "Cette table est mise de côté.", "Toutes les tables");
    }

    /// Damages the table: its events no longer lead to the hashes stored with them.
    private void damage(String table) {
        try (Connection store =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("house.db"));
                Statement statement = store.createStatement()) {
            statement.execute(
                    "UPDATE event SET body = replace(body, '\"hash\":\"', '\"hash\":\"0')"
                            + " WHERE table_id = '"
                            + table
                            + "'");
        } catch (SQLException fault) {
            throw new AssertionError(fault);
        }
    }

    @Test
    void aServerThatDoesNotAnswerIsAskedAgainByAButton() {
        Guest ann = guest("Ann");
        String table = TRAIL.open(ann, TableSetUp.me(), TableSetUp.BOT);
        ann.page().navigate(address() + "/mine");
        ann.at("main a.button").first().waitFor();
        ann.setOffline(true);
        ann.page()
                .evaluate(
                        "(table) => { history.pushState(null, '', '/t/' + table);"
                                + " dispatchEvent(new PopStateEvent('popstate')); }",
                        table);

        expectDeadEnd(ann, "The house does not answer.", "Your moves are safe");
        ann.setOffline(false);
        ann.page().getByRole(AriaRole.BUTTON, named("Try again")).click();
        assertThat(ann.at("section.dock")).isVisible();
    }

    @Test
    void rulesThatDoNotLoadAreAskedForAgainByAButton() {
        Guest ann = guest("Ann");
        String table = TRAIL.open(ann, TableSetUp.me(), TableSetUp.BOT);
        ann.page().context().route("**/engine/**", Route::abort);
        ann.goTo(table);
        Hands hands = new Hands(ann);
        hands.waitForDecision();

        ann.at(".strip .retry").waitFor();
        assertThat(ann.at(".strip .detail")).containsText("could not be loaded");
        assertThat(ann.violations()).isEqualTo(List.of());
        ann.page().context().unroute("**/engine/**");
        ann.at(".strip .retry").click();
        assertThat(ann.at(".strip .retry")).hasCount(0);
        ann.page().keyboard().press("1");

        hands.waitForDraft(1);
    }
}

package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dighouse.kernel.Json;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Plays the guided first game of every title to its last note.
class GuideJourneyTest extends Journey {
    private static final int WORTH_A_DIG = 4; // points of knowledge
    private static final int LONG_ROW = 3; // tiles

    @Test
    @Tag("full")
    void theFirstGameOfArchaeologyIsWalkedThrough() {
        Guest ines = guest("Inès");
        FirstNotes notes = FirstNotes.open(ines, address(), "archaeology");
        assertThat(ines.at(".guide")).containsText("The chance of this table is prepared");
        assertThat(ines.violations()).isEqualTo(List.of());
        ArchaeologyHands hands = new ArchaeologyHands(ines);

        while (hands.waitForDecision()) {
            notes.readAll();
            hands.decide();
        }

        expectLastNote(ines, notes, 6, "The game is over");
        ines.page().navigate(address() + "/statistics");
        assertThat(ines.page().getByText("Nothing to add up yet.")).isVisible();
    }

    @Test
    @Tag("full")
    void theFirstGameOfThebesIsWalkedThroughOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        FirstNotes notes = FirstNotes.open(ines, address(), "thebes");
        assertThat(ines.violations()).isEqualTo(List.of());
        ThebesHands hands = new ThebesHands(ines);

        while (hands.table().waitForDecision()) {
            notes.readAll();
            ines.page().keyboard().press("Escape"); // puts away what was found
            thebesGoal(ines, hands, TableSetUp.state(ines, notes.table())).click();
            hands.waitForStep();
            notes.readAll();
            if (hands.isAskedForWeeks()) {
                hands.chooseLongest();
            }
            hands.table().confirm();
        }

        expectLastNote(ines, notes, 12, "La partie est terminée");
    }

    /// Chooses an exhibition if one can be shown, a dig if enough is known, else the cheapest card.
    private static Locator thebesGoal(Guest guest, ThebesHands hands, Json state) {
        List<Json> moves = state.get("moves").array();
        Optional<Json> show = first(moves, "show");
        if (show.isPresent()) {
            return guest.at("[data-place='row:" + text(show.get(), "row") + "']");
        }
        List<Json> knowledge =
                state.get("view").get("seats").array().getFirst().get("knowledge").array();
        for (Json known : knowledge) {
            String site = known.get("site").string();
            if (known.get("sure").number(0, 99) >= WORTH_A_DIG
                    && TableSetUp.isOffered(state, "dig " + site)) {
                return hands.place(site);
            }
        }
        return moves.stream()
                .filter(move -> text(move, "verb").equals("take"))
                .min(Comparator.comparingInt(GuideJourneyTest::cost))
                .map(move -> guest.at("[data-place='slot:" + slot(move) + "']"))
                .orElseGet(() -> guest.at(".action.lit").first());
    }

    private static Optional<Json> first(List<Json> moves, String verb) {
        return moves.stream().filter(move -> text(move, "verb").equals(verb)).findFirst();
    }

    private static String text(Json move, String name) {
        return move.get("what").get(name).string();
    }

    private static int slot(Json move) {
        return move.get("what").get("slot").number(1, 9);
    }

    private static int cost(Json move) {
        return move.get("what").get("travel").number(0, 99)
                + move.get("what").get("weeks").number(0, 99);
    }

    @Test
    @Tag("full")
    void theFirstGameOfPergamonIsWalkedThroughOnAPhone() {
        Guest ines = guest("Inès", Guest.Taste.PHONE);
        FirstNotes notes = FirstNotes.open(ines, address(), "pergamon");
        assertThat(ines.violations()).isEqualTo(List.of());
        PergamonHands hands = new PergamonHands(ines);

        while (hands.waitForDecision()) {
            notes.readAll();
            Json state = TableSetUp.state(ines, notes.table());
            String asks = state.get("view").get("asks").string();
            int row = state.get("view").get("aid").get("row").array().size();
            if (asks.equals("exhibit") && row < LONG_ROW) {
                hands.common().confirm(); // nothing more
            } else if (asks.equals("exhibit")) {
                hands.layBest();
                notes.readAll();
                hands.common().confirm();
            } else {
                hands.decide(asks);
            }
        }

        expectLastNote(ines, notes, 10, "La partie est terminée");
    }

    @Test
    @Tag("full")
    void theFirstGameOfMarajoaraIsWalkedThrough() {
        Guest ines = guest("Inès");
        FirstNotes notes = FirstNotes.open(ines, address(), "marajoara");
        MarajoaraHands hands = new MarajoaraHands(ines, notes.table());

        while (hands.waitForDecision()) {
            notes.readAll();
            hands.decide(TableSetUp.state(ines, notes.table()));
        }

        expectLastNote(ines, notes, 8, "The game is over");
    }

    private static void expectLastNote(Guest guest, FirstNotes notes, int least, String end) {
        assertThat(guest.at(".end h1")).not().isEmpty();
        notes.readAll();
        assertThat(notes.read()).hasSizeGreaterThanOrEqualTo(least);
        assertThat(List.copyOf(notes.read()).getLast()).startsWith(end);
    }

    @Test
    void notesAreSkippedForGoodAndBroughtBackOnWish() {
        Guest ines = guest("Inès");
        FirstNotes.open(ines, address(), "thebes");
        Locator note = ines.at(".guide .text");
        String first = note.textContent();

        ines.at(".guide .actions .button").first().click();
        assertThat(note).hasCount(0);
        assertThat(ines.at(".ring")).hasCount(0);
        ines.page().reload();
        ines.at(".strip .title").waitFor();
        Locator again =
                ines.page()
                        .getByRole(
                                AriaRole.BUTTON,
                                new Page.GetByRoleOptions().setName("Show the notes again"));
        again.waitFor();
        assertThat(note).hasCount(0);

        again.click();
        assertThat(note).hasText(first);
        assertThat(ines.at(".ring")).not().hasCount(0);
    }
}

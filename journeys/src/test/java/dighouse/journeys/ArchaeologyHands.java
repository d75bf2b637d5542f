package dighouse.journeys;

import com.microsoft.playwright.Locator;
import dighouse.kernel.Json;
import java.util.List;
import java.util.regex.Pattern;

/// Plays Archaeology for a guest by touching the page, on a desktop or a phone.
final class ArchaeologyHands extends Hands implements BoardJourney.Player {
    /// Tells whether all cards of a kind are chosen, so that another touch would give them back.
    private static final Pattern ALL = Pattern.compile("\\b(\\d+)/\\1$");

    ArchaeologyHands(Guest guest) {
        super(guest);
    }

    /// The things to touch in the hand: on a desktop each card, on a phone each kind.
    Locator cards() {
        return guest.at(".hand button:visible");
    }

    /// Touches a card where it is not covered by the next one.
    private void touch(Locator card) {
        card.click(new Locator.ClickOptions().setPosition(5, 60));
    }

    void pickFirst() {
        touch(cards().first());
    }

    /// Chooses a victim, what the storm takes, or else one card to sell; without cards, nothing.
    @Override
    public void draft(Json state, Runnable look) {
        if (TableSetUp.isAsked(state, "rob")) {
            guest.at(".victims button.lit").first().click();
        } else if (TableSetUp.isAsked(state, "lose")) {
            lose(state.get("view").get("pending").get("toLose").number(0, 99), look);
        } else if (cards().count() > 0) {
            pickFirst();
            guest.at(".hand button.taken:visible").waitFor();
        }
    }

    /// Gives the sandstorm what it asks for.
    private void lose(int all, Runnable look) {
        Locator lit = guest.at(".hand button.lit:visible");
        Locator more =
                guest.at(".hand button.phone.taken:visible")
                        .filter(new Locator.FilterOptions().setHasNotText(ALL));
        for (int chosen = 1; chosen <= all; chosen++) {
            touch(lit.count() > 0 ? lit.first() : more.first());
            waitForDraft(chosen);
            look.run();
        }
    }

    /// Makes the decision that the page asks for.
    void decide() {
        String address = guest.page().url();
        draft(TableSetUp.state(guest, address.substring(address.lastIndexOf('/') + 1)), () -> {});
        confirm();
    }

    /// The answer to choose by its digit: sell what can be sold, else end the turn, else the first.
    static int sale(List<String> texts) {
        for (String wanted : List.of("sell", "set", "end")) {
            for (int i = texts.size() - 1; i >= 0; i--) {
                if (texts.get(i).startsWith(wanted)) {
                    return i;
                }
            }
        }
        return 0;
    }
}

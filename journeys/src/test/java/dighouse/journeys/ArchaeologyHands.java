package dighouse.journeys;

import com.microsoft.playwright.Locator;
import java.util.List;

/// A guest's fingers at a table of Archaeology.
final class ArchaeologyHands extends Hands {
    ArchaeologyHands(Guest guest) {
        super(guest);
    }

    Locator cards() {
        return guest.at(".hand button.card");
    }

    /// Touches a card where it is not covered by the next one.
    private void touch(Locator card) {
        card.click(new Locator.ClickOptions().setPosition(5, 60));
    }

    void pickFirst() {
        touch(cards().first());
    }

    /// Decides whatever is asked: sells what is in hand, card by card, and ends the turn.
    void decide() {
        if (guest.at(".victims button.lit").count() > 0) {
            guest.at(".victims button.lit").first().click();
            confirm();
            return;
        }
        if (guest.at(".hand button.card.lit").count() > 0) {
            lose();
            return;
        }
        if (cards().count() > 0) {
            pickFirst();
        }
        confirm();
    }

    /// Gives the sandstorm what it asks for.
    private void lose() {
        while (guest.at(".go .button[disabled]").count() > 0) {
            int picked = guest.at(".hand button.card.taken").count();
            touch(guest.at(".hand button.card.lit").first());
            guest.page()
                    .waitForFunction(
                            "(n) => document.querySelectorAll('.hand button.card.taken').length"
                                    + " > n",
                            picked);
        }
        confirm();
    }

    /// Which answer to take by its digit: sells what can be sold, else ends the turn, else takes
    /// the first.
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

package dighouse.journeys;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;

/// A guest's fingers at a table of Archaeology.
record Hands(Guest guest) {
    private static final String ASKED = ".dock.mine";
    private static final String END = ".end h1";

    /// Waits until something is asked of this guest, or the game is over.
    ///
    /// @return whether something is asked
    boolean waitForDecision() {
        guest.at(ASKED + "," + END)
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.VISIBLE));
        return guest.at(ASKED).count() > 0;
    }

    Locator cards() {
        return guest.at(".hand button.card");
    }

    Locator main() {
        return guest.at(".go .button");
    }

    /// Presses the main button once it can be pressed, and waits until the table has moved.
    void confirm() {
        String before = number();
        guest.at(".go .button:not([disabled])").click();
        waitForMove(before);
    }

    /// What the table was last told; every move changes it.
    String number() {
        return String.valueOf(guest.page().evaluate("() => window.heard.length"));
    }

    void waitForMove(String before) {
        guest.page().waitForFunction("(n) => String(window.heard.length) !== n", before);
        guest.page().waitForFunction("() => !document.querySelector('.go [aria-busy]')");
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
            cards().first().click();
        }
        confirm();
    }

    /// Gives the sandstorm what it asks for.
    void lose() {
        while (guest.at(".go .button[disabled]").count() > 0) {
            int picked = guest.at(".hand button.card.taken").count();
            guest.at(".hand button.card.lit").first().click();
            guest.page()
                    .waitForFunction(
                            "(n) => document.querySelectorAll('.hand button.card.taken').length"
                                    + " > n",
                            picked);
        }
        confirm();
    }
}

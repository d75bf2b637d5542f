package dighouse.journeys;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;

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

    /// Touches a card where it is not covered by the next one.
    void touch(Locator card) {
        card.click(new Locator.ClickOptions().setPosition(5, 60));
    }

    void pickFirst() {
        touch(cards().first());
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
            pickFirst();
        }
        confirm();
    }

    /// Decides by digits and Enter: sells what can be sold, else ends the turn, else takes the
    /// first answer.
    void decideByKeys(Json state, String table) {
        List<String> chosen = new ArrayList<>();
        Json legal = state.get("moves");
        while (guest.at(".go .button.go:not([disabled])").count() == 0) {
            int answer = answer(legal.array());
            String before = number();
            guest.page().keyboard().press(Integer.toString(answer + 1));
            waitForMove(before);
            chosen.add(legal.array().get(answer).get("move").string());
            legal = Trail.preview(guest, table, 0, chosen).get("moves");
        }
        String before = number();
        guest.page().keyboard().press("Enter");
        waitForMove(before);
    }

    /// Which of the first nine answers to take by its digit.
    private static int answer(List<Json> legal) {
        List<String> texts =
                legal.stream().limit(9).map(each -> each.get("move").string()).toList();
        for (String wanted : List.of("sell", "set", "end")) {
            for (int i = texts.size() - 1; i >= 0; i--) {
                if (texts.get(i).startsWith(wanted)) {
                    return i;
                }
            }
        }
        return 0;
    }

    /// Gives the sandstorm what it asks for.
    void lose() {
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
}

package dighouse.journeys;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/// A guest's fingers at a table of any game.
class Hands {
    private static final String ASKED = ".dock.mine";
    private static final String END = ".end h1";
    private static final String EVENT =
            "() => document.querySelector('[data-number]')?.dataset.number ?? ''";

    /// A step with one answer is filled in, so a draft may be longer than what was chosen.
    private static final String DRAFTED =
            "(n) => Number(document.querySelector('[data-drafted]')?.dataset.drafted ?? 99) >= n";

    /// As many answers have a digit of their own.
    private static final int DIGITS = 9;

    final Guest guest;

    Hands(Guest guest) {
        this.guest = guest;
    }

    /// Waits until something is asked of this guest, or the game is over.
    ///
    /// @return whether something is asked
    final boolean waitForDecision() {
        guest.at(ASKED + "," + END)
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.VISIBLE));
        return guest.at(ASKED).count() > 0;
    }

    /// How high the dock is: the same at every question.
    final Object dockHeight() {
        return guest.at("section.dock").evaluate("dock => dock.getBoundingClientRect().height");
    }

    final Locator main() {
        return guest.at(".go .button");
    }

    /// Presses the main button once it can be pressed, and waits until the table has moved.
    final void confirm() {
        Object before = event();
        guest.at(".go .button:not([disabled])").click();
        waitForEvent(before);
    }

    /// The number of the last event that is on the board.
    final Object event() {
        return guest.page().evaluate(EVENT);
    }

    final void waitForEvent(Object before) {
        guest.page().waitForFunction("(n) => (" + EVENT + ")() !== n", before);
        guest.page().waitForFunction("() => !document.querySelector('.go [aria-busy=true]')");
    }

    /// Waits until at least so many choices are in the draft.
    final void waitForDraft(int choices) {
        guest.page().waitForFunction(DRAFTED, choices);
    }

    /// How often the house has answered or told something; every question changes it.
    final String number() {
        return String.valueOf(guest.page().evaluate("() => window.heard.length"));
    }

    final void waitForMove(String before) {
        guest.page().waitForFunction("(n) => String(window.heard.length) !== n", before);
        guest.page().waitForFunction("() => !document.querySelector('.go [aria-busy=true]')");
    }

    /// Decides by digits and Enter.
    ///
    /// @param habit which of the texts of the first nine answers is taken, by its place
    final void decideByKeys(String table, ToIntFunction<List<String>> habit) {
        List<String> chosen = new ArrayList<>();
        Json legal = TableSetUp.state(guest, table).get("moves");
        while (guest.at(".go .button.go:not([disabled])").count() == 0) {
            List<String> texts =
                    legal.array().stream()
                            .limit(DIGITS)
                            .map(each -> each.get("move").string())
                            .toList();
            int answer = habit.applyAsInt(texts);
            guest.page().keyboard().press(Integer.toString(answer + 1));
            chosen.add(texts.get(answer));
            waitForDraft(chosen.size());
            legal = TableSetUp.preview(guest, table, 0, chosen).get("moves");
        }
        Object before = event();
        guest.page().keyboard().press("Enter");
        waitForEvent(before);
    }
}

package dighouse.journeys;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/// Operates the parts of a table that all games share, for a guest.
class Hands {
    private static final String ASKED = ".dock.mine";
    private static final String END = ".end h1";
    private static final String EVENT =
            "() => document.querySelector('[data-number]')?.dataset.number ?? ''";

    /// A step with one answer is filled in, so a draft may be longer than the choices made.
    private static final String DRAFTED =
            "(n) => Number(document.querySelector('[data-drafted]')?.dataset.drafted ?? 99) >= n";

    /// The number of answers that have a digit.
    private static final int DIGITS = 9;

    final Guest guest;

    Hands(Guest guest) {
        this.guest = guest;
    }

    /// Waits until this guest must decide or the game is over.
    ///
    /// @return whether the guest must decide
    final boolean waitForDecision() {
        guest.at(ASKED + "," + END)
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.VISIBLE));
        return guest.at(ASKED).count() > 0;
    }

    /// The height of the dock, which must be the same at every question.
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

    /// The number of choices in the draft.
    final int drafted() {
        return Integer.parseInt(guest.at("[data-drafted]").getAttribute("data-drafted"));
    }

    /// Waits until the draft has at least this many choices.
    final void waitForDraft(int choices) {
        guest.page().waitForFunction(DRAFTED, choices);
    }

    /// How often the server has sent something; every request changes it.
    final String number() {
        return String.valueOf(guest.page().evaluate("() => window.heard.length"));
    }

    final void waitForMove(String before) {
        guest.page().waitForFunction("(n) => String(window.heard.length) !== n", before);
        guest.page().waitForFunction("() => !document.querySelector('.go [aria-busy=true]')");
    }

    /// Decides by digits and Enter.
    ///
    /// @param habit chooses one of the first nine answers by its text; returns its index
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

package dighouse.journeys;

import com.microsoft.playwright.Locator;
import dighouse.kernel.Json;
import java.util.List;

/// Plays Thebes for a guest by touching the page.
record ThebesHands(Guest guest, Hands table) {
    private static final String DIAL = ".cell.lit";
    private static final String READY = ".go .button.go:not([disabled])";
    private static final String GOALS = "[data-place^='slot:'].lit, .place.site.lit, .action.lit";

    /// Tells whether the main button offers the only answer.
    private static final String CONFIRMS = ".go .button:not(.go):not([disabled])";

    private static final int MOST_TABS = 80;

    ThebesHands(Guest guest) {
        this(guest, new Hands(guest));
    }

    /// A city or a site on the map.
    Locator place(String place) {
        return guest.at("[data-at='" + place + "']");
    }

    /// Waits until the draft can be confirmed, or the dial asks for weeks.
    void waitForStep() {
        guest.at(READY + "," + DIAL).first().waitFor();
    }

    boolean isAskedForWeeks() {
        return guest.at(DIAL).count() > 0;
    }

    /// Makes the dig as short as possible.
    void chooseWeeks() {
        guest.at(DIAL).first().click();
        guest.at(READY).waitFor();
    }

    /// Makes the dig as long as possible.
    void chooseLongest() {
        guest.at(DIAL).last().click();
        guest.at(READY).waitFor();
    }

    /// Decides by touching what is lit: the first card, else a dig, else anything.
    void decide() {
        draft(() -> {});
        table.confirm();
    }

    /// Chooses what is lit, in the same order, up to the weeks of a dig.
    ///
    /// @param look runs whenever the page has changed on the way
    void draft(Runnable look) {
        guest.page().keyboard().press("Escape"); // puts away what was found
        if (guest.at(CONFIRMS).count() > 0) {
            return; // nothing is left but to retire
        }
        guest.at(GOALS).first().click();
        waitForStep();
        look.run();
        if (isAskedForWeeks()) {
            chooseWeeks();
        }
    }

    /// Walks with the Tab key to the first thing that fits.
    void tabTo(String selector) {
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            Object there =
                    guest.page()
                            .evaluate(
                                    "(wanted) => document.activeElement?.matches(wanted) ?? false",
                                    selector);
            if (Boolean.TRUE.equals(there)) {
                return;
            }
            guest.page().keyboard().press("Tab");
        }
        throw new AssertionError("no Tab leads to " + selector);
    }

    /// Makes a whole turn with Tab, Space and Enter alone.
    ///
    /// @param goal what the turn is for
    void decideByTabs(String goal) {
        guest.page().keyboard().press("F6");
        tabTo(goal);
        guest.page().keyboard().press("Space");
        waitForStep();
        if (isAskedForWeeks()) {
            tabTo(DIAL);
            guest.page().keyboard().press("Space");
            guest.at(READY).waitFor();
        }
        Object before = table.event();
        guest.page().keyboard().press("Enter");
        table.waitForEvent(before);
    }

    /// Makes any turn by the numbers of the text list and Enter.
    void decideByNumbers(List<Json> goals, String wanted) {
        int answer = 0;
        while (!goals.get(answer).get("move").string().startsWith(wanted)) {
            answer++;
        }
        press(Integer.toString(answer + 1));
        while (guest.at(READY).count() == 0) {
            press("1");
        }
        Object before = table.event();
        guest.page().keyboard().press("Enter");
        table.waitForEvent(before);
    }

    /// Presses a key and waits until the draft has grown.
    private void press(String key) {
        int before = table.drafted();
        guest.page().keyboard().press(key);
        table.waitForDraft(before + 1);
    }
}

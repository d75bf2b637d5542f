package dighouse.journeys;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import dighouse.kernel.Json;
import java.util.List;
import java.util.Map;

/// A guest's fingers at a table of Marajoara.
record MarajoaraHands(Guest guest, String table) {
    /// What can be touched while nothing is chosen, by what is asked; `turn` is a jump.
    private static final Map<String, String> LIT =
            Map.of(
                    "startToken", "button.cell.lit",
                    "token", "button.cell.lit",
                    "recycle", "button.cell.lit",
                    "remove", ".choices .chip",
                    "track", ".choices .chip");

    /// How many small moves are chosen.
    private static final String DRAFTED =
            "() => document.querySelector('[data-drafted]')?.dataset.drafted";

    private static final Locator.WaitForOptions HIDDEN =
            new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
    private static final String READY = ".go .button.go:not([disabled])";

    private Hands hands() {
        return new Hands(guest);
    }

    boolean waitForDecision() {
        return hands().waitForDecision();
    }

    Locator main() {
        return hands().main();
    }

    /// Presses the main button, and waits until the page has heard what became of it.
    void confirm() {
        afterwards(() -> guest.at(".go .button:not([disabled])").click());
    }

    /// Does something that the house keeps, and waits until the table shown is a later one.
    void afterwards(Runnable deed) {
        int before = Trail.state(guest, table).get("number").number(1, Integer.MAX_VALUE);
        deed.run();
        guest.page()
                .waitForFunction(
                        """
                        (before) => !document.querySelector('.go [aria-busy=true]')
                          && Number(document.querySelector('[data-number]').dataset.number) > before
                        """,
                        before);
    }

    /// Chooses something, and waits until it is in the draft.
    private void choose(Runnable deed) {
        Object before = guest.page().evaluate(DRAFTED);
        deed.run();
        guest.page().waitForFunction("(before) => (" + DRAFTED + ")() !== before", before);
    }

    /// A cell of the dig site by its name.
    Locator cell(String name) {
        return guest.at("[data-place=\"cell:" + name + "\"]");
    }

    /// Touches until the draft can be confirmed.
    void touch(Locator thing) {
        thing.click();
        guest.at(READY).waitFor();
    }

    void playToTheEnd() {
        while (waitForDecision()) {
            Json state = Trail.state(guest, table);
            if (state.get("status").string().equals("playing")
                    && state.get("decider").number(-9, 9) == 0) {
                decide(state);
            }
        }
    }

    /// Decides whatever is asked by touching what is lit: jumps, ends turns, takes first answers.
    void decide(Json state) {
        String asks = state.get("view").get("asks").string();
        if (asks.equals("turn") && isAnyJump(state)) {
            jump(firstJump(state));
        } else if (asks.equals("recycle")) {
            putAllBack();
        } else if (LIT.containsKey(asks)) {
            touch(guest.at(LIT.get(asks)).first());
        } else if (guest.at(".go .button:not(.go)").count() == 0) {
            touchAnswers();
        }
        confirm();
    }

    /// Takes what the house suggests first, which is a whole answer.
    void takeHint() {
        guest.page().keyboard().press("h");
        guest.at("dialog[open] section .button").first().click();
        guest.at("dialog[open]").waitFor(HIDDEN);
        guest.at(READY).waitFor();
        confirm();
    }

    /// Every die of the slate to the first cell that is lit.
    private void putAllBack() {
        while (guest.at(READY).count() == 0) {
            choose(() -> guest.at("button.cell.lit").first().click());
        }
    }

    /// First answers, until nothing is left half made.
    private void touchAnswers() {
        while (guest.at(READY).count() == 0) {
            choose(() -> guest.at(".choices .chip").first().click());
        }
    }

    private static List<Json> jumps(Json state) {
        return state.get("moves").array().stream()
                .map(each -> each.get("what"))
                .filter(what -> what.get("verb").string().startsWith("capture"))
                .toList();
    }

    private static boolean isAnyJump(Json state) {
        return !jumps(state).isEmpty();
    }

    /// The first jump on offer that feeds nobody and asks for no track, or the first.
    static Json firstJump(Json state) {
        List<Json> jumps = jumps(state);
        return jumps.stream()
                .filter(what -> what.get("verb").string().equals("capture"))
                .filter(what -> !what.get("captured").string().equals("grey"))
                .findFirst()
                .orElse(jumps.getFirst());
    }

    void jump(Json what) {
        cell(what.get("from").string()).click();
        touch(cell(what.get("to").string()));
    }

    /// The same by keys alone: to the cell by arrows, taken by the space bar.
    void jumpByKeys(Json what) {
        walkTo(what.get("from").string());
        guest.page().keyboard().press(" ");
        cell(what.get("to").string()).and(guest.at(".lit")).waitFor();
        walkTo(what.get("to").string());
        guest.page().keyboard().press(" ");
        guest.at(READY).waitFor();
    }

    /// Arrows over the dig site, from wherever the focus is.
    private void walkTo(String name) {
        guest.at("button.cell[tabindex='0']").focus();
        String at = focused();
        while (!at.equals(name)) {
            guest.page().keyboard().press(arrow(at, name));
            String now = focused();
            if (now.equals(at)) {
                throw new AssertionError("no arrow leads from " + at + " to " + name);
            }
            at = now;
        }
    }

    private static String arrow(String at, String to) {
        int across = to.charAt(0) - at.charAt(0);
        if (across != 0) {
            return across > 0 ? "ArrowRight" : "ArrowLeft";
        }
        int down = Integer.parseInt(to.substring(1)) - Integer.parseInt(at.substring(1));
        return down > 0 ? "ArrowDown" : "ArrowUp";
    }

    private String focused() {
        return String.valueOf(
                guest.page()
                        .evaluate(
                                "() => document.activeElement.dataset.place.replace('cell:', '')"));
    }

    /// Decides by digits and Enter alone, whatever is asked.
    void decideByKeys() {
        while (guest.at(READY).count() == 0) {
            choose(() -> guest.page().keyboard().press("1"));
        }
        confirmByKeys();
    }

    void confirmByKeys() {
        afterwards(() -> guest.page().keyboard().press("Enter"));
    }
}

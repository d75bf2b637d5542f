package dighouse.journeys;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import dighouse.kernel.Json;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Plays Marajoara for a guest by touching the page.
record MarajoaraHands(Guest guest, String table) {
    /// What can be touched while nothing is chosen, by the question; `turn` is a jump.
    private static final Map<String, String> LIT =
            Map.of(
                    "startToken", "button.cell.lit",
                    "token", "button.cell.lit",
                    "recycle", "button.cell.lit",
                    "remove", ".choices .chip",
                    "track", ".choices .chip");

    /// The number of small moves in the draft.
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

    /// Presses the main button, and waits until the page has received the result.
    void confirm() {
        hands().confirm();
    }

    /// Takes back the last confirmed move.
    void undo() {
        Object before = hands().event();
        guest.page().keyboard().press("u");
        hands().waitForEvent(before);
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
            Json state = TableSetUp.state(guest, table);
            if (state.get("status").string().equals("playing")
                    && state.get("decider").number(-9, 9) == 0) {
                decide(state);
            }
        }
    }

    /// Makes the present decision by touching what is lit: jumps, ends turns, takes first answers.
    void decide(Json state) {
        draft(state, () -> {});
        confirm();
    }

    /// Chooses something for the present decision, until it can be confirmed.
    ///
    /// @param look runs whenever the page has changed on the way
    void draft(Json state, Runnable look) {
        String asks = state.get("view").get("asks").string();
        if (asks.equals("turn") && isAnyJump(state)) {
            jump(firstJump(state), look);
        } else if (asks.equals("recycle")) {
            chooseAll("button.cell.lit", look);
        } else if (LIT.containsKey(asks)) {
            touch(guest.at(LIT.get(asks)).first());
        } else if (guest.at(".go .button:not(.go)").count() == 0) {
            chooseAll(".choices .chip", look);
        }
    }

    /// Takes the first hint, as far as it can be confirmed at once.
    void takeHint() {
        guest.page().keyboard().press("h");
        guest.at("dialog[open] section .button").first().click();
        guest.at("dialog[open]").waitFor(HIDDEN);
        guest.at(READY).waitFor();
        confirm();
    }

    /// Takes first answers until the choice is complete.
    private void chooseAll(String answers, Runnable look) {
        while (guest.at(READY).count() == 0) {
            choose(() -> guest.at(answers).first().click());
            look.run();
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

    /// The first offered jump that benefits nobody else and needs no track, or the first.
    static Json firstJump(Json state) {
        List<Json> jumps = jumps(state);
        return jumps.stream()
                .filter(what -> what.get("verb").string().equals("capture"))
                .filter(what -> !what.get("captured").string().equals("grey"))
                .findFirst()
                .orElse(jumps.getFirst());
    }

    void jump(Json what) {
        jump(what, () -> {});
    }

    /// On a phone every landing is also a button of the dock.
    private void jump(Json what, Runnable look) {
        String to = what.get("to").string();
        cell(what.get("from").string()).click();
        Locator button =
                guest.at(".choices .chip")
                        .filter(new Locator.FilterOptions().setHasText(landing(to)));
        button.waitFor();
        look.run();
        touch(isOnPhone() ? button : cell(to));
    }

    /// How a button names a landing; its text also names where the die comes from.
    private static Pattern landing(String cell) {
        return Pattern.compile("\\b(to|en) " + cell + "\\b");
    }

    private boolean isOnPhone() {
        return guest.page().viewportSize().width == Guest.Taste.PHONE.width();
    }

    /// The same by keyboard: arrows to the cell, then the space bar.
    void jumpByKeys(Json what) {
        walkTo(what.get("from").string());
        guest.page().keyboard().press(" ");
        cell(what.get("to").string()).and(guest.at(".lit")).waitFor();
        walkTo(what.get("to").string());
        guest.page().keyboard().press(" ");
        guest.at(READY).waitFor();
    }

    /// Moves the focus over the dig site by arrows.
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

    /// Makes any decision by digits and Enter alone.
    void decideByKeys() {
        while (guest.at(READY).count() == 0) {
            choose(() -> guest.page().keyboard().press("1"));
        }
        confirmByKeys();
    }

    void confirmByKeys() {
        Object before = hands().event();
        guest.page().keyboard().press("Enter");
        hands().waitForEvent(before);
    }
}

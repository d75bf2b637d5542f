package dighouse.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Request;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Turns of several choices where every request takes 300 milliseconds: until they are confirmed,
/// the page asks the server nothing, so that nobody waits for the connection. How long each touch
/// takes to be seen is printed.
class SlowConnectionJourneyTest extends Journey {
    private static final int LATENCY_MILLIS = 300;
    private static final int ROW = 6;
    private static final int PRICE = 3;
    private static final String READY = ".go .button.go:not([disabled])";

    /// Touches a thing and waits until the page says something else: what is drafted, what the
    /// question says, what is pressed, what is laid. Returns the milliseconds in between.
    private static final String TOUCH =
            """
            async ([selector, at]) => {
              const seen = () => JSON.stringify([
                document.querySelector('[data-drafted]').dataset.drafted,
                document.querySelector('.strip .ask').innerText,
                [...document.querySelectorAll('[aria-pressed]')].map((each) => each.ariaPressed),
                document.querySelectorAll('.laid .tile').length,
              ]);
              const thing = document.querySelectorAll(selector)[at];
              const before = seen();
              const began = performance.now();
              thing.click();
              while (seen() === before) {
                if (performance.now() - began > 20000) throw new Error(`nothing is seen of ${selector} ${at}`);
                await new Promise((done) => setTimeout(done));
              }
              await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
              return performance.now() - began;
            }
            """;

    private final List<Double> millis = new ArrayList<>();
    private final List<String> requests = new ArrayList<>();

    private void slowDown(Guest guest) {
        CDPSession session = guest.page().context().newCDPSession(guest.page());
        session.send("Network.enable");
        JsonObject conditions = new JsonObject();
        conditions.addProperty("offline", false);
        conditions.addProperty("latency", LATENCY_MILLIS);
        conditions.addProperty("downloadThroughput", -1);
        conditions.addProperty("uploadThroughput", -1);
        session.send("Network.emulateNetworkConditions", conditions);
        millis.clear();
        requests.clear();
        guest.page().onRequest(this::note);
    }

    private void note(Request request) {
        if (request.url().contains("/api/")) {
            requests.add(request.method() + " " + request.url());
        }
    }

    private void touch(Guest guest, String selector, int at) {
        Object taken = guest.page().evaluate(TOUCH, List.of(selector, at));
        millis.add(((Number) taken).doubleValue());
    }

    /// Opens the table and makes the first touch, which also waits for the engine, for nothing.
    private Hands open(Guest guest, String table, String first) {
        Hands hands = new Hands(guest);
        guest.goTo(table);
        hands.waitForDecision();
        guest.page().evaluate(TOUCH, List.of(first, 0));
        guest.page().keyboard().press("Escape");
        guest.page().waitForFunction("() => document.querySelector('[data-drafted=\"0\"]')");
        slowDown(guest);
        return hands;
    }

    private void expectNoRequests(String what) {
        System.out.printf(
                Locale.ROOT,
                "slow connection, %s: %d touches, %d requests, milliseconds per touch %s%n",
                what,
                millis.size(),
                requests.size(),
                millis.stream().map(each -> String.format(Locale.ROOT, "%.0f", each)).toList());
        assertThat(requests).isEmpty();
    }

    private static List<String> texts(Json list, String member) {
        return list.array().stream().map(each -> each.get(member).string()).toList();
    }

    private static Json own(Json state) {
        return state.get("view").get("seats").array().getFirst();
    }

    @Test
    void aDigWithAllHelpersIsBuiltWithoutARequest() {
        Guest ines = guest("Inès");
        TableSetUp trail =
                new TableSetUp(
                        "thebes",
                        texts ->
                                texts.contains("take 1")
                                        ? texts.indexOf("take 1")
                                        : texts.size() - 1);
        Predicate<Json> equipped =
                state ->
                        texts(own(state).get("cards"), "kind")
                                        .containsAll(List.of("shovel", "assistant"))
                                && texts(state.get("moves"), "move").stream()
                                        .anyMatch(move -> move.startsWith("dig"));
        String table = trail.until(ines, equipped, TableSetUp.me(), TableSetUp.BOT);
        Hands hands = open(ines, table, ".place.site.lit");

        touch(ines, ".place.site.lit", 0);
        int choices = ines.at(".choices .choice").count();
        for (int i = 0; i < choices; i++) {
            touch(ines, ".choices .choice", i);
        }
        touch(ines, ".cell.lit", 2);

        assertThat(choices).isGreaterThanOrEqualTo(2);
        ines.at(READY).waitFor();
        expectNoRequests("Thebes, a dig with " + choices + " helpers");
        hands.confirm();
    }

    @Test
    void aRowOfSixFindsIsLaidWithoutARequest() {
        Guest ines = guest("Inès");
        TableSetUp hoard =
                new TableSetUp(
                        "pergamon",
                        texts ->
                                Stream.of("done", "keep")
                                        .filter(texts::contains)
                                        .map(texts::indexOf)
                                        .findFirst()
                                        .orElse(
                                                texts.getFirst().startsWith("ask")
                                                        ? texts.size() / 2
                                                        : texts.size() - 1));
        Predicate<Json> rich =
                state ->
                        TableSetUp.isAsked(state, "exhibit")
                                && state.get("view").get("aid").get("row").array().size() >= ROW;
        String table = hoard.until(ines, rich, TableSetUp.me(), TableSetUp.BOT);
        Json state = TableSetUp.state(ines, table);
        List<String> finds = new ArrayList<>(texts(own(state).get("finds"), "id"));
        List<String> row =
                state.get("view").get("aid").get("row").array().stream().map(Json::string).toList();
        Hands hands = open(ines, table, ".finds .tile.lit");

        for (int i = 0; i < row.size(); i++) {
            int laid = ines.at(".laid .tile").count();
            if (laid <= i) { // some may be laid by themselves, where nothing else fits
                int at = finds.indexOf(row.get(i));
                touch(ines, ".finds .tile", at - laidBefore(finds, row.subList(0, laid), at));
            }
        }

        assertThat(ines.at(".laid .tile").count()).isGreaterThanOrEqualTo(ROW);
        ines.at(READY).waitFor();
        expectNoRequests("Pergamon, a row of " + row.size());
        hands.confirm();
    }

    /// How many tiles lay before this one among the finds, and are laid.
    private static int laidBefore(List<String> finds, List<String> laid, int at) {
        return (int) laid.stream().filter(each -> finds.indexOf(each) < at).count();
    }

    @Test
    void aPaymentIsMadeWithoutARequest() {
        Guest ines = guest("Inès");
        TableSetUp thrifty = new TableSetUp("marajoara", _ -> 0);
        String table =
                thrifty.until(
                        ines,
                        state ->
                                TableSetUp.isAsked(state, "turn")
                                        && price(state) >= PRICE
                                        && yellow(state) >= PRICE,
                        TableSetUp.me(),
                        TableSetUp.BOT);
        Json state = TableSetUp.state(ines, table);
        Hands hands = open(ines, table, ".cell.lit");

        touch(ines, ".choices .one", 0);
        if (exhibits(state).size() > 1) { // the button opens several
            touch(ines, ".choices .chip", 0);
        }
        while (ines.at(READY).count() == 0) {
            touch(ines, ".choices .chip", 0);
        }

        expectNoRequests("Marajoara, a payment of " + price(state));
        hands.confirm();
    }

    private static List<Json> exhibits(Json state) {
        return state.get("moves").array().stream()
                .map(each -> each.get("what"))
                .filter(what -> what.get("verb").string().equals("exhibit"))
                .toList();
    }

    /// Of the first exhibition that is offered.
    private static int price(Json state) {
        List<Json> exhibits = exhibits(state);
        return exhibits.isEmpty() ? 0 : exhibits.getFirst().get("price").number(0, 99);
    }

    private static int yellow(Json state) {
        return state.get("view").get("museums").array().getFirst().get("yellow").array().size();
    }
}

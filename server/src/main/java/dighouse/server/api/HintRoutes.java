package dighouse.server.api;

import dighouse.catalogue.Words;
import dighouse.kernel.Phrase;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.Payer;
import dighouse.server.hall.BotPool;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.request.Access;
import dighouse.server.request.Body;
import dighouse.server.request.Caller;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.tables.Chair;
import dighouse.tables.Denial;
import dighouse.tables.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;

/// The route for a bot's advice to the person who must decide, from what that person may know.
final class HintRoutes {
    private final TableRequests requests;
    private final BotPool bots;

    HintRoutes(TableRequests requests, BotPool bots) {
        this.requests = requests;
        this.bots = bots;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/tables/{table}/hint",
                        "Up to three good moves for my decision, with reasons.",
                        this::hint));
    }

    private Reply hint(Request request) {
        Person person = requests.person(request);
        Payer payer = TableRequests.payer(request, person);
        requests.budgets().spend(Budget.HINTS, payer);
        Words words = Words.in(Caller.language(request));
        Body body = Body.of(request, "seat");
        Callable<String> question =
                requests.look(
                        request,
                        table -> {
                            int seat = Access.ownSeat(table, person, TableRequests.seat(body));
                            check(table, seat);
                            return bots.question(table, seat, reasons(table, words));
                        });
        try (Budgets.Place _ = requests.budgets().hold(Budget.HINTS_AT_ONCE, payer)) {
            return Reply.json(
                    200,
                    bots.ask(payer, question)
                            .orElseThrow(() ->
                                    new DeniedException(
                                            Denial.of(Denial.Kind.UNAVAILABLE, "hintsBusy"))));
        }
    }

    private static void check(Table<?> table, int seat) {
        if (!table.offersHints()) {
            throw new DeniedException(Denial.forbidden("noHints"), "", table.number());
        }
        if (table.decider() != seat) {
            throw new DeniedException(Denial.conflict("nothingToDecide"), "", table.number());
        }
    }

    private Function<Phrase, String> reasons(Table<?> table, Words words) {
        List<String> names = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            names.add(
                    chair.person().isEmpty()
                            ? chair.level()
                            : requests.hall().viewerJson().names().apply(chair.person()));
        }
        String game = table.charter().game().id();
        return part -> words.advicePart(game, part, names);
    }
}

package dighouse.server.api;

import dighouse.server.budget.Budgets;
import dighouse.server.budget.LastAddresses;
import dighouse.server.budget.OpenTables;
import dighouse.server.hall.Analyst;
import dighouse.server.hall.BotPool;
import dighouse.server.hall.Hall;
import dighouse.server.hall.NameCache;
import dighouse.server.http.Route;
import dighouse.server.lobby.Lobby;
import dighouse.server.lobby.LobbyRoutes;
import dighouse.server.lobby.StatisticsRoutes;
import dighouse.server.lobby.TableCards;
import dighouse.server.lobby.UnlockedMissions;
import dighouse.server.operations.ApiDescription;
import dighouse.server.operations.OperationRoutes;
import dighouse.server.operations.ServerMetrics;
import dighouse.server.people.Accounts;
import dighouse.server.people.Secrets;
import dighouse.server.people.Sessions;
import dighouse.server.request.TableRequests;
import dighouse.server.store.LobbyQueries;
import dighouse.server.store.People;
import dighouse.server.stream.StreamRoutes;
import dighouse.server.webhooks.Webhooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// All rooms of the house in which something can be asked.
///
/// @param patienceMillis how long others wait before a bot may stand in for somebody absent at a
///   table without a clock
/// @param prefix the path below which the house is served; otherwise empty
/// @param secure whether people come by https
/// @param people what is kept of people
/// @param webhooks none where the host lets nobody be called
/// @param budgets what everybody may use
/// @param openTables the tables that openers pay for now
/// @param lastAddresses from which address people acted last
public record RouteWiring(
        Hall hall,
        BotPool bots,
        Analyst analyst,
        Sessions sessions,
        Accounts accounts,
        NameCache names,
        LobbyQueries queries,
        Secrets secrets,
        StreamRoutes streams,
        long patienceMillis,
        String prefix,
        boolean secure,
        People people,
        Optional<Webhooks> webhooks,
        Budgets budgets,
        OpenTables openTables,
        LastAddresses lastAddresses) {

    /// Every route, with the guide to them at the end.
    public List<Route> routes(ServerMetrics metrics) {
        TableRequests requests =
                new TableRequests(hall, sessions, metrics, budgets, openTables, lastAddresses);
        TableCards tableCards = new TableCards(names);
        Lobby lobby = new Lobby(queries, budgets, openTables);
        UnlockedMissions missions = new UnlockedMissions(queries);
        NewTable newTable = new NewTable(sessions, secrets);
        List<Route> routes = new ArrayList<>();
        PeopleRoutes me = new PeopleRoutes(sessions, accounts, budgets, prefix, secure);
        routes.addAll(me.routes());
        routes.addAll(new WebhookRoutes(sessions, people, webhooks).routes());
        routes.addAll(new AccountRoutes(me, sessions, accounts).routes());
        routes.addAll(new GameRoutes().routes());
        routes.addAll(new RulebookRoutes().routes());
        routes.addAll(new EditionRoutes().routes());
        routes.addAll(new LobbyRoutes(requests, tableCards, lobby, queries, missions).routes());
        routes.addAll(new StatisticsRoutes(requests, queries).routes());
        routes.addAll(new TableRoutes(requests, newTable, missions, patienceMillis).routes());
        routes.addAll(new BranchRoutes(requests, newTable).routes());
        routes.addAll(new TableEditionRoutes(requests).routes());
        routes.addAll(new SeatRoutes(requests, patienceMillis).routes());
        routes.addAll(new PlayRoutes(requests).routes());
        routes.addAll(new HintRoutes(requests, bots).routes());
        routes.addAll(new ReviewRoutes(requests).routes());
        routes.addAll(new AnalysisRoutes(requests, analyst).routes());
        routes.addAll(new RecordRoutes(requests, tableCards, queries, secrets).routes());
        routes.addAll(streams.routes());
        routes.addAll(new OperationRoutes(hall, streams::open).routes());
        routes.addAll(new ApiDescription(List.copyOf(routes)).routes());
        return routes;
    }
}

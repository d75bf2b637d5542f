package dighouse.server.api;

import dighouse.server.budget.Usage;
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
import dighouse.server.settings.Settings;
import dighouse.server.store.LobbyQueries;
import dighouse.server.store.People;
import dighouse.server.stream.StreamRoutes;
import dighouse.server.webhooks.Webhooks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Builds all routes, and hands each what it needs.
///
/// @param tables the tables, and what acts at them
/// @param visitors the people who come
/// @param usage what the budgets count
/// @param streams the routes of events
/// @param site where people find the server
public record RouteWiring(
        Tables tables, Visitors visitors, Usage usage, StreamRoutes streams, Settings.Site site) {
    /// How long others wait before a bot may stand in for somebody absent at a table without a
    /// clock.
    private static final long PATIENCE_MILLIS = Duration.ofDays(3).toMillis();

    /// The tables, the bots, analyses, and queries for lists.
    public record Tables(Hall hall, BotPool bots, Analyst analyst, LobbyQueries queries) {}

    /// What the server knows of people.
    ///
    /// @param people what the store keeps of them
    /// @param webhooks none where the host forbids them
    public record Visitors(
            Sessions sessions,
            Accounts accounts,
            NameCache names,
            Secrets secrets,
            People people,
            Optional<Webhooks> webhooks) {}

    /// Every route; the last ones describe all the others.
    public List<Route> routes(ServerMetrics metrics) {
        List<Route> routes = new ArrayList<>();
        routes.addAll(ofPeople());
        routes.addAll(new GameRoutes().routes());
        routes.addAll(new RulebookRoutes().routes());
        routes.addAll(new EditionRoutes().routes());
        routes.addAll(
                ofTables(new TableRequests(tables.hall(), visitors.sessions(), metrics, usage)));
        routes.addAll(streams.routes());
        routes.addAll(new OperationRoutes(tables.hall(), streams::open).routes());
        routes.addAll(new ApiDescription(List.copyOf(routes)).routes());
        return routes;
    }

    private List<Route> ofPeople() {
        Sessions sessions = visitors.sessions();
        PeopleRoutes me = new PeopleRoutes(sessions, visitors.accounts(), usage.budgets(), site);
        List<Route> routes = new ArrayList<>(me.routes());
        routes.addAll(new WebhookRoutes(sessions, visitors.people(), visitors.webhooks()).routes());
        routes.addAll(new AccountRoutes(me, sessions, visitors.accounts()).routes());
        return routes;
    }

    private List<Route> ofTables(TableRequests requests) {
        LobbyQueries queries = tables.queries();
        TableCards cards = new TableCards(visitors.names());
        Lobby lobby = new Lobby(queries, usage);
        UnlockedMissions missions = new UnlockedMissions(queries);
        NewTable newTable = new NewTable(visitors.sessions(), visitors.secrets());
        List<Route> routes = new ArrayList<>();
        routes.addAll(new LobbyRoutes(requests, cards, lobby, queries, missions).routes());
        routes.addAll(new StatisticsRoutes(requests, queries).routes());
        routes.addAll(new TableRoutes(requests, newTable, missions, PATIENCE_MILLIS).routes());
        routes.addAll(new BranchRoutes(requests, newTable).routes());
        routes.addAll(new TableEditionRoutes(requests).routes());
        routes.addAll(new SeatRoutes(requests, PATIENCE_MILLIS).routes());
        routes.addAll(new PlayRoutes(requests).routes());
        routes.addAll(new HintRoutes(requests, tables.bots()).routes());
        routes.addAll(new ReviewRoutes(requests).routes());
        routes.addAll(new AnalysisRoutes(requests, tables.analyst()).routes());
        routes.addAll(new RecordRoutes(requests, cards, queries, visitors.secrets()).routes());
        return routes;
    }
}

package dighouse.server.api;

import dighouse.server.bells.Bells;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.OpenTables;
import dighouse.server.budget.Whereabouts;
import dighouse.server.hall.Analyst;
import dighouse.server.hall.BotPool;
import dighouse.server.hall.Directory;
import dighouse.server.hall.Hall;
import dighouse.server.http.Route;
import dighouse.server.people.Accounts;
import dighouse.server.people.Reception;
import dighouse.server.people.Secrets;
import dighouse.server.store.People;
import dighouse.server.store.Shelves;
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
/// @param bells none where the host lets nobody be called
/// @param budgets what everybody may use
/// @param openTables the tables that openers pay for now
/// @param whereabouts from which address people acted last
public record Rooms(
        Hall hall,
        BotPool bots,
        Analyst analyst,
        Reception reception,
        Accounts accounts,
        Directory directory,
        Shelves shelves,
        Secrets secrets,
        StreamRoutes streams,
        long patienceMillis,
        String prefix,
        boolean secure,
        People people,
        Optional<Bells> bells,
        Budgets budgets,
        OpenTables openTables,
        Whereabouts whereabouts) {

    /// Every route, with the guide to them at the end.
    public List<Route> routes(Meters meters) {
        Desk desk = new Desk(hall, reception, meters, budgets, openTables, whereabouts);
        Cards cards = new Cards(directory);
        Lobby lobby = new Lobby(shelves, budgets, openTables);
        MissionBook missions = new MissionBook(shelves);
        NewTable newTable = new NewTable(reception, secrets);
        List<Route> routes = new ArrayList<>();
        PeopleRoutes me = new PeopleRoutes(reception, accounts, budgets, prefix, secure);
        routes.addAll(me.routes());
        routes.addAll(new BellRoutes(reception, people, bells).routes());
        routes.addAll(new AccountRoutes(me, reception, accounts).routes());
        routes.addAll(new GameRoutes().routes());
        routes.addAll(new RulebookRoutes().routes());
        routes.addAll(new EditionRoutes().routes());
        routes.addAll(new HouseRoutes(desk, cards, lobby, shelves, missions).routes());
        routes.addAll(new StatisticsRoutes(desk, shelves).routes());
        routes.addAll(new TableRoutes(desk, newTable, missions, patienceMillis).routes());
        routes.addAll(new PlayOn(desk, newTable).routes());
        routes.addAll(new PieceRoutes(desk).routes());
        routes.addAll(new SeatRoutes(desk, patienceMillis).routes());
        routes.addAll(new PlayRoutes(desk).routes());
        routes.addAll(new HintRoutes(desk, bots).routes());
        routes.addAll(new ReviewRoutes(desk).routes());
        routes.addAll(new AnalysisRoutes(desk, analyst).routes());
        routes.addAll(new RecordRoutes(desk, cards, shelves, secrets).routes());
        routes.addAll(streams.routes());
        routes.addAll(new OperationRoutes(hall, streams).routes());
        routes.addAll(new Guide(List.copyOf(routes)).routes());
        return routes;
    }
}

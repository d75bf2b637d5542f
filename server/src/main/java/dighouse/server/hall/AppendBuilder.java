package dighouse.server.hall;

import dighouse.kernel.Position;
import dighouse.kernel.Result;
import dighouse.server.store.Append;
import dighouse.tables.Chair;
import dighouse.tables.ChosenGame;
import dighouse.tables.EventText;
import dighouse.tables.Status;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Builds the [Append] for new events of a table: the events and everything that is stored in the
/// same transaction (the card in the lobby, changed seats, a remark, a won mission).
///
/// For an existing table call [#before] while it is unchanged, let the events change it, then call
/// [#after]. A new table needs only [#opening].
///
/// @param status the status of the table before the events
/// @param sittings who sat where before the events
/// @param number the number of the last event before them
record AppendBuilder(Status status, List<Append.Sitting> sittings, int number) {
    AppendBuilder {
        sittings = List.copyOf(sittings);
    }

    /// Remembers the state of a table before events change it.
    static AppendBuilder before(Table<?> table) {
        return new AppendBuilder(table.status(), sittings(table), table.number());
    }

    /// The append for a new table.
    ///
    /// @param table as it is after its first events
    /// @param at wall-clock time in milliseconds
    /// @param serverAt server time, which stands still while the server is stopped
    static Append opening(
            Table<?> table, Append.Sender sender, List<TableEvent> events, long at, long serverAt) {
        return new Append(
                table.id(),
                0,
                texts(events),
                at,
                serverAt,
                sender,
                table.id(),
                new Append.Changes(LobbyCard.of(table), taken(table), null, null));
    }

    private static List<Append.Sitting> taken(Table<?> table) {
        return sittings(table).stream().filter(sitting -> !sitting.person().isEmpty()).toList();
    }

    /// The append for events that have changed the table.
    ///
    /// @param table as it is after the events
    /// @param at wall-clock time in milliseconds
    /// @param serverAt server time, which stands still while the server is stopped
    Append after(
            Table<?> table, Hall.Command command, List<TableEvent> events, long at, long serverAt) {
        boolean newCard =
                table.status() != status || events.stream().anyMatch(AppendBuilder::changesCard);
        List<Append.Sitting> changedSittings = new ArrayList<>(sittings(table));
        changedSittings.removeAll(sittings);
        return new Append(
                table.id(),
                number,
                texts(events),
                at,
                serverAt,
                command.sender(),
                Integer.toString(table.number()),
                new Append.Changes(
                        newCard ? LobbyCard.of(table) : null,
                        changedSittings,
                        command.remark(),
                        missionWon(table)));
    }

    /// Who sits where, and which people must decide now.
    private static List<Append.Sitting> sittings(Table<?> table) {
        List<Append.Sitting> sittings = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            boolean waiting = table.decider() == seat && chair.level().isEmpty();
            sittings.add(new Append.Sitting(seat, chair.keeper(), waiting));
        }
        return sittings;
    }

    /// Whether an event changes what the lobby shows. What happens during a game does not.
    private static boolean changesCard(TableEvent event) {
        return switch (event) {
            case TableEvent.Played _, TableEvent.WentBack _, TableEvent.Said _ -> false;
            case TableEvent.PaceOffered _, TableEvent.PaceAgreed _, TableEvent.PaceKept _ -> false;
            case TableEvent.Opened _, TableEvent.Sat _, TableEvent.Left _ -> true;
            case TableEvent.Filled _, TableEvent.Started _, TableEvent.Conceded _ -> true;
            case TableEvent.CancelWished _, TableEvent.CancelDeclined _ -> true;
            case TableEvent.Cancelled _, TableEvent.PaceChanged _ -> true;
            case TableEvent.StoodIn _, TableEvent.Returned _, TableEvent.Rematched _ -> true;
        };
    }

    private static List<String> texts(List<TableEvent> events) {
        return events.stream().map(EventText::write).toList();
    }

    private static Append.@Nullable MissionWon missionWon(Table<?> table) {
        ChosenGame game = table.charter().game();
        return missionCounts(table) && isWon(table)
                ? new Append.MissionWon(
                        table.chair(0).keeper(), game.id(), game.edition(), game.mission())
                : null;
    }

    /// Missions of own editions do not count, because their goals may be too easy; nor do games
    /// played on from another one, whose chance is known.
    private static boolean missionCounts(Table<?> table) {
        ChosenGame game = table.charter().game();
        return game.mission() > 0 && !game.isOwnEdition() && !table.charter().origin().isBranch();
    }

    private static boolean isWon(Table<?> table) {
        return table.status() == Status.OVER
                && table.match().isOver()
                && result(table) instanceof Result.Mission mission
                && mission.won();
    }

    private static <P extends Position<P>> Result result(Table<P> table) {
        return table.match().game().result(table.match().position());
    }
}

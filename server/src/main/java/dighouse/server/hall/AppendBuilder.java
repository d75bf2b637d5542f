package dighouse.server.hall;

import dighouse.kernel.Position;
import dighouse.kernel.Result;
import dighouse.server.store.Append;
import dighouse.tables.Chair;
import dighouse.tables.EventText;
import dighouse.tables.Status;
import dighouse.tables.Table;
import dighouse.tables.TableEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Builds what is stored together with events: the card in the lobby, who sits where and is waited
/// for, a remark, a mission that was won.
///
/// @param status of the table before the events
/// @param sittings who sat where before them
/// @param number of the last event before them
record AppendBuilder(Status status, List<Append.Sitting> sittings, int number) {
    AppendBuilder {
        sittings = List.copyOf(sittings);
    }

    /// Notes how a table is before something happens.
    static AppendBuilder before(Table<?> table) {
        return new AppendBuilder(table.status(), sittings(table), table.number());
    }

    /// The append for a new table, with all that has happened there already.
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
                LobbyCard.of(table),
                sittings(table).stream().filter(sitting -> !sitting.person().isEmpty()).toList(),
                null,
                null);
    }

    /// The append for what has happened at a table.
    ///
    /// @param table as it is after the events
    Append after(
            Table<?> table, Hall.Command command, List<TableEvent> events, long at, long serverAt) {
        boolean shown =
                table.status() != status || events.stream().anyMatch(AppendBuilder::changesCard);
        List<Append.Sitting> changes = new ArrayList<>(sittings(table));
        changes.removeAll(sittings);
        return new Append(
                table.id(),
                number,
                texts(events),
                at,
                serverAt,
                command.sender(),
                Integer.toString(table.number()),
                shown ? LobbyCard.of(table) : null,
                changes,
                command.remark(),
                missionWon(table));
    }

    /// Who sits where and is waited for.
    private static List<Append.Sitting> sittings(Table<?> table) {
        List<Append.Sitting> sittings = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            boolean waiting = table.decider() == seat && chair.level().isEmpty();
            sittings.add(new Append.Sitting(seat, chair.keeper(), waiting));
        }
        return sittings;
    }

    /// Whether an event changes what the lobby shows; while a game goes on it shows nothing new.
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
        boolean own = table.charter().game().isOwnEdition(); // its goals may be too easy
        boolean won =
                table.charter().game().mission() > 0
                        && !own
                        && !table.charter().origin().isBranch()
                        && table.status() == Status.OVER
                        && table.match().isOver()
                        && result(table) instanceof Result.Mission mission
                        && mission.won();
        return won
                ? new Append.MissionWon(
                        table.chair(0).keeper(),
                        table.charter().game().id(),
                        table.charter().game().edition(),
                        table.charter().game().mission())
                : null;
    }

    private static <P extends Position<P>> Result result(Table<P> table) {
        return table.match().game().result(table.match().position());
    }
}

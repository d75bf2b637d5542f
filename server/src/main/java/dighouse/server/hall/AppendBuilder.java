package dighouse.server.hall;

import dighouse.kernel.Position;
import dighouse.kernel.Result;
import dighouse.server.store.Append;
import dighouse.server.table.Chair;
import dighouse.server.table.EventText;
import dighouse.server.table.Status;
import dighouse.server.table.Table;
import dighouse.server.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is kept together with events in one piece: the card in the lobby, who sits where and is
/// waited for, what was said, a mission that was won.
///
/// @param status of the table before the events
/// @param sittings who sat where before them
/// @param number of the last event before them
record AppendBuilder(Status status, List<Append.Sitting> sittings, int number) {
    AppendBuilder {
        sittings = List.copyOf(sittings);
    }

    /// A table as it is before something happens.
    static AppendBuilder before(Table<?> table) {
        return new AppendBuilder(table.status(), sittings(table), table.number());
    }

    /// A new table with all that has happened at it already.
    static Append opening(
            Table<?> table, Append.Sender sender, List<TableEvent> events, long at, long houseAt) {
        return new Append(
                table.id(),
                0,
                texts(events),
                at,
                houseAt,
                sender,
                table.id(),
                LobbyCard.of(table),
                sittings(table).stream().filter(sitting -> !sitting.person().isEmpty()).toList(),
                null,
                null);
    }

    /// What has happened at a table.
    ///
    /// @param table as it is after the events
    Append after(
            Table<?> table, Hall.Command command, List<TableEvent> events, long at, long houseAt) {
        boolean shown =
                table.status() != status || events.stream().anyMatch(AppendBuilder::changesCard);
        List<Append.Sitting> changes = new ArrayList<>(sittings(table));
        changes.removeAll(sittings);
        return new Append(
                table.id(),
                number,
                texts(events),
                at,
                houseAt,
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

    /// Whether the lobby shows something of it; while a game goes on it shows nothing new.
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
        boolean own =
                table.charter().game().isOwnEdition(); // whose goals may be as easy as one likes
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

package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.GIVEN;
import static dighouse.archaeology.ArchaeologyPosition.TAKEN;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Argument.Count;
import dighouse.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/// Lists the events that a viewer learns from a ply (ARC-INFO-09). Steps of a half-made trade, sale
/// or loss give no events; the last step gives those of all.
final class EventTeller {
    private EventTeller() {}

    static List<ArchaeologyEvent> tell(
            Archaeology game, ArchaeologyPosition position, int ply, int viewer) {
        List<ArchaeologyEvent> events = new ArrayList<>();
        addPly(position, ply, viewer, events);
        addConsequences(game, position, ply, events);
        return events;
    }

    private static void addPly(
            ArchaeologyPosition position, int ply, int viewer, List<ArchaeologyEvent> events) {
        int seat = position.active;
        int argument = ArchaeologyMove.argument(ply);
        boolean own = maySee(seat, viewer);
        switch (ArchaeologyMove.verb(ply)) {
            case ArchaeologyMove.DEAL -> events.add(dealt(ply, viewer));
            case ArchaeologyMove.LAY ->
                    events.add(new ArchaeologyEvent.Laid(Names.treasure(argument)));
            case ArchaeologyMove.BEGIN -> events.add(new ArchaeologyEvent.Began(argument));
            case ArchaeologyMove.DIG_TREASURE ->
                    events.add(
                            own
                                    ? new ArchaeologyEvent.Dug(seat, Names.treasure(argument))
                                    : new ArchaeologyEvent.DugHidden(seat));
            case ArchaeologyMove.DIG_THIEF -> addThief(position, events);
            case ArchaeologyMove.DIG_SANDSTORM ->
                    events.add(new ArchaeologyEvent.SandstormCame(seat));
            case ArchaeologyMove.ROB -> events.add(new ArchaeologyEvent.Robbed(seat, argument));
            case ArchaeologyMove.STEAL -> events.add(stole(position, argument, viewer));
            case ArchaeologyMove.LOSE -> addLoss(position, argument, events);
            case ArchaeologyMove.STOP_TAKING ->
                    events.add(
                            new ArchaeologyEvent.Traded(
                                    seat, counts(position, GIVEN), counts(position, TAKEN)));
            case ArchaeologyMove.EXPLORE ->
                    events.add(
                            new ArchaeologyEvent.Explored(
                                    seat,
                                    Names.chamber(argument),
                                    position.tables.chamberMaps(argument)));
            case ArchaeologyMove.FIND ->
                    events.add(
                            own
                                    ? new ArchaeologyEvent.Found(seat, Names.treasure(argument))
                                    : new ArchaeologyEvent.FoundHidden(seat));
            case ArchaeologyMove.SET -> events.add(sold(position, argument));
            case ArchaeologyMove.END ->
                    events.add(
                            position.closing && !position.acted
                                    ? new ArchaeologyEvent.Passed(seat)
                                    : new ArchaeologyEvent.Ended(seat));
            default -> {} // a step of a half-made choice
        }
    }

    private static boolean maySee(int seat, int viewer) {
        return viewer == seat || viewer == Viewer.OPEN;
    }

    private static ArchaeologyEvent dealt(int ply, int viewer) {
        int seat = ArchaeologyMove.dealtSeat(ply);
        return maySee(seat, viewer)
                ? new ArchaeologyEvent.Dealt(seat, Names.treasure(ArchaeologyMove.argument(ply)))
                : new ArchaeologyEvent.DealtHidden(seat);
    }

    private static void addThief(ArchaeologyPosition position, List<ArchaeologyEvent> events) {
        events.add(new ArchaeologyEvent.ThiefCame(position.active));
        if (ThiefRules.victims(position) == 0) {
            events.add(new ArchaeologyEvent.NothingToSteal(position.active));
        }
    }

    /// ARC-INFO-03: thief and victim know the card.
    private static ArchaeologyEvent stole(ArchaeologyPosition position, int type, int viewer) {
        int seat = position.active;
        int victim = position.target;
        return maySee(seat, viewer) || viewer == victim
                ? new ArchaeologyEvent.Stole(seat, victim, Names.treasure(type))
                : new ArchaeologyEvent.StoleHidden(seat, victim);
    }

    /// ARC-DEC-08: the cards are shown when the last one is chosen, not before.
    private static void addLoss(
            ArchaeologyPosition position, int type, List<ArchaeologyEvent> events) {
        if (SandstormRules.lossesLeft(position) == 1) {
            ArchaeologyPosition chosen = new ArchaeologyPosition();
            chosen.copyFrom(position);
            chosen.choose(type);
            events.add(new ArchaeologyEvent.Lost(position.target, counts(chosen, GIVEN)));
        }
    }

    private static ArchaeologyEvent sold(ArchaeologyPosition position, int size) {
        int type = position.selling;
        return new ArchaeologyEvent.Sold(
                position.active,
                Names.treasure(type),
                size,
                position.tables.sellingValue(type, size));
    }

    /// @param from GIVEN or TAKEN
    private static List<Count> counts(ArchaeologyPosition position, int from) {
        List<Count> counts = new ArrayList<>();
        for (int type = 0; type < TYPES; type++) {
            if (position.counts[from + type] > 0) {
                counts.add(new Count(Names.treasure(type), position.counts[from + type]));
            }
        }
        return counts;
    }

    /// What begins or ends with this ply.
    private static void addConsequences(
            Archaeology game,
            ArchaeologyPosition position,
            int ply,
            List<ArchaeologyEvent> events) {
        ArchaeologyPosition next = new ArchaeologyPosition();
        next.copyFrom(position);
        game.play(next, ply);
        if (next.phase == Phase.OVER) {
            events.add(new ArchaeologyEvent.GameEnded());
            return;
        }
        if (next.closing && !position.closing) {
            events.add(new ArchaeologyEvent.ClosingBegan());
        }
        if (next.owesSale() && ArchaeologyMove.verb(ply) == ArchaeologyMove.END) {
            events.add(new ArchaeologyEvent.MustSell(next.active));
        }
    }
}

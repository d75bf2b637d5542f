package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.SLATE;

import java.util.List;

/// Lists the events that may follow from any ply, by comparing the positions before and after it:
/// dice stored, spent and pushed out, points lost, goals collected, the end of a turn.
final class FollowUpTeller {
    private final MarajoaraPosition before;
    private final MarajoaraPosition after;
    private final int captured; // die that waited beside the museum in this ply, as it was raised
    private final boolean told; // that it was stored
    private final List<MarajoaraEvent> events;
    private final int seat;

    FollowUpTeller(
            MarajoaraPosition before,
            MarajoaraPosition after,
            int captured,
            boolean told,
            List<MarajoaraEvent> events) {
        this.before = before;
        this.after = after;
        this.captured = captured;
        this.told = told;
        this.events = events;
        seat = before.seat;
    }

    /// Whether the captured die went straight to the wheelbarrow.
    static boolean isSpent(MarajoaraPosition before, MarajoaraPosition after, int captured) {
        return count(after, captured) != count(before, captured);
    }

    void tell(int ply) {
        tellOverflow(ply);
        tellStored();
        tellSpent(ply);
        for (int i = before.slateSize; i < after.slateSize; i++) {
            int die = after.bytes[SLATE + i];
            events.add(
                    new MarajoaraEvent.PushedOut(
                            seat, EventTeller.colour(die), EventTeller.shows(die)));
        }
        tellKept(ply);
        tellGoals();
        tellTurn(ply);
    }

    /// MRJ-RULING-17: a token of the museum makes the reserve larger; one of a track's space came
    /// out of it and goes back.
    private void tellKept(int ply) {
        boolean kept = isTokenSpace(ply) && before.bytes[RESERVE + seat] > 0 && !isTokenWaiting();
        for (int museum = 0; museum < before.museums; museum++) {
            kept |= after.bytes[RESERVE + museum] > before.bytes[RESERVE + museum];
        }
        if (kept) {
            events.add(new MarajoaraEvent.TokenKept(seat));
        }
    }

    private boolean isTokenSpace(int ply) {
        if (MarajoaraMove.verb(ply) != MarajoaraMove.TRACK) {
            return false;
        }
        int track = MarajoaraMove.argument(ply);
        int space = MarajoaraTables.space(track, after.disk(seat, track));
        return after.tables().bonus[space] == MarajoaraTables.Bonus.TOKEN;
    }

    private boolean isTokenWaiting() {
        return after.step.token != 0;
    }

    private void tellOverflow(int ply) {
        int lost =
                before.pointsFrom(seat, Source.OVERFLOW) - after.pointsFrom(seat, Source.OVERFLOW);
        if (lost > 0) {
            events.add(new MarajoaraEvent.Overflowed(seat, Names.colour(overflown(ply)), lost));
        }
    }

    /// The colour of the die that passed 6.
    private int overflown(int ply) {
        return switch (MarajoaraMove.verb(ply)) {
            case MarajoaraMove.CAPTURE -> Die.colour(before.die(MarajoaraMove.cell(ply)));
            case MarajoaraMove.RAISE_CAPTURED -> Die.colour(captured);
            case MarajoaraMove.RAISE -> Die.colour(MarajoaraMove.die(ply));
            case MarajoaraMove.STOP -> before.step.pipColour;
            default -> Die.BLUE; // financed
        };
    }

    private void tellStored() {
        if (captured == Die.NONE || after.step.captured != Die.NONE || told) {
            return;
        }
        if (Die.colour(captured) == Die.GREY) {
            if (before.phase != Phase.TRACK && isBeforeBonus()) {
                events.add(new MarajoaraEvent.Stayed(seat));
            }
        } else if (!isSpent(before, after, captured)) {
            events.add(
                    new MarajoaraEvent.Stored(
                            seat, EventTeller.colour(captured), EventTeller.shows(captured)));
        }
    }

    /// Whether the captured die has not dug yet.
    private boolean isBeforeBonus() {
        return switch (before.phase) {
            case MENU, OWN_PIP, OTHER_PIPS -> true;
            default -> false;
        };
    }

    /// Dice that entered the wheelbarrow: those chosen and their likes, last the captured one. Of a
    /// swap the dice given have been told.
    private void tellSpent(int ply) {
        int verb = MarajoaraMove.verb(ply);
        boolean returns = verb == MarajoaraMove.PLACE || verb == MarajoaraMove.RETURN;
        if (returns || verb == MarajoaraMove.TAKE || before.step.resume == Step.TO_SWAPPED) {
            tellGreyAfterSwap(returns);
            return;
        }
        for (int die = 1; die < Die.CODES; die++) {
            int entered = count(after, die) - count(before, die);
            boolean last = die == captured && after.step.captured == Die.NONE;
            for (int i = last ? 1 : 0; i < entered; i++) {
                spent(die);
            }
        }
        boolean gone = captured != Die.NONE && after.step.captured == Die.NONE;
        if (gone && count(after, captured) > count(before, captured)) {
            spent(captured);
        }
    }

    private void tellGreyAfterSwap(boolean returns) {
        boolean gone = captured != Die.NONE && after.step.captured == Die.NONE;
        if (gone && !returns) {
            spent(captured);
        }
    }

    private void spent(int die) {
        events.add(new MarajoaraEvent.Spent(seat, EventTeller.colour(die), EventTeller.shows(die)));
    }

    /// Equal dice in the wheelbarrow and on the slate.
    private static int count(MarajoaraPosition position, int die) {
        int count = 0;
        for (int i = 0; i < position.wheelSize; i++) {
            count += position.bytes[MarajoaraPosition.WHEEL + i] == die ? 1 : 0;
        }
        for (int i = 0; i < position.slateSize; i++) {
            count += position.bytes[SLATE + i] == die ? 1 : 0;
        }
        return count;
    }

    private void tellGoals() {
        int collected = Integer.bitCount(after.goals);
        for (int i = Integer.bitCount(before.goals) + 1; i <= collected; i++) {
            events.add(new MarajoaraEvent.GoalCollected(i, Goals.number(before)));
        }
    }

    private void tellTurn(int ply) {
        if (MarajoaraMove.verb(ply) != MarajoaraMove.END || after.phase == Phase.RECYCLE) {
            return;
        }
        events.add(new MarajoaraEvent.TurnEnded(seat));
        if (!after.isSolo() && after.round > before.round) {
            events.add(new MarajoaraEvent.RoundBegan(after.round));
        }
    }
}

package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.DISKS;
import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import dighouse.kernel.MoveList;

/// Excavation (MRJ-EXC): the die action of a captured grey die.
final class ExcavationRules {
    private ExcavationRules() {}

    /// MRJ-RULING-05: if no disk can move, the die is spent without effect.
    static void begin(MarajoaraPosition position) {
        for (int track = 0; track < TRACKS; track++) {
            if (mayMove(position, track)) {
                position.phase = Phase.TRACK;
                return;
            }
        }
        finish(position);
    }

    static void addTracks(MarajoaraPosition position, MoveList moves) {
        for (int track = 0; track < TRACKS; track++) {
            if (mayMove(position, track)) {
                moves.add(MarajoaraMove.of(MarajoaraMove.TRACK, track));
            }
        }
    }

    /// MRJ-RULING-06: a disk at the end stays there, and the end takes two disks in all.
    private static boolean mayMove(MarajoaraPosition position, int track) {
        if (position.disk(position.seat, track) == TRACK_END) {
            return false;
        }
        boolean full = position.bytes[ENDS + track * END_PLACES + END_PLACES - 1] != 0;
        return !full || destination(position, track) < TRACK_END;
    }

    /// MRJ-EXC-01, 02: exactly as many spaces as the die shows; only at the end is some lost.
    static int destination(MarajoaraPosition position, int track) {
        int spaces = Die.value(position.step.captured);
        return Math.min(TRACK_END, position.disk(position.seat, track) + spaces);
    }

    /// MRJ-EXC-03: only the space where the disk stops gives its bonus.
    static void move(MarajoaraPosition position, int track) {
        int space = destination(position, track);
        position.bytes[DISKS + position.seat * TRACKS + track] = (byte) space;
        if (space == TRACK_END) {
            arrive(position, track);
        }
        BonusRules.receive(position, track, space);
    }

    /// MRJ-EXC-05: the first to arrive has the 1st place.
    private static void arrive(MarajoaraPosition position, int track) {
        int at = ENDS + track * END_PLACES;
        if (position.bytes[at] != 0) {
            at++;
        }
        position.bytes[at] = (byte) (position.seat + 1);
        Goals.look(position);
    }

    /// MRJ-EXC-06, MRJ-RULING-52: after the bonus the grey die is spent, on top of what the bonus
    /// spent.
    static void finish(MarajoaraPosition position) {
        SpendRules.push(position, position.step.captured);
        position.step.captured = Die.NONE;
        Flow.endMain(position);
    }
}

package dighouse.pergamon;

/// What a viewer may believe: the truth. Finds, coins, rows and markers lie open; of tickets every
/// gain was seen by all (PRG-INFO-03), so that what was once shown counts as known, also where the
/// view leaves totals out. And what nobody knows, the piles of tiles and cards and the values of
/// face-down cards, is not in a position: it is drawn when somebody looks (PRG-INFO-11).
final class Beliefs {
    private Beliefs() {}

    static void imagine(PergamonPosition position, PergamonPosition into) {
        into.copyFrom(position);
    }
}

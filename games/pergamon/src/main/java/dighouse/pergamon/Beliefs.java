package dighouse.pergamon;

/// What a viewer may believe: the truth. Finds, coins, rows and markers lie open; of tickets every
/// gain was seen by all, so whoever counts along knows the totals, also where the view leaves them
/// out; bots do so at every level (PRG-INFO-03). And what nobody knows, the piles of tiles and
/// cards and the values of face-down cards, is not in a position: it is drawn when somebody looks
/// (PRG-INFO-11).
final class Beliefs {
    private Beliefs() {}

    static void imagine(PergamonPosition position, PergamonPosition into) {
        into.copyFrom(position);
    }
}

package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COINS;
import static dighouse.pergamon.PergamonPosition.GALLERY;
import static dighouse.pergamon.PergamonPosition.HAND;

import dighouse.kernel.MoveList;

/// Phase 3a, digging (PRG-DIG): one gallery that the space permits, for its price, with all tiles
/// in it; or none.
final class DigRules {
    private DigRules() {}

    /// PRG-DIG-02, 03, 06: permitted by the space of the figure that acts, affordable, not empty.
    static boolean mayDig(PergamonPosition position, int figure, int gallery) {
        PergamonTables tables = position.tables();
        return gallery <= tables.deepest[position.at]
                && tables.cost[gallery] <= position.coins(figure)
                && position.gallery(gallery) != 0;
    }

    /// PRG-DEC-08: whether the question is asked at all.
    static boolean mayDig(PergamonPosition position, int seat) {
        for (int gallery = 1; gallery <= PergamonTables.GALLERIES; gallery++) {
            if (mayDig(position, seat, gallery)) {
                return true;
            }
        }
        return false;
    }

    /// PRG-DEC-02: none, then from the shallowest down.
    static void addDigs(PergamonPosition position, MoveList moves) {
        moves.add(PergamonMove.of(PergamonMove.DIG, 0));
        int seat = position.acting();
        for (int gallery = 1; gallery <= PergamonTables.GALLERIES; gallery++) {
            if (mayDig(position, seat, gallery)) {
                moves.add(PergamonMove.of(PergamonMove.DIG, gallery));
            }
        }
    }

    /// PRG-DIG-05: pays the price and takes all tiles; with gallery 0 neither.
    static void dig(PergamonPosition position, int gallery) {
        int seat = position.acting();
        if (gallery > 0) {
            position.amounts[COINS + seat] -= position.tables().cost[gallery];
            position.sets[HAND + seat] |= position.gallery(gallery);
            position.sets[GALLERY + gallery - 1] = 0;
        }
        RoundRules.exhibit(position);
    }
}

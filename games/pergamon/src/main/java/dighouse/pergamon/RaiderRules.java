package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COINS;
import static dighouse.pergamon.PergamonPosition.GALLERY;
import static dighouse.pergamon.PergamonPosition.PAWN;
import static dighouse.pergamon.PergamonPosition.RAIDER;

/// The tomb raider of the two-player game (PRG-RAID): he is paid like everybody, digs as deep as he
/// can, and what he digs is lost. He has no choices; his dig is an outcome of weight 1.
final class RaiderRules {
    private RaiderRules() {}

    /// PRG-RAID-01: his space follows from the backs of the cards.
    static void enter(PergamonPosition position, int chests) {
        position.bytes[PAWN + RAIDER] = (byte) position.tables().raiderSpace[chests];
    }

    /// PRG-RAID-05: the deepest gallery permitted, affordable and not empty; 0 if there is none.
    static int target(PergamonPosition position) {
        for (int gallery = PergamonTables.GALLERIES; gallery > 0; gallery--) {
            if (DigRules.mayDig(position, RAIDER, gallery)) {
                return gallery;
            }
        }
        return 0;
    }

    /// PRG-RAID-06 to 08: he pays, the tiles leave the game, the rest of his coins stays with him.
    static void raid(PergamonPosition position) {
        int gallery = target(position);
        if (gallery > 0) {
            position.amounts[COINS + RAIDER] -= position.tables().cost[gallery];
            position.sets[GALLERY + gallery - 1] = 0;
        }
        RoundRules.nextFigure(position);
    }
}

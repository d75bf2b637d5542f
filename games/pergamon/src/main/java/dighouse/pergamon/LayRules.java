package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.GALLERY;
import static dighouse.pergamon.PergamonPosition.REVEALED;
import static dighouse.pergamon.PergamonPosition.UNSEEN;

import dighouse.kernel.MoveList;

/// Phase 1, laying out finds (PRG-LAY): as many new tiles as galleries have room, the most recent
/// in the shallowest, and the choice that variant 2 gives to the first player (PRG-VAR-04).
///
/// Tiles that are not needed leave unseen: they simply stay among those never revealed, where each
/// of them is as likely as ever to be anywhere (PRG-INFO-10).
final class LayRules {
    private LayRules() {}

    static void layOut(PergamonPosition position) {
        if (roomy(position) == 0) {
            FundRules.drawCards(position);
        } else {
            position.phase = Phase.REVEAL;
        }
    }

    /// PRG-LAY-02: the number of galleries that still have room.
    static int roomy(PergamonPosition position) {
        int number = 0;
        for (int gallery = 0; gallery < PergamonTables.GALLERIES; gallery++) {
            if (hasRoom(position, gallery)) {
                number++;
            }
        }
        return number;
    }

    private static boolean hasRoom(PergamonPosition position, int gallery) {
        return Long.bitCount(position.sets[GALLERY + gallery]) < position.tables().capacity;
    }

    /// PRG-INFO-11: every tile that was never revealed is equally likely.
    static void addReveals(PergamonPosition position, MoveList outcomes) {
        for (long left = position.sets[UNSEEN]; left != 0; left &= left - 1) {
            outcomes.add(PergamonMove.of(PergamonMove.REVEAL, Long.numberOfTrailingZeros(left)), 1);
        }
    }

    static int weight(PergamonPosition position) {
        return Long.bitCount(position.sets[UNSEEN]);
    }

    /// The outcome at this place of the list of reveals.
    static int outcome(PergamonPosition position, int place) {
        long left = position.sets[UNSEEN];
        for (int i = 0; i < place; i++) {
            left &= left - 1;
        }
        return PergamonMove.of(PergamonMove.REVEAL, Long.numberOfTrailingZeros(left));
    }

    static void reveal(PergamonPosition position, int tile) {
        assert (position.sets[UNSEEN] >>> tile & 1) != 0 : "revealed before";
        position.sets[UNSEEN] &= ~(1L << tile);
        position.sets[REVEALED] |= 1L << tile;
        if (Long.bitCount(position.sets[REVEALED]) == roomy(position)) {
            position.nextGallery = 0;
            layRevealed(position);
        }
    }

    /// PRG-DEC-18: the tiles that may be laid in the gallery that is due, by year number.
    static void addPlaces(PergamonPosition position, MoveList moves) {
        for (long left = lowestCentury(position); left != 0; left &= left - 1) {
            moves.add(PergamonMove.of(PergamonMove.PLACE, Long.numberOfTrailingZeros(left)));
        }
    }

    static void place(PergamonPosition position, int tile) {
        lay(position, tile);
        layRevealed(position);
    }

    /// Lays tile by tile until the first player has to choose, or all lie.
    private static void layRevealed(PergamonPosition position) {
        while (position.sets[REVEALED] != 0) {
            long lowest = lowestCentury(position);
            boolean choice = (lowest & (lowest - 1)) != 0;
            if (choice && position.has(PergamonPosition.FIRST_PLAYER_SORTS)) {
                position.phase = Phase.PLACE;
                return;
            }
            lay(position, Long.numberOfTrailingZeros(lowest)); // PRG-LAY-04: the tile order
        }
        position.nextGallery = 0;
        FundRules.drawCards(position);
    }

    /// PRG-LAY-05, 07: into the next gallery that has room.
    private static void lay(PergamonPosition position, int tile) {
        int gallery = position.nextGallery;
        while (!hasRoom(position, gallery)) {
            gallery++;
        }
        position.sets[REVEALED] &= ~(1L << tile);
        position.sets[GALLERY + gallery] |= 1L << tile;
        position.nextGallery = gallery + 1;
    }

    /// The revealed tiles of the lowest century that is left.
    static long lowestCentury(PergamonPosition position) {
        long revealed = position.sets[REVEALED];
        int[] century = position.tables().century;
        int lowest = century[Long.numberOfTrailingZeros(revealed)];
        long tiles = 0;
        for (long left = revealed; left != 0; left &= left - 1) {
            int tile = Long.numberOfTrailingZeros(left);
            if (century[tile] != lowest) {
                break; // tiles stand in the order of their centuries
            }
            tiles |= 1L << tile;
        }
        return tiles;
    }
}

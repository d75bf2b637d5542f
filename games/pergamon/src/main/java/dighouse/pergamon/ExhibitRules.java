package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COINS;
import static dighouse.pergamon.PergamonPosition.FIRST;
import static dighouse.pergamon.PergamonPosition.HAND;
import static dighouse.pergamon.PergamonPosition.NEXT;
import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonPosition.ROW;
import static dighouse.pergamon.PergamonPosition.SPACE;
import static dighouse.pergamon.PergamonTables.KINDS;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PLAN;

import dighouse.kernel.MoveList;

/// Phase 3b, exhibiting (PRG-OBJ, PRG-EXH): a row is built tile by tile from the left, closed, and
/// with its polish put on show. Until then nothing has changed (PRG-DEC-14): the tiles of the open
/// row are still finds of the seat, linked as they will stand.
final class ExhibitRules {
    private ExhibitRules() {}

    /// PRG-DEC-10: tiles of this set that another of the set continues.
    static long starts(PergamonTables tables, long tiles) {
        long starts = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            if ((tiles & tables.withLeft[kind]) != 0) {
                starts |= tiles & tables.withRight[kind];
            }
        }
        return starts;
    }

    /// PRG-DEC-11: finds of the acting seat that continue the open row.
    static long extensions(PergamonPosition position) {
        PergamonTables tables = position.tables();
        long free = position.hand(position.acting()) & ~position.sets[ROW];
        return free & tables.withLeft[tables.right[position.rowLast - 1]];
    }

    static void addStarts(PergamonPosition position, MoveList moves) {
        moves.add(PergamonMove.of(PergamonMove.DONE));
        addTiles(
                PergamonMove.START,
                starts(position.tables(), position.hand(position.acting())),
                moves);
    }

    /// PRG-OBJ-06: a row can be closed from two tiles on.
    static void addExtensions(PergamonPosition position, MoveList moves) {
        if (Long.bitCount(position.sets[ROW]) >= 2) {
            moves.add(PergamonMove.of(PergamonMove.CLOSE));
        }
        addTiles(PergamonMove.ADD, extensions(position), moves);
    }

    static void addTiles(int verb, long tiles, MoveList moves) {
        for (long left = tiles; left != 0; left &= left - 1) {
            moves.add(PergamonMove.of(verb, Long.numberOfTrailingZeros(left)));
        }
    }

    /// PRG-DEC-12: any of the three collections, by marker.
    static void addDisbands(MoveList moves) {
        for (int marker = 0; marker < MARKERS; marker++) {
            moves.add(PergamonMove.of(PergamonMove.DISBAND, marker));
        }
    }

    static void addPolishes(PergamonPosition position, MoveList moves) {
        int most = mostPolish(position);
        for (int points = 0; points <= most; points++) {
            moves.add(PergamonMove.of(PergamonMove.POLISH, points));
        }
    }

    /// PRG-RULING-15: within the coins, the limit of the round and the exhibition plan.
    private static int mostPolish(PergamonPosition position) {
        int coins = position.coins(position.acting());
        int room = Math.max(0, PLAN - rowValue(position));
        return Math.min(Math.min(coins, room), position.tables().polishLimit[position.round]);
    }

    /// PRG-OBJ-07: the centuries of all tiles of the open row but the rightmost.
    static int rowValue(PergamonPosition position) {
        int[] century = position.tables().century;
        int value = 0;
        for (long left = position.sets[ROW]; left != 0; left &= left - 1) {
            value += century[Long.numberOfTrailingZeros(left)];
        }
        return value - century[position.rowLast - 1];
    }

    /// The leftmost tile of the open row: the one that is nobody's right neighbour.
    static int rowFirst(PergamonPosition position) {
        long firsts = position.sets[ROW];
        for (long left = position.sets[ROW]; left != 0; left &= left - 1) {
            int next = position.next(Long.numberOfTrailingZeros(left));
            if (next != NONE) {
                firsts &= ~(1L << next);
            }
        }
        return Long.numberOfTrailingZeros(firsts);
    }

    static void start(PergamonPosition position, int tile) {
        position.sets[ROW] = 1L << tile;
        position.rowLast = tile + 1;
        position.phase = Phase.ROW;
    }

    static void add(PergamonPosition position, int tile) {
        position.bytes[NEXT + position.rowLast - 1] = (byte) (tile + 1);
        position.sets[ROW] |= 1L << tile;
        position.rowLast = tile + 1;
    }

    /// PRG-EXH-13, 14: with three on show, one has to make room first.
    static void close(PergamonPosition position) {
        boolean free = position.freeMarker(position.acting()) != NONE;
        position.phase = free ? Phase.POLISH : Phase.DISBAND;
    }

    static void disband(PergamonPosition position, int marker) {
        position.disbanded = marker;
        position.phase = Phase.POLISH;
    }

    /// PRG-EXH-17: disband, pay, markers, ticket, push, return what falls out.
    static void exhibit(PergamonPosition position, int polish) {
        int seat = position.acting();
        if (position.disbanded != NONE) {
            leave(position, seat * MARKERS + position.disbanded);
            position.disbanded = NONE;
        }
        int space = Math.min(PLAN, rowValue(position) + polish); // PRG-EXH-07
        position.amounts[COINS + seat] -= polish;
        int collection = seat * MARKERS + position.freeMarker(seat);
        position.bytes[FIRST + collection] = (byte) (rowFirst(position) + 1);
        position.bytes[SPACE + collection] = (byte) space;
        position.sets[HAND + seat] &= ~position.sets[ROW];
        position.sets[ROW] = 0;
        position.rowLast = 0;
        position.addTickets(
                seat, PergamonPosition.FROM_EXHIBITING, position.tables().exhibitTickets);
        push(position, collection);
        RoundRules.exhibit(position);
    }

    /// PRG-EXH-09 to 11: every other marker on the same or a lower space moves down.
    private static void push(PergamonPosition position, int arrived) {
        int space = position.space(arrived);
        for (int other = 0; other < PergamonPosition.COLLECTIONS; other++) {
            if (other != arrived && position.isOnShow(other) && position.space(other) <= space) {
                moveDown(position, other, position.tables().pushBack);
            }
        }
    }

    /// A marker pushed below space 1 leaves the museum (PRG-EXH-11, PRG-EVAL-07).
    static void moveDown(PergamonPosition position, int collection, int spaces) {
        int space = position.space(collection) - spaces;
        if (space > 0) {
            position.bytes[SPACE + collection] = (byte) space;
        } else {
            leave(position, collection);
        }
    }

    /// The markers go back to their owner, the tiles leave the game.
    private static void leave(PergamonPosition position, int collection) {
        int tile = position.firstTile(collection);
        while (tile != NONE) {
            int next = position.next(tile);
            position.bytes[NEXT + tile] = 0;
            tile = next;
        }
        position.bytes[FIRST + collection] = 0;
        position.bytes[SPACE + collection] = 0;
    }
}

package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.VASES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;

import dighouse.kernel.MoveList;

/// The spaces of the excavation tracks (MRJ-TRK), but for the swap of yellow 7: see [SwapRules].
final class BonusRules {
    private static final int LEAST_VASES = 2; // MRJ-TRK-R8

    private BonusRules() {}

    static void receive(MarajoaraPosition position, int track, int space) {
        MarajoaraTables tables = position.tables();
        int at = MarajoaraTables.space(track, space);
        int amount = tables.amount[at];
        position.step.resume = Step.TO_BONUS_DONE;
        switch (tables.bonus[at]) {
            case INCREASE -> increase(position, MarajoaraTables.trackColour(track), amount);
            case TOKEN -> {
                TokenRules.gainFromReserve(position, position.seat);
                Flow.settle(position);
            }
            case POINTS -> score(position, amount);
            case TOKENS -> score(position, amount * ownTokens(position));
            case DOUBLED -> {
                if (tables.doublesForTurn) {
                    position.phase = Phase.DOUBLE;
                } else {
                    restoreDoubled(position);
                }
            }
            case ADJACENT -> ask(position, hasPieces(position), Phase.PIECE);
            case SWAP -> SwapRules.begin(position);
            case CHEAP_VASE -> ask(position, mayShow(position), Phase.SHOW);
            case TAKE_BACK -> ask(position, mayTakeBack(position), Phase.VASE);
            case END -> Flow.settle(position); // MRJ-TRK-09: counts at the end of the game
        }
    }

    /// A bonus that cannot be used is not asked for (MRJ-DEC-24).
    private static void ask(MarajoaraPosition position, boolean possible, Phase phase) {
        if (possible) {
            position.phase = phase;
        } else {
            Flow.settle(position);
        }
    }

    /// MRJ-TRK-01.
    private static void increase(MarajoaraPosition position, int colour, int pips) {
        if (PipRules.isAnyLow(position, position.seat, colour)) {
            position.phase = Phase.PIPS;
            PipRules.begin(position, colour, pips);
        } else {
            Flow.settle(position);
        }
    }

    /// MRJ-TRK-03, MRJ-TRK-Y8.
    private static void score(MarajoaraPosition position, int points) {
        position.score(position.seat, Source.TRACKS, points);
        Flow.settle(position);
    }

    /// MRJ-TRK-Y8: covered ones count; in mission 6 those of both colours.
    static int ownTokens(MarajoaraPosition position) {
        int tokens = 0;
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            tokens += position.tokensOnSite(museum);
        }
        return tokens;
    }

    // ---- blue 7 and 8 -------------------------------------------------------------------------

    /// MRJ-TRK-B7 (en): as long as a restoration with doubled dice is possible.
    static void restoreDoubled(MarajoaraPosition position) {
        position.step.resume = Step.TO_BONUS_DONE;
        ask(position, RestoreRules.isPossible(position, 2), Phase.DOUBLED);
    }

    static void addDoubled(MarajoaraPosition position, MoveList moves) {
        moves.add(MarajoaraMove.of(MarajoaraMove.STOP));
        RestoreRules.addRestores(position, 2, moves);
    }

    /// MRJ-TRK-B7 (fr), MRJ-RULING-57.
    static void doubleForTurn(MarajoaraPosition position) {
        position.doubled = true;
        Flow.settle(position);
    }

    private static boolean hasPieces(MarajoaraPosition position) {
        return position.pieces(position.seat) != 0
                || position.pieces(position.lastMuseum(position.seat)) != 0;
    }

    /// MRJ-TRK-B8: a restored piece.
    static void addPieces(MarajoaraPosition position, MoveList moves) {
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            for (int piece = 0; piece < MarajoaraTables.PIECES; piece++) {
                if ((position.pieces(museum) >>> piece & 1) != 0) {
                    int owned = museum - position.seat;
                    moves.add(MarajoaraMove.of(MarajoaraMove.PIECE, owned, piece));
                }
            }
        }
    }

    /// What a piece would score by blue 8.
    static int adjacent(MarajoaraPosition position, int museum, int piece) {
        MarajoaraTables tables = position.tables();
        int each =
                tables.amount[MarajoaraTables.space(MarajoaraTables.BLUE_TRACK, spaceOf(position))];
        return each * RestoreRules.restoredNeighbours(position, museum, piece);
    }

    private static int spaceOf(MarajoaraPosition position) {
        return position.disk(position.seat, MarajoaraTables.BLUE_TRACK);
    }

    static void choosePiece(MarajoaraPosition position, int museum, int piece) {
        score(position, adjacent(position, museum, piece));
    }

    // ---- red 7 and 8 --------------------------------------------------------------------------

    /// MRJ-RULING-23: a red die, 1 money and a free exhibition space.
    private static boolean mayShow(MarajoaraPosition position) {
        if (position.money(position.seat) == 0) {
            return false;
        }
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            if (mayShowIn(position, museum)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayShowIn(MarajoaraPosition position, int museum) {
        return position.vases(museum) < MOST_VASES && position.stored(museum, Die.RED) > 0;
    }

    /// MRJ-TRK-R7: decline, or a red die.
    static void addShows(MarajoaraPosition position, MoveList moves) {
        moves.add(MarajoaraMove.of(MarajoaraMove.STOP));
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            if (mayShowIn(position, museum)) {
                addRow(position, MarajoaraMove.SHOW, museum, Die.RED, moves);
            }
        }
    }

    /// Adds the dice of a row, equal dice once.
    private static void addRow(
            MarajoaraPosition position, int verb, int museum, int colour, MoveList moves) {
        int at = MarajoaraPosition.rowAt(museum, colour);
        int before = 0;
        for (int i = at; i < at + MarajoaraTables.ROW; i++) {
            int value = position.bytes[i];
            if (value > before) {
                int owned = verb == MarajoaraMove.SHOW ? museum - position.seat : 0;
                moves.add(MarajoaraMove.of(verb, owned, Die.of(colour, value)));
                before = value;
            }
        }
    }

    static void show(MarajoaraPosition position, int move) {
        position.step.action = move;
        int at = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        int lowest = position.bytes[at];
        int count = position.stored(position.purse(position.seat), Die.YELLOW);
        if (position.bytes[at + count - 1] == lowest) {
            payCoin(position, Die.of(Die.YELLOW, lowest)); // no choice
        } else {
            position.phase = Phase.COIN;
        }
    }

    static void addCoins(MarajoaraPosition position, MoveList moves) {
        int purse = position.purse(position.seat);
        addRow(position, MarajoaraMove.COIN, purse, Die.YELLOW, moves);
    }

    static void payCoin(MarajoaraPosition position, int coin) {
        int move = position.step.action;
        int museum = position.seat + MarajoaraMove.museum(move);
        position.step.action = 0;
        ExhibitRules.exhibit(position, museum, Die.value(MarajoaraMove.die(move)), 0, 0);
        MoneyRules.payOne(position, Die.value(coin));
        Flow.settle(position);
    }

    private static boolean mayTakeBack(MarajoaraPosition position) {
        return position.vases(position.seat) >= LEAST_VASES
                || position.vases(position.lastMuseum(position.seat)) >= LEAST_VASES;
    }

    /// MRJ-TRK-R8: decline, or the last vase of a museum with two or more.
    static void addTakeBacks(MarajoaraPosition position, MoveList moves) {
        moves.add(MarajoaraMove.of(MarajoaraMove.STOP));
        int last = position.lastMuseum(position.seat);
        for (int museum = position.seat; museum <= last; museum++) {
            if (position.vases(museum) >= LEAST_VASES) {
                moves.add(MarajoaraMove.of(MarajoaraMove.TAKE_BACK, museum - position.seat, 0));
            }
        }
    }

    /// Double the points of the space from which the vase goes back.
    static int takeBackPoints(MarajoaraPosition position, int museum) {
        MarajoaraTables tables = position.tables();
        int disk = position.disk(position.seat, MarajoaraTables.RED_TRACK);
        return tables.amount[MarajoaraTables.space(MarajoaraTables.RED_TRACK, disk)]
                * tables.spacePoints[position.vases(museum)];
    }

    static void takeBack(MarajoaraPosition position, int museum) {
        position.score(position.seat, Source.SPACES, takeBackPoints(position, museum));
        position.bytes[VASES + museum]--;
        Flow.settle(position);
    }
}

package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COLLECTIONS;
import static dighouse.pergamon.PergamonPosition.DROPPED;
import static dighouse.pergamon.PergamonPosition.FACE_DOWN;
import static dighouse.pergamon.PergamonPosition.FIGURES;
import static dighouse.pergamon.PergamonPosition.HAND;
import static dighouse.pergamon.PergamonPosition.NEXT;
import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonPosition.REVEALED;
import static dighouse.pergamon.PergamonPosition.ROW;
import static dighouse.pergamon.PergamonPosition.UNSEEN;
import static dighouse.pergamon.PergamonTables.GALLERIES;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PILE;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TILES;

/// What holds in every position of Pergamon, whatever was played.
public final class PergamonInvariants {
    private PergamonInvariants() {}

    /// Checks a position.
    ///
    /// @throws AssertionError naming what is wrong
    public static void check(PergamonPosition position) {
        checkTiles(position);
        checkGalleries(position);
        checkRows(position);
        checkMuseum(position);
        checkFigures(position);
        checkPhase(position); // the open row is that of the seat that acts
        checkOpenRow(position);
        checkCards(position);
        checkAmounts(position);
    }

    /// PRG-EDGE-42: every tile is in one place.
    private static void checkTiles(PergamonPosition position) {
        long seen = 0;
        for (int set = HAND; set <= REVEALED; set++) {
            require((seen & position.sets[set]) == 0, "a tile lies in two places");
            seen |= position.sets[set];
        }
        require((seen & position.exhibited()) == 0, "a tile on show lies somewhere else too");
        require((seen & ~PergamonTables.ALL_TILES) == 0, "there is a tile beyond the sixty");
        int piles = position.round == 0 ? ROUNDS : ROUNDS - position.round;
        require(
                Long.bitCount(position.sets[UNSEEN]) >= piles * PILE,
                "the calendar holds fewer tiles than its piles need");
    }

    private static void checkGalleries(PergamonPosition position) {
        for (int gallery = 1; gallery <= GALLERIES; gallery++) {
            require(
                    Long.bitCount(position.gallery(gallery)) <= position.tables().capacity,
                    "a gallery holds more tiles than it has room for");
        }
    }

    /// Every link belongs to a row, and neighbours adjoin.
    private static void checkRows(PergamonPosition position) {
        long linked = position.exhibited() | position.sets[ROW];
        for (int tile = 0; tile < TILES; tile++) {
            int next = position.bytes[NEXT + tile] - 1;
            if (next == NONE) {
                continue;
            }
            require((linked >>> tile & 1) != 0, "a tile outside any row has a neighbour");
            require(position.tables().adjoin(tile, next), "neighbours in a row do not adjoin");
        }
    }

    /// PRG-EDGE-43: a marker stands on a space of its own; its row has two tiles or more.
    private static void checkMuseum(PergamonPosition position) {
        int spaces = 0;
        for (int collection = 0; collection < COLLECTIONS; collection++) {
            int space = position.space(collection);
            require(
                    position.isOnShow(collection) == (space > 0),
                    "a marker and its collection are apart");
            if (space == 0) {
                continue;
            }
            require(collection / MARKERS < position.seats, "a collection belongs to nobody");
            require((spaces >>> space & 1) == 0, "two markers share a space");
            spaces |= 1 << space;
            require(
                    position.next(position.firstTile(collection)) != NONE,
                    "a collection has only one tile");
        }
    }

    private static void checkOpenRow(PergamonPosition position) {
        long row = position.sets[ROW];
        boolean open = isRowOpen(position.phase);
        require(open == (row != 0), "a row is open at the wrong time");
        require(open == (position.rowLast != 0), "the open row has no end");
        if (open) {
            require((row & ~position.hand(position.acting())) == 0, "the open row holds no finds");
            require((row >>> (position.rowLast - 1) & 1) != 0, "the open row ends elsewhere");
            long walked = 0;
            for (int tile = ExhibitRules.rowFirst(position);
                    tile != NONE && (walked >>> tile & 1) == 0;
                    tile = position.next(tile)) {
                walked |= 1L << tile;
            }
            require(walked == row, "the open row is broken");
        }
        require(
                position.disbanded == NONE
                        || (position.phase == Phase.POLISH
                                && position.freeMarker(position.acting()) == NONE),
                "a collection is to make room for nothing");
        require(
                position.sets[DROPPED] == 0 || position.phase == Phase.STORE,
                "tiles are dropped outside the store step");
        require(
                (position.sets[DROPPED] & ~position.gone()) == 0,
                "a dropped tile is still somewhere");
    }

    private static boolean isRowOpen(Phase phase) {
        return phase == Phase.ROW || phase == Phase.DISBAND || phase == Phase.POLISH;
    }

    private static void checkFigures(PergamonPosition position) {
        int spaces = 0;
        for (int figure = 0; figure < FIGURES; figure++) {
            int space = position.pawn(figure);
            if (space > 0) {
                boolean plays =
                        figure < position.seats
                                || (figure == PergamonPosition.RAIDER && position.hasRaider());
                require(plays, "a figure on the track belongs to nobody");
                require((spaces >>> space & 1) == 0, "two figures share a space");
                spaces |= 1 << space;
            }
        }
        require(
                position.at == 0 || position.figureOn(position.at) != NONE,
                "nobody stands where a figure acts");
        if (position.phase != Phase.BEGIN) {
            int seats = 0;
            for (int place = 0; place < position.seats; place++) {
                seats |= 1 << position.inOrder(place);
            }
            require(seats == (1 << position.seats) - 1, "the order leaves a seat out");
        }
    }

    private static void checkCards(PergamonPosition position) {
        for (int back = 0; back < 2; back++) {
            require(FundRules.unknown(position, back) >= 0, "a back is seen without a card");
        }
        int down = position.bytes[FACE_DOWN] + position.bytes[FACE_DOWN + 1];
        require(down <= 2, "more than two cards lie face down");
        boolean dealt =
                position.phase == Phase.ASK || (position.phase == Phase.TOP && position.round > 0);
        require(!dealt || down == 2, "two cards lie face down while funds are asked for");
    }

    private static void checkAmounts(PergamonPosition position) {
        for (int amount : position.amounts) {
            require(amount >= 0, "coins or tickets are below nothing");
        }
        require(position.fund >= 0, "the fund is below nothing");
    }

    /// What a phase needs so that somebody can decide.
    private static void checkPhase(PergamonPosition position) {
        Phase phase = position.phase;
        boolean setUp = phase == Phase.BEGIN || (phase == Phase.TOP && position.top == NONE);
        require(position.round > 0 || setUp, "a round that has not begun");
        switch (phase) {
            case PLACE -> require(position.sets[REVEALED] != 0, "there is no find to be laid");
            case ASK -> require(hasPawnLess(position), "nobody is left to ask for funds");
            case TURN_UP -> {
                require(
                        position.bytes[FACE_DOWN] + position.bytes[FACE_DOWN + 1] > 0,
                        "there is no card to turn up");
                require(!hasPawnLess(position), "somebody has not asked for funds");
            }
            case SHARE -> require(!hasPawnLess(position), "somebody has not asked for funds");
            case DIG, EXHIBIT, ROW, DISBAND, POLISH, STORE ->
                    require(position.at > 0 && position.acting() < position.seats, "no seat acts");
            case RAID ->
                    require(
                            position.at > 0 && position.acting() == PergamonPosition.RAIDER,
                            "the tomb raider does not act");
            default -> {}
        }
    }

    private static boolean hasPawnLess(PergamonPosition position) {
        for (int seat = 0; seat < position.seats; seat++) {
            if (position.pawn(seat) == 0) {
                return true;
            }
        }
        return false;
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }
}

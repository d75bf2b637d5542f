package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.FIRST_VASE;
import static dighouse.marajoara.MarajoaraPosition.LEFT;
import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.ROUND_TRACK;
import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;
import static dighouse.marajoara.MarajoaraPosition.THIRD_YELLOW;
import static dighouse.marajoara.MarajoaraPosition.TOKEN_PIECE;
import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.ROW;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

/// What holds in every position of Marajoara, whatever was played.
///
/// In a game no component is ever missing. A position in notation may leave out dice and tokens;
/// then only those that it names must fit together (see [PositionCheck]).
public final class MarajoaraInvariants {
    private MarajoaraInvariants() {}

    /// Checks a position.
    ///
    /// @throws AssertionError naming what is wrong
    public static void check(MarajoaraPosition position) {
        checkDice(position);
        checkTokens(position);
        checkFit(position);
    }

    /// Checks what holds also where dice and tokens are left out.
    ///
    /// @throws AssertionError naming what is wrong
    public static void checkFit(MarajoaraPosition position) {
        checkSite(position);
        checkRows(position);
        checkTokenCells(position);
        checkMuseumTokens(position);
        checkTracks(position);
        checkRest(position);
        checkKindOfGame(position);
    }

    /// Dice in play by colour: on the site, in museums, in the wheelbarrow, on the slate, on the
    /// round track, and between two places.
    static int[] count(MarajoaraPosition position) {
        int[] counts = new int[Die.COLOURS];
        for (int cell = 0; cell < Board.MOST_CELLS; cell++) {
            add(position.die(cell), counts);
        }
        for (int museum = 0; museum < position.museums; museum++) {
            for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
                counts[colour] += position.stored(museum, colour);
            }
        }
        addAll(position, WHEEL, position.wheelSize, counts);
        addAll(position, SLATE, position.slateSize, counts);
        addAll(position, SPENT, position.spentSize, counts);
        addAll(position, ROUND_TRACK, position.roundTrackSize, counts);
        add(position.step.captured, counts);
        add(position.step.waiting, counts);
        return counts;
    }

    private static void addAll(MarajoaraPosition position, int from, int size, int[] counts) {
        for (int i = from; i < from + size; i++) {
            add(position.bytes[i], counts);
        }
    }

    private static void add(int die, int[] counts) {
        if (die != Die.NONE) {
            counts[Die.colour(die)]++;
        }
    }

    /// MRJ-COMP-01: 52 dice are somewhere.
    private static void checkDice(MarajoaraPosition position) {
        int[] counts = count(position);
        for (int colour = 0; colour < Die.COLOURS; colour++) {
            require(
                    counts[colour] + position.bytes[LEFT + colour]
                            == position.tables().dice[colour],
                    Names.colour(colour) + " dice are lost or doubled");
        }
    }

    /// Cells and sets of cells agree.
    private static void checkSite(MarajoaraPosition position) {
        Board board = position.board();
        for (int cell = 0; cell < Board.MOST_CELLS; cell++) {
            int die = position.die(cell);
            for (int colour = 0; colour < Die.COLOURS; colour++) {
                boolean set =
                        Board.contains(
                                position.sets[2 * colour], position.sets[2 * colour + 1], cell);
                boolean lies = die != Die.NONE && Die.colour(die) == colour;
                require(set == lies, "a set of dice is not what lies there");
            }
            if (die != Die.NONE) {
                require(board.has(cell), "a die lies beside the dig site");
                require(isFace(Die.value(die)), "a die shows no face");
            }
        }
    }

    private static boolean isFace(int value) {
        return value >= 1 && value <= Die.HIGHEST;
    }

    /// Rows are sorted without gaps; a 7 waits only inside a gift of pips of mission 7.
    private static void checkRows(MarajoaraPosition position) {
        for (int museum = 0; museum < position.museums; museum++) {
            for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
                int at = MarajoaraPosition.rowAt(museum, colour);
                for (int i = 0; i < ROW; i++) {
                    int value = position.bytes[at + i];
                    boolean overflow =
                            position.phase == Phase.PIPS
                                    && position.overflow() > 0
                                    && position.step.pipColour == colour;
                    int most = overflow ? Die.OVERFLOWN : Die.HIGHEST;
                    require(value >= 0 && value <= most, "a stored die shows no face");
                    boolean sorted = i == 0 || value == 0 || position.bytes[at + i - 1] <= value;
                    boolean gap = i > 0 && value > 0 && position.bytes[at + i - 1] == 0;
                    require(sorted && !gap, "a row is out of order");
                }
            }
            boolean yellow = position.stored(museum, Die.YELLOW) > 0;
            require(
                    !yellow || !position.hasTwoMuseums() || museum == position.yellowMuseum,
                    "the other museum keeps yellow dice");
        }
    }

    /// MRJ-COMP-03: all tokens of each museum are somewhere.
    private static void checkTokens(MarajoaraPosition position) {
        for (int museum = 0; museum < position.museums; museum++) {
            require(
                    tokens(position, museum) == tokensOf(position, museum),
                    "tokens are lost or doubled");
        }
    }

    private static int tokens(MarajoaraPosition position, int museum) {
        return position.tokensOnSite(museum)
                + Integer.bitCount(position.bytes[MUSEUM_TOKENS + museum])
                + position.bytes[RESERVE + museum]
                + (position.step.token == museum + 1 ? 1 : 0);
    }

    /// Seven for each seat; three for the second museum of mission 6.
    private static int tokensOf(MarajoaraPosition position, int museum) {
        return museum < position.seats ? MarajoaraTables.TOKENS : MarajoaraTables.MUSEUM_TOKENS;
    }

    /// MRJ-TOK-02, 03, MRJ-BOARD-01: no token in a rope zone or on a bonus cell, one on a cell.
    private static void checkTokenCells(MarajoaraPosition position) {
        Board board = position.board();
        for (int museum = 0; museum < position.museums; museum++) {
            require(
                    tokens(position, museum) <= tokensOf(position, museum),
                    "a museum has only " + tokensOf(position, museum) + " research tokens");
            for (int cell = 0; cell < Board.MOST_CELLS; cell++) {
                if (!position.hasToken(museum, cell)) {
                    continue;
                }
                require(board.has(cell), "a token lies beside the dig site");
                require(
                        !Board.contains(board.ropeLow, board.ropeHigh, cell),
                        "a token lies in a rope zone");
                require(board.bonus[cell] == 0, "a token lies on a bonus cell");
                require(position.tokenOn(cell) == museum, "two tokens lie on one cell");
            }
        }
    }

    /// MRJ-TOK-05: a token of a museum is taken as soon as it is earned.
    private static void checkMuseumTokens(MarajoaraPosition position) {
        for (int museum = 0; museum < position.museums; museum++) {
            int left = position.bytes[MUSEUM_TOKENS + museum];
            require(
                    (left & FIRST_VASE) == 0 || position.vases(museum) == 0,
                    "the token of the first vase should be taken");
            require(
                    (left & THIRD_YELLOW) == 0 || !position.isFull(museum, Die.YELLOW),
                    "the token of the third yellow die should be taken");
            require(
                    (left & TOKEN_PIECE) == 0
                            || (position.pieces(museum) >>> position.tables().tokenPiece & 1) == 0,
                    "the token of a restored piece should be taken");
        }
    }

    /// MRJ-EXC-05: who is at the end of a track has one of its two places, and nobody else.
    private static void checkTracks(MarajoaraPosition position) {
        for (int track = 0; track < TRACKS; track++) {
            int first = position.bytes[ENDS + track * END_PLACES];
            int second = position.bytes[ENDS + track * END_PLACES + 1];
            require(second == 0 || first != 0, "a second place is taken before the first");
            require(second == 0 || first != second, "a disk has both places at the end");
            for (int seat = 0; seat < position.seats; seat++) {
                int space = position.disk(seat, track);
                require(space >= 0 && space <= TRACK_END, "a disk is off its track");
                boolean placed = first == seat + 1 || second == seat + 1;
                require(
                        placed == (space == TRACK_END),
                        "the places at the end of the "
                                + Names.track(track)
                                + " track are not those of the disks");
            }
        }
    }

    /// In the menu nothing is under way.
    private static void checkRest(MarajoaraPosition position) {
        for (int museum = 0; museum < position.museums; museum++) {
            require(position.vases(museum) <= MOST_VASES, "a sixth vase is on display");
        }
        boolean still =
                switch (position.phase) {
                    case DEAL, ROLL, BEGIN, YELLOW_MUSEUM, START_TOKEN, MENU, CONFIRM -> true;
                    default -> false;
                };
        require(!still || position.step.isSame(new Step()), "something is still under way");
        require(!still || position.spentSize == 0, "spent dice are not in the wheelbarrow");
    }

    /// Fields that only some missions, editions or numbers of players use.
    private static void checkKindOfGame(MarajoaraPosition position) {
        require(
                position.roundTrackSize == 0 || position.isSolo(),
                "dice lie on the round track of several players");
        require(
                position.goals >>> Goals.number(position) == 0,
                "a goal is collected that the mission has not");
        require(
                !position.doubled || position.tables().doublesForTurn,
                "this edition does not double restorations for a turn");
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}

package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.DISKS;
import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.LEFT;
import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.ROUND_TRACK;
import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;
import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.ROW;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

/// What holds in every position of Marajoara, whatever was played.
public final class MarajoaraInvariants {
    private MarajoaraInvariants() {}

    /// Checks a position.
    ///
    /// @throws AssertionError naming what is wrong
    public static void check(MarajoaraPosition position) {
        checkDice(position);
        checkSite(position);
        checkRows(position);
        checkTokens(position);
        checkTracks(position);
        checkRest(position);
    }

    /// Dice in play by colour: on the site, in museums, in the wheelbarrow, on the slate, on the
    /// round track, and in nobody's place for a moment.
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

    /// Cells and sets of cells say the same.
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
                    boolean overflow = position.phase == Phase.PIPS && position.overflow() > 0;
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

    /// MRJ-COMP-03: seven tokens of each seat are somewhere; of the second museum of mission 6
    /// three.
    private static void checkTokens(MarajoaraPosition position) {
        for (int museum = 0; museum < position.museums; museum++) {
            int tokens =
                    position.tokensOnSite(museum)
                            + Integer.bitCount(position.bytes[MUSEUM_TOKENS + museum])
                            + position.bytes[RESERVE + museum]
                            + (position.step.token == museum + 1 ? 1 : 0);
            int all =
                    museum < position.seats
                            ? MarajoaraTables.TOKENS
                            : MarajoaraTables.MUSEUM_TOKENS;
            require(tokens == all, "tokens are lost or doubled");
            for (int other = 0; other < museum; other++) {
                boolean shared = false;
                for (int cell = 0; cell < Board.MOST_CELLS; cell++) {
                    shared |= position.hasToken(museum, cell) && position.hasToken(other, cell);
                }
                require(!shared, "two tokens lie on one cell");
            }
        }
    }

    private static void checkTracks(MarajoaraPosition position) {
        for (int track = 0; track < TRACKS; track++) {
            int arrived = 0;
            for (int seat = 0; seat < position.seats; seat++) {
                int space = position.bytes[DISKS + seat * TRACKS + track];
                require(space >= 0 && space <= TRACK_END, "a disk is off its track");
                arrived += space == TRACK_END ? 1 : 0;
            }
            int placed = 0;
            for (int place = 0; place < END_PLACES; place++) {
                placed += position.bytes[ENDS + track * END_PLACES + place] != 0 ? 1 : 0;
            }
            require(arrived == placed, "disks at the end of a track have no place there");
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

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}

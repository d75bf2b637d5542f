package dighouse.marajoara;

/// The printed numbers of one edition as flat arrays for the rules. Spaces count from 1, so index 0
/// of their tables is empty.
public final class MarajoaraTables {
    public static final int PIECES = 6;
    public static final int ALL_PIECES = (1 << PIECES) - 1;
    public static final int MOST_VASES = 5;
    public static final int ROW = 3; // dice of one colour in a museum
    public static final int WHEELBARROW = 5;
    public static final int ROUNDS = 14; // and spaces of the round track
    public static final int TRACKS = 3; // blue, yellow, red
    public static final int TRACK_END = 9;
    public static final int END_PLACES = 2;
    public static final int TOKENS = 7; // of one colour
    public static final int MUSEUM_TOKENS = 3; // the others are in reserve
    public static final int AWARDS = 3; // places of a majority

    public static final int BLUE_TRACK = 0;
    public static final int YELLOW_TRACK = 1;
    public static final int RED_TRACK = 2;
    private static final int[] TRACK_COLOUR = {Die.BLUE, Die.YELLOW, Die.RED};

    /// What a space of a track gives.
    public enum Bonus {
        INCREASE("increase"),
        TOKEN("token"),
        POINTS("points"),
        DOUBLED("doubled"),
        ADJACENT("adjacent"),
        SWAP("swap"),
        TOKENS("tokens"),
        CHEAP_VASE("cheapVase"),
        TAKE_BACK("takeBack"),
        END("end");

        final String id;

        Bonus(String id) {
            this.id = id;
        }
    }

    final int[] dice = new int[Die.COLOURS]; // how many there are

    // pieces of the vase
    final int[] fewest = new int[PIECES]; // dice that a restoration takes
    final int[] most = new int[PIECES];
    final int[] least = new int[PIECES]; // sum it takes
    final boolean[] exactly = new boolean[PIECES]; // and no more
    final boolean[] different = new boolean[PIECES]; // no two faces alike
    final int[] piecePoints = new int[PIECES];
    final int[] neighbours = new int[PIECES]; // set of pieces
    int tokenPiece; // MRJ-COMP-12

    final int[] spacePoints = new int[MOST_VASES + 1];
    int pipPoints;
    int neighbourPoints;
    int restorationPrice;
    int fieldworkPrice;
    int ownPips;
    int otherPips;

    final Bonus[] bonus = new Bonus[TRACKS * (TRACK_END + 1)];
    final int[] amount = new int[TRACKS * (TRACK_END + 1)];
    final int[] endPoints = new int[TRACKS * END_PLACES];
    final int[] mostVases = new int[AWARDS];
    final int[] mostPieces = new int[AWARDS];

    // where the editions differ
    boolean lowers; // MRJ-FIN-02
    boolean doublesForTurn; // MRJ-TRK-B7
    boolean exceeds; // MRJ-SOLO-04
    boolean soloEight; // MRJ-SOLO-06
    boolean exchangesAny; // MRJ-MIS-06A

    int challenge; // points added to a goal
    int turnLimit; // MRJ-RULING-54
    Mission[] missions = {};

    public static int trackColour(int track) {
        return TRACK_COLOUR[track];
    }

    public static int space(int track, int space) {
        return track * (TRACK_END + 1) + space;
    }

    public Bonus bonus(int track, int space) {
        return bonus[space(track, space)];
    }

    /// Pips, points, or points for each of something.
    public int amount(int track, int space) {
        return amount[space(track, space)];
    }

    /// What the end of a track is worth to the first or second to arrive there, alone or for each
    /// piece or vase (MRJ-SCORE-04 to 06).
    public int endPoints(int track, int place) {
        return endPoints[track * END_PLACES + place];
    }

    public int piecePoints(int piece) {
        return piecePoints[piece];
    }

    /// The set of pieces next to a piece.
    public int neighbours(int piece) {
        return neighbours[piece];
    }

    public int neighbourPoints() {
        return neighbourPoints;
    }

    /// The piece whose restoration brings a token.
    public int tokenPiece() {
        return tokenPiece;
    }

    /// What a vase on an exhibition space brings, beyond its pips.
    public int spacePoints(int space) {
        return spacePoints[space];
    }

    /// What each pip of a vase brings.
    public int pipPoints() {
        return pipPoints;
    }

    public int restorationPrice() {
        return restorationPrice;
    }

    public int fieldworkPrice() {
        return fieldworkPrice;
    }

    /// Pips for another seat that a landing on its token brings.
    public int otherPips() {
        return otherPips;
    }

    /// The award for the most vases, or pieces, by place from 0.
    public int award(boolean ofVases, int place) {
        return ofVases ? mostVases[place] : mostPieces[place];
    }

    /// MRJ-RST-02 to 07: whether dice restore a piece. Doubling counts for the sum only; faces are
    /// compared as they are (MRJ-RULING-20).
    public boolean restores(int piece, int first, int second, int third, int factor) {
        int number = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0) + (third > 0 ? 1 : 0);
        if (number < fewest[piece] || number > most[piece]) {
            return false;
        }
        int sum = factor * (first + second + third);
        if (exactly[piece] ? sum != least[piece] : sum < least[piece]) {
            return false;
        }
        boolean alike = (second > 0 && first == second) || (third > 0 && second == third);
        return !different[piece] || !alike; // values ascend: equal ones are neighbours
    }
}

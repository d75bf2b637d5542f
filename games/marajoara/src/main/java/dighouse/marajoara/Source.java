package dighouse.marajoara;

/// Where points come from: the lines of the breakdown, each with the key of its words.
final class Source {
    static final int VASES = 0; // MRJ-EXH-02
    static final int SPACES = 1; // MRJ-EXH-03, MRJ-TRK-R8
    static final int PIECES = 2; // MRJ-RST-02 to 07
    static final int NEIGHBOURS = 3; // MRJ-RST-09
    static final int TRACKS = 4; // spaces of the excavation tracks
    static final int MOST_VASES = 5; // MRJ-SCORE-01
    static final int MOST_PIECES = 6; // MRJ-SCORE-02
    static final int TRACK_ENDS = 7; // MRJ-SCORE-04 to 06
    static final int OVERFLOW = 8; // MRJ-MIS-07
    static final int ROUND_TRACK = 9; // dice there that a mission subtracts
    static final int UNFINISHED = 10; // MRJ-MIS-06
    static final int COUNT = 11;

    private static final String[] KEYS = {
        "vases",
        "spaces",
        "pieces",
        "neighbours",
        "tracks",
        "mostVases",
        "mostPieces",
        "trackEnds",
        "overflow",
        "roundTrack",
        "unfinished"
    };

    private Source() {}

    static String key(int source) {
        return KEYS[source];
    }
}

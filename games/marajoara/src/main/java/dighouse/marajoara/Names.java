package dighouse.marajoara;

import java.util.List;

/// How things are called in notation, views and phrases; what people read is in the word files.
final class Names {
    private static final List<String> COLOURS = List.of("blue", "red", "yellow", "grey");
    private static final String COLOUR_LETTERS = "bryg";
    private static final List<String> TRACKS = List.of("blue", "yellow", "red");
    private static final List<String> PIECES =
            List.of("SUM4", "SUM5", "ONE3", "ONE6", "TWO6", "DIFF9");
    private static final List<String> OWNERS = List.of("turquoise", "purple", "black", "orange");

    private Names() {}

    static String colour(int colour) {
        return COLOURS.get(colour);
    }

    /// The colour of this name, or -1.
    static int colourOf(String name) {
        return COLOURS.indexOf(name);
    }

    /// The colour of this letter, or -1.
    static int colourOf(char letter) {
        return COLOUR_LETTERS.indexOf(letter);
    }

    /// A die in two letters: `r3`.
    static String die(int die) {
        return COLOUR_LETTERS.substring(Die.colour(die), Die.colour(die) + 1) + Die.value(die);
    }

    /// The die of this name, or -1.
    static int dieOf(String name) {
        if (name.length() != 2) {
            return -1;
        }
        int colour = colourOf(name.charAt(0));
        int value = name.charAt(1) - '0';
        return colour >= 0 && value >= 1 && value <= Die.HIGHEST ? Die.of(colour, value) : -1;
    }

    static String track(int track) {
        return TRACKS.get(track);
    }

    /// The track of this name, or -1.
    static int trackOf(String name) {
        return TRACKS.indexOf(name);
    }

    static String piece(int piece) {
        return PIECES.get(piece);
    }

    /// The piece of this name, or -1.
    static int pieceOf(String name) {
        return PIECES.indexOf(name);
    }

    /// The colour of a museum and of all that belongs to it.
    static String owner(int museum) {
        return OWNERS.get(museum);
    }

    /// The values of a set of dice: `2+5`.
    static String dice(int set) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < MarajoaraMove.size(set); i++) {
            text.append(i == 0 ? "" : "+").append(MarajoaraMove.inSet(set, i));
        }
        return text.toString();
    }
}

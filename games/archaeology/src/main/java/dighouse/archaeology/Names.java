package dighouse.archaeology;

import java.util.List;

/// How things are called in notation, views and phrases; what people read is in the word files.
final class Names {
    private static final List<String> TREASURES =
            List.of(
                    "pot_shard",
                    "parchment_scrap",
                    "coin",
                    "talisman",
                    "broken_cup",
                    "map",
                    "pharaoh_mask");
    private static final String TREASURE_LETTERS = "psctbmk";
    private static final List<String> CHAMBERS = List.of("small", "medium", "large");

    private Names() {}

    static String treasure(int type) {
        return TREASURES.get(type);
    }

    /// The treasure of this name, or -1.
    static int treasureOf(String name) {
        return TREASURES.indexOf(name);
    }

    /// The letter of a treasure in the notation of a position.
    static char letter(int type) {
        return TREASURE_LETTERS.charAt(type);
    }

    /// The treasure of this letter, or -1.
    static int treasureOf(char letter) {
        return TREASURE_LETTERS.indexOf(letter);
    }

    static String chamber(int chamber) {
        return CHAMBERS.get(chamber);
    }

    /// The chamber of this name, or -1.
    static int chamberOf(String name) {
        return CHAMBERS.indexOf(name);
    }
}

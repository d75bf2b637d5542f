package dighouse.pergamon;

import java.util.ArrayList;
import java.util.List;

/// How things are called in notation, views and phrases; what people read is in the word files.
final class Names {
    private static final List<String> KINDS = List.of("vase", "jug", "mask", "bracelet");
    private static final List<String> ROMAN = List.of("I", "II", "III", "IV", "V");
    private static final List<String> BACKS = List.of("purse", "chest");

    private static final List<String> TILES = tiles();

    private Names() {}

    private static List<String> tiles() {
        List<String> names = new ArrayList<>();
        for (int number = 1; number <= PergamonTables.TILES; number++) {
            names.add((number < 10 ? "T0" : "T") + number);
        }
        return List.copyOf(names);
    }

    static String kind(int kind) {
        return KINDS.get(kind);
    }

    /// The kind of this name, or -1.
    static int kindOf(String name) {
        return KINDS.indexOf(name);
    }

    /// T01 to T60, by ascending date (PRG-DEC-09).
    static String tile(int tile) {
        return TILES.get(tile);
    }

    /// The tile of this name, or -1.
    static int tileOf(String name) {
        return TILES.indexOf(name);
    }

    static String gallery(int gallery) {
        return ROMAN.get(gallery - 1);
    }

    /// The gallery of this name, from 1; 0 if there is none.
    static int galleryOf(String name) {
        return ROMAN.indexOf(name) + 1;
    }

    /// Marker pairs count from 0.
    static String marker(int marker) {
        return ROMAN.get(marker);
    }

    /// The marker pair of this name, or -1.
    static int markerOf(String name) {
        int marker = ROMAN.indexOf(name);
        return marker < PergamonTables.MARKERS ? marker : -1;
    }

    static String back(int back) {
        return BACKS.get(back);
    }

    /// The back of this name, or -1.
    static int backOf(String name) {
        return BACKS.indexOf(name);
    }
}

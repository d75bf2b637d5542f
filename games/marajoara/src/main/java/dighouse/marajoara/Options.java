package dighouse.marajoara;

import dighouse.kernel.Option;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// What a table may choose (section 15 of the ledger).
final class Options {
    static final String JUMP_DIRECTIONS = "jumpDirections";
    static final String BOARD = "board";
    static final String FULL_STORAGE_CAPTURE = "fullStorageCapture";
    static final String WHEELBARROW_ORDER = "wheelbarrowOrder";
    static final String FIRST_PLAYER = "firstPlayer";
    static final String SOLO_END = "soloEnd";
    static final String CHALLENGE = "challenge";

    // as bits of a position; set if the value is not the standard one
    static final int FOUR = 1;
    static final int TO_WHEELBARROW = 2;
    static final int TOP_DOWN = 4;
    static final int IMMEDIATE = 8;
    static final int HARDER = 16;

    private Options() {}

    static List<Option> of(MarajoaraEdition edition, int seats, int mission) {
        List<Option> options = new ArrayList<>();
        options.add(Option.choice(JUMP_DIRECTIONS, List.of("eight", "four"), "MRJ-RULING-01"));
        options.add(Option.choice(BOARD, edition.boardIds(), "MRJ-RULING-02"));
        options.add(
                Option.choice(
                        FULL_STORAGE_CAPTURE,
                        List.of("forbidden", "to_wheelbarrow"),
                        "MRJ-RULING-04"));
        options.add(
                Option.choice(
                        WHEELBARROW_ORDER, List.of("fifo", "literal_top_down"), "MRJ-RULING-09"));
        if (seats > 1) {
            options.add(Option.choice(FIRST_PLAYER, firstPlayers(seats), "MRJ-RULING-43"));
        } else {
            options.add(
                    Option.choice(SOLO_END, List.of("finish_turn", "immediate"), "MRJ-RULING-33"));
        }
        if (mission > 0) {
            options.add(Option.flag(CHALLENGE, false, "MRJ-SOLO-11"));
        }
        return options;
    }

    /// Drawn by chance, or one of the seats, as the table says.
    private static List<String> firstPlayers(int seats) {
        List<String> names = new ArrayList<>(List.of("random"));
        for (int seat = 0; seat < seats; seat++) {
            names.add(Seats.letter(seat));
        }
        return names;
    }

    static int bits(Setup setup) {
        return setup.value(JUMP_DIRECTIONS, 0) * FOUR
                | setup.value(FULL_STORAGE_CAPTURE, 0) * TO_WHEELBARROW
                | setup.value(WHEELBARROW_ORDER, 0) * TOP_DOWN
                | setup.value(SOLO_END, 0) * IMMEDIATE
                | setup.value(CHALLENGE, 0) * HARDER;
    }
}

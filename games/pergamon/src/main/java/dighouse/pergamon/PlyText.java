package dighouse.pergamon;

import dighouse.kernel.Malformed;
import dighouse.kernel.Seats;

/// Plies as text, both ways: `ask 7`, `dig III`, `row T49`, `polish 2`, `keep`.
final class PlyText {
    private static final String[] WORDS = {
        "ask",
        "dig",
        "done",
        "row",
        "add",
        "close",
        "disband",
        "polish",
        "keep",
        "drop",
        "place",
        "begin",
        "top",
        "reveal",
        "back",
        "card",
        "share",
        "raid",
        "evaluate"
    }; // by verb

    private PlyText() {}

    static String write(int ply) {
        int verb = PergamonMove.verb(ply);
        int value = PergamonMove.argument(ply);
        String argument =
                switch (verb) {
                    case PergamonMove.ASK, PergamonMove.POLISH, PergamonMove.TURN_UP ->
                            Integer.toString(value);
                    case PergamonMove.DIG -> value == 0 ? "none" : Names.gallery(value);
                    case PergamonMove.START,
                            PergamonMove.ADD,
                            PergamonMove.DROP,
                            PergamonMove.PLACE,
                            PergamonMove.REVEAL ->
                            Names.tile(value);
                    case PergamonMove.DISBAND -> Names.marker(value);
                    case PergamonMove.BEGIN -> Seats.letter(value);
                    case PergamonMove.TOP, PergamonMove.BACK -> Names.back(value);
                    default -> "";
                };
        return argument.isEmpty() ? WORDS[verb] : WORDS[verb] + " " + argument;
    }

    static int read(String text) {
        int gap = text.indexOf(' ');
        String word = gap < 0 ? text : text.substring(0, gap);
        String argument = gap < 0 ? "" : text.substring(gap + 1);
        for (int verb = 0; verb < WORDS.length; verb++) {
            if (WORDS[verb].equals(word)) {
                return PergamonMove.of(verb, value(verb, argument, text));
            }
        }
        throw noPly(text);
    }

    private static int value(int verb, String argument, String text) {
        int value =
                switch (verb) {
                    case PergamonMove.ASK -> number(argument, 1, PergamonTables.TRACK);
                    case PergamonMove.POLISH -> number(argument, 0, PergamonTables.PLAN - 1);
                    case PergamonMove.TURN_UP -> number(argument, 1, PergamonTables.RICHEST_CARD);
                    case PergamonMove.DIG -> gallery(argument);
                    case PergamonMove.START,
                            PergamonMove.ADD,
                            PergamonMove.DROP,
                            PergamonMove.PLACE,
                            PergamonMove.REVEAL ->
                            Names.tileOf(argument);
                    case PergamonMove.DISBAND -> Names.markerOf(argument);
                    case PergamonMove.BEGIN -> "ABCD".indexOf(argument);
                    case PergamonMove.TOP, PergamonMove.BACK -> Names.backOf(argument);
                    default -> argument.isEmpty() ? 0 : -1;
                };
        boolean named = !argument.isEmpty() || verbStandsAlone(verb);
        if (value < 0 || !named) {
            throw noPly(text);
        }
        return value;
    }

    private static boolean verbStandsAlone(int verb) {
        return switch (verb) {
            case PergamonMove.DONE,
                    PergamonMove.CLOSE,
                    PergamonMove.KEEP,
                    PergamonMove.SHARE,
                    PergamonMove.RAID,
                    PergamonMove.EVALUATE ->
                    true;
            default -> false;
        };
    }

    private static int gallery(String name) {
        int gallery = Names.galleryOf(name);
        return gallery > 0 ? gallery : name.equals("none") ? 0 : -1;
    }

    /// The number if it is within bounds and written plainly, or -1.
    static int number(String text, int least, int most) {
        try {
            int number = Integer.parseInt(text);
            boolean plain = Integer.toString(number).equals(text);
            return plain && least <= number && number <= most ? number : -1;
        } catch (NumberFormatException notANumber) {
            return -1;
        }
    }

    private static Malformed noPly(String text) {
        return new Malformed(
                "\""
                        + text
                        + "\" is no ply of Pergamon, such as: ask 7, dig III, row T49, add T33,"
                        + " close, polish 2, done, drop T05, keep.");
    }
}

package dighouse.pergamon;

import dighouse.kernel.Malformed;
import dighouse.kernel.Notation;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;

/// Positions and plies of Pergamon as text.
///
/// A position is round and phase, then what is not as at the start, each as `name=value`:
///
/// ```
/// 5 exhibit order=BA at=7 A=4@7 A.finds=T01,T05 A.I=12:T49-T33-T43 A.tickets=3/2/0/0 B=0@2 …
/// ```
///
/// | name           | holds                                                                     |
/// |----------------|---------------------------------------------------------------------------|
/// | `order`        | seats in the order of asking; without it A, B, C …                        |
/// | `at`           | the research funds space whose figure acts                                |
/// | `A`, `raider`  | coins, and after `@` the space of the figure                              |
/// | `A.finds`      | unexhibited tiles                                                         |
/// | `A.I`          | exhibition space and row of the collection with this marker               |
/// | `A.tickets`    | from exhibiting, spaces, oldest of a kind, oldest of all                  |
/// | `I` to `V`     | tiles in the galleries                                                    |
/// | `revealed`     | finds not yet laid, `gallery` the first gallery not yet served            |
/// | `gone`         | tiles that were seen and left the game; those named nowhere are unseen    |
/// | `dropped`      | tiles among the gone that the acting seat has just dropped                |
/// | `cards`        | how many cards of value 1, 2 … 8 were never turned up                     |
/// | `table`, `top` | backs of the face-down cards and of the top card, `p` purse, `c` chest    |
/// | `fund`         | coins turned up and not yet shared                                        |
/// | `row`          | the open row, `disband` the marker that is to make room for it            |
final class PergamonNotation implements Notation<PergamonPosition> {
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

    private final Pergamon game;

    PergamonNotation(Pergamon game) {
        this.game = game;
    }

    @Override
    public String position(PergamonPosition position) {
        return new PositionWriter(position).text();
    }

    @Override
    public void position(Setup setup, String text, PergamonPosition into) {
        game.start(setup, into);
        new PositionReader(into).read(text);
        try {
            PergamonInvariants.check(into);
        } catch (AssertionError fault) {
            throw new Malformed("This is no position of Pergamon: " + fault.getMessage() + ".");
        }
    }

    @Override
    public String ply(PergamonPosition position, int ply) {
        int verb = PergamonMove.verb(ply);
        int value = PergamonMove.value(ply);
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

    @Override
    public int ply(PergamonPosition position, String text) {
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

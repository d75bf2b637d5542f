package dighouse.archaeology;

import dighouse.kernel.Actor;
import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import dighouse.kernel.Seats;
import java.util.List;

/// Plies as text, both ways: `rob B`, `give coin`, `set 3`, `dig thief`.
final class PlyText {
    private PlyText() {}

    static String write(int ply) {
        int argument = ArchaeologyMove.argument(ply);
        return switch (ArchaeologyMove.verb(ply)) {
            case ArchaeologyMove.ROB -> "rob " + Seats.letter(argument);
            case ArchaeologyMove.LOSE -> "lose " + Names.treasure(argument);
            case ArchaeologyMove.TRADE -> "trade";
            case ArchaeologyMove.GIVE -> "give " + Names.treasure(argument);
            case ArchaeologyMove.STOP_GIVING -> "stop giving";
            case ArchaeologyMove.TAKE -> "take " + Names.treasure(argument);
            case ArchaeologyMove.STOP_TAKING -> "stop taking";
            case ArchaeologyMove.EXPLORE -> "explore " + Names.chamber(argument);
            case ArchaeologyMove.SELL -> "sell " + Names.treasure(argument);
            case ArchaeologyMove.SET -> "set " + argument;
            case ArchaeologyMove.END -> "end";
            case ArchaeologyMove.DEAL ->
                    "deal "
                            + Seats.letter(ArchaeologyMove.dealtSeat(ply))
                            + " "
                            + Names.treasure(argument);
            case ArchaeologyMove.LAY -> "lay " + Names.treasure(argument);
            case ArchaeologyMove.BEGIN -> "begin " + Seats.letter(argument);
            case ArchaeologyMove.DIG_TREASURE -> "dig " + Names.treasure(argument);
            case ArchaeologyMove.DIG_THIEF -> "dig thief";
            case ArchaeologyMove.DIG_SANDSTORM -> "dig sandstorm";
            case ArchaeologyMove.STEAL -> "steal " + Names.treasure(argument);
            case ArchaeologyMove.FIND -> "find " + Names.treasure(argument);
            default -> throw new IllegalArgumentException("no such ply");
        };
    }

    static int read(String text) {
        List<String> words = List.of(Parts.of(text, ' '));
        String last = words.get(words.size() - 1);
        if (words.size() == 3 && words.get(0).equals("deal")) {
            return ArchaeologyMove.deal(seat(words.get(1)), treasure(last));
        }
        if (words.size() > 2) {
            throw noPly(text);
        }
        if (words.size() == 1) {
            return switch (text) {
                case "trade" -> ArchaeologyMove.of(ArchaeologyMove.TRADE);
                case "end" -> ArchaeologyMove.of(ArchaeologyMove.END);
                default -> throw noPly(text);
            };
        }
        return switch (words.get(0)) {
            case "rob" -> ArchaeologyMove.of(ArchaeologyMove.ROB, seat(last));
            case "lose" -> ArchaeologyMove.of(ArchaeologyMove.LOSE, treasure(last));
            case "give" -> ArchaeologyMove.of(ArchaeologyMove.GIVE, treasure(last));
            case "take" -> ArchaeologyMove.of(ArchaeologyMove.TAKE, treasure(last));
            case "stop" -> stop(last);
            case "explore" -> ArchaeologyMove.of(ArchaeologyMove.EXPLORE, chamber(last));
            case "sell" -> ArchaeologyMove.of(ArchaeologyMove.SELL, treasure(last));
            case "set" -> ArchaeologyMove.of(ArchaeologyMove.SET, size(last));
            case "lay" -> ArchaeologyMove.of(ArchaeologyMove.LAY, treasure(last));
            case "begin" -> ArchaeologyMove.of(ArchaeologyMove.BEGIN, seat(last));
            case "dig" -> dig(last);
            case "steal" -> ArchaeologyMove.of(ArchaeologyMove.STEAL, treasure(last));
            case "find" -> ArchaeologyMove.of(ArchaeologyMove.FIND, treasure(last));
            default -> throw noPly(text);
        };
    }

    private static int stop(String word) {
        return switch (word) {
            case "giving" -> ArchaeologyMove.of(ArchaeologyMove.STOP_GIVING);
            case "taking" -> ArchaeologyMove.of(ArchaeologyMove.STOP_TAKING);
            default -> throw noPly("stop " + word);
        };
    }

    private static int dig(String word) {
        return switch (word) {
            case "thief" -> ArchaeologyMove.of(ArchaeologyMove.DIG_THIEF);
            case "sandstorm" -> ArchaeologyMove.of(ArchaeologyMove.DIG_SANDSTORM);
            default -> ArchaeologyMove.of(ArchaeologyMove.DIG_TREASURE, treasure(word));
        };
    }

    /// A seat that a ply can name: A to D.
    static int seat(String letter) {
        int seat = Seats.actor(letter);
        if (seat == Actor.CHANCE || seat >= ArchaeologyTables.SEATS) {
            throw new Malformed("\"" + letter + "\" is no seat of this game: A, B, C or D.");
        }
        return seat;
    }

    static int treasure(String id) {
        int type = Names.treasureOf(id);
        if (type < 0) {
            throw new Malformed("\"" + id + "\" is no treasure.");
        }
        return type;
    }

    static int chamber(String id) {
        int chamber = Names.chamberOf(id);
        if (chamber < 0) {
            throw new Malformed("\"" + id + "\" is no chamber: small, medium or large.");
        }
        return chamber;
    }

    private static int size(String text) {
        char digit = text.length() == 1 ? text.charAt(0) : '0';
        if (digit < '1' || digit > '9') {
            throw new Malformed("\"" + text + "\" is no size of a set.");
        }
        return digit - '0';
    }

    private static Malformed noPly(String text) {
        return new Malformed("\"" + text + "\" is no ply of Archaeology.");
    }
}

package dighouse.thebes;

import static dighouse.thebes.ThebesTables.ARTEFACTS;
import static dighouse.thebes.ThebesTables.BLANK;
import static dighouse.thebes.ThebesTables.BOOK;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.GENERAL_BOOK;
import static dighouse.thebes.ThebesTables.LONGEST_DIG;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.Malformed;
import dighouse.kernel.Seats;
import java.util.List;

/// Plies as text, both ways: `take 2`, `exchange`, `show a`, `dig crete`, `retire`, `confirm`, `by
/// land`, `fly C03`, `permission C01`, `ethnological yes`, `assistant no`, `shovel yes`, `weeks 4`;
/// of chance `bonus attic_cup`, `draw C36`, `draw X03`, `shuffle`, `find attic_cup`, `find book`,
/// `find general`, `blank`, `top B`.
final class PlyText {
    private static final String NO = "no";
    private static final String YES = "yes";

    private PlyText() {}

    static String write(ThebesPosition position, int ply) {
        int argument = ThebesMove.argument(ply);
        return switch (ThebesMove.verb(ply)) {
            case ThebesMove.TAKE -> "take " + (argument + 1);
            case ThebesMove.EXCHANGE -> "exchange";
            case ThebesMove.SHOW -> "show " + Names.placeOfRow(argument);
            case ThebesMove.DIG -> "dig " + ThebesTables.siteId(argument);
            case ThebesMove.RETIRE -> "retire";
            case ThebesMove.CONFIRM -> "confirm";
            case ThebesMove.LAND -> "by land";
            case ThebesMove.FLY -> "fly " + Names.card(argument);
            case ThebesMove.PERMISSION -> "permission " + Names.card(argument);
            case ThebesMove.ETHNOLOGICAL -> "ethnological " + (argument == 1 ? YES : NO);
            case ThebesMove.ASSISTANT -> "assistant " + (argument == 1 ? YES : NO);
            case ThebesMove.SHOVEL -> "shovel " + (argument == 1 ? YES : NO);
            case ThebesMove.WEEKS -> "weeks " + argument;
            case ThebesMove.BONUS ->
                    "bonus "
                            + Names.edition(position)
                                    .artefact(SetupRules.bonusSite(position), argument)
                                    .id();
            case ThebesMove.DRAW -> "draw " + Names.card(argument);
            case ThebesMove.SHUFFLE -> "shuffle";
            case ThebesMove.FIND -> find(position, argument);
            case ThebesMove.TOP -> "top " + Seats.letter(argument);
            default -> throw new IllegalArgumentException("no ply: " + ply);
        };
    }

    private static String find(ThebesPosition position, int find) {
        return switch (find) {
            case BOOK -> "find book";
            case GENERAL_BOOK -> "find general";
            case BLANK -> "blank";
            default ->
                    "find "
                            + Names.edition(position)
                                    .artefact(ThebesMove.argument(position.goal), find)
                                    .id();
        };
    }

    static int read(ThebesPosition position, String text) {
        int space = text.indexOf(' ');
        String verb = space < 0 ? text : text.substring(0, space);
        String argument = space < 0 ? "" : text.substring(space + 1);
        return switch (verb) {
            case "take" -> ThebesMove.take(number(argument, 1, SLOTS) - 1);
            case "exchange" -> alone(text, verb, ThebesMove.exchange());
            case "show" -> ThebesMove.show(placeOfRow(argument));
            case "dig" -> ThebesMove.dig(site(argument));
            case "retire" -> alone(text, verb, ThebesMove.retire());
            case "confirm" -> alone(text, verb, ThebesMove.confirm());
            case "by" -> alone(text, "by land", ThebesMove.byLand());
            case "fly" -> ThebesMove.fly(card(argument));
            case "permission" -> ThebesMove.permission(card(argument));
            case "ethnological" -> ThebesMove.ethnological(isYes(argument));
            case "assistant" -> ThebesMove.assistant(isYes(argument));
            case "shovel" -> ThebesMove.shovel(isYes(argument));
            case "weeks" -> ThebesMove.weeks(number(argument, 1, LONGEST_DIG));
            case "bonus" -> ThebesMove.bonus(bonus(position, argument));
            case "draw" -> ThebesMove.draw(card(argument));
            case "shuffle" -> alone(text, verb, ThebesMove.shuffle());
            case "find" -> ThebesMove.find(find(position, argument));
            case "blank" -> alone(text, verb, ThebesMove.find(BLANK));
            case "top" -> ThebesMove.top(seat(position, argument));
            default -> throw new Malformed("\"" + text + "\" is no ply of Thebes.");
        };
    }

    private static int alone(String text, String whole, int ply) {
        if (!text.equals(whole)) {
            throw new Malformed("\"" + text + "\" is no ply: \"" + whole + "\" is.");
        }
        return ply;
    }

    private static boolean isYes(String text) {
        return switch (text) {
            case YES -> true;
            case NO -> false;
            default -> throw new Malformed("\"" + text + "\" is neither yes nor no.");
        };
    }

    private static int placeOfRow(String text) {
        int place = Names.placeOfRowOf(text);
        if (place < 0) {
            throw new Malformed("\"" + text + "\" is no place of the row: they are a, b, c.");
        }
        return place;
    }

    private static int bonus(ThebesPosition position, String text) {
        if (position.phase != Phase.BONUS) {
            throw new Malformed("No bonus is laid out now.");
        }
        return artefact(Names.edition(position), SetupRules.bonusSite(position), text);
    }

    private static int find(ThebesPosition position, String text) {
        if (position.phase != Phase.TOKEN) {
            throw new Malformed("Nobody digs now.");
        }
        return switch (text) {
            case "book" -> BOOK;
            case "general" -> GENERAL_BOOK;
            default -> artefact(Names.edition(position), ThebesMove.argument(position.goal), text);
        };
    }

    private static int artefact(ThebesEdition edition, int site, String text) {
        for (int artefact = 0; artefact < ARTEFACTS; artefact++) {
            if (edition.artefact(site, artefact).id().equals(text)) {
                return artefact;
            }
        }
        throw new Malformed(
                "\"" + text + "\" is no artefact of " + ThebesTables.siteId(site) + ".");
    }

    static int seat(ThebesPosition position, String text) {
        int seat = Seats.actor(text);
        if (seat < 0 || seat >= position.seats()) {
            throw new Malformed("There is no seat " + text + " at this table.");
        }
        return seat;
    }

    // ---- shared with positions ------------------------------------------------------------------

    static int card(String text) {
        if (text.length() == 3) {
            int number = 10 * (text.charAt(1) - '0') + text.charAt(2) - '0';
            int card = text.charAt(0) == 'X' ? RESEARCHERS + number - 1 : number - 1;
            if (card >= 0 && card < CARDS && Names.card(card).equals(text)) {
                return card;
            }
        }
        throw new Malformed("\"" + text + "\" is no card: they are C01 to C85 and X01 to X10.");
    }

    static int site(String text) {
        for (int site = 0; site < SITES; site++) {
            if (ThebesTables.siteId(site).equals(text)) {
                return site;
            }
        }
        List<String> sites =
                ThebesTables.PLACE_IDS.subList(ThebesTables.CITIES, ThebesTables.PLACES);
        throw new Malformed(
                "\"" + text + "\" is no site: they are " + String.join(", ", sites) + ".");
    }

    static int number(String text, int least, int most) {
        try {
            int number = Integer.parseInt(text);
            if (least <= number && number <= most) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // said below
        }
        throw new Malformed(
                "\"" + text + "\" is no whole number from " + least + " to " + most + ".");
    }
}

package dighouse.thebes;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import java.util.ArrayList;
import java.util.List;

/// Plies as verb and named arguments. `weeks` are those of the action, `travel` those of the
/// journey by land.
final class MoveDescriber {
    private final ThebesPosition position;
    private final ThebesTables tables;
    private final List<Argument> arguments = new ArrayList<>();

    private MoveDescriber(ThebesPosition position) {
        this.position = position;
        tables = position.tables();
    }

    static Phrase describe(ThebesPosition position, int ply) {
        MoveDescriber phrases = new MoveDescriber(position);
        String verb = phrases.verb(ply);
        return new Phrase(verb, phrases.arguments);
    }

    private String verb(int ply) {
        int argument = ThebesMove.argument(ply);
        return switch (ThebesMove.verb(ply)) {
            case ThebesMove.TAKE -> take(argument);
            case ThebesMove.EXCHANGE -> {
                number("weeks", CardRules.exchangeWeeks(position));
                yield journey("exchange", tables.exchangePlace);
            }
            case ThebesMove.SHOW -> show(argument);
            case ThebesMove.DIG -> {
                arguments.add(Names.site("site", argument));
                yield journey("dig", ThebesTables.placeOfSite(argument));
            }
            case ThebesMove.RETIRE -> "retire";
            case ThebesMove.CONFIRM -> "confirm";
            case ThebesMove.LAND -> journey("byLand", TurnRules.place(position, position.goal));
            case ThebesMove.FLY -> card("fly", argument);
            case ThebesMove.PERMISSION -> card("permission", argument);
            case ThebesMove.ETHNOLOGICAL -> {
                int site = ThebesMove.argument(position.goal);
                arguments.add(Names.site("site", site));
                yield argument == 1 ? "useEthnological" : "keepEthnological";
            }
            case ThebesMove.ASSISTANT -> argument == 1 ? "useAssistant" : "keepAssistant";
            case ThebesMove.SHOVEL -> argument == 1 ? "useShovel" : "keepShovel";
            case ThebesMove.WEEKS -> {
                int site = ThebesMove.argument(position.goal);
                number("weeks", argument);
                number("tokens", DigRules.draws(position, site, argument));
                yield "weeks";
            }
            default -> outcome(ply);
        };
    }

    private String take(int slot) {
        int card = position.slot(slot);
        number("slot", slot + 1);
        arguments.add(Names.card(tables, card));
        arguments.add(Names.city(tables, card));
        number("weeks", tables.weeks[card]);
        return journey("take", tables.city[card]);
    }

    private String show(int place) {
        int card = position.row(place);
        arguments.add(
                Argument.term("row", ThebesNotation.PLACES_OF_ROW.substring(place, place + 1)));
        arguments.add(Names.exhibition(tables, card));
        arguments.add(Names.city(tables, card));
        number("weeks", tables.weeks[card]);
        number("points", tables.points[card]);
        return journey("show", tables.city[card]);
    }

    private String journey(String verb, int place) {
        number("travel", TravelRules.weeksByLand(position, position.seat, place));
        return verb;
    }

    private String card(String verb, int card) {
        arguments.add(Names.city(tables, card));
        return verb;
    }

    private void number(String name, int value) {
        arguments.add(Argument.number(name, value));
    }

    private String outcome(int ply) {
        int argument = ThebesMove.argument(ply);
        ThebesEdition edition = Names.edition(position);
        return switch (ThebesMove.verb(ply)) {
            case ThebesMove.BONUS -> {
                int site = SetupRules.bonusSite(position);
                arguments.add(Names.site("site", site));
                arguments.add(Names.find(edition, site, argument));
                yield "layBonus";
            }
            case ThebesMove.DRAW -> draw(argument);
            case ThebesMove.SHUFFLE -> "shuffle";
            case ThebesMove.FIND -> {
                arguments.add(Argument.seat("seat", position.seat));
                arguments.add(Names.find(edition, ThebesMove.argument(position.goal), argument));
                yield "find";
            }
            default -> {
                arguments.add(Argument.seat("seat", argument));
                yield "top";
            }
        };
    }

    /// Equal cards are told apart by their number.
    private String draw(int card) {
        boolean exhibition = ThebesTables.isExhibition(card);
        arguments.add(exhibition ? Names.exhibition(tables, card) : Names.card(tables, card));
        number("number", exhibition ? card - ThebesTables.RESEARCHERS + 1 : card + 1);
        return card(exhibition ? "drawExhibition" : "draw", card);
    }
}

package dighouse.thebes;

import static dighouse.thebes.ThebesOptions.*;
import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesPosition.USE_ASSISTANT;
import static dighouse.thebes.ThebesPosition.USE_ETHNOLOGICAL;
import static dighouse.thebes.ThebesTables.*;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Judges any move and names the rule that refuses it.
///
/// Written apart from the chapters on purpose: it counts what lies before the player anew
/// ([Belongings]) and tries every way of completing a turn, where the chapters reason. A contract
/// test makes both agree.
final class Referee {
    private final ThebesPosition position;
    private final ThebesTables tables;
    private final Belongings own;
    private final int left; // weeks that the player still has

    /// A way to the goal, by land or by air, and its weeks.
    private record Way(int weeks) {}

    Referee(ThebesPosition position) {
        this.position = position;
        tables = position.tables();
        own = new Belongings(position, position.seat);
        left = position.weeksLeft(position.seat);
    }

    @Nullable Refusal judge(int move) {
        int verb = ThebesMove.verb(move);
        int argument = ThebesMove.argument(move);
        if (position.phase != phaseOf(verb)) {
            return Refusal.by("THB-DEC-01", Argument.term("asks", "step", position.phase.id()));
        }
        return switch (verb) {
            case ThebesMove.TAKE -> take(argument);
            case ThebesMove.EXCHANGE -> exchange();
            case ThebesMove.SHOW -> show(argument);
            case ThebesMove.DIG -> dig(argument, ways(placeOfSite(argument)));
            case ThebesMove.RETIRE -> retire();
            case ThebesMove.LAND -> byLand();
            case ThebesMove.FLY -> fly(argument);
            case ThebesMove.ETHNOLOGICAL -> argument == 1 ? null : withoutEthnological();
            case ThebesMove.ASSISTANT -> argument == 1 ? null : withoutAssistant();
            case ThebesMove.WEEKS -> weeks(argument);
            // either permission is owned where both are asked for, a shovel may be used or not
            default -> null;
        };
    }

    private static Phase phaseOf(int verb) {
        return switch (verb) {
            case ThebesMove.CONFIRM -> Phase.CONFIRM;
            case ThebesMove.LAND, ThebesMove.FLY -> Phase.ZEPPELIN;
            case ThebesMove.PERMISSION -> Phase.PERMISSION;
            case ThebesMove.ETHNOLOGICAL -> Phase.ETHNOLOGICAL;
            case ThebesMove.ASSISTANT -> Phase.ASSISTANT;
            case ThebesMove.SHOVEL -> Phase.SHOVEL;
            case ThebesMove.WEEKS -> Phase.WEEKS;
            default -> Phase.GOAL;
        };
    }

    // ---- goals ----------------------------------------------------------------------------------

    private @Nullable Refusal take(int slot) {
        int card = position.slot(slot);
        if (card == NONE) {
            return Refusal.by("THB-CARD-01", Argument.number("slot", slot + 1));
        }
        int city = tables.city[card];
        int weeks = tables.weeks[card];
        return tooDear(Refusal.by("THB-CARD-02", costs(city, weeks)), city, weeks);
    }

    private @Nullable Refusal exchange() {
        int place = tables.exchangePlace;
        boolean brings = own.has(ZEPPELIN) && position.place(position.seat) != place;
        if (!brings && !hasSomethingToExchange()) {
            return Refusal.by("THB-RULING-17");
        }
        int weeks = 1 + position.exchanges;
        return tooDear(Refusal.by("THB-SWAP-01", costs(place, weeks)), place, weeks);
    }

    private boolean hasSomethingToExchange() {
        for (int slot = 0; slot < SLOTS; slot++) {
            if (position.slot(slot) != NONE) {
                return true;
            }
        }
        for (int card = 0; card < RESEARCHERS; card++) {
            if (CardSet.contains(position.pieces, HIDDEN, card)
                    || CardSet.contains(position.pieces, DISCARD, card)) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Refusal show(int place) {
        int card = position.row(place);
        if (card == NONE) {
            return Refusal.by(
                    "THB-SHOW-01",
                    Argument.term("row", ThebesNotation.PLACES_OF_ROW.substring(place, place + 1)));
        }
        for (int site = 0; site < SITES; site++) {
            int need = tables.need(card, site);
            if (own.artefacts(site) < need) {
                return Refusal.by(
                        "THB-SHOW-03",
                        Terms.site("site", site),
                        Argument.number("needed", need),
                        Argument.number("owned", own.artefacts(site)));
            }
        }
        int city = tables.city[card];
        int weeks = tables.weeks[card];
        return tooDear(Refusal.by("THB-SHOW-02", costs(city, weeks)), city, weeks);
    }

    /// Refuses weeks that do not fit: by the rule of the place if the journey makes the difference.
    private @Nullable Refusal tooDear(Refusal tooFar, int place, int weeks) {
        if (weeks > left) {
            return Refusal.by(
                    "THB-END-02", Argument.number("weeks", weeks), Argument.number("left", left));
        }
        return cheapest(place) + weeks > left ? tooFar : null;
    }

    private Argument[] costs(int place, int weeks) {
        return new Argument[] {
            Terms.place("city", place),
            Argument.number("travel", cheapest(place)),
            Argument.number("weeks", weeks),
            Argument.number("left", left)
        };
    }

    private int cheapest(int place) {
        int cheapest = Integer.MAX_VALUE;
        for (Way way : ways(place)) {
            cheapest = Math.min(cheapest, way.weeks);
        }
        return cheapest;
    }

    private List<Way> ways(int place) {
        List<Way> ways = new ArrayList<>();
        ways.add(new Way(weeksByLand(place)));
        if (own.has(ZEPPELIN) && position.place(position.seat) != place) {
            ways.add(new Way(0));
        }
        return ways;
    }

    private int weeksByLand(int place) {
        int segments = tables.distance(position.place(position.seat), place);
        return segments >= tables.carFrom && own.has(CAR) ? segments - tables.carSaves : segments;
    }

    /// THB-RULING-23: refused while there is another year to come and anything else to do.
    private @Nullable Refusal retire() {
        if (position.week(position.seat) >= tables.lastYear()) {
            return null;
        }
        boolean canAct = exchange() == null;
        for (int slot = 0; slot < SLOTS; slot++) {
            canAct |= take(slot) == null;
        }
        for (int place = 0; place < ROW; place++) {
            canAct |= show(place) == null;
        }
        for (int site = 0; site < SITES; site++) {
            canAct |= dig(site, ways(placeOfSite(site))) == null;
        }
        return canAct ? Refusal.by("THB-RULING-23") : null;
    }

    // ---- digs -----------------------------------------------------------------------------------

    private @Nullable Refusal dig(int site, List<Way> ways) {
        List<Way> permitted = new ArrayList<>();
        for (Way way : ways) {
            if (isPermitted(site, way)) {
                permitted.add(way);
            }
        }
        if (permitted.isEmpty()) {
            return Refusal.by("THB-DIG-01", Terms.site("site", site));
        }
        boolean[] answers = {false, true};
        boolean knows = false;
        boolean yieldsOnTheSpot = false;
        for (boolean ethnological : answers) {
            for (boolean assistant : answers) {
                if (!isPossible(site, ethnological, assistant)
                        || !isEnough(site, ethnological, assistant)) {
                    continue;
                }
                knows = true;
                int knowledge = own.knowledge(site, ethnological, assistant);
                yieldsOnTheSpot |= yields(knowledge, 0);
                for (Way way : permitted) {
                    if (yields(knowledge, way.weeks)) {
                        return null;
                    }
                }
            }
        }
        if (!knows) {
            return Refusal.by("THB-DIG-02", Terms.site("site", site));
        }
        return yieldsOnTheSpot
                ? Refusal.by(
                        "THB-DIG-03",
                        Terms.site("site", site),
                        Argument.number("travel", permitted.get(0).weeks),
                        Argument.number("left", left))
                : Refusal.by(
                        "THB-DIG-04",
                        Argument.number("knowledge", bestKnowledge(site)),
                        Argument.number("weeks", Math.min(left, LONGEST_DIG)));
    }

    private int bestKnowledge(int site) {
        return own.knowledge(site, isPossible(site, true, false), isPossible(site, false, true));
    }

    /// A valid permit, a special permission, or by option a permit renewed on the way.
    private boolean isPermitted(int site, Way way) {
        if (!position.isUsed(position.seat, site) || own.has(ThebesTables.PERMISSION)) {
            return true;
        }
        int week = position.week(position.seat);
        return position.option(PERMIT_CHECK) == ON_ARRIVAL
                && (week + way.weeks) / SPACES > week / SPACES;
    }

    /// Whether the player has what these choices would use up.
    private boolean isPossible(int site, boolean ethnological, boolean assistant) {
        return (!ethnological || own.owns(tables.ethnologicalCard[site]))
                && (!assistant || own.isLone(ThebesTables.ASSISTANT));
    }

    private boolean isEnough(int site, boolean ethnological, boolean assistant) {
        boolean book = own.books(site) > 0;
        boolean helped = assistant || own.count(ThebesTables.ASSISTANT) > 1;
        return switch (position.option(MINIMUM_SPECIALISED)) {
            case BOOK_ONLY -> book;
            case ANY_SPECIALISED -> book || ethnological || helped;
            default -> book || ethnological;
        };
    }

    /// Whether some number of weeks fits and gives a token.
    private boolean yields(int knowledge, int travel) {
        for (int weeks = 1; weeks <= LONGEST_DIG; weeks++) {
            if (travel + weeks <= left && tokens(knowledge, weeks) > 0) {
                return true;
            }
        }
        return false;
    }

    private int tokens(int knowledge, int weeks) {
        return knowledge == 9 && weeks == 5
                ? position.option(ROW_9_WEEK_5)
                : tables.printedTokens(knowledge, weeks);
    }

    // ---- steps ----------------------------------------------------------------------------------

    private int goalSite() {
        return ThebesMove.argument(position.goal);
    }

    private @Nullable Refusal byLand() {
        int travel = weeksByLand(TurnRules.place(position, position.goal));
        Way way = new Way(travel);
        Refusal past =
                Refusal.by(
                        "THB-TURN-09",
                        Argument.number("weeks", travel + actionWeeks()),
                        Argument.number("left", left));
        return switch (ThebesMove.verb(position.goal)) {
            case ThebesMove.DIG -> dig(goalSite(), List.of(way)) == null ? null : past;
            case ThebesMove.EXCHANGE ->
                    hasSomethingToExchange()
                            ? (travel + actionWeeks() > left ? past : null)
                            : Refusal.by("THB-RULING-17");
            default -> travel + actionWeeks() > left ? past : null;
        };
    }

    /// Weeks of the action that the goal names; of a dig, the shortest that can be.
    private int actionWeeks() {
        int argument = ThebesMove.argument(position.goal);
        return switch (ThebesMove.verb(position.goal)) {
            case ThebesMove.TAKE -> tables.weeks[position.slot(argument)];
            case ThebesMove.SHOW -> tables.weeks[position.row(argument)];
            case ThebesMove.EXCHANGE -> 1 + position.exchanges;
            default -> shortestDig(argument);
        };
    }

    private int shortestDig(int site) {
        int knowledge = bestKnowledge(site);
        for (int weeks = 1; weeks < LONGEST_DIG; weeks++) {
            if (tokens(knowledge, weeks) > 0) {
                return weeks;
            }
        }
        return LONGEST_DIG;
    }

    private @Nullable Refusal fly(int card) {
        if (!own.owns(card)) {
            return Refusal.by("THB-DEC-04", Terms.city(tables, card));
        }
        return ThebesMove.verb(position.goal) == ThebesMove.DIG
                ? dig(goalSite(), List.of(new Way(0)))
                : null;
    }

    private @Nullable Refusal withoutEthnological() {
        boolean[] answers = {false, true};
        boolean enough = false;
        for (boolean assistant : answers) {
            if (isPossible(goalSite(), false, assistant)
                    && isEnough(goalSite(), false, assistant)) {
                enough = true;
                int knowledge = own.knowledge(goalSite(), false, assistant);
                if (yields(knowledge, chosenTravel())) {
                    return null;
                }
            }
        }
        return tooLittle(enough, own.knowledge(goalSite(), false, false));
    }

    private @Nullable Refusal withoutAssistant() {
        boolean ethnological = position.uses(USE_ETHNOLOGICAL);
        int knowledge = own.knowledge(goalSite(), ethnological, false);
        boolean enough = isEnough(goalSite(), ethnological, false);
        return enough && yields(knowledge, chosenTravel()) ? null : tooLittle(enough, knowledge);
    }

    private Refusal tooLittle(boolean enough, int knowledge) {
        return enough
                ? Refusal.by(
                        "THB-DIG-04",
                        Argument.number("knowledge", knowledge),
                        Argument.number("weeks", Math.min(left - chosenTravel(), LONGEST_DIG)))
                : Refusal.by("THB-RULING-04", Terms.site("site", goalSite()));
    }

    private int chosenTravel() {
        return position.zeppelin == NONE ? weeksByLand(placeOfSite(goalSite())) : 0;
    }

    private @Nullable Refusal weeks(int weeks) {
        int knowledge =
                own.knowledge(
                        goalSite(), position.uses(USE_ETHNOLOGICAL), position.uses(USE_ASSISTANT));
        if (tokens(knowledge, weeks) == 0) {
            return Refusal.by(
                    "THB-DIG-04",
                    Argument.number("knowledge", knowledge),
                    Argument.number("weeks", weeks));
        }
        int all = chosenTravel() + weeks;
        return all > left
                ? Refusal.by(
                        "THB-TURN-09", Argument.number("weeks", all), Argument.number("left", left))
                : null;
    }
}

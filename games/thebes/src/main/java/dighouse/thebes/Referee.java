package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.*;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Judges any move and names the rule that refuses it; digs are judged by [DigReferee].
///
/// It is written independently of the `…Rules` files on purpose: it counts a player's things anew
/// ([Belongings]) and tries every way of completing a turn, where the rules reason. A contract test
/// compares the two.
final class Referee {
    private final ThebesPosition position;
    private final ThebesTables tables;
    private final Belongings own;
    private final int left; // weeks that the player still has
    private final DigReferee digs;

    private Referee(ThebesPosition position) {
        this.position = position;
        tables = position.tables();
        own = new Belongings(position, position.seat);
        left = position.weeksLeft(position.seat);
        digs = new DigReferee(position, own, left);
    }

    static @Nullable Refusal judge(ThebesPosition position, int move) {
        return new Referee(position).judge(move);
    }

    private @Nullable Refusal judge(int move) {
        int verb = ThebesMove.verb(move);
        int argument = ThebesMove.argument(move);
        if (position.phase != phaseOf(verb)) {
            return Refusal.by("THB-DEC-01", Argument.term("asks", "step", position.phase.id));
        }
        return switch (verb) {
            case ThebesMove.TAKE -> take(argument);
            case ThebesMove.EXCHANGE -> exchange();
            case ThebesMove.SHOW -> show(argument);
            case ThebesMove.DIG -> dig(argument);
            case ThebesMove.RETIRE -> retire();
            case ThebesMove.LAND -> byLand();
            case ThebesMove.FLY -> fly(argument);
            case ThebesMove.ETHNOLOGICAL -> argument == 1 ? null : digs.withoutEthnological();
            case ThebesMove.ASSISTANT -> argument == 1 ? null : digs.withoutAssistant();
            case ThebesMove.WEEKS -> digs.weeks(argument);
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
        return tooDear("THB-CARD-02", tables.city[card], tables.weeks[card]);
    }

    private @Nullable Refusal exchange() {
        int place = tables.exchangePlace;
        boolean brings = own.has(ZEPPELIN) && position.place(position.seat) != place;
        if (!brings && !hasSomethingToExchange()) {
            return Refusal.by("THB-RULING-17");
        }
        return tooDear("THB-SWAP-01", place, 1 + position.exchanges);
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
            return Refusal.by("THB-SHOW-01", Argument.term("row", Names.placeOfRow(place)));
        }
        for (int site = 0; site < SITES; site++) {
            int need = tables.need(card, site);
            if (own.artefacts(site) < need) {
                return Refusal.by(
                        "THB-SHOW-03",
                        Arguments.site("site", site),
                        Argument.number("needed", need),
                        Argument.number("owned", own.artefacts(site)));
            }
        }
        return tooDear("THB-SHOW-02", tables.city[card], tables.weeks[card]);
    }

    /// Refuses weeks that do not fit: by the rule of the place if the journey makes the difference.
    private @Nullable Refusal tooDear(String ruleOfThePlace, int place, int weeks) {
        if (weeks > left) {
            return Refusal.by(
                    "THB-END-02", Argument.number("weeks", weeks), Argument.number("left", left));
        }
        int travel = Integer.MAX_VALUE;
        for (int way : own.ways(place)) {
            travel = Math.min(travel, way);
        }
        return travel + weeks <= left
                ? null
                : Refusal.by(
                        ruleOfThePlace,
                        Arguments.place("city", place),
                        Argument.number("travel", travel),
                        Argument.number("weeks", weeks),
                        Argument.number("left", left));
    }

    private @Nullable Refusal dig(int site) {
        return digs.dig(site, own.ways(placeOfSite(site)));
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
            canAct |= dig(site) == null;
        }
        return canAct ? Refusal.by("THB-RULING-23") : null;
    }

    // ---- the journey ----------------------------------------------------------------------------

    private @Nullable Refusal byLand() {
        int verb = ThebesMove.verb(position.goal);
        if (verb == ThebesMove.EXCHANGE && !hasSomethingToExchange()) {
            return Refusal.by("THB-RULING-17");
        }
        int travel = own.weeksByLand(TurnRules.place(position, position.goal));
        int weeks = travel + actionWeeks();
        boolean fits =
                verb == ThebesMove.DIG
                        ? digs.dig(goalSite(), new int[] {travel}) == null
                        : weeks <= left;
        return fits
                ? null
                : Refusal.by(
                        "THB-TURN-09",
                        Argument.number("weeks", weeks),
                        Argument.number("left", left));
    }

    private int goalSite() {
        return ThebesMove.argument(position.goal);
    }

    /// Weeks of the action that the goal names; of a dig, the shortest that can be.
    private int actionWeeks() {
        int argument = ThebesMove.argument(position.goal);
        return switch (ThebesMove.verb(position.goal)) {
            case ThebesMove.TAKE -> tables.weeks[position.slot(argument)];
            case ThebesMove.SHOW -> tables.weeks[position.row(argument)];
            case ThebesMove.EXCHANGE -> 1 + position.exchanges;
            default -> digs.shortest(argument);
        };
    }

    private @Nullable Refusal fly(int card) {
        if (!own.owns(card)) {
            return Refusal.by("THB-DEC-04", Arguments.city(tables, card));
        }
        return ThebesMove.verb(position.goal) == ThebesMove.DIG
                ? digs.dig(goalSite(), new int[] {0})
                : null;
    }
}

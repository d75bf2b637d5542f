package dighouse.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Judges single moves and names the rule that refuses them. Written apart from the rules files,
/// move by move, so that each checks the other. Of several reasons it names the most basic one:
/// first whether it is the time, then whether the seat has what it needs, then the price.
final class Referee {
    private Referee() {}

    static @Nullable Refusal judge(ArchaeologyPosition position, int move) {
        int verb = ArchaeologyMove.verb(move);
        int argument = ArchaeologyMove.argument(move);
        Refusal untimely = untimely(position.phase, verb);
        if (untimely != null) {
            return untimely;
        }
        return switch (verb) {
            case ArchaeologyMove.ROB -> rob(position, argument);
            case ArchaeologyMove.LOSE -> lose(position, argument);
            case ArchaeologyMove.TRADE -> trade(position);
            case ArchaeologyMove.GIVE -> give(position, argument);
            case ArchaeologyMove.STOP_GIVING -> stopGiving(position);
            case ArchaeologyMove.TAKE -> take(position, argument);
            case ArchaeologyMove.STOP_TAKING -> stopTaking(position);
            case ArchaeologyMove.EXPLORE -> explore(position, argument);
            case ArchaeologyMove.SELL -> sell(position, argument);
            case ArchaeologyMove.SET -> set(position, argument);
            default -> end(position);
        };
    }

    // ---- when -----------------------------------------------------------------------------

    /// A pending question admits only its own answers.
    private static @Nullable Refusal untimely(Phase phase, int verb) {
        return switch (phase) {
            case ROB -> verb == ArchaeologyMove.ROB ? null : Refusal.by("ARC-TURN-03");
            case LOSE -> verb == ArchaeologyMove.LOSE ? null : Refusal.by("ARC-TURN-03");
            case GIVE ->
                    verb == ArchaeologyMove.GIVE || verb == ArchaeologyMove.STOP_GIVING
                            ? null
                            : Refusal.by("ARC-DEC-09");
            case TAKE ->
                    verb == ArchaeologyMove.TAKE || verb == ArchaeologyMove.STOP_TAKING
                            ? null
                            : Refusal.by("ARC-DEC-10");
            case SIZE -> verb == ArchaeologyMove.SET ? null : Refusal.by("ARC-DEC-11");
            case ACT -> noAction(verb);
            case DEAL, LAY, BEGIN, DIG, STEAL, FIND, OVER ->
                    throw new IllegalArgumentException("no seat must decide");
        };
    }

    private static @Nullable Refusal noAction(int verb) {
        return switch (verb) {
            case ArchaeologyMove.ROB -> Refusal.by("ARC-THIEF-01");
            case ArchaeologyMove.LOSE -> Refusal.by("ARC-STORM-01");
            case ArchaeologyMove.GIVE,
                    ArchaeologyMove.STOP_GIVING,
                    ArchaeologyMove.TAKE,
                    ArchaeologyMove.STOP_TAKING ->
                    Refusal.by("ARC-TRADE-01");
            case ArchaeologyMove.SET -> Refusal.by("ARC-SELL-01");
            default -> null;
        };
    }

    // ---- thief and sandstorm --------------------------------------------------------------

    private static @Nullable Refusal rob(ArchaeologyPosition position, int victim) {
        if (victim == position.active) {
            return Refusal.by("ARC-THIEF-01");
        }
        return position.handSize(victim) == 0
                ? Refusal.by("ARC-RULING-07", Argument.seat("victim", victim))
                : null;
    }

    private static @Nullable Refusal lose(ArchaeologyPosition position, int type) {
        boolean holds = position.hand(position.target, type) > position.given(type);
        return holds ? null : Refusal.by("ARC-STORM-03", Arguments.treasure(type));
    }

    // ---- trade ----------------------------------------------------------------------------

    private static @Nullable Refusal trade(ArchaeologyPosition position) {
        int limit = position.setup.value(Options.TRADES_IN_A_ROW_LIMIT);
        int cards = position.handSize(position.active);
        if (cards == 0) {
            return Refusal.by("ARC-TRADE-01");
        }
        if (position.tradesInARow >= limit) {
            return Refusal.by("ARC-RULING-25", Argument.number("limit", limit));
        }
        if (mayTakeNothing(position) && !mustKeepCard(position, 1)) {
            return null;
        }
        boolean otherTypes = false;
        for (int wanted = 0; wanted < TYPES; wanted++) {
            if (position.market(wanted) > 0) {
                int others = valueWithout(position, wanted);
                if (others >= position.tables.tradingValue(wanted)) {
                    return null;
                }
                otherTypes |= others > 0;
            }
        }
        if (mayTakeNothing(position)) {
            return Refusal.by("ARC-RULING-15");
        }
        return Refusal.by(otherTypes ? "ARC-TRADE-02" : "ARC-RULING-09");
    }

    private static @Nullable Refusal give(ArchaeologyPosition position, int type) {
        if (position.hand(position.active, type) == position.given(type)) {
            return Refusal.by("ARC-TRADE-01", Arguments.treasure(type));
        }
        if (mayTakeNothing(position) && !mustKeepCard(position, position.chosen + 1)) {
            return null;
        }
        for (int wanted = 0; wanted < TYPES; wanted++) {
            if (wanted != type
                    && position.market(wanted) > 0
                    && position.given(wanted) == 0
                    && valueWithout(position, wanted) >= position.tables.tradingValue(wanted)) {
                return null;
            }
        }
        return mayTakeNothing(position)
                ? Refusal.by("ARC-RULING-15")
                : Refusal.by("ARC-RULING-09", Arguments.treasure(type));
    }

    private static @Nullable Refusal stopGiving(ArchaeologyPosition position) {
        if (position.chosen == 0) {
            return Refusal.by("ARC-TRADE-01");
        }
        if (mayTakeNothing(position) && !mustKeepCard(position, position.chosen)) {
            return null;
        }
        int value = chosenValue(position, ArchaeologyPosition.GIVEN);
        for (int wanted = 0; wanted < TYPES; wanted++) {
            if (position.market(wanted) > 0
                    && position.given(wanted) == 0
                    && position.tables.tradingValue(wanted) <= value) {
                return null;
            }
        }
        return Refusal.by("ARC-TRADE-02", Argument.number("value", value));
    }

    private static @Nullable Refusal take(ArchaeologyPosition position, int type) {
        if (position.market(type) == position.taken(type)) {
            return Refusal.by("ARC-TRADE-01", Arguments.treasure(type));
        }
        if (position.given(type) > 0) {
            return Refusal.by("ARC-RULING-09", Arguments.treasure(type));
        }
        int left =
                chosenValue(position, ArchaeologyPosition.GIVEN)
                        - chosenValue(position, ArchaeologyPosition.TAKEN);
        return position.tables.tradingValue(type) > left
                ? Refusal.by(
                        "ARC-TRADE-02", Arguments.treasure(type), Argument.number("value", left))
                : null;
    }

    private static @Nullable Refusal stopTaking(ArchaeologyPosition position) {
        if (chosenValue(position, ArchaeologyPosition.TAKEN) > 0) {
            return null;
        }
        if (!mayTakeNothing(position)) {
            return Refusal.by("ARC-RULING-08");
        }
        return mustKeepCard(position, position.chosen) ? Refusal.by("ARC-RULING-15") : null;
    }

    /// The option of ARC-RULING-08.
    private static boolean mayTakeNothing(ArchaeologyPosition position) {
        return position.setup.value(Options.TRADE_MUST_TAKE_AT_LEAST_ONE) == 0;
    }

    /// Whether giving so many cards for nothing leaves none to pay an owed sale with.
    private static boolean mustKeepCard(ArchaeologyPosition position, int given) {
        return position.owesSale() && given == position.handSize(position.active);
    }

    /// What the active hand is worth without its cards of one type.
    private static int valueWithout(ArchaeologyPosition position, int without) {
        int value = 0;
        for (int type = 0; type < TYPES; type++) {
            if (type != without) {
                value += position.hand(position.active, type) * position.tables.tradingValue(type);
            }
        }
        return value;
    }

    /// @param from GIVEN or TAKEN
    private static int chosenValue(ArchaeologyPosition position, int from) {
        int value = 0;
        for (int type = 0; type < TYPES; type++) {
            value += position.counts[from + type] * position.tables.tradingValue(type);
        }
        return value;
    }

    // ---- pyramid, museum, end of turn -----------------------------------------------------

    private static @Nullable Refusal explore(ArchaeologyPosition position, int chamber) {
        Argument named = Arguments.chamber(chamber);
        if (position.isExplored(chamber)) {
            return Refusal.by("ARC-PYR-04", named);
        }
        int price = position.tables.chamberMaps(chamber);
        return position.hand(position.active, MAP) < price
                ? Refusal.by("ARC-PYR-01", named, Argument.number("maps", price))
                : null;
    }

    private static @Nullable Refusal sell(ArchaeologyPosition position, int type) {
        return position.hand(position.active, type) == 0
                ? Refusal.by("ARC-SELL-01", Arguments.treasure(type))
                : null;
    }

    private static @Nullable Refusal set(ArchaeologyPosition position, int size) {
        int type = position.selling;
        int largest = position.tables.largestSet(type);
        if (position.hand(position.active, type) < size) {
            return Refusal.by("ARC-SELL-01", Arguments.treasure(type));
        }
        return size > largest
                ? Refusal.by(
                        "ARC-SELL-03", Arguments.treasure(type), Argument.number("size", largest))
                : null;
    }

    private static @Nullable Refusal end(ArchaeologyPosition position) {
        return switch (position.owed) {
            case ClosingRules.AFTER_PASSES -> Refusal.by("ARC-END-05");
            case ClosingRules.AFTER_IDLE_ROUNDS -> Refusal.by("ARC-RULING-13");
            default -> null;
        };
    }
}

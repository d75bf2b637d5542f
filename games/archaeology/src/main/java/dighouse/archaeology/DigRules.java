package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyMove.DIG_SANDSTORM;
import static dighouse.archaeology.ArchaeologyMove.DIG_THIEF;
import static dighouse.archaeology.ArchaeologyMove.DIG_TREASURE;
import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;

/// Digging (ARC-DIG): chance turns up the top card of the dig site.
///
/// ARC-CHANCE-07 gives the odds. The dig site holds n cards; r of them are plain treasures, drawn
/// from the U unseen ones. Each thief, sandstorm and map has 1 chance in n, a plain type with u
/// unseen cards has r·u/U in n. Over the common denominator n·U the weights are whole numbers.
final class DigRules {
    private DigRules() {}

    /// n·U: far below 2³¹, as there are fewer than 400 cards.
    static int weight(ArchaeologyPosition position) {
        return position.digSite * unit(position);
    }

    /// What one card of a known kind weighs: U, or 1 when no plain treasure is unseen.
    private static int unit(ArchaeologyPosition position) {
        return Math.max(position.unseen, 1);
    }

    private static int treasureWeight(ArchaeologyPosition position, int type) {
        return type == MAP
                ? position.maps * unit(position)
                : position.plainInDigSite() * position.counts[UNSEEN + type];
    }

    static void addDigs(ArchaeologyPosition position, MoveList outcomes) {
        for (int type = 0; type < TYPES; type++) {
            addWeighted(
                    outcomes,
                    ArchaeologyMove.of(DIG_TREASURE, type),
                    treasureWeight(position, type));
        }
        addWeighted(outcomes, ArchaeologyMove.of(DIG_THIEF), position.thieves * unit(position));
        addWeighted(
                outcomes, ArchaeologyMove.of(DIG_SANDSTORM), position.sandstorms * unit(position));
    }

    private static void addWeighted(MoveList outcomes, int outcome, int weight) {
        if (weight > 0) {
            outcomes.add(outcome, weight);
        }
    }

    /// The outcome at place r of that list.
    static int outcome(ArchaeologyPosition position, int r) {
        int rest = r;
        for (int type = 0; type < TYPES; type++) {
            rest -= treasureWeight(position, type);
            if (rest < 0) {
                return ArchaeologyMove.of(DIG_TREASURE, type);
            }
        }
        return rest < position.thieves * unit(position)
                ? ArchaeologyMove.of(DIG_THIEF)
                : ArchaeologyMove.of(DIG_SANDSTORM);
    }

    /// ARC-DIG-02: a treasure goes into the hand; digging is over.
    static void digTreasure(ArchaeologyPosition position, int type) {
        position.digSite--;
        if (type == MAP) {
            position.maps--;
        } else {
            position.takeUnseen(type);
        }
        position.addToHand(position.active, type, 1);
        Knowledge.dug(position, position.active);
        TurnRules.act(position);
    }

    /// ARC-DIG-03: a thief; digging is over after it.
    static void digThief(ArchaeologyPosition position) {
        position.digSite--;
        position.thieves--;
        ThiefRules.come(position);
    }

    /// ARC-DIG-04: a sandstorm; the same player digs again after it.
    static void digSandstorm(ArchaeologyPosition position) {
        position.digSite--;
        position.sandstorms--;
        SandstormRules.strike(position, position.active);
    }

    /// - ARC-DIG-04: after a sandstorm the active seat digs again.
    /// - ARC-DIG-06, ARC-RULING-11: if the storm was the last card, the owed dig lapses and this
    ///   turn is the first of the closing phase.
    static void digAgain(ArchaeologyPosition position) {
        if (position.digSite > 0) {
            position.phase = Phase.DIG;
        } else {
            position.closing = true;
            TurnRules.act(position);
        }
    }
}

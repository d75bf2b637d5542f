package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.GIVEN;
import static dighouse.archaeology.ArchaeologyPosition.HANDS;
import static dighouse.archaeology.ArchaeologyPosition.MARKET;
import static dighouse.archaeology.ArchaeologyPosition.TAKEN;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument.Count;
import dighouse.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Builds the view of one viewer. It reads nothing that the viewer may not know: of another seat's
/// hand only the size, of its half-made choice nothing.
final class ViewBuilder {
    private ViewBuilder() {}

    static ArchaeologyView view(Archaeology game, ArchaeologyPosition position, int viewer) {
        ArchaeologyTables tables = position.tables;
        int seats = position.seats();
        boolean begun =
                position.phase != Phase.DEAL
                        && position.phase != Phase.LAY
                        && position.phase != Phase.BEGIN;
        int actor = game.actor(position);
        boolean own = viewer == actor || viewer == Viewer.OPEN;
        return new ArchaeologyView(
                actor,
                own ? position.phase.id : publicId(position.phase),
                position.active,
                position.phase == Phase.STEAL ? Integer.valueOf(position.target) : null,
                begun ? Integer.valueOf(position.starter) : null,
                position.closing,
                position.closing && !position.acted,
                passed(position),
                position.owesSale(),
                TradeRules.tradesLeft(position),
                position.digSite,
                threat(tables.thieves(seats), position.thieves),
                threat(tables.sandstorms(seats), position.sandstorms),
                position.mapsSpent(),
                chambers(position),
                cards(position.counts, MARKET),
                players(position, viewer),
                outOfSight(position, viewer),
                own && actor != Actor.CHANCE ? pending(position) : null);
    }

    /// What others than the actor may know of the question.
    private static String publicId(Phase phase) {
        return switch (phase) {
            case GIVE, TAKE, SIZE -> Phase.ACT.id;
            case DEAL, LAY, BEGIN, DIG, ROB, STEAL, LOSE, ACT, FIND, OVER -> phase.id;
        };
    }

    private static List<Integer> passed(ArchaeologyPosition position) {
        List<Integer> passed = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            if ((position.passed >> seat & 1) != 0) {
                passed.add(seat);
            }
        }
        return passed;
    }

    private static ArchaeologyView.Threat threat(int all, int left) {
        return new ArchaeologyView.Threat(all - left, left);
    }

    private static List<ArchaeologyView.PyramidChamber> chambers(ArchaeologyPosition position) {
        List<ArchaeologyView.PyramidChamber> chambers = new ArrayList<>();
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            chambers.add(
                    new ArchaeologyView.PyramidChamber(
                            Names.chamber(chamber),
                            position.tables.chamberCards(chamber),
                            position.tables.chamberMaps(chamber),
                            position.isExplored(chamber)));
        }
        return chambers;
    }

    private static List<ArchaeologyView.Player> players(ArchaeologyPosition position, int viewer) {
        List<ArchaeologyView.Player> players = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean open = maySeeHand(seat, viewer);
            boolean sized = open || position.setup.value(Options.HAND_SIZES_PUBLIC) == 1;
            players.add(
                    new ArchaeologyView.Player(
                            seat,
                            position.points(seat),
                            position.handSize(seat) == 0,
                            sized ? Integer.valueOf(position.handSize(seat)) : null,
                            open ? cards(position.counts, HANDS + seat * TYPES) : null,
                            Scoring.cardsSold(position, seat),
                            sold(position, seat)));
        }
        return players;
    }

    private static boolean maySeeHand(int seat, int viewer) {
        return viewer == seat || viewer == Viewer.OPEN;
    }

    private static List<ArchaeologyView.SoldSet> sold(ArchaeologyPosition position, int seat) {
        List<ArchaeologyView.SoldSet> sets = new ArrayList<>();
        for (int type = 0; type < TYPES; type++) {
            for (int size = 1; size <= position.tables.largestSet(type); size++) {
                for (int i = 0; i < position.sold(seat, type, size); i++) {
                    sets.add(
                            new ArchaeologyView.SoldSet(
                                    Names.treasure(type),
                                    size,
                                    position.tables.sellingValue(type, size)));
                }
            }
        }
        return sets;
    }

    /// ARC-INFO-06: copies − own hand − market − sold − maps spent.
    private static ArchaeologyView.Cards outOfSight(ArchaeologyPosition position, int viewer) {
        byte[] left = new byte[TYPES];
        for (int type = 0; type < TYPES; type++) {
            int copies = position.tables.copies(type) - position.market(type);
            for (int seat = 0; seat < position.seats(); seat++) {
                copies -= Scoring.cardsSold(position, seat, type);
                copies -= maySeeHand(seat, viewer) ? position.hand(seat, type) : 0;
            }
            left[type] = (byte) (copies - (type == MAP ? position.mapsSpent() : 0));
        }
        return cards(left, 0);
    }

    private static ArchaeologyView.@Nullable Pending pending(ArchaeologyPosition position) {
        return switch (position.phase) {
            case LOSE, GIVE, TAKE, SIZE ->
                    new ArchaeologyView.Pending(
                            cards(position.counts, GIVEN),
                            cards(position.counts, TAKEN),
                            position.phase == Phase.LOSE ? 0 : TradeRules.valueLeft(position),
                            position.phase == Phase.LOSE ? SandstormRules.lossesLeft(position) : 0,
                            position.phase == Phase.SIZE ? Names.treasure(position.selling) : null);
            case DEAL, LAY, BEGIN, DIG, ROB, STEAL, ACT, FIND, OVER -> null;
        };
    }

    private static ArchaeologyView.Cards cards(byte[] counts, int from) {
        List<Count> cards = new ArrayList<>();
        for (int type = 0; type < TYPES; type++) {
            if (counts[from + type] > 0) {
                cards.add(new Count(Names.treasure(type), counts[from + type]));
            }
        }
        return new ArchaeologyView.Cards(cards);
    }
}

package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.archaeology.ArchaeologyTables;
import dighouse.archaeology.Chamber;

/// Computes what cards in hand are worth in a position, by type, in points at the end of the game.
final class CardWorth {
    private static final int SUBSETS = 1 << Chamber.CHAMBERS;

    private final ArchaeologyTables tables;
    private final Parameters parameters;

    /// The width of the tables: possible numbers of cards of a type.
    final int width;

    /// The worth of holding a number of cards if the best of them are sold at once, by type and
    /// number.
    final double[] best;

    /// The worth of holding a number of cards and selling none in this turn, by type and number.
    final double[] kept;

    /// The worth of a card that nobody has seen.
    double find;

    /// Expected number of digs of a seat until the end.
    private double left;

    CardWorth(ArchaeologyTables tables, Parameters parameters) {
        this.tables = tables;
        this.parameters = parameters;
        int copies = 0;
        for (int type = 0; type < TYPES; type++) {
            copies = Math.max(copies, tables.copies(type));
        }
        width = copies + 1;
        best = new double[TYPES * width];
        kept = new double[TYPES * width];
    }

    /// Computes all worths for a position.
    void look(ArchaeologyPosition position) {
        int digs = position.digSite() - position.sandstorms();
        left = digs / (double) position.seats();
        double risk = risk(position);
        for (int type = 0; type < TYPES; type++) {
            if (type != MAP) {
                price(position, type, risk);
            }
        }
        find = find(position);
        priceMaps(position, risk);
    }

    /// The share of a hand that storms and thieves are expected to take before the next turn.
    private double risk(ArchaeologyPosition position) {
        if (position.digSite() == 0) {
            return 0;
        }
        double round = position.seats() / (double) position.digSite();
        double storms = Math.min(1, round * position.sandstorms());
        double thieves = Math.min(1, round * position.thieves());
        return parameters.storm() * storms + parameters.thief() * thieves;
    }

    private void price(ArchaeologyPosition position, int type, double risk) {
        int reachable = Math.min(tables.largestSet(type), inPlay(position, type));
        int full = bestSet(type, reachable);
        double share = full == 0 ? 0 : tables.sellingValue(type, full) / (double) full;
        double currency =
                left == 0 ? 0 : parameters.currency() * rate() * tables.tradingValue(type);
        int at = type * width;
        best[at] = kept[at] = 0;
        int most = most(position, type);
        for (int number = 1; number <= most; number++) {
            if (full > 0 && number >= full) {
                double set = tables.sellingValue(type, full);
                best[at + number] = set + best[at + number - full];
                kept[at + number] = (1 - risk) * set + kept[at + number - full];
            } else {
                double sale = split(type, number);
                double part = sale + hope(type, full - number) * (number * share - sale);
                kept[at + number] = (1 - risk) * Math.max(part, number * currency);
                best[at + number] = Math.max(kept[at + number], sale);
            }
        }
    }

    /// How much of the gain of a full set to hope for while some cards are missing: to pay for them
    /// takes turns, and there may not be enough.
    private double hope(int type, int missing) {
        double wait = missing * tables.tradingValue(type) / parameters.income();
        return left == 0 ? 0 : parameters.hope(type) * left / (left + parameters.patience() * wait);
    }

    /// The most cards of a type that a seat can hold after a trade.
    private static int most(ArchaeologyPosition position, int type) {
        int most = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            most = Math.max(most, position.hand(seat, type));
        }
        return most + position.market(type);
    }

    /// How many copies of a type are not sold yet.
    private static int inPlay(ArchaeologyPosition position, int type) {
        int cards = position.market(type) + position.unseen(type);
        for (int seat = 0; seat < position.seats(); seat++) {
            cards += position.hand(seat, type);
        }
        return cards;
    }

    /// The size of set with the best price per card.
    private int bestSet(int type, int largest) {
        int bestSize = 0;
        for (int size = 1; size <= largest; size++) {
            if (bestSize == 0
                    || tables.sellingValue(type, size) * bestSize
                            >= tables.sellingValue(type, bestSize) * size) {
                bestSize = size;
            }
        }
        return bestSize;
    }

    /// What a number of cards sells for, the largest sets first.
    int split(int type, int number) {
        int largest = tables.largestSet(type);
        return number / largest * tables.sellingValue(type, largest)
                + tables.sellingValue(type, number % largest);
    }

    private double find(ArchaeologyPosition position) {
        int cards = 0;
        int value = 0;
        for (int type = 0; type < TYPES; type++) {
            cards += position.unseen(type);
            value += position.unseen(type) * tables.tradingValue(type);
        }
        return cards == 0 ? 0 : rate() * value / cards;
    }

    /// How many points one point of trading value is worth.
    private double rate() {
        return left == 0 ? parameters.lateRate() : parameters.rate();
    }

    private void priceMaps(ArchaeologyPosition position, double risk) {
        int at = MAP * width;
        int most = most(position, MAP);
        for (int number = 0; number <= most; number++) {
            double opened = 0;
            for (int chambers = 0; chambers < SUBSETS; chambers++) {
                opened = Math.max(opened, opened(position, chambers, number));
            }
            best[at + number] = opened;
            kept[at + number] = (1 - risk) * opened;
        }
    }

    /// What a number of maps is worth if this chamber is opened with them.
    double opening(ArchaeologyPosition position, int chamber, int maps) {
        double opened = 0;
        for (int chambers = 0; chambers < SUBSETS; chambers++) {
            if ((chambers >> chamber & 1) != 0) {
                opened = Math.max(opened, opened(position, chambers, maps));
            }
        }
        return opened;
    }

    /// What a number of maps is worth if they open exactly these chambers, or 0 if they cannot.
    private double opened(ArchaeologyPosition position, int chambers, int maps) {
        int spare = maps;
        int cards = 0;
        double share = 0; // of a chamber that a spare map counts for
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            if ((chambers >> chamber & 1) != 0) {
                if (position.isExplored(chamber)) {
                    return 0;
                }
                spare -= tables.chamberMaps(chamber);
                cards += tables.chamberCards(chamber);
            } else if (!position.isExplored(chamber)) {
                share =
                        Math.max(
                                share,
                                find * tables.chamberCards(chamber) / tables.chamberMaps(chamber));
            }
        }
        if (spare < 0) {
            return 0;
        }
        double sale = tables.sellingValue(MAP, 1);
        double hope = left == 0 ? 0 : parameters.hope(MAP);
        double hoped = sale + hope * Math.max(0, share - sale);
        return cards * find + spare * hoped;
    }
}

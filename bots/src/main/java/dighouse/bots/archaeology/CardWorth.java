package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.archaeology.ArchaeologyTables;
import dighouse.archaeology.Chamber;

/// What cards in hand are worth in a position, type by type, in points at the end of the game.
final class CardWorth {
    private static final int SUBSETS = 1 << Chamber.CHAMBERS;

    private final ArchaeologyTables tables;
    private final Parameters parameters;

    /// How many numbers of cards there are for each type.
    final int width;

    /// Of holding so many cards, the best of them sold at once, by type and number.
    final double[] best;

    /// Of holding so many cards and selling none in this turn.
    final double[] kept;

    /// Of a card that nobody has seen.
    double find;

    /// Digs that a seat may still expect.
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

    /// Reads off a position what cards are worth in it.
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

    /// The share of what is held that storms and thieves are expected to take before the next turn.
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

    /// The share of what a full set would add that is to be hoped for while some cards are missing:
    /// to pay for them takes turns, and there may not be as many.
    private double hope(int type, int missing) {
        double wait = missing * tables.tradingValue(type) / parameters.income();
        return left == 0 ? 0 : parameters.hope(type) * left / (left + parameters.patience() * wait);
    }

    /// No seat can hold more of a type after a trade.
    private static int most(ArchaeologyPosition position, int type) {
        int most = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            most = Math.max(most, position.hand(seat, type));
        }
        return most + position.market(type);
    }

    /// How many copies are not sold yet.
    private static int inPlay(ArchaeologyPosition position, int type) {
        int cards = position.market(type) + position.unseen(type);
        for (int seat = 0; seat < position.seats(); seat++) {
            cards += position.hand(seat, type);
        }
        return cards;
    }

    /// The size of set with the best price a card.
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

    /// What so many cards sell for, the largest sets first.
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

    /// Points to be had for one point of trading value.
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

    /// What so many maps are worth if this chamber is opened with them.
    double opening(ArchaeologyPosition position, int chamber, int maps) {
        double opened = 0;
        for (int chambers = 0; chambers < SUBSETS; chambers++) {
            if ((chambers >> chamber & 1) != 0) {
                opened = Math.max(opened, opened(position, chambers, maps));
            }
        }
        return opened;
    }

    /// What so many maps are worth that open just these chambers, or 0 if they do not.
    private double opened(ArchaeologyPosition position, int chambers, int maps) {
        int spare = maps;
        int cards = 0;
        double share = 0; // of a chamber, that a spare map stands for
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

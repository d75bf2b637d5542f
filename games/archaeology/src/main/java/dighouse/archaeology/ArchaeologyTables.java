package dighouse.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

/// The printed numbers of an edition as flat arrays for the rules; those by number of seats are
/// indexed by that number. Filled once by [EditionReader], never changed afterwards.
public final class ArchaeologyTables {
    /// No edition prints prices for larger sets; positions keep room for these sizes.
    static final int LARGEST_SET = 6;

    /// The most seats of any edition.
    static final int SEATS = 4;

    final byte[] copies = new byte[TYPES];
    final int[] tradingValue = new int[TYPES];
    final int[] largestSet = new int[TYPES];
    final int[] sellingValue = new int[TYPES * (LARGEST_SET + 1)]; // by type and size
    final byte[] chamberCards = new byte[Chamber.CHAMBERS];
    final int[] chamberMaps = new int[Chamber.CHAMBERS]; // maps to spend on it
    final int[] thieves = new int[SEATS + 1];
    final int[] sandstorms = new int[SEATS + 1];
    final int[] handCards = new int[SEATS + 1];
    final int[] marketCards = new int[SEATS + 1];

    /// How many copies of a type exist: its rarity.
    public int copies(int type) {
        return copies[type];
    }

    public int tradingValue(int type) {
        return tradingValue[type];
    }

    /// The size of the largest set of a type that has a price.
    public int largestSet(int type) {
        return largestSet[type];
    }

    /// The price of a set of this size; 0 for no cards.
    public int sellingValue(int type, int size) {
        return sellingValue[type * (LARGEST_SET + 1) + size];
    }

    public int chamberCards(int chamber) {
        return chamberCards[chamber];
    }

    /// How many maps must be spent to explore a chamber.
    public int chamberMaps(int chamber) {
        return chamberMaps[chamber];
    }

    public int thieves(int seats) {
        return thieves[seats];
    }

    public int sandstorms(int seats) {
        return sandstorms[seats];
    }

    /// How many cards each seat is dealt.
    public int handCards(int seats) {
        return handCards[seats];
    }

    /// How many cards the market starts with.
    public int marketCards(int seats) {
        return marketCards[seats];
    }

    /// Treasures of all types, maps included.
    int allTreasures() {
        int sum = 0;
        for (int type = 0; type < TYPES; type++) {
            sum += copies[type];
        }
        return sum;
    }

    /// Treasures that are dealt, laid and hidden before the dig site is made: all but the maps.
    int plainTreasures() {
        return allTreasures() - copies[MAP];
    }

    int allChamberCards() {
        int sum = 0;
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            sum += chamberCards[chamber];
        }
        return sum;
    }

    /// How many plain treasures the dig site starts with (ARC-SETUP-09).
    int plainInDigSite(int seats) {
        return plainTreasures() - seats * handCards[seats] - marketCards[seats] - allChamberCards();
    }

    /// How many cards the dig site starts with (ARC-SETUP-09).
    int digSite(int seats) {
        return plainInDigSite(seats) + copies[MAP] + thieves[seats] + sandstorms[seats];
    }

    /// The largest size printed for any type.
    int largestSet() {
        int largest = 0;
        for (int type = 0; type < TYPES; type++) {
            largest = Math.max(largest, largestSet[type]);
        }
        return largest;
    }
}

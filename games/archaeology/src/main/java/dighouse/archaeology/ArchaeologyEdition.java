package dighouse.archaeology;

import dighouse.kernel.Edition;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.List;

/// An edition of Archaeology: which cards there are and what they are worth. Read by
/// `EditionReader`.
public final class ArchaeologyEdition implements Edition {
    private final String id;
    private final String json;
    private final SeatRange seats;
    private final ArchaeologyTables tables;

    ArchaeologyEdition(String id, String json, SeatRange seats, ArchaeologyTables tables) {
        this.id = id;
        this.json = json;
        this.seats = seats;
        this.tables = tables;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String json() {
        return json;
    }

    public SeatRange seats() {
        return seats;
    }

    public ArchaeologyTables tables() {
        return tables;
    }

    /// What is printed on the cards of a treasure.
    ///
    /// @param copies how many there are
    /// @param sellingValues of sets of 1, 2, 3 … cards
    public record Card(String treasure, int copies, int tradingValue, List<Integer> sellingValues) {
        public Card {
            sellingValues = List.copyOf(sellingValues);
        }
    }

    /// The cards of all treasures, in the order of the ledger.
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        for (int type = 0; type < Treasure.TYPES; type++) {
            List<Integer> prices = new ArrayList<>();
            for (int size = 1; size <= tables.largestSet(type); size++) {
                prices.add(tables.sellingValue(type, size));
            }
            cards.add(
                    new Card(
                            Names.treasure(type),
                            tables.copies(type),
                            tables.tradingValue(type),
                            prices));
        }
        return cards;
    }
}

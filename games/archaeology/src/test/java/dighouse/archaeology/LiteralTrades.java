package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/// All legal trades of the active seat, found the slow way: every choice of cards from the hand
/// against every choice of cards from the market, kept if the ledger's sentences hold. A trade is
/// written as the numbers given and taken of each type.
final class LiteralTrades {
    private final ArchaeologyPosition position;
    private final boolean mustTake;
    private final Set<String> trades = new TreeSet<>();

    private LiteralTrades(ArchaeologyPosition position) {
        this.position = position;
        mustTake = position.setup().value("tradeMustTakeAtLeastOne", 1) == 1;
    }

    static Set<String> of(ArchaeologyPosition position) {
        LiteralTrades literal = new LiteralTrades(position);
        int limit = position.setup().value("tradesInARowLimit", 10);
        if (position.tradesInARow() < limit) { // ARC-RULING-25
            literal.choose(new int[TYPES], new int[TYPES], 0);
        }
        return literal.trades;
    }

    /// How many choices there are to look at.
    static long choices(ArchaeologyPosition position) {
        long choices = 1;
        for (int type = 0; type < TYPES; type++) {
            choices *= 1L + position.hand(position.active(), type) + position.market(type);
        }
        return choices;
    }

    /// ARC-RULING-09: of each type, some are given, or some are taken, or neither.
    private void choose(int[] given, int[] taken, int type) {
        if (type == TYPES) {
            if (isLegal(given, taken)) {
                trades.add(text(given, taken));
            }
            return;
        }
        choose(given, taken, type + 1);
        for (int number = 1; number <= position.hand(position.active(), type); number++) {
            given[type] = number;
            choose(given, taken, type + 1);
        }
        given[type] = 0;
        for (int number = 1; number <= position.market(type); number++) {
            taken[type] = number;
            choose(given, taken, type + 1);
        }
        taken[type] = 0;
    }

    private boolean isLegal(int[] given, int[] taken) {
        boolean gives = Arrays.stream(given).sum() > 0; // ARC-TRADE-01
        boolean takes = Arrays.stream(taken).sum() > 0 || !mustTake; // ARC-RULING-08
        int cardsAfter =
                position.handSize(position.active())
                        - Arrays.stream(given).sum()
                        + Arrays.stream(taken).sum();
        boolean canPay = !position.owesSale() || cardsAfter > 0; // ARC-RULING-15
        return gives && takes && canPay && value(taken) <= value(given); // ARC-TRADE-02
    }

    private int value(int[] cards) {
        int value = 0;
        for (int type = 0; type < TYPES; type++) {
            value += cards[type] * position.tables().tradingValue(type);
        }
        return value;
    }

    static String text(int[] given, int[] taken) {
        return Arrays.toString(given) + " for " + Arrays.toString(taken);
    }
}

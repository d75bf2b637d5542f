package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.Treasure.TYPES;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Compares [TradeRules] with [LiteralTrades] on thousands of positions of random games.
class LiteralTradesTest {
    private static final int MOST_CHOICES = 3_000;

    private int compared;

    @Test
    @Rule({"ARC-DEC-09", "ARC-DEC-10", "ARC-TRADE-02", "ARC-RULING-09"})
    void everyLegalTradeIsReachedByOneOrderOnceAndByAnyOrderToo() {
        for (Setup setup : TestTable.setups()) {
            for (int seed = 0; seed < 4; seed++) {
                TestTable.start(setup).walk(1000 + seed, table -> compare(table.position));
            }
        }
        assertThat(compared).isGreaterThan(3_000);
    }

    private void compare(ArchaeologyPosition position) {
        if (position.phase != Phase.ACT || LiteralTrades.choices(position) > MOST_CHOICES) {
            return;
        }
        compared++;
        Set<String> literal = LiteralTrades.of(position);
        assertThat(TradeRules.mayTrade(position)).isEqualTo(!literal.isEmpty());
        if (!literal.isEmpty()) {
            TestTable trading = TestTable.at(position).copy();
            TradeRules.begin(trading.position);
            List<String> inOneOrder = new ArrayList<>();
            follow(trading.position, inOneOrder);
            assertThat(new TreeSet<>(inOneOrder)).isEqualTo(literal).hasSameSizeAs(inOneOrder);
            assertThat(inAnyOrder(trading.position)).isEqualTo(literal);
        }
    }

    /// Every line of moves in one order; each ends with a trade.
    private static void follow(ArchaeologyPosition position, List<String> trades) {
        MoveList list = new MoveList();
        GAME.moves(position, list);
        assertThat(list.isEmpty()).isFalse();
        for (int i = 0; i < list.size(); i++) {
            if (ArchaeologyMove.verb(list.get(i)) == ArchaeologyMove.STOP_TAKING) {
                trades.add(chosen(position));
            } else {
                TestTable next = TestTable.at(position).copy();
                GAME.play(next.position, list.get(i));
                follow(next.position, trades);
            }
        }
    }

    /// Every position that any order of choosing leads to; each half-made trade can be completed.
    private static Set<String> inAnyOrder(ArchaeologyPosition start) {
        Set<String> trades = new TreeSet<>();
        Set<ArchaeologyPosition> seen = new LinkedHashSet<>(List.of(start));
        List<ArchaeologyPosition> open = new ArrayList<>(seen);
        while (!open.isEmpty()) {
            ArchaeologyPosition position = open.removeLast();
            MoveList list = MoveList.inAnyOrder();
            GAME.moves(position, list);
            assertThat(list.isEmpty()).isFalse();
            for (int i = 0; i < list.size(); i++) {
                if (ArchaeologyMove.verb(list.get(i)) == ArchaeologyMove.STOP_TAKING) {
                    trades.add(chosen(position));
                    continue;
                }
                TestTable next = TestTable.at(position).copy();
                GAME.play(next.position, list.get(i));
                if (seen.add(next.position)) {
                    open.add(next.position);
                }
            }
        }
        return trades;
    }

    private static String chosen(ArchaeologyPosition position) {
        int[] given = new int[TYPES];
        int[] taken = new int[TYPES];
        for (int type = 0; type < TYPES; type++) {
            given[type] = position.given(type);
            taken[type] = position.taken(type);
        }
        return LiteralTrades.text(given, taken);
    }
}

package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LineupsTest {
    @Test
    void inADuelTheFirstSitsOnEachSeatInTurn() {
        Lineups two = Lineups.duel(2);
        assertThat(List.of(two.at(0), two.at(1), two.at(2)))
                .containsExactly(List.of(0, 1), List.of(1, 0), List.of(0, 1));

        Lineups four = Lineups.duel(4);
        for (int game = 0; game < 8; game++) {
            assertThat(four.at(game)).containsExactlyInAnyOrder(0, 1, 1, 1);
        }
        assertThat(List.of(four.at(0), four.at(1), four.at(2), four.at(3)))
                .extracting(lineup -> lineup.indexOf(0))
                .containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    void everyChoiceOfEntrantsIsATable() {
        assertThat(Lineups.roundRobin(6, 2).tables()).isEqualTo(15);
        assertThat(Lineups.roundRobin(6, 4).tables()).isEqualTo(15);
        assertThat(Lineups.roundRobin(3, 3).tables()).isEqualTo(1);
    }

    @Test
    void aTableIsPlayedInAllOrders() {
        Lineups lineups = Lineups.roundRobin(4, 4);
        Set<List<Integer>> orders = new LinkedHashSet<>();
        int[][] seats = new int[4][4];
        for (int game = 0; game < 24; game++) {
            List<Integer> lineup = lineups.at(game);
            orders.add(lineup);
            for (int seat = 0; seat < 4; seat++) {
                seats[lineup.get(seat)][seat]++;
            }
        }

        assertThat(orders).hasSize(24);
        assertThat(seats)
                .isDeepEqualTo(
                        new int[][] {{6, 6, 6, 6}, {6, 6, 6, 6}, {6, 6, 6, 6}, {6, 6, 6, 6}});
    }

    @Test
    void fewEntrantsFillATableByTurns() {
        Lineups lineups = Lineups.roundRobin(2, 3);

        assertThat(lineups.tables()).isEqualTo(2);
        assertThat(lineups.at(0)).containsExactlyInAnyOrder(0, 0, 1);
        assertThat(lineups.at(1)).containsExactlyInAnyOrder(0, 1, 1);
    }
}

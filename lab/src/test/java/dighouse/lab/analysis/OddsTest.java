package dighouse.lab.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Actor;
import dighouse.kernel.Chance;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OddsTest {
    private static <P extends Position<P>> Match<P> random(GameEntry<P> entry, int seats) {
        Setup setup = Setup.of(entry.game(), entry.standardEdition(), seats);
        Match<P> match = new Match<>(entry.game(), setup);
        Xoshiro random = new Xoshiro(7);
        MoveList list = new MoveList();
        while (!match.isOver()) {
            if (match.actor() == Actor.CHANCE) {
                match.draw(Chance.of(random));
            } else {
                list.clear();
                match.game().moves(match.position(), list);
                match.apply(list.get(random.below(list.size())));
            }
        }
        return match;
    }

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon", "marajoara"})
    void chancesAddUpToOneAndTheEndIsCertain(String game) {
        check(random(Games.find(game), 3));
    }

    private static <P extends Position<P>> void check(Match<P> match) {
        List<Integer> moments = Odds.moments(match);
        assertThat(moments).isSorted().doesNotHaveDuplicates().hasSizeBetween(5, 65);
        assertThat(moments.getLast()).isEqualTo(match.size());
        Odds<P> odds = new Odds<>(match, 6, 1);
        for (int plies : List.of(moments.get(0), moments.get(moments.size() / 2))) {
            Odds.Moment moment = odds.at(plies);
            double sum = moment.wins().stream().mapToDouble(Estimate::mean).sum();
            assertThat(sum).as("after %d plies", plies).isCloseTo(1, within(0.2)); // ties in part
            assertThat(moment.wins()).allMatch(each -> each.error() <= 1);
        }
        Odds.Moment end = odds.at(match.size());
        for (int seat = 0; seat < 3; seat++) {
            assertThat(end.points().get(seat))
                    .isEqualTo(new Estimate(match.game().points(match.position(), seat), 0));
            assertThat(end.wins().get(seat).error()).isZero();
        }
    }

    /// Crosses have two in a row and are to move.
    @Test
    void aWonPositionIsSeenAsWon() {
        Match<?> match = played(Games.find("tictactoe"), "a1", "b2", "a2", "c3", "a3");

        assertThat(oddsAt(match, 5).wins().getFirst()).isEqualTo(new Estimate(1, 0));
        Estimate before = oddsAt(match, 4).wins().getFirst();
        assertThat(before.mean()).isGreaterThan(0.5).isLessThanOrEqualTo(1);
        assertThat(before.error()).isBetween(0.0, 0.2);
    }

    private static <P extends Position<P>> Odds.Moment oddsAt(Match<P> match, int plies) {
        return new Odds<>(match, 200, 3).at(plies);
    }

    private static <P extends Position<P>> Match<P> played(GameEntry<P> entry, String... moves) {
        Match<P> match =
                new Match<>(entry.game(), Setup.of(entry.game(), entry.standardEdition(), 2));
        for (String move : moves) {
            match.apply(match.game().notation().ply(match.position(), move));
        }
        return match;
    }
}

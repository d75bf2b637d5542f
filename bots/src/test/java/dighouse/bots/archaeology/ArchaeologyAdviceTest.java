package dighouse.bots.archaeology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.bots.Advice;
import dighouse.bots.AdviceContractTest;
import dighouse.bots.Arena;
import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Xoshiro;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArchaeologyAdviceTest extends AdviceContractTest<ArchaeologyPosition> {
    /// Nothing is left to dig or to explore: what is in hand can only be traded and sold.
    private static final String CLOSING = " site=0+0+0+0 explored=small+medium+large closing";

    private static final Arena<ArchaeologyPosition> TWO = Arena.archaeology(2);

    ArchaeologyAdviceTest() {
        super(new ArchaeologyAdvisor());
    }

    @Override
    protected Stream<Arena<ArchaeologyPosition>> tables() {
        return Stream.of(2, 3, 4).map(Arena::archaeology);
    }

    private double forecast(String text, int seat) {
        return forecast(TWO, text, seat);
    }

    private double stock(String text) {
        return advice(TWO).parts(position(TWO, text), 0).get(1).points();
    }

    /// In the closing phase there is nothing to hope for and nothing to fear.
    @ParameterizedTest
    @CsvSource({
        "3c/2b, ps, 10, 15", // sold as they are
        "6p/3b, ts, 16, 17", // full sets first
        "k/-, 2b, 12.8, 0", // a mask buys a pair of cups, once it has been done
        "ct/4c, 3c, 5, 18", // a talisman buys a coin; four coins of B are left as they are
        "2p/-, 3p, 2, 0", // like for like is no trade
    })
    void withNothingToComeAForecastIsWhatTradeAndSaleBring(
            String hands, String market, double own, double other) {
        String text = "A act hands=" + hands + " market=" + market + CLOSING;

        assertThat(forecast(text, 0)).isCloseTo(own, within(1e-9));
        assertThat(forecast(text, 1)).isCloseTo(other, within(1e-9));
    }

    @Test
    void moneyMadeCounts() {
        String text = "A act hands=3c/- market=ps sold=5c/2t,k" + CLOSING;

        assertThat(forecast(text, 0)).isCloseTo(40, within(1e-9));
        assertThat(forecast(text, 1)).isCloseTo(11, within(1e-9));
    }

    @Test
    void aPartOfASetIsWorthMoreThanItSellsForWhileDigsAreLeft() {
        assertThat(stock("A act hands=3c/2t market=ps")).isBetween(10.0, 18.0);
    }

    /// Four masks are printed; with three of them sold, the fourth never makes a set.
    @Test
    void aSetThatCannotBeCompletedIsNotHopedFor() {
        assertThat(stock("A act hands=k/2t market=ps sold=-/3k")).isEqualTo(4);
    }

    @Test
    void whoHasASetUnsoldInAnothersTurnMayLoseIt() {
        double own = forecast("A act hands=5c/2t market=ps", 0);
        double waiting = forecast("B act hands=5c/2t market=ps", 0);

        assertThat(waiting).isLessThan(own);
    }

    /// Whole games by suggestion alone; scores as the ledger expects them of people who trade.
    @ParameterizedTest
    @CsvSource({"2, 95, 135", "3, 55, 85", "4, 38, 60"})
    void suggestionsMakeAGame(int seats, double least, double most) {
        Arena<ArchaeologyPosition> arena = Arena.archaeology(seats);
        Advice<ArchaeologyPosition> advice = advice(arena);
        int games = 60;
        double sum = 0;
        for (long seed = 1; seed <= games; seed++) {
            ArchaeologyPosition end = playBySuggestion(arena, advice, seed);
            for (int seat = 0; seat < seats; seat++) {
                sum += end.points(seat) / (double) seats;
            }
        }

        assertThat(sum / games).isBetween(least, most);
    }

    private static ArchaeologyPosition playBySuggestion(
            Arena<ArchaeologyPosition> arena, Advice<ArchaeologyPosition> advice, long seed) {
        Xoshiro random = new Xoshiro(seed);
        MoveList moves = new MoveList();
        ArchaeologyPosition position = arena.game().position();
        arena.game().start(arena.setup(), position);
        for (int actor = arena.game().actor(position);
                actor != Actor.NOBODY;
                actor = arena.game().actor(position)) {
            if (actor == Actor.CHANCE) {
                int weight = arena.game().weight(position);
                arena.game().play(position, arena.game().outcome(position, random.below(weight)));
            } else {
                moves.clear();
                arena.game().moves(position, moves);
                arena.game().play(position, advice.suggest(position, actor, moves, random));
            }
        }
        return position;
    }

    /// What a player of some experience does without thinking long.
    @ParameterizedTest
    @CsvSource({
        "A act hands=5pc/2t market=k, sell pot_shard", // a full set is brought into safety
        "A size coin hands=5cb/2t market=ps, set 5", // the whole of it
        "A act hands=2b/2t market=ps, sell broken_cup",
        "A act hands=m2c/2t market=ps, explore small", // three cards for one
        "A act hands=kc/2t market=2bp, trade", // a mask for a pair of cups
        "A give hands=ks/2t market=2b, give pharaoh_mask",
        "A take hands=ks/2t market=2bc given=k, take broken_cup",
        "A lose A hands=2b2p/2t market=ps, lose pot_shard", // the pair is kept
        "A act hands=4c/2t market=ps site=20+0+0+0 explored=small+medium+large"
                + " unseen=8p4s4c2t2b, end", // nothing can happen to four coins any more
    })
    void expertFindsTheSensibleMove(String text, String sensible) {
        assertThat(expertsMove(TWO, position(TWO, text))).isEqualTo(sensible);
    }
}

package dighouse.bots.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.Arena;
import dighouse.bots.Bot;
import dighouse.bots.Glimpse;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.pergamon.PergamonPosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions in which every player knows what to do, and `expert` with little time does too. Seat A
/// decides.
class SensibleMovesTest {
    private static final ThinkingBudget SHORT = ThinkingBudget.iterations(60);
    private static final Arena<PergamonPosition> TABLE = Arena.pergamon(2);

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            textBlock =
                    """
                    shows the best row in the last round | 12 exhibit at=9 A=3@9 B=0@2 \
                    raider=0@7 A.finds=T33,T43,T44,T49 B.tickets=5/9/0/0 | row T43
                    goes on with the best row | 5 row at=9 A=0@9 B=0@2 raider=0@7 \
                    A.finds=T01,T33,T43,T44,T49 row=T43-T44 | add T49
                    polishes to a step with coins that are of no more use | 12 polish at=9 A=1@9 \
                    B=0@2 raider=0@7 A.finds=T33,T43,T49 row=T49-T33-T43 B.tickets=5/9/0/0 | polish 1
                    disbands what brings least | 5 disband at=9 A=0@9 B=0@2 raider=0@7 \
                    A.finds=T33,T43,T44,T49 A.I=9:T12-T15 A.II=1:T01-T03 A.III=6:T25-T20 \
                    row=T43-T44-T49-T33 | disband II
                    digs what makes a great row before an evaluation | 5 dig at=9 A=5@9 B=0@2 \
                    raider=0@7 A.finds=T33,T49 I=T13 II=T21 V=T43,T44,T60 | dig V
                    keeps its coins for the polish of the last round | 12 dig at=9 A=5@9 B=0@2 \
                    raider=0@7 A.finds=T43,T44 V=T52 B.tickets=5/9/0/0 | dig none
                    drops the find of no use rather than any other | 6 store at=9 A=1@9 B=0@2 \
                    raider=0@7 A.finds=T01,T33,T43,T44,T49,T51,T58 | drop T01
                    """,
            delimiter = '|')
    void expertFindsTheMove(String what, String text, String move) {
        PergamonPosition position = TABLE.game().position();
        TABLE.game().notation().position(TABLE.setup(), text, position);
        Bot expert = Bots.named("expert");
        for (long seed = 1; seed <= 3; seed++) {
            int seat = TABLE.game().actor(position);
            int choice =
                    expert.thinker(TABLE.game(), TABLE.setup())
                            .choose(new Glimpse<>(TABLE.game(), position, seat, seed), SHORT);

            assertThat(TABLE.game().notation().ply(position, choice))
                    .as("%s, seed %d", what, seed)
                    .isEqualTo(move);
        }
    }
}

package dighouse.examples.gofish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dighouse.examples.ForwardingGame;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Setup;
import dighouse.testkit.ContractFault;
import dighouse.testkit.Walker;
import dighouse.testkit.checks.ContractCheck;
import dighouse.testkit.checks.SealCheck;
import dighouse.testkit.checks.SymmetryCheck;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Faults that show only in a game where a move teaches something, or where things can be renamed.
class GoFishFaultTest {
    private static final Edition EDITION = PlainEdition.STANDARD;

    @Test
    void aQuestionThatCouldBeTakenBackWouldTellTooMuch() {
        Game<GoFishPosition> generous =
                new ForwardingGame<>(new GoFish()) {
                    @Override
                    public boolean seals(GoFishPosition position, int move) {
                        return false;
                    }
                };

        ContractFault fault = fault(generous, new SealCheck<>());

        assertThat(fault.check()).isEqualTo("sealing");
        assertThat(fault)
                .hasMessageContaining("shows the actor something hidden")
                .hasMessageContaining("seed " + fault.seed())
                .hasMessageContaining("deal ");
        assertThat(fault.plies()).isBetween(14, 30);
    }

    @Test
    void oneRankIsLikeAnother() {
        Game<GoFishPosition> noKings =
                new ForwardingGame<>(new GoFish()) {
                    @Override
                    public void moves(GoFishPosition position, MoveList list) {
                        MoveList all = new MoveList();
                        super.moves(position, all);
                        for (int i = 0; i < all.size(); i++) {
                            if (all.get(i) < 12 || all.size() == 1) {
                                list.add(all.get(i), all.weight(i));
                            }
                        }
                    }
                };

        ContractFault fault =
                fault(noKings, new SymmetryCheck<>(new GoFishContractTest().symmetries()));

        assertThat(fault.check()).isEqualTo("renaming");
        assertThat(fault).hasMessageContaining("under \"ranks changed\"");
    }

    @Test
    void oneSeatIsLikeTheOther() {
        Game<GoFishPosition> unfair =
                new ForwardingGame<>(new GoFish()) {
                    @Override
                    public void play(GoFishPosition position, int rank) {
                        super.play(position, rank);
                        if (position.seat == 0 && position.cardsOfA == 9) {
                            position.seat = 1;
                        }
                    }
                };

        assertThat(fault(unfair, new SymmetryCheck<>(new GoFishContractTest().symmetries())))
                .hasMessageContaining("under \"seats changed\"");
    }

    private static ContractFault fault(
            Game<GoFishPosition> game, ContractCheck<GoFishPosition> check) {
        Setup setup = Setup.of(game, EDITION, 2);
        return catchThrowableOfType(
                ContractFault.class, () -> new Walker<>(game, setup, List.of(check)).games(1, 50));
    }
}

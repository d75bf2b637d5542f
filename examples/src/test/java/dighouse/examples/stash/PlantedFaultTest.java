package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.KINDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dighouse.kernel.Game;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Setup;
import dighouse.testkit.ContractFault;
import dighouse.testkit.Walker;
import dighouse.testkit.checks.Checks;
import dighouse.testkit.checks.ContractCheck;
import dighouse.testkit.checks.Subject;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every check sees the fault that was planted for it, and says where.
class PlantedFaultTest {
    /// Checks whose faults need another ground: see `GoFishFaultTest`.
    private static final Set<String> ELSEWHERE = Set.of("sealing", "renaming");

    static Stream<PlantedFault> faults() {
        return PlantedFaults.all().stream();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void theCheckSeesTheFault(PlantedFault planted) {
        ContractFault fault = fault(planted.check(), planted.game());

        assertThat(fault).as(planted.fault()).isNotNull();
        assertThat(fault.check()).isEqualTo(planted.check());
        assertThat(fault)
                .hasMessageContaining("check \"" + planted.check() + "\" failed")
                .hasMessageContaining(planted.says())
                .hasMessageContaining("stash standard, 2 seats, seed " + fault.seed())
                .hasMessageContaining("shortest line found, " + fault.plies() + " plies:");
    }

    @Test
    void everyCheckHasAFault() {
        Set<String> planted = new TreeSet<>(ELSEWHERE);
        PlantedFaults.all().forEach(fault -> planted.add(fault.check()));

        assertThat(Checks.all(StashContractTest.subject()))
                .extracting(ContractCheck::name)
                .containsExactlyInAnyOrderElementsOf(planted);
    }

    @Test
    void theLineIsAsShortAsItCanBe() {
        // B's last trinket is seen by A as soon as all ten are dealt, and not before
        Game<StashPosition> leaky =
                new BrokenStash() {
                    @Override
                    public boolean automatic(StashPosition position) {
                        return position.turn == 1 && position.hand[KINDS + 3] == 2;
                    }
                };

        ContractFault fault = fault("twins", leaky);

        assertThat(fault.plies()).isEqualTo(13); // ten dealt, and A's three moves
        assertThat(fault).hasMessageContaining("A done; \n  position: 10 1 0 0");
    }

    @Test
    void aGameThatBreaksWhilePlayedIsAFaultToo() {
        Game<StashPosition> broken =
                new BrokenStash() {
                    @Override
                    public void play(StashPosition position, int ply) {
                        if (position.dealt == 4) {
                            throw new IllegalStateException("the bag is torn");
                        }
                        super.play(position, ply);
                    }
                };

        ContractFault fault = fault("ending", broken);

        assertThat(fault.check()).isEqualTo("playing");
        assertThat(fault).hasMessageContaining("the bag is torn");
        assertThat(fault.plies()).isEqualTo(4);
    }

    @Test
    void aGameThatDoesNotStartIsAFaultToo() {
        Game<StashPosition> broken =
                new BrokenStash() {
                    @Override
                    public void start(Setup setup, StashPosition position) {
                        throw new IllegalStateException("there is no bag");
                    }
                };

        assertThat(fault("ending", broken)).hasMessageContaining("there is no bag");
    }

    /// What the one check throws for a broken game.
    private static ContractFault fault(String name, Game<StashPosition> game) {
        Subject<StashPosition> subject = StashContractTest.subject().with(game);
        List<ContractCheck<StashPosition>> checks =
                Checks.all(subject).stream().filter(check -> check.name().equals(name)).toList();
        Setup setup = Setup.of(game, PlainEdition.STANDARD, 2);
        return catchThrowableOfType(
                ContractFault.class, () -> new Walker<>(game, setup, checks).games(1, 50));
    }
}

package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.kernel.Result.Goal;
import dighouse.kernel.Result.Mission;
import dighouse.kernel.Result.Places;
import dighouse.kernel.Result.Standing;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorthTest {
    @Test
    void theBetterPlaceIsWorthMore() {
        Result result =
                new Places(
                        List.of(
                                new Standing(2, 1, 30),
                                new Standing(0, 2, 20),
                                new Standing(1, 3, 20)),
                        null);

        assertThat(Worth.of(result, 2)).isGreaterThan(Worth.of(result, 0));
        assertThat(Worth.of(result, 0)).isGreaterThan(Worth.of(result, 1));
    }

    @Test
    void aSharedPlaceIsHalfAVictory() {
        var result = new Places(List.of(new Standing(0, 1, 0), new Standing(1, 1, 0)), null);

        assertThat(Worth.of(result, 0)).isEqualTo(0.5);
    }

    @Test
    void atTheSamePlaceMorePointsAreWorthMore() {
        var narrow = new Places(List.of(new Standing(0, 1, 40), new Standing(1, 2, 39)), null);
        var wide = new Places(List.of(new Standing(0, 1, 40), new Standing(1, 2, 10)), null);

        assertThat(Worth.of(wide, 0)).isGreaterThan(Worth.of(narrow, 0));
        assertThat(Worth.of(narrow, 1)).isGreaterThan(Worth.of(wide, 1));
    }

    @Test
    void pointsBelowZeroCountAsNone() {
        var result = new Places(List.of(new Standing(0, 1, 0), new Standing(1, 2, -9)), null);

        assertThat(Worth.of(result, 1)).isEqualTo(0.375);
        assertThat(Worth.of(result, 0)).isEqualTo(0.625);
    }

    @Test
    void aMissionIsWorthItsVictoryAndItsGoals() {
        Goal reached = new Goal(Phrase.of("goal"), true);
        Goal missed = new Goal(Phrase.of("goal"), false);

        assertThat(Worth.of(new Mission(true, 5, List.of(reached, reached)), 0)).isEqualTo(1);
        assertThat(Worth.of(new Mission(false, 5, List.of(reached, missed)), 0)).isEqualTo(0.375);
        assertThat(Worth.of(new Mission(false, 0, List.of()), 0)).isEqualTo(0);
    }
}

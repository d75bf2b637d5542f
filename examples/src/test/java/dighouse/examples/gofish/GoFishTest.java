package dighouse.examples.gofish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.examples.gofish.GoFishEvent.Asked;
import dighouse.examples.gofish.GoFishEvent.Fished;
import dighouse.examples.gofish.GoFishEvent.FishedHidden;
import dighouse.examples.gofish.GoFishEvent.GameEnded;
import dighouse.examples.gofish.GoFishEvent.Gave;
import dighouse.examples.gofish.GoFishEvent.HadNone;
import dighouse.examples.gofish.GoFishEvent.LaidBook;
import dighouse.kernel.Argument;
import dighouse.kernel.Malformed;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GoFishTest {
    private static final String ALL = ":3333333333333";

    private final GoFish game = new GoFish();
    private final Setup setup = Setup.of(game, PlainEdition.STANDARD, 2);

    private GoFishPosition position(String text) {
        GoFishPosition position = game.position();
        game.notation().position(setup, text, position);
        return position;
    }

    private String after(String text, String ply) {
        GoFishPosition position = position(text);
        game.play(position, game.notation().ply(position, ply));
        return game.notation().position(position);
    }

    private List<GoFishEvent> told(String text, String ply, int viewer) {
        GoFishPosition position = position(text);
        return game.tell(position, game.notation().ply(position, ply), viewer);
    }

    @Test
    void theOtherHandsOverAllAndEverybodyRemembers() {
        String before = "ask A - :24689QK:" + ALL + " 2:23579J:" + ALL;

        // A has shown one two and got two: all three are known. B is known to have none.
        assertThat(after(before, "ask 2"))
                .isEqualTo("ask A - 222:4689QK::3233333333333 :3579J::3033333333333");
        assertThat(told(before, "ask 2", Viewer.BYSTANDER))
                .containsExactly(new Asked(0, "2"), new Gave(1, "2", 2));
    }

    @Test
    void whoeverAsksInVainFishes() {
        String before = "ask A - :2468TQK:" + ALL + " :359J79A:" + ALL;

        assertThat(after(before, "ask 4"))
                .isEqualTo("fish A 4 4:268TQK::3332333333333 :A35799J::3330333333333");
        assertThat(told(before, "ask 4", 1)).containsExactly(new Asked(0, "4"), new HadNone(1));
    }

    @Test
    void aFishedCardOfTheRankAskedForIsShownAndTheTurnGoesOn() {
        String before = "fish A 4 4:268TQK::3332333333333 :A35799J::3330333333333";

        assertThat(after(before, "fish 4"))
                .isEqualTo("ask A - 44:268TQK::3332333333333 :A35799J::3330333333333");
        assertThat(told(before, "fish 4", 1)).containsExactly(new Fished(0, "4"));
    }

    @Test
    void anotherCardStaysHiddenAndTheTurnPasses() {
        String before = "fish A 4 4:268TQK::3332333333333 :A35799J::3330333333333";

        assertThat(after(before, "fish 5"))
                .isEqualTo("ask B - 4:2568TQK::3332333333333 :A35799J::3330333333333");
        assertThat(told(before, "fish 5", 0)).containsExactly(new Fished(0, "5"));
        assertThat(told(before, "fish 5", 1)).containsExactly(new FishedHidden(0));
    }

    @Test
    void aSecretDrawMayBeOfAnyRankButTheOneFishedFor() {
        String before = "fish A 4 46:2QK::0101101111122 :A35799J:8:3330333333333";

        assertThat(after(before, "fish K")).startsWith("ask B - 46:2QKK::1211212222233");
    }

    @Test
    void aBookIsLaidDownAtOnceAndSeenByAll() {
        String before = "fish A 4 4:222::3332333333333 :A35799J:8:3330333333333";

        assertThat(after(before, "fish 2"))
                .isEqualTo("ask B - 4::2:3032333333333 :A35799J:8:3330333333333");
        assertThat(told(before, "fish 2", 1))
                .containsExactly(new Fished(0, "2"), new LaidBook(0, "2"));
    }

    @Test
    void whoeverHoldsNothingDrawsBeforeAsking() {
        String text = "ask A - 444::23" + ALL + " 4:569:A" + ALL;

        assertThat(after(text, "ask 4")).startsWith("fish A - ::234:");
        assertThat(after(after(text, "ask 4"), "fish T")).startsWith("ask A - :T:234:");
    }

    @Test
    void theThirteenthBookEndsTheGame() {
        String before = "ask A - :KK:A23456" + ALL + " K:K:789TJQ" + ALL;

        assertThat(after(before, "ask K")).startsWith("over A - ::A23456K:");
        assertThat(told(before, "ask K", 0))
                .containsExactly(
                        new Asked(0, "K"),
                        new Gave(1, "K", 2),
                        new LaidBook(0, "K"),
                        new GameEnded());
    }

    @Test
    void aRankNotHeldIsRefusedByItsRule() {
        assertThat(game.refusal(position("ask A - :2468TQK:" + ALL + " :359J79A:" + ALL), 0, 0))
                .isEqualTo(Refusal.by("FISH-ASK-02", Argument.term("rank", "A")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "deal A - :::0000000000000 :::000000000000",
                "ask C - :2468TQK::3333333333333 :359J79A::3333333333333",
                "ask A - :2222TQK::3333333333333 :359J79A::3333333333333",
                "ask A - :2468TQK::3033333333333 :359J79A::3333333333333",
                "ask A - :2468TQX::3333333333333 :359J79A::3333333333333",
                "over A - :2468TQK::3333333333333 :359J79A::3333333333333",
                "deal A - :2468TQK::3333333333333 :359J79A::3333333333333",
            })
    void whatNoGameLeadsToIsMalformed(String text) {
        assertThatThrownBy(() -> position(text)).isInstanceOf(Malformed.class);
    }
}

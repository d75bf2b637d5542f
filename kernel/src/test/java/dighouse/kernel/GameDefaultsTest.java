package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What a game gets that writes no more than it must.
class GameDefaultsTest {
    private final Countdown game = new Countdown();
    private final Setup setup = Setup.of(game, PlainEdition.STANDARD, 2);

    /// A to take from so many matches.
    private Countdown.Heap heap(String matches) {
        return Match.at(game, setup, matches + " 0 1").position();
    }

    @Test
    void itHasOneEditionAndNothingToChoose() {
        assertThat(game.rulesNumber()).isEqualTo(1);
        assertThat(game.oldestRules()).isEqualTo(1);
        assertThat(game.edition("{\"id\":\"standard\"}")).isEqualTo(PlainEdition.STANDARD);
        assertThat(game.options(PlainEdition.STANDARD, 2, 0)).isEmpty();
        assertThat(game.missions(PlainEdition.STANDARD)).isZero();
        assertThat(game.goals(setup)).isEmpty();
        assertThat(game.progress(heap("3"))).isEqualTo(Progress.UNKNOWN);
    }

    @Test
    void outcomesComeByTheWeightsOfTheList() {
        Countdown.Heap heap = new Match<>(game, setup).position();

        assertThat(game.weight(heap)).isEqualTo(6);
        assertThat(List.of(0, 1, 2, 3, 5))
                .map(r -> game.outcome(heap, r))
                .containsExactly(3, 4, 4, 5, 5);
    }

    @Test
    void aMoveThatIsNotListedIsRefusedInTheNameOfTheGame() {
        assertThat(game.refusal(heap("1"), 0, 1)).isNull();
        assertThat(game.refusal(heap("1"), 0, 2)).isEqualTo(Refusal.by("COUNTDOWN-MOVES"));
        assertThat(game.refusal(heap("1"), 0, 3)).isEqualTo(Refusal.noSuchMove());
    }

    @Test
    void everyMoveIsWholeAndFinal() {
        assertThat(game.rests(heap("3"))).isTrue();
        assertThat(game.seals(heap("3"), 1)).isTrue();
    }

    @Test
    void theOnlyMoveIsAutomaticAndTheFirstOneIsForAnAbsentSeat() {
        assertThat(game.automatic(heap("1"))).isTrue();
        assertThat(game.automatic(heap("2"))).isFalse();
        assertThat(game.automatic(new Match<>(game, setup).position())).isFalse();
        assertThat(game.fallback(heap("2"))).isEqualTo(1);
    }

    @Test
    void everybodyIsToldWhoPlayedWhat() {
        assertThat(game.describe(heap("2"), 1))
                .isEqualTo(Phrase.of("play", Argument.plain("move", "1")));
        assertThat(game.tell(heap("2"), 1, Viewer.BYSTANDER))
                .map(Event::phrase)
                .containsExactly(
                        Phrase.of("play", Argument.seat("seat", 0), Argument.plain("move", "1")));
        assertThat(game.tell(new Match<>(game, setup).position(), 3, 0))
                .map(Event::phrase)
                .containsExactly(Phrase.of("play", Argument.plain("move", "3")));
    }

    @Test
    void whoHasMorePointsHasWon() {
        Match<Countdown.Heap> match = Match.at(game, setup, "2 0 1");
        match.apply(2);

        assertThat(game.score(match.position()))
                .containsExactly(
                        new Score(0, 1, List.of(new Score.Part(Phrase.of("points"), 1))),
                        new Score(1, 0, List.of()));
        assertThat(GameRecord.resultText(game.result(match.position())))
                .isEqualTo("1. A 1, 2. B 0");
        assertThat(game.won(match.position())).isFalse();
        assertThat(game.tieBreak(match.position(), 0)).isZero();
    }

    @Test
    void nothingIsHidden() {
        Countdown.Heap imagined = game.position();
        game.imagine(heap("3"), 1, new Xoshiro(1), imagined);

        assertThat(imagined).isEqualTo(heap("3"));
        assertThat(game.hasOpenPoints(setup)).isFalse();
    }

    @Test
    void smallPositionsAreEqualIfTheirIntsAre() {
        assertThat(heap("3")).isEqualTo(heap("3")).hasSameHashCodeAs(heap("3"));
        assertThat(heap("3")).isNotEqualTo(heap("2"));
        assertThat(heap("3").hash()).isNotEqualTo(heap("2").hash());
        Countdown.Heap heap = heap("3");
        assertThat(heap.scratch()).isSameAs(heap.scratch());
    }
}

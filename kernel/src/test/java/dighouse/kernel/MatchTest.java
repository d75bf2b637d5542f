package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchTest {
    private final Pebbles game = new Pebbles();
    private final Match<Pebbles.Heap> match = new Match<>(game, Pebbles.setup());

    @Test
    void aRefusedMoveChangesNothing() {
        match.draw((number, weight) -> 3);
        long before = match.position().hash();

        assertThat(match.play(1, Pebbles.PICK)).isEqualTo(Refusal.notYourDecision());
        assertThat(match.play(0, Pebbles.STOP)).isEqualTo(Refusal.by("PBL-04"));
        assertThat(match.play(0, 99)).isEqualTo(Refusal.noSuchMove());
        assertThat(match.position().hash()).isEqualTo(before);
        assertThat(match.size()).isEqualTo(1);
    }

    @Test
    void chanceIsAskedByTheNumberOfItsDraw() {
        StringBuilder asked = new StringBuilder();
        Chance chance =
                (number, weight) -> {
                    asked.append(number).append('/').append(weight).append(' ');
                    return 0;
                };

        playTurn(chance);
        playTurn(chance);

        assertThat(asked).hasToString("0/4 1/4 ");
        assertThat(match.draws()).isEqualTo(2);
    }

    @Test
    void aSeatGoesBackOverItsOwnUnsealedPliesOnly() {
        match.draw((number, weight) -> 3);
        match.apply(Pebbles.PICK);
        match.apply(Pebbles.PICK);

        assertThat(match.earliest(0)).isEqualTo(1);
        assertThat(match.earliest(1)).isEqualTo(match.size());
        assertThat(match.draftStart()).isEqualTo(1);
        assertThat(match.stepBack(0)).isEqualTo(1);

        match.goBack(0, 2);

        assertThat(game.notation().position(match.position())).isEqualTo("A4/3/1");
        assertThat(match.draws()).isEqualTo(1);
    }

    @Test
    void nobodyGoesBackOverASealOrChance() {
        playTurn((number, weight) -> 0);
        assertThat(match.earliest(0)).isEqualTo(match.size());
        match.draw((number, weight) -> 0);

        assertThat(match.earliest(1)).isEqualTo(match.size());
        assertThat(match.stepBack(1)).isEqualTo(match.size());
        assertThatThrownBy(() -> match.goBack(1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> match.goBack(0, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aForkGoesItsOwnWay() {
        match.draw((number, weight) -> 3);

        Match<Pebbles.Heap> fork = match.fork();
        fork.apply(Pebbles.PICK);
        fork.apply(Pebbles.PICK);
        fork.goBack(0, 2);

        assertThat(fork.size()).isEqualTo(2);
        assertThat(fork.draws()).isEqualTo(1);
        assertThat(fork.stepBack(0)).isEqualTo(1);
        assertThat(match.size()).isEqualTo(1);
        assertThat(match.position().picked).isZero();
    }

    @Test
    void aMatchFromANotatedPositionCountsFromThere() {
        Match<Pebbles.Heap> from = at("B4/0/0");

        from.draw((number, weight) -> (int) number);
        from.apply(Pebbles.PICK);

        assertThat(from.size()).isEqualTo(2);
        assertThat(from.draws()).isEqualTo(1);
        assertThat(notation(from)).isEqualTo("B3/1/1");
        assertThat(from.isWhole()).isFalse();
        assertThat(match.isWhole()).isTrue();
    }

    @Test
    void aMatchFromANotatedPositionGoesBackToItAndNotBelow() {
        Match<Pebbles.Heap> from = at("B4/3/1");
        from.apply(Pebbles.PICK);

        assertThat(from.earliest(1)).isZero();
        assertThatThrownBy(() -> from.goBack(1, -1)).isInstanceOf(IllegalArgumentException.class);

        from.goBack(1, 0);

        assertThat(notation(from)).isEqualTo("B4/3/1");
        assertThat(from.stepBack(1)).isEqualTo(from.size());
    }

    @Test
    void aForkOfAMatchFromANotatedPositionGoesBackToItToo() {
        Match<Pebbles.Heap> from = at("B4/3/1");
        from.apply(Pebbles.PICK);

        Match<Pebbles.Heap> fork = from.fork();
        fork.goBack(1, 0);

        assertThat(notation(fork)).isEqualTo("B4/3/1");
        assertThat(notation(from)).isEqualTo("B3/3/2");
    }

    @Test
    void onlyAWholeMatchIsRecorded() {
        assertThatThrownBy(() -> record(at("B4/3/1"))).isInstanceOf(IllegalArgumentException.class);
        assertThat(record(match).lines()).isEmpty();
    }

    @Test
    void textThatIsNoPositionIsRefused() {
        assertThatThrownBy(() -> at("B4")).isInstanceOf(Malformed.class);
    }

    @Test
    void afterTheEndNothingIsAccepted() {
        Setup one = Setup.of(game, new Pebbles.Plain("plain"), 2, 0, Map.of("heap", "1"));
        Match<Pebbles.Heap> over = new Match<>(game, one);
        over.draw((number, weight) -> 0);
        over.apply(Pebbles.PICK);
        over.apply(Pebbles.STOP);

        assertThat(over.isOver()).isTrue();
        assertThat(over.play(0, Pebbles.PICK)).isEqualTo(Refusal.gameOver());
    }

    @Test
    void walksCountLinesAndPlayoutsEnd() {
        Pebbles.Heap heap = game.position();
        game.start(Pebbles.setup(), heap);

        assertThat(Walk.count(game, heap, 0)).isEqualTo(1);
        assertThat(Walk.count(game, heap, 1)).isEqualTo(3);
        assertThat(Walk.count(game, heap, 3)).isEqualTo(3 + 2); // stop, or pick on where one may
        assertThat(Playout.run(game, heap, new Xoshiro(1), new MoveList()))
                .isBetween(5, game.longest(Pebbles.setup()));
        assertThat(game.actor(heap)).isEqualTo(Actor.NOBODY);
    }

    private Match<Pebbles.Heap> at(String notation) {
        return Match.at(game, Pebbles.setup(), notation);
    }

    private String notation(Match<Pebbles.Heap> of) {
        return game.notation().position(of.position());
    }

    private static GameRecord record(Match<Pebbles.Heap> of) {
        return GameRecord.of(of, List.of("Anna", "Bo"), GameRecord.Proof.NONE, false);
    }

    private void playTurn(Chance chance) {
        match.draw(chance);
        match.apply(Pebbles.PICK);
        match.apply(Pebbles.STOP);
    }
}

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
    void chanceAndAutomaticMovesPlayUntilASeatHasToChoose() {
        StringBuilder heard = new StringBuilder();
        Match<Pebbles.Heap> from = at("B4/1/1"); // one more may not be picked: stop is automatic

        from.settle((number, weight) -> 3, ply -> heard.append(from.line(ply)).append(" | "));

        assertThat(heard).hasToString("B stop | * limit 3 | ");
        assertThat(notation(from)).isEqualTo("A4/3/0");
        assertThat(from.draws()).isEqualTo(1);
    }

    @Test
    void theAutomaticMovesOfASeatEndBeforeChance() {
        Match<Pebbles.Heap> from = at("B4/1/1");

        from.settle(0, ply -> {});
        assertThat(from.size()).isZero();

        from.settle(1, ply -> {});
        assertThat(notation(from)).isEqualTo("A4/0/0");
    }

    @Test
    void settlingEndsWithTheGame() {
        Match<Pebbles.Heap> from = at("A0/3/1");

        from.settle((number, weight) -> 0, ply -> {});

        assertThat(from.isOver()).isTrue();
    }

    @Test
    void aCursorWalksAlongThePliesThatStand() {
        playTurn((number, weight) -> 3);
        StringBuilder seen = new StringBuilder();

        for (var at = match.cursor(); at.hasNext(); at.next()) {
            seen.append(at.index()).append(Seats.letter(at.actor())).append(at.ply()).append(' ');
        }

        assertThat(seen).hasToString("0*3 1A0 2A1 ");
        assertThat(match.cursor().moveTo(3).position()).isEqualTo(match.position());
    }

    @Test
    void aCursorDoesNotWalkBack() {
        playTurn((number, weight) -> 3);
        var at = match.cursor().moveTo(2);

        assertThatThrownBy(() -> at.moveTo(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> at.moveTo(4)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aCursorOfANotatedPositionBeginsThere() {
        Match<Pebbles.Heap> from = at("B4/3/1");
        from.apply(Pebbles.PICK);

        assertThat(game.notation().position(from.cursor().position())).isEqualTo("B4/3/1");
        assertThat(notation(from.upTo(0))).isEqualTo("B4/3/1");
    }

    @Test
    void aCursorAtTheEndFollowsWhatIsPlayedNext() {
        match.draw((number, weight) -> 3);
        var since = match.cursorAtEnd();
        assertThat(since.hasNext()).isFalse();

        match.apply(Pebbles.PICK);

        assertThat(since.hasNext()).isTrue();
        assertThat(since.index()).isEqualTo(1);
        assertThat(since.ply()).isEqualTo(Pebbles.PICK);
    }

    @Test
    void aMatchUpToSomePlyKnowsHowFarItMayGoBack() {
        match.draw((number, weight) -> 3);
        match.apply(Pebbles.PICK);
        match.apply(Pebbles.PICK);

        Match<Pebbles.Heap> earlier = match.upTo(2);

        assertThat(notation(earlier)).isEqualTo("A4/3/1");
        assertThat(earlier.earliest(0)).isEqualTo(1);
        assertThat(earlier.draws()).isEqualTo(1);
    }

    @Test
    void aLineSaysWhoPlaysWhatAndIsReadOnlyForThem() {
        Match<Pebbles.Heap> from = at("B4/3/1");

        assertThat(from.line(Pebbles.PICK)).isEqualTo("B pick");
        assertThat(from.read("B pick")).isEqualTo(Pebbles.PICK);
        assertThatThrownBy(() -> from.read("A pick")).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> at("A0/0/0").read("A pick")).isInstanceOf(Malformed.class);
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

package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.other;

import dighouse.examples.gofish.GoFishPosition.Phase;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Told;
import java.util.ArrayList;
import java.util.List;

/// What happens in a game of Go Fish, as one viewer learns it.
@Told
public sealed interface GoFishEvent extends Event {

    record Dealt(int seat, String rank) implements GoFishEvent {}

    /// A card was dealt, and the viewer did not see it.
    record DealtHidden(int seat) implements GoFishEvent {}

    record Asked(int seat, String rank) implements GoFishEvent {}

    record Gave(int seat, String rank, int number) implements GoFishEvent {}

    /// The seat that was asked has none.
    record HadNone(int seat) implements GoFishEvent {}

    record Fished(int seat, String rank) implements GoFishEvent {}

    /// A card was fished, and the viewer did not see it.
    record FishedHidden(int seat) implements GoFishEvent {}

    record LaidBook(int seat, String rank) implements GoFishEvent {}

    record GameEnded() implements GoFishEvent {}

    @Override
    default Phrase phrase() {
        return GoFishEventPhrases.of(this);
    }

    /// What this viewer learns from a ply about to be played.
    static List<GoFishEvent> of(GoFish game, GoFishPosition before, int rank, int viewer) {
        int seat = before.seat;
        String name = GoFishNotation.rankName(rank);
        GoFishPosition after = game.position();
        after.copyFrom(before);
        game.play(after, rank);
        boolean book = after.books(seat) != before.books(seat);
        boolean seen = book || viewer == seat || rank == before.asked;
        List<GoFishEvent> events = new ArrayList<>();
        switch (before.phase) {
            case DEAL -> events.add(seen ? new Dealt(seat, name) : new DealtHidden(seat));
            case FISH -> events.add(seen ? new Fished(seat, name) : new FishedHidden(seat));
            case ASK -> {
                int given = before.hand[other(seat) * RANKS + rank];
                events.add(new Asked(seat, name));
                events.add(
                        given > 0 ? new Gave(other(seat), name, given) : new HadNone(other(seat)));
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
        if (book) {
            events.add(new LaidBook(seat, name));
        }
        if (after.phase == Phase.OVER) {
            events.add(new GameEnded());
        }
        return events;
    }
}

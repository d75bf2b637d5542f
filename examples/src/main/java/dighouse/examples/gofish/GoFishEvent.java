package dighouse.examples.gofish;

import static dighouse.examples.gofish.GoFishPosition.RANKS;
import static dighouse.examples.gofish.GoFishPosition.other;

import dighouse.examples.gofish.GoFishPosition.Phase;
import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import java.util.ArrayList;
import java.util.List;

/// What happens in a game of Go Fish, as one viewer learns it.
public sealed interface GoFishEvent extends Event {

    record Dealt(int seat, String rank) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealt", Argument.seat("seat", seat), Argument.term("rank", rank));
        }
    }

    /// A card was dealt, and the viewer did not see it.
    record DealtHidden(int seat) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealtHidden", Argument.seat("seat", seat));
        }
    }

    record Asked(int seat, String rank) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("asked", Argument.seat("seat", seat), Argument.term("rank", rank));
        }
    }

    record Gave(int seat, String rank, int number) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "gave",
                    Argument.seat("seat", seat),
                    Argument.term("rank", rank),
                    Argument.number("number", number));
        }
    }

    /// The seat that was asked has none.
    record HadNone(int seat) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("hadNone", Argument.seat("seat", seat));
        }
    }

    record Fished(int seat, String rank) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("fished", Argument.seat("seat", seat), Argument.term("rank", rank));
        }
    }

    /// A card was fished, and the viewer did not see it.
    record FishedHidden(int seat) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("fishedHidden", Argument.seat("seat", seat));
        }
    }

    record LaidBook(int seat, String rank) implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("laidBook", Argument.seat("seat", seat), Argument.term("rank", rank));
        }
    }

    record GameEnded() implements GoFishEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("gameEnded");
        }
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

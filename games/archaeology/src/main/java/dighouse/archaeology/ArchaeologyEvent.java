package dighouse.archaeology;

import dighouse.kernel.Argument.Count;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Seat;
import dighouse.kernel.annotation.Told;
import java.util.List;

/// What a viewer learns from a ply. Events whose name ends in `Hidden` are for viewers who may not
/// know the card (ARC-INFO-09). Treasures and chambers are named by their ids.
@Told
public sealed interface ArchaeologyEvent extends Event {

    record Dealt(int seat, String treasure) implements ArchaeologyEvent {}

    record DealtHidden(int seat) implements ArchaeologyEvent {}

    /// A card of the starting market.
    record Laid(String treasure) implements ArchaeologyEvent {}

    /// The starting player is drawn.
    record Began(int seat) implements ArchaeologyEvent {}

    record Dug(int seat, String treasure) implements ArchaeologyEvent {}

    record DugHidden(int seat) implements ArchaeologyEvent {}

    record ThiefCame(int seat) implements ArchaeologyEvent {}

    record NothingToSteal(int seat) implements ArchaeologyEvent {}

    record SandstormCame(int seat) implements ArchaeologyEvent {}

    /// The victim is chosen, the card is not drawn yet.
    record Robbed(int seat, @Seat int victim) implements ArchaeologyEvent {}

    record Stole(int seat, @Seat int victim, String treasure) implements ArchaeologyEvent {}

    record StoleHidden(int seat, @Seat int victim) implements ArchaeologyEvent {}

    /// All cards that a seat loses in a sandstorm.
    record Lost(int seat, @Kind("treasure") List<Count> treasures) implements ArchaeologyEvent {
        public Lost {
            treasures = List.copyOf(treasures);
        }
    }

    record Traded(
            int seat, @Kind("treasure") List<Count> given, @Kind("treasure") List<Count> taken)
            implements ArchaeologyEvent {
        public Traded {
            given = List.copyOf(given);
            taken = List.copyOf(taken);
        }
    }

    record Explored(int seat, String chamber, int maps) implements ArchaeologyEvent {}

    record Found(int seat, String treasure) implements ArchaeologyEvent {}

    record FoundHidden(int seat) implements ArchaeologyEvent {}

    record Sold(int seat, String treasure, int size, int points) implements ArchaeologyEvent {}

    record Ended(int seat) implements ArchaeologyEvent {}

    /// A turn of the closing phase ended without an action.
    record Passed(int seat) implements ArchaeologyEvent {}

    /// A turn begins in which a sale is owed.
    record MustSell(int seat) implements ArchaeologyEvent {}

    record ClosingBegan() implements ArchaeologyEvent {}

    record GameEnded() implements ArchaeologyEvent {}

    @Override
    default Phrase phrase() {
        return ArchaeologyEventPhrases.of(this);
    }
}

package dighouse.archaeology;

import dighouse.kernel.Argument;
import dighouse.kernel.Argument.Count;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import java.util.List;

/// What a viewer learns from a ply. Events whose name ends in `Hidden` are told to those who may
/// not know the card (ARC-INFO-09). Treasures and chambers are named by their ids.
public sealed interface ArchaeologyEvent extends Event {

    record Dealt(int seat, String treasure) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealt", seatOf(seat), treasureOf(treasure));
        }
    }

    record DealtHidden(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealtHidden", seatOf(seat));
        }
    }

    /// A card of the starting market.
    record Laid(String treasure) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("laid", treasureOf(treasure));
        }
    }

    /// The starting player is drawn.
    record Began(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("began", seatOf(seat));
        }
    }

    record Dug(int seat, String treasure) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dug", seatOf(seat), treasureOf(treasure));
        }
    }

    record DugHidden(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dugHidden", seatOf(seat));
        }
    }

    record ThiefCame(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("thiefCame", seatOf(seat));
        }
    }

    record NothingToSteal(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("nothingToSteal", seatOf(seat));
        }
    }

    record SandstormCame(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("sandstormCame", seatOf(seat));
        }
    }

    /// The victim is chosen, the card is not drawn yet.
    record Robbed(int seat, int victim) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("robbed", seatOf(seat), Argument.seat("victim", victim));
        }
    }

    record Stole(int seat, int victim, String treasure) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "stole", seatOf(seat), Argument.seat("victim", victim), treasureOf(treasure));
        }
    }

    record StoleHidden(int seat, int victim) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("stoleHidden", seatOf(seat), Argument.seat("victim", victim));
        }
    }

    /// All cards that a seat loses in a sandstorm.
    record Lost(int seat, List<Count> treasures) implements ArchaeologyEvent {
        public Lost {
            treasures = List.copyOf(treasures);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "lost", seatOf(seat), Argument.tally("treasures", "treasure", treasures));
        }
    }

    record Traded(int seat, List<Count> given, List<Count> taken) implements ArchaeologyEvent {
        public Traded {
            given = List.copyOf(given);
            taken = List.copyOf(taken);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "traded",
                    seatOf(seat),
                    Argument.tally("given", "treasure", given),
                    Argument.tally("taken", "treasure", taken));
        }
    }

    record Explored(int seat, String chamber, int maps) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "explored",
                    seatOf(seat),
                    Argument.term("chamber", chamber),
                    Argument.number("maps", maps));
        }
    }

    record Found(int seat, String treasure) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("found", seatOf(seat), treasureOf(treasure));
        }
    }

    record FoundHidden(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("foundHidden", seatOf(seat));
        }
    }

    record Sold(int seat, String treasure, int size, int points) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "sold",
                    seatOf(seat),
                    treasureOf(treasure),
                    Argument.number("size", size),
                    Argument.number("points", points));
        }
    }

    record Ended(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("ended", seatOf(seat));
        }
    }

    /// A turn of the closing phase ended without an action.
    record Passed(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("passed", seatOf(seat));
        }
    }

    /// A turn begins in which a sale is owed.
    record MustSell(int seat) implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("mustSell", seatOf(seat));
        }
    }

    record ClosingBegan() implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("closingBegan");
        }
    }

    record GameEnded() implements ArchaeologyEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("gameEnded");
        }
    }

    private static Argument seatOf(int seat) {
        return Argument.seat("seat", seat);
    }

    private static Argument treasureOf(String treasure) {
        return Argument.term("treasure", treasure);
    }
}

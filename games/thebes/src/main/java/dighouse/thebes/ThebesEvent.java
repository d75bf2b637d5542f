package dighouse.thebes;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;

/// What happened, told alike to everybody: nothing is hidden from one player only. Places, cards
/// and finds are named as in [Names].
public sealed interface ThebesEvent extends Event {

    /// An artefact was laid on a site as its first-dig bonus.
    record BonusLaid(String site, String find) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "bonusLaid", Argument.term("site", "place", site), Argument.term("find", find));
        }
    }

    /// A time marker was put on the start stack, below those before it.
    record OnTop(int seat) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("onTop", Argument.seat("seat", seat));
        }
    }

    /// A researcher card came into the display.
    record CardLaid(int slot, String card, String city, int weeks) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "cardLaid",
                    Argument.number("slot", slot),
                    Argument.term("card", card),
                    Argument.term("city", "place", city),
                    Argument.number("weeks", weeks));
        }
    }

    /// An exhibition came into the row.
    record ExhibitionCame(String exhibition, String city) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "exhibitionCame",
                    Argument.term("exhibition", exhibition),
                    Argument.term("city", "place", city));
        }
    }

    /// An exhibition fell off the row.
    record PushedOut(String exhibition, String city) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "pushedOut",
                    Argument.term("exhibition", exhibition),
                    Argument.term("city", "place", city));
        }
    }

    /// The draw pile was made anew from so many cards.
    record Shuffled(int cards) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("shuffled", Argument.number("cards", cards));
        }
    }

    /// A journey by land.
    record Travelled(int seat, String place, int weeks) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "travelled",
                    Argument.seat("seat", seat),
                    Argument.term("place", place),
                    Argument.number("weeks", weeks));
        }
    }

    /// A journey by zeppelin; the card is discarded.
    record Flew(int seat, String place) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("flew", Argument.seat("seat", seat), Argument.term("place", place));
        }
    }

    /// A marker entered a new year: the player's permits are valid again.
    record YearBegan(int seat, int year) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "yearBegan", Argument.seat("seat", seat), Argument.number("year", year));
        }
    }

    /// A researcher card was taken.
    record Took(int seat, String card, String city, int weeks) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "took",
                    Argument.seat("seat", seat),
                    Argument.term("card", card),
                    Argument.term("city", "place", city),
                    Argument.number("weeks", weeks));
        }
    }

    /// The display was discarded.
    record Exchanged(int seat, int weeks) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "exchanged", Argument.seat("seat", seat), Argument.number("weeks", weeks));
        }
    }

    /// An exhibition was organised.
    record Showed(int seat, String exhibition, String city, int weeks, int points)
            implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "showed",
                    Argument.seat("seat", seat),
                    Argument.term("exhibition", exhibition),
                    Argument.term("city", "place", city),
                    Argument.number("weeks", weeks),
                    Argument.number("points", points));
        }
    }

    /// A dig was announced.
    record DigBegan(int seat, String site, int knowledge, int weeks, int tokens)
            implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "digBegan",
                    Argument.seat("seat", seat),
                    Argument.term("site", "place", site),
                    Argument.number("knowledge", knowledge),
                    Argument.number("weeks", weeks),
                    Argument.number("tokens", tokens));
        }
    }

    /// An artefact came out of the bag.
    record Found(int seat, String find, int points) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "found",
                    Argument.seat("seat", seat),
                    Argument.term("find", find),
                    Argument.number("points", points));
        }
    }

    /// A knowledge token came out of the bag.
    record FoundBook(int seat, String find) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("foundBook", Argument.seat("seat", seat), Argument.term("find", find));
        }
    }

    /// A worthless token was drawn.
    record DrewBlank(int seat) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("drewBlank", Argument.seat("seat", seat));
        }
    }

    /// The first dig at the site earned its bonus.
    record BonusWon(int seat, String find, int points) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "bonusWon",
                    Argument.seat("seat", seat),
                    Argument.term("find", find),
                    Argument.number("points", points));
        }
    }

    /// A card was used up and discarded.
    record UsedUp(int seat, String card) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("usedUp", Argument.seat("seat", seat), Argument.term("card", card));
        }
    }

    /// A player put the marker on the end space.
    record Retired(int seat) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("retired", Argument.seat("seat", seat));
        }
    }

    /// A marker reached the end space.
    record Finished(int seat) implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("finished", Argument.seat("seat", seat));
        }
    }

    /// All markers are on the end space.
    record GameEnded() implements ThebesEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("gameEnded");
        }
    }
}

package dighouse.pergamon;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;

/// What happened, as everybody at the table may know it. Tiles are named by number and by what is
/// printed on them, since an edition of one's own has tiles of its own.
public sealed interface PergamonEvent extends Event {

    private static Argument seatOf(int seat) {
        return Argument.seat("seat", seat);
    }

    private static Argument galleryOf(int gallery) {
        return Argument.term("gallery", Names.gallery(gallery));
    }

    private static Argument markerOf(int marker) {
        return Argument.term("marker", Names.marker(marker));
    }

    private static Argument number(String name, int value) {
        return Argument.number(name, value);
    }

    record Began(int seat) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("began", seatOf(seat));
        }
    }

    record RoundBegan(int round) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("roundBegan", number("round", round));
        }
    }

    record TopSeen(String back) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("topSeen", Argument.term("back", back));
        }
    }

    record Revealed(int tile, String left, int year, String right, int century)
            implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "revealed",
                    number("tile", tile),
                    Argument.term("left", "object", left),
                    number("year", year),
                    Argument.term("right", "object", right),
                    number("century", century));
        }
    }

    record LeftUnseen(int tiles) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("leftUnseen", number("tiles", tiles));
        }
    }

    record Laid(int tile, int gallery) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("laid", number("tile", tile), galleryOf(gallery));
        }
    }

    record CardLaid(String back) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("cardLaid", Argument.term("back", back));
        }
    }

    record RaiderEntered(int space) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("raiderEntered", number("space", space));
        }
    }

    record Asked(int seat, int space, int coins, int gallery) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "asked",
                    seatOf(seat),
                    number("space", space),
                    number("coins", coins),
                    galleryOf(gallery));
        }
    }

    record TurnedUp(int coins) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("turnedUp", number("coins", coins));
        }
    }

    record Received(int seat, int coins) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("received", seatOf(seat), number("coins", coins));
        }
    }

    record RaiderReceived(int coins) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("raiderReceived", number("coins", coins));
        }
    }

    record Dug(int seat, int gallery, int coins, int tiles) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "dug",
                    seatOf(seat),
                    galleryOf(gallery),
                    number("coins", coins),
                    number("tiles", tiles));
        }
    }

    record DugNothing(int seat) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dugNothing", seatOf(seat));
        }
    }

    record Disbanded(int seat, int marker) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("disbanded", seatOf(seat), markerOf(marker));
        }
    }

    record Exhibited(int seat, int marker, int tiles, int points, int space, int pushed)
            implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "exhibited",
                    seatOf(seat),
                    markerOf(marker),
                    number("tiles", tiles),
                    number("points", points),
                    number("space", space),
                    number("pushed", pushed));
        }
    }

    record Left(int seat, int marker) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("left", seatOf(seat), markerOf(marker));
        }
    }

    record Dropped(int seat, int tile) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dropped", seatOf(seat), number("tile", tile));
        }
    }

    record Stored(int seat, int tiles, int coins) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "stored", seatOf(seat), number("tiles", tiles), number("coins", coins));
        }
    }

    record RaiderDug(int gallery, int coins, int tiles) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "raiderDug",
                    galleryOf(gallery),
                    number("coins", coins),
                    number("tiles", tiles));
        }
    }

    record RaiderIdle() implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("raiderIdle");
        }
    }

    record Visited(int seat, int tickets) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("visited", seatOf(seat), number("tickets", tickets));
        }
    }

    record OldestOfKind(int seat, String object, int date, int tickets) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "oldestOfKind",
                    seatOf(seat),
                    Argument.term("object", object),
                    number("date", date),
                    number("tickets", tickets));
        }
    }

    record NoneOfKind(String object) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("noneOfKind", Argument.term("object", object));
        }
    }

    record OldestOfAll(int seat, int rank, int date, int tickets) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "oldestOfAll",
                    seatOf(seat),
                    number("rank", rank),
                    number("date", date),
                    number("tickets", tickets));
        }
    }

    record Decayed(int spaces) implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("decayed", number("spaces", spaces));
        }
    }

    record GameEnded() implements PergamonEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("gameEnded");
        }
    }
}

package dighouse.marajoara;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Phrase;

/// What happened, as everybody at the table may know it. Cells are named as on the board; `money`
/// and `points` are amounts, `neighbours` the points for neighbouring pieces.
public sealed interface MarajoaraEvent extends Event {

    private static Argument seatOf(int seat) {
        return Argument.seat("seat", seat);
    }

    private static Argument number(String name, int value) {
        return Argument.number(name, value);
    }

    private static Argument colourOf(String colour) {
        return Argument.term("colour", colour);
    }

    private static Argument trackOf(String track) {
        return Argument.term("track", track);
    }

    private static Argument cellOf(String name, String cell) {
        return MoveDescriber.plain(name, cell);
    }

    record Dealt(String colour, String cell) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealt", colourOf(colour), cellOf("cell", cell));
        }
    }

    record Rolled(int value, String cell) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("rolled", number("value", value), cellOf("cell", cell));
        }
    }

    record Began(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("began", seatOf(seat));
        }
    }

    record RoundBegan(int round) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("roundBegan", number("round", round));
        }
    }

    record YellowMuseumChosen(int museum) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("yellowMuseumChosen", number("museum", museum));
        }
    }

    record TokenPlaced(int seat, String cell) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("tokenPlaced", seatOf(seat), cellOf("cell", cell));
        }
    }

    record TokenKept(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("tokenKept", seatOf(seat));
        }
    }

    record Captured(
            int seat,
            String colour,
            int value,
            String from,
            String to,
            int becomes,
            String captured,
            int worth)
            implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "captured",
                    seatOf(seat),
                    colourOf(colour),
                    number("value", value),
                    cellOf("from", from),
                    cellOf("to", to),
                    number("becomes", becomes),
                    Argument.term("captured", "colour", captured),
                    number("worth", worth));
        }
    }

    record Overflowed(int seat, String colour, int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "overflowed", seatOf(seat), colourOf(colour), number("points", points));
        }
    }

    record Raised(int seat, String colour, int value, int becomes) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "raised",
                    seatOf(seat),
                    colourOf(colour),
                    number("value", value),
                    number("becomes", becomes));
        }
    }

    record PipsDeclined(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("pipsDeclined", seatOf(seat));
        }
    }

    record Stored(int seat, String colour, int value) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("stored", seatOf(seat), colourOf(colour), number("value", value));
        }
    }

    record Excavated(int seat, String track, int space) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("excavated", seatOf(seat), trackOf(track), number("space", space));
        }
    }

    record Stayed(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("stayed", seatOf(seat));
        }
    }

    record Arrived(int seat, String track, int place) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("arrived", seatOf(seat), trackOf(track), number("place", place));
        }
    }

    record Scored(int seat, int points, String what) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "scored",
                    seatOf(seat),
                    number("points", points),
                    Argument.term("what", "bonus", what));
        }
    }

    record Exhibited(int seat, int value, int points, int space) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "exhibited",
                    seatOf(seat),
                    number("value", value),
                    number("points", points),
                    number("space", space));
        }
    }

    record Restored(int seat, String piece, int points, int neighbours) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "restored",
                    seatOf(seat),
                    Argument.term("piece", piece),
                    number("points", points),
                    number("neighbours", neighbours));
        }
    }

    record Paid(int seat, int money) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("paid", seatOf(seat), number("money", money));
        }
    }

    record Financed(int seat, int value, int becomes) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "financed", seatOf(seat), number("value", value), number("becomes", becomes));
        }
    }

    record Moved(int seat, String colour, int value, String from, String to)
            implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "moved",
                    seatOf(seat),
                    colourOf(colour),
                    number("value", value),
                    cellOf("from", from),
                    cellOf("to", to));
        }
    }

    record Exchanged(int seat, String colour, int value, String other, int otherValue)
            implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "exchanged",
                    seatOf(seat),
                    colourOf(colour),
                    number("value", value),
                    Argument.term("other", "colour", other),
                    number("otherValue", otherValue));
        }
    }

    record Spent(int seat, String colour, int value) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("spent", seatOf(seat), colourOf(colour), number("value", value));
        }
    }

    record PushedOut(int seat, String colour, int value) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("pushedOut", seatOf(seat), colourOf(colour), number("value", value));
        }
    }

    record Doubled(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("doubled", seatOf(seat));
        }
    }

    record Given(int seat, String colour, int value) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("given", seatOf(seat), colourOf(colour), number("value", value));
        }
    }

    record Taken(int seat, String colour, int value) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("taken", seatOf(seat), colourOf(colour), number("value", value));
        }
    }

    record TookBack(int seat, int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("tookBack", seatOf(seat), number("points", points));
        }
    }

    record BonusDeclined(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("bonusDeclined", seatOf(seat));
        }
    }

    record Skipped(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("skipped", seatOf(seat));
        }
    }

    record Stuck(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("stuck", seatOf(seat));
        }
    }

    record Removed(String colour, int value, String cell, int space) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "removed",
                    colourOf(colour),
                    number("value", value),
                    cellOf("cell", cell),
                    number("space", space));
        }
    }

    record Recycled(int seat, String colour, int value, String cell) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "recycled",
                    seatOf(seat),
                    colourOf(colour),
                    number("value", value),
                    cellOf("cell", cell));
        }
    }

    record TurnEnded(int seat) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("turnEnded", seatOf(seat));
        }
    }

    record GoalCollected(int goal, int goals) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("goalCollected", number("goal", goal), number("goals", goals));
        }
    }

    record MostVases(int seat, int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("mostVases", seatOf(seat), number("points", points));
        }
    }

    record MostPieces(int seat, int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("mostPieces", seatOf(seat), number("points", points));
        }
    }

    record TrackEnd(int seat, String track, int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("trackEnd", seatOf(seat), trackOf(track), number("points", points));
        }
    }

    record RoundTrackCost(int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("roundTrackCost", number("points", points));
        }
    }

    record UnfinishedCost(int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("unfinishedCost", number("points", points));
        }
    }

    record MissionWon(int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("missionWon", number("points", points));
        }
    }

    record MissionLost(int points) implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("missionLost", number("points", points));
        }
    }

    record GameEnded() implements MarajoaraEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("gameEnded");
        }
    }
}

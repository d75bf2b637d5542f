package dighouse.marajoara;

import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Told;

/// What happened, as everybody at the table may know it. Cells are named as on the board; `money`
/// and `points` are amounts, `neighbours` the points for neighbouring pieces.
@Told
public sealed interface MarajoaraEvent extends Event {

    record Dealt(String colour, @Kind("plain") String cell) implements MarajoaraEvent {}

    record Rolled(int value, @Kind("plain") String cell) implements MarajoaraEvent {}

    record Began(int seat) implements MarajoaraEvent {}

    record RoundBegan(int round) implements MarajoaraEvent {}

    record YellowMuseumChosen(int museum) implements MarajoaraEvent {}

    record TokenPlaced(int seat, @Kind("plain") String cell) implements MarajoaraEvent {}

    record TokenKept(int seat) implements MarajoaraEvent {}

    record Captured(
            int seat,
            String colour,
            int value,
            @Kind("plain") String from,
            @Kind("plain") String to,
            int becomes,
            @Kind("colour") String captured,
            int worth)
            implements MarajoaraEvent {}

    record Overflowed(int seat, String colour, int points) implements MarajoaraEvent {}

    record Raised(int seat, String colour, int value, int becomes) implements MarajoaraEvent {}

    record PipsDeclined(int seat) implements MarajoaraEvent {}

    record Stored(int seat, String colour, int value) implements MarajoaraEvent {}

    record Excavated(int seat, String track, int space) implements MarajoaraEvent {}

    record Stayed(int seat) implements MarajoaraEvent {}

    record Arrived(int seat, String track, int place) implements MarajoaraEvent {}

    record Scored(int seat, int points, @Kind("bonus") String what) implements MarajoaraEvent {}

    record Exhibited(int seat, int value, int points, int space) implements MarajoaraEvent {}

    record Restored(int seat, String piece, int points, int neighbours) implements MarajoaraEvent {}

    record Paid(int seat, int money) implements MarajoaraEvent {}

    record Financed(int seat, int value, int becomes) implements MarajoaraEvent {}

    record Moved(
            int seat,
            String colour,
            int value,
            @Kind("plain") String from,
            @Kind("plain") String to)
            implements MarajoaraEvent {}

    record Exchanged(
            int seat, String colour, int value, @Kind("colour") String other, int otherValue)
            implements MarajoaraEvent {}

    record Spent(int seat, String colour, int value) implements MarajoaraEvent {}

    record PushedOut(int seat, String colour, int value) implements MarajoaraEvent {}

    record Doubled(int seat) implements MarajoaraEvent {}

    record Given(int seat, String colour, int value) implements MarajoaraEvent {}

    record Taken(int seat, String colour, int value) implements MarajoaraEvent {}

    record TookBack(int seat, int points) implements MarajoaraEvent {}

    record BonusDeclined(int seat) implements MarajoaraEvent {}

    record Skipped(int seat) implements MarajoaraEvent {}

    record Stuck(int seat) implements MarajoaraEvent {}

    record Removed(String colour, int value, @Kind("plain") String cell, int space)
            implements MarajoaraEvent {}

    record Recycled(int seat, String colour, int value, @Kind("plain") String cell)
            implements MarajoaraEvent {}

    record TurnEnded(int seat) implements MarajoaraEvent {}

    record GoalCollected(int goal, int goals) implements MarajoaraEvent {}

    record MostVases(int seat, int points) implements MarajoaraEvent {}

    record MostPieces(int seat, int points) implements MarajoaraEvent {}

    record TrackEnd(int seat, String track, int points) implements MarajoaraEvent {}

    record RoundTrackCost(int points) implements MarajoaraEvent {}

    record UnfinishedCost(int points) implements MarajoaraEvent {}

    record MissionWon(int points) implements MarajoaraEvent {}

    record MissionLost(int points) implements MarajoaraEvent {}

    record GameEnded() implements MarajoaraEvent {}

    @Override
    default Phrase phrase() {
        return MarajoaraEventPhrases.of(this);
    }
}

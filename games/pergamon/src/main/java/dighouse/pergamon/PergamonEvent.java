package dighouse.pergamon;

import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Told;

/// What happened, as everybody at the table may know it. Tiles are named by number and by what is
/// printed on them, because a player's own edition has other tiles.
@Told
public sealed interface PergamonEvent extends Event {

    record Began(int seat) implements PergamonEvent {}

    record RoundBegan(int round) implements PergamonEvent {}

    record TopSeen(String back) implements PergamonEvent {}

    record Revealed(
            int tile,
            @Kind("object") String left,
            int year,
            @Kind("object") String right,
            int century)
            implements PergamonEvent {}

    record LeftUnseen(int tiles) implements PergamonEvent {}

    record Laid(int tile, String gallery) implements PergamonEvent {}

    record CardLaid(String back) implements PergamonEvent {}

    record RaiderEntered(int space) implements PergamonEvent {}

    record Asked(int seat, int space, int coins, String gallery) implements PergamonEvent {}

    record TurnedUp(int coins) implements PergamonEvent {}

    record Received(int seat, int coins) implements PergamonEvent {}

    record RaiderReceived(int coins) implements PergamonEvent {}

    record Dug(int seat, String gallery, int coins, int tiles) implements PergamonEvent {}

    record DugNothing(int seat) implements PergamonEvent {}

    record Disbanded(int seat, String marker) implements PergamonEvent {}

    record Exhibited(int seat, String marker, int tiles, int points, int space, int pushed)
            implements PergamonEvent {}

    record Left(int seat, String marker) implements PergamonEvent {}

    record Dropped(int seat, int tile) implements PergamonEvent {}

    record Stored(int seat, int tiles, int coins) implements PergamonEvent {}

    record RaiderDug(String gallery, int coins, int tiles) implements PergamonEvent {}

    record RaiderIdle() implements PergamonEvent {}

    record Visited(int seat, int tickets) implements PergamonEvent {}

    record OldestOfKind(int seat, String object, int date, int tickets) implements PergamonEvent {}

    record NoneOfKind(String object) implements PergamonEvent {}

    record OldestOfAll(int seat, int rank, int date, int tickets) implements PergamonEvent {}

    record Decayed(int spaces) implements PergamonEvent {}

    record GameEnded() implements PergamonEvent {}

    @Override
    default Phrase phrase() {
        return PergamonEventPhrases.of(this);
    }
}

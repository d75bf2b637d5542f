package dighouse.thebes;

import dighouse.kernel.Event;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Told;

/// What happened. All viewers get the same events, since nothing is hidden from one player only.
/// Places, cards and finds are named as in [Names].
@Told
public sealed interface ThebesEvent extends Event {

    /// An artefact was laid on a site as its first-dig bonus.
    record BonusLaid(@Kind("place") String site, String find) implements ThebesEvent {}

    /// A time marker was put on the start stack, below those before it.
    record OnTop(int seat) implements ThebesEvent {}

    /// A researcher card came into the display.
    record CardLaid(int slot, String card, @Kind("place") String city, int weeks)
            implements ThebesEvent {}

    /// An exhibition came into the row.
    record ExhibitionCame(String exhibition, @Kind("place") String city) implements ThebesEvent {}

    /// An exhibition fell off the row.
    record PushedOut(String exhibition, @Kind("place") String city) implements ThebesEvent {}

    /// The draw pile was made anew from so many cards.
    record Shuffled(int cards) implements ThebesEvent {}

    /// A journey by land.
    record Travelled(int seat, String place, int weeks) implements ThebesEvent {}

    /// A journey by zeppelin; the card is discarded.
    record Flew(int seat, String place) implements ThebesEvent {}

    /// A marker entered a new year: the player's permits are valid again.
    record YearBegan(int seat, int year) implements ThebesEvent {}

    /// A researcher card was taken.
    record Took(int seat, String card, @Kind("place") String city, int weeks)
            implements ThebesEvent {}

    /// The display was discarded.
    record Exchanged(int seat, int weeks) implements ThebesEvent {}

    /// An exhibition was organised.
    record Showed(int seat, String exhibition, @Kind("place") String city, int weeks, int points)
            implements ThebesEvent {}

    /// A dig was announced.
    record DigBegan(int seat, @Kind("place") String site, int knowledge, int weeks, int tokens)
            implements ThebesEvent {}

    /// An artefact came out of the bag.
    record Found(int seat, String find, int points) implements ThebesEvent {}

    /// A knowledge token came out of the bag.
    record FoundBook(int seat, String find) implements ThebesEvent {}

    /// A worthless token was drawn.
    record DrewBlank(int seat) implements ThebesEvent {}

    /// The first dig at the site earned its bonus.
    record BonusWon(int seat, String find, int points) implements ThebesEvent {}

    /// A card was used up and discarded.
    record UsedUp(int seat, String card) implements ThebesEvent {}

    /// A player put the marker on the end space.
    record Retired(int seat) implements ThebesEvent {}

    /// A marker reached the end space.
    record Finished(int seat) implements ThebesEvent {}

    /// All markers are on the end space.
    record GameEnded() implements ThebesEvent {}

    @Override
    default Phrase phrase() {
        return ThebesEventPhrases.of(this);
    }
}

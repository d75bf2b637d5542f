package dighouse.marajoara;

import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Seat;
import dighouse.kernel.annotation.Told;

/// A move or an outcome of chance with its arguments by name, for boards and for texts. There is
/// one record for each verb. Cells and sets of dice are terms of kind `plain`, because every
/// language writes them alike. In mission 6, where a seat has two museums, verbs that end in `In`
/// name the museum.
@Told
sealed interface DescribedMove {

    default Phrase phrase() {
        return DescribedMovePhrases.of(this);
    }

    // ---- the menu -----------------------------------------------------------------------------

    record End() implements DescribedMove {}

    /// The turn ends, and so many dice return to the dig site.
    record Recycle(int dice) implements DescribedMove {}

    record Confirm() implements DescribedMove {}

    record Skip() implements DescribedMove {}

    /// One player cannot go on.
    record Stuck() implements DescribedMove {}

    record Capture(Jumped jump) implements DescribedMove {}

    /// The die lands on the seat's own token.
    record CaptureOwnToken(Jumped jump) implements DescribedMove {}

    /// The die lands on the token of another seat, which gains pips.
    record CaptureOtherToken(Jumped jump, @Seat int owner) implements DescribedMove {}

    /// A jump of one die over another.
    ///
    /// @param captured colour of the die that is jumped
    /// @param worth value of that die
    record Jumped(
            String colour,
            int value,
            @Kind("plain") String from,
            @Kind("plain") String to,
            int becomes,
            @Kind("colour") String captured,
            int worth) {}

    record Exhibit(@Kind("plain") String dice, int price, int points) implements DescribedMove {}

    record ExhibitIn(Exhibit what, int museum) implements DescribedMove {}

    record Restore(String piece, @Kind("plain") String dice, int points) implements DescribedMove {}

    record RestoreIn(Restore what, int museum) implements DescribedMove {}

    record Finance(int value, int becomes, int price) implements DescribedMove {}

    record FinanceIn(Finance what, int museum) implements DescribedMove {}

    record FinanceDown(int value, int becomes, int price) implements DescribedMove {}

    record FinanceDownIn(FinanceDown what, int museum) implements DescribedMove {}

    record Fieldwork(
            String colour,
            int value,
            @Kind("plain") String from,
            @Kind("plain") String to,
            int price)
            implements DescribedMove {}

    record Exchange(
            String colour, int value, @Kind("colour") String other, int otherValue, int price)
            implements DescribedMove {}

    // ---- inside an action ---------------------------------------------------------------------

    record Pay(int pips, int value) implements DescribedMove {}

    record PayNothing(int value) implements DescribedMove {}

    record PayWhole(int value) implements DescribedMove {}

    record Load(String colour, int value) implements DescribedMove {}

    record Stop() implements DescribedMove {}

    record Decline() implements DescribedMove {}

    record GiveNoMore() implements DescribedMove {}

    record Raise(String colour, int value, int becomes) implements DescribedMove {}

    record RaiseIn(Raise what, int museum) implements DescribedMove {}

    record RaiseCaptured(String colour, int value, int becomes) implements DescribedMove {}

    record Track(String track, int space, String bonus) implements DescribedMove {}

    record TrackPips(String track, int space, int pips) implements DescribedMove {}

    record TrackPoints(String track, int space, int points) implements DescribedMove {}

    record StartToken(@Kind("plain") String cell) implements DescribedMove {}

    record Token(@Kind("plain") String cell) implements DescribedMove {}

    record Piece(String piece, int points) implements DescribedMove {}

    record PieceIn(Piece what, int museum) implements DescribedMove {}

    @SuppressWarnings("AvoidCommonTypeNames") // the verb is called so
    record Double() implements DescribedMove {}

    record Give(String colour, int value) implements DescribedMove {}

    record GiveIn(Give what, int museum) implements DescribedMove {}

    record Take(String colour, int value, int place) implements DescribedMove {}

    record YellowMuseum(int museum) implements DescribedMove {}

    record Museum(int museum) implements DescribedMove {}

    record Show(int value, int points) implements DescribedMove {}

    record ShowIn(Show what, int museum) implements DescribedMove {}

    record Coin(int value) implements DescribedMove {}

    record TakeBack(int points) implements DescribedMove {}

    record TakeBackIn(TakeBack what, int museum) implements DescribedMove {}

    record Remove(String colour, int value, @Kind("plain") String cell) implements DescribedMove {}

    record Place(@Kind("plain") String cell) implements DescribedMove {}

    record Return(String colour, int value, @Kind("plain") String cell) implements DescribedMove {}

    // ---- outcomes -----------------------------------------------------------------------------

    record Deal(String colour, @Kind("plain") String cell) implements DescribedMove {}

    record Roll(int value, @Kind("plain") String cell) implements DescribedMove {}

    record Begin(int seat) implements DescribedMove {}

    record Score() implements DescribedMove {}
}

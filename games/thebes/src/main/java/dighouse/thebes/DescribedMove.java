package dighouse.thebes;

import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Told;

/// A move or an outcome of chance with its arguments by name, for boards and for texts. There is
/// one record for each verb. `weeks` are those of the action, `travel` those of the journey by
/// land. [Names] lists the names of places, cards and finds.
@Told
sealed interface DescribedMove {

    default Phrase phrase() {
        return DescribedMovePhrases.of(this);
    }

    // ---- what a turn is for -------------------------------------------------------------------

    record Take(int slot, String card, @Kind("place") String city, int weeks, int travel)
            implements DescribedMove {}

    record Exchange(int weeks, int travel) implements DescribedMove {}

    record Show(
            String row,
            String exhibition,
            @Kind("place") String city,
            int weeks,
            int points,
            int travel)
            implements DescribedMove {}

    record Dig(@Kind("place") String site, int travel) implements DescribedMove {}

    record Retire() implements DescribedMove {}

    record Confirm() implements DescribedMove {}

    // ---- how it is done -----------------------------------------------------------------------

    record ByLand(int travel) implements DescribedMove {}

    /// A zeppelin, by the city on its card.
    record Fly(@Kind("place") String city) implements DescribedMove {}

    /// A special permission, by the city on its card.
    record Permission(@Kind("place") String city) implements DescribedMove {}

    record UseEthnological(@Kind("place") String site) implements DescribedMove {}

    record KeepEthnological(@Kind("place") String site) implements DescribedMove {}

    record UseAssistant() implements DescribedMove {}

    record KeepAssistant() implements DescribedMove {}

    record UseShovel() implements DescribedMove {}

    record KeepShovel() implements DescribedMove {}

    record Weeks(int weeks, int tokens) implements DescribedMove {}

    // ---- outcomes -----------------------------------------------------------------------------

    record LayBonus(@Kind("place") String site, String find) implements DescribedMove {}

    /// A researcher card is drawn; its number tells equal ones apart.
    record Draw(String card, int number, @Kind("place") String city) implements DescribedMove {}

    /// An exhibition is drawn; its number tells equal ones apart.
    record DrawExhibition(String exhibition, int number, @Kind("place") String city)
            implements DescribedMove {}

    record Shuffle() implements DescribedMove {}

    record Find(int seat, String find) implements DescribedMove {}

    record Top(int seat) implements DescribedMove {}
}

package dighouse.thebes;

import dighouse.kernel.annotation.Kind;
import java.util.List;

/// The cards and tokens of Thebes as everybody sees them, wherever they lie in a [ThebesView].
public final class ThebesPieces {
    private ThebesPieces() {}

    /// A researcher card: `kind` is its name in the words, such as `crete_2` or `shovel`.
    public record CardView(
            String id, @Kind("card") String kind, @Kind("place") String city, int weeks) {}

    /// An exhibition and what it needs.
    ///
    /// @param needs artefacts by site, in the order of the sites
    /// @param missing what each seat still lacks of them, by seat
    public record ExhibitionView(
            String id,
            @Kind("exhibition") String size,
            @Kind("place") String city,
            int weeks,
            int points,
            List<NeedView> needs,
            List<List<NeedView>> missing) {
        public ExhibitionView {
            needs = List.copyOf(needs);
            missing = List.copyOf(missing);
        }
    }

    /// So many artefacts of a site.
    public record NeedView(@Kind("place") String site, int number) {}

    /// A token with what is printed on it, to be admired.
    ///
    /// @param site whose bag it came from
    /// @param value points of an artefact, 0 for knowledge
    public record FindView(
            @Kind("find") String id,
            @Kind("place") String site,
            int value,
            TextView name,
            TextView date,
            TextView info) {}

    /// A text in both languages; empty where nothing is printed.
    public record TextView(String en, String fr) {}
}

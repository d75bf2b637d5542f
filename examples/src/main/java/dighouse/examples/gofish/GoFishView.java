package dighouse.examples.gofish;

import dighouse.examples.gofish.GoFishPosition.Phase;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import dighouse.kernel.Viewer;
import dighouse.kernel.annotation.Written;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What one viewer may see. Cards are written as their ranks in a row: `77Q`.
///
/// @param phase `deal`, `ask`, `fish` or `over`
/// @param seat whose turn it is; while dealing, who gets the next card
/// @param asked the rank one fishes for; `null` if for none
/// @param pool how many cards are left in it
@Written
public record GoFishView(
        String phase, int seat, @Nullable String asked, int pool, List<Place> seats)
        implements View {
    public GoFishView {
        seats = List.copyOf(seats);
    }

    @Override
    public void write(JsonWriter json) {
        GoFishViewJson.write(this, json);
    }

    /// What lies before one seat.
    ///
    /// @param cards how many it holds
    /// @param shown those of them that everybody has seen
    /// @param hand all of them, if the viewer may see them; otherwise `null`
    public record Place(int cards, String shown, String books, @Nullable String hand) {}

    static GoFishView of(GoFishPosition position, int viewer) {
        boolean fishesForOne =
                position.phase == Phase.FISH && position.asked != GoFishPosition.NONE;
        return new GoFishView(
                position.phase.text,
                position.seat,
                fishesForOne ? GoFishNotation.rankName(position.asked) : null,
                position.poolSize,
                List.of(place(position, 0, viewer), place(position, 1, viewer)));
    }

    private static Place place(GoFishPosition position, int seat, int viewer) {
        boolean open = viewer == seat || viewer == Viewer.OPEN;
        return new Place(
                position.cards(seat),
                GoFishNotation.cards(position.shown, seat),
                GoFishNotation.books(position.books(seat)),
                open ? GoFishNotation.cards(position.hand, seat) : null);
    }
}

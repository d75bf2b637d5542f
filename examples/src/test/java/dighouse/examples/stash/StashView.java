package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.KINDS;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import dighouse.kernel.Viewer;
import dighouse.kernel.annotation.Written;
import java.util.ArrayList;
import java.util.List;

/// What one viewer may see.
///
/// @param picked stashed in this turn; for others than the actor only once both are
/// @param hand what the viewer holds, by kind; after the end, all hands
/// @param stash what the viewer has stashed, by kind; after the end, all stashes
@Written
record StashView(int dealt, int turn, int picked, List<Integer> hand, List<Integer> stash)
        implements View {
    StashView {
        hand = List.copyOf(hand);
        stash = List.copyOf(stash);
    }

    static StashView of(StashPosition position, int viewer) {
        boolean secret = position.picked == 1 && viewer != position.turn;
        return new StashView(
                position.dealt,
                position.turn,
                secret ? 0 : position.picked,
                counts(position.hand, viewer),
                counts(position.stash, viewer));
    }

    private static List<Integer> counts(byte[] counts, int viewer) {
        List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            if (viewer == Viewer.OPEN || i / KINDS == viewer) {
                seen.add((int) counts[i]);
            }
        }
        return seen;
    }

    @Override
    public void write(JsonWriter json) {
        StashViewJson.write(this, json);
    }
}

package dighouse.pergamon;

import dighouse.kernel.Edition;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// An edition of Pergamon: what is printed on board, tiles and cards. Read by `EditionReader`.
public final class PergamonEdition implements Edition {
    private final String id;
    private final String json;
    private final SeatRange seats;
    private final List<String> reconstructed;
    private final Map<String, String> defaults;
    final PergamonTables tables;

    PergamonEdition(
            String id,
            String json,
            SeatRange seats,
            List<String> reconstructed,
            Map<String, String> defaults,
            PergamonTables tables) {
        this.id = id;
        this.json = json;
        this.seats = seats;
        this.reconstructed = List.copyOf(reconstructed);
        this.defaults = new LinkedHashMap<>(defaults);
        this.tables = tables;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String json() {
        return json;
    }

    SeatRange seats() {
        return seats;
    }

    /// The blocks of the file whose numbers were rebuilt, not read off the printed game
    /// (PRG-RULING-41 to 43); the table shows them as such.
    public List<String> reconstructed() {
        return reconstructed;
    }

    /// The research funds spaces as they are printed, nobody on them.
    public List<PergamonView.SpaceView> track() {
        List<PergamonView.SpaceView> track = new ArrayList<>();
        for (int space = 1; space <= PergamonTables.TRACK; space++) {
            track.add(ViewBuilder.space(tables, space, PergamonPosition.NONE));
        }
        return track;
    }

    /// Tickets of the exhibition spaces, from the first.
    public List<Integer> plan() {
        return ViewBuilder.plan(tables);
    }

    /// All find tiles, by ascending date.
    public List<PergamonView.TileView> tiles() {
        List<PergamonView.TileView> tiles = new ArrayList<>();
        for (int tile = 0; tile < PergamonTables.TILES; tile++) {
            tiles.add(ViewBuilder.tile(tables, tile));
        }
        return tiles;
    }

    /// The standard value of an option, as people write it.
    String defaultOf(String option) {
        return Objects.requireNonNull(defaults.get(option));
    }
}

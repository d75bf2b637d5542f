package dighouse.marajoara;

import dighouse.kernel.Edition;
import dighouse.kernel.Hash64;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.List;

/// An edition of Marajoara: what is printed on boards and tracks. Read by `EditionReader`.
public final class MarajoaraEdition implements Edition {
    private final String id;
    private final String json;
    private final long hash; // of a long text: positions ask for it often
    private final SeatRange seats;
    private final List<Board> boards;
    private final List<String> reconstructed;
    final MarajoaraTables tables;

    MarajoaraEdition(
            String id,
            String json,
            SeatRange seats,
            List<Board> boards,
            List<String> reconstructed,
            MarajoaraTables tables) {
        this.id = id;
        this.json = json;
        hash = Hash64.of(json);
        this.seats = seats;
        this.boards = List.copyOf(boards);
        this.reconstructed = List.copyOf(reconstructed);
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

    @Override
    public long hash() {
        return hash;
    }

    SeatRange seats() {
        return seats;
    }

    Board board(int index) {
        return boards.get(index);
    }

    /// The names of the dig sites, the standard one first (MRJ-RULING-02).
    List<String> boardIds() {
        List<String> ids = new ArrayList<>();
        for (Board board : boards) {
            ids.add(board.id);
        }
        return ids;
    }

    /// The blocks of the file whose numbers were rebuilt, not read off the printed game; the table
    /// shows them as such.
    public List<String> reconstructed() {
        return reconstructed;
    }
}

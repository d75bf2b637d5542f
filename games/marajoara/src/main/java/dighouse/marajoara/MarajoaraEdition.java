package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.AWARDS;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.PIECES;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

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

    // ---- what is printed on museums and tracks, for screens that show it
    // -------------------------

    /// A piece of the large vase.
    ///
    /// @param token whether restoring it gives the token of the museum
    public record Piece(String piece, int points, boolean token) {}

    /// An excavation track.
    ///
    /// @param spaces from the first to the ninth
    /// @param ends points of the places on the ninth: each, or by piece or vase
    public record Track(String track, List<Space> spaces, List<Integer> ends) {
        public Track {
            spaces = List.copyOf(spaces);
            ends = List.copyOf(ends);
        }
    }

    /// What a space gives, and how much of it.
    public record Space(String bonus, int amount) {}

    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (int piece = 0; piece < PIECES; piece++) {
            boolean token = piece == tables.tokenPiece;
            pieces.add(new Piece(Names.piece(piece), tables.piecePoints[piece], token));
        }
        return pieces;
    }

    /// Points for each pip of a red die that is exhibited.
    public int pipPoints() {
        return tables.pipPoints;
    }

    /// Points of the exhibition spaces; the first also gives a token.
    public List<Integer> exhibition() {
        return list(tables.spacePoints, 1, MOST_VASES);
    }

    public List<Track> tracks() {
        List<Track> tracks = new ArrayList<>();
        for (int track = 0; track < TRACKS; track++) {
            tracks.add(track(track));
        }
        return tracks;
    }

    /// Awards of the first places for vases.
    public List<Integer> mostVases() {
        return list(tables.mostVases, 0, AWARDS);
    }

    /// Awards of the first places for pieces.
    public List<Integer> mostPieces() {
        return list(tables.mostPieces, 0, AWARDS);
    }

    private Track track(int track) {
        List<Space> spaces = new ArrayList<>();
        for (int space = 1; space <= TRACK_END; space++) {
            int at = MarajoaraTables.space(track, space);
            spaces.add(new Space(tables.bonus[at].id, tables.amount[at]));
        }
        List<Integer> ends = list(tables.endPoints, track * END_PLACES, END_PLACES);
        return new Track(Names.track(track), spaces, ends);
    }

    private static List<Integer> list(int[] numbers, int from, int size) {
        List<Integer> list = new ArrayList<>();
        for (int i = from; i < from + size; i++) {
            list.add(numbers[i]);
        }
        return list;
    }
}

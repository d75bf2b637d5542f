package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.AWARDS;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.PIECES;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import java.util.ArrayList;
import java.util.List;

/// What is printed on the museums and the excavation tracks of an edition, for doors that show it.
///
/// @param pipPoints points for each pip of a red die that is exhibited
/// @param exhibition points of the exhibition spaces; the first also gives a token
/// @param mostVases awards of the first places
public record MarajoaraPrint(
        List<Piece> pieces,
        int pipPoints,
        List<Integer> exhibition,
        List<Track> tracks,
        List<Integer> mostVases,
        List<Integer> mostPieces) {

    public MarajoaraPrint {
        pieces = List.copyOf(pieces);
        exhibition = List.copyOf(exhibition);
        tracks = List.copyOf(tracks);
        mostVases = List.copyOf(mostVases);
        mostPieces = List.copyOf(mostPieces);
    }

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

    public static MarajoaraPrint of(MarajoaraEdition edition) {
        MarajoaraTables tables = edition.tables;
        List<Piece> pieces = new ArrayList<>();
        for (int piece = 0; piece < PIECES; piece++) {
            boolean token = piece == tables.tokenPiece;
            pieces.add(new Piece(Names.piece(piece), tables.piecePoints[piece], token));
        }
        List<Track> tracks = new ArrayList<>();
        for (int track = 0; track < TRACKS; track++) {
            tracks.add(track(tables, track));
        }
        return new MarajoaraPrint(
                pieces,
                tables.pipPoints,
                list(tables.spacePoints, 1, MOST_VASES),
                tracks,
                list(tables.mostVases, 0, AWARDS),
                list(tables.mostPieces, 0, AWARDS));
    }

    private static Track track(MarajoaraTables tables, int track) {
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

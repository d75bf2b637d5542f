package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.ROUND_TRACK;
import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;
import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.PIECES;
import static dighouse.marajoara.MarajoaraTables.ROW;
import static dighouse.marajoara.MarajoaraTables.TRACKS;

import dighouse.kernel.Seats;
import java.util.ArrayList;
import java.util.List;

/// Writes a position as [MarajoaraNotation] explains; entries that are as at the start are left
/// out.
final class PositionWriter {
    static final String NOTHING = "-";
    static final String MUSEUM_TOKEN_LETTERS = "vyp"; // first vase, third yellow, piece

    private final MarajoaraPosition position;
    private final StringBuilder text = new StringBuilder();

    PositionWriter(MarajoaraPosition position) {
        this.position = position;
    }

    String text() {
        text.append(position.round).append(' ');
        text.append(Seats.letter(position.seat)).append(' ').append(position.phase.id);
        entry("first", Seats.letter(position.first), "A");
        entry("dealt", Integer.toString(position.dealt), Integer.toString(BoardReader.DICE));
        entry("yellow", Integer.toString(position.yellowMuseum + 1), "1");
        entry("main", position.mainDone ? "done" : "due", "due");
        entry("doubled", position.doubled ? "yes" : "no", "no");
        entry("goals", Integer.toString(position.goals), "0");
        entry("site", site(), "");
        entries("tokens", tokens(), NOTHING);
        writeMuseums();
        writeTracks();
        entry("wheel", dice(WHEEL, position.wheelSize), "");
        entry("slate", dice(SLATE, position.slateSize), "");
        entry("spent", dice(SPENT, position.spentSize), "");
        entry("out", dice(ROUND_TRACK, position.roundTrackSize), "");
        writePoints();
        StepText.write(position.board(), position.step, text);
        return text.toString();
    }

    private void entry(String name, String value, String standard) {
        if (!value.equals(standard)) {
            text.append(' ').append(name).append('=').append(value);
        }
    }

    private void entries(String name, List<String> values, String standard) {
        boolean plain = values.stream().allMatch(standard::equals);
        entry(name, plain ? "" : String.join("/", values), "");
    }

    private String site() {
        Board board = position.board();
        List<String> dice = new ArrayList<>();
        for (int cell = 0; cell < board.rows * board.columns; cell++) {
            if (position.die(cell) != Die.NONE) {
                dice.add(board.name(cell) + Names.die(position.die(cell)));
            }
        }
        return String.join(",", dice);
    }

    private List<String> tokens() {
        Board board = position.board();
        List<String> all = new ArrayList<>();
        for (int museum = 0; museum < position.museums; museum++) {
            List<String> cells = new ArrayList<>();
            for (int cell = 0; cell < board.rows * board.columns; cell++) {
                if (position.hasToken(museum, cell)) {
                    cells.add(board.name(cell));
                }
            }
            all.add(orNothing(String.join(",", cells)));
        }
        return all;
    }

    private void writeMuseums() {
        List<String> dice = new ArrayList<>();
        List<String> pieces = new ArrayList<>();
        List<String> vases = new ArrayList<>();
        List<String> left = new ArrayList<>();
        List<String> reserve = new ArrayList<>();
        for (int museum = 0; museum < position.museums; museum++) {
            dice.add(orNothing(rows(museum)));
            pieces.add(orNothing(pieces(museum)));
            vases.add(Integer.toString(position.vases(museum)));
            left.add(orNothing(museumTokens(museum)));
            reserve.add(Integer.toString(position.bytes[RESERVE + museum]));
        }
        entries("dice", dice, NOTHING);
        entries("pieces", pieces, NOTHING);
        entries("vases", vases, "0");
        entries("left", left, MUSEUM_TOKEN_LETTERS);
        entry("reserve", String.join("/", reserve), "");
    }

    private String rows(int museum) {
        StringBuilder rows = new StringBuilder();
        for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
            int at = MarajoaraPosition.rowAt(museum, colour);
            for (int i = at; i < at + ROW && position.bytes[i] != 0; i++) {
                rows.append(i == at ? Names.die(Die.of(colour, 1)).substring(0, 1) : "");
                rows.append(position.bytes[i]);
            }
        }
        return rows.toString();
    }

    private String pieces(int museum) {
        List<String> pieces = new ArrayList<>();
        for (int piece = 0; piece < PIECES; piece++) {
            if ((position.pieces(museum) >>> piece & 1) != 0) {
                pieces.add(Names.piece(piece));
            }
        }
        return String.join("+", pieces);
    }

    private String museumTokens(int museum) {
        StringBuilder left = new StringBuilder();
        for (int i = 0; i < MUSEUM_TOKEN_LETTERS.length(); i++) {
            if ((position.bytes[MUSEUM_TOKENS + museum] >>> i & 1) != 0) {
                left.append(MUSEUM_TOKEN_LETTERS.charAt(i));
            }
        }
        return left.toString();
    }

    private void writeTracks() {
        List<String> disks = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            StringBuilder spaces = new StringBuilder();
            for (int track = 0; track < TRACKS; track++) {
                spaces.append(position.disk(seat, track));
            }
            disks.add(spaces.toString());
        }
        entries("disks", disks, "000");
        List<String> ends = new ArrayList<>();
        for (int track = 0; track < TRACKS; track++) {
            StringBuilder seats = new StringBuilder();
            for (int place = 0; place < END_PLACES; place++) {
                int seat = position.bytes[ENDS + track * END_PLACES + place] - 1;
                seats.append(seat < 0 ? "" : Seats.letter(seat));
            }
            ends.add(orNothing(seats.toString()));
        }
        entries("ends", ends, NOTHING);
    }

    private String dice(int from, int size) {
        List<String> dice = new ArrayList<>();
        for (int i = from; i < from + size; i++) {
            dice.add(Names.die(position.bytes[i]));
        }
        return String.join(",", dice);
    }

    private void writePoints() {
        List<String> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            List<String> parts = new ArrayList<>();
            for (int source = 0; source < Source.COUNT; source++) {
                int amount = position.pointsFrom(seat, source);
                if (amount != 0) {
                    parts.add(Source.key(source) + ":" + amount);
                }
            }
            points.add(orNothing(String.join(",", parts)));
        }
        entries("points", points, NOTHING);
    }

    private static String orNothing(String text) {
        return text.isEmpty() ? NOTHING : text;
    }
}

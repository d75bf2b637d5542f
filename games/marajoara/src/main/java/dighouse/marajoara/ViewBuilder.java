package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.FIRST_VASE;
import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.ROUND_TRACK;
import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;
import static dighouse.marajoara.MarajoaraPosition.THIRD_YELLOW;
import static dighouse.marajoara.MarajoaraPosition.TOKEN_PIECE;
import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.PIECES;
import static dighouse.marajoara.MarajoaraTables.ROW;
import static dighouse.marajoara.MarajoaraTables.TRACKS;

import dighouse.kernel.MoveList;
import dighouse.marajoara.MarajoaraView.CaptureView;
import dighouse.marajoara.MarajoaraView.CellView;
import dighouse.marajoara.MarajoaraView.DieView;
import dighouse.marajoara.MarajoaraView.MuseumView;
import dighouse.marajoara.MarajoaraView.SiteView;
import dighouse.marajoara.MarajoaraView.StepView;
import dighouse.marajoara.MarajoaraView.TrackView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Builds the view, which is the same for every viewer.
final class ViewBuilder {
    private ViewBuilder() {}

    static MarajoaraView view(Marajoara game, MarajoaraPosition position) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            points.add(position.points(seat));
        }
        return new MarajoaraView(
                position.round,
                asks(position),
                game.actor(position),
                position.seat,
                position.first,
                position.doubled,
                points,
                site(position),
                captures(position),
                museums(position),
                tracks(position),
                dice(position, WHEEL, position.wheelSize),
                dice(position, SLATE, position.slateSize),
                dice(position, SPENT, position.spentSize),
                dice(position, ROUND_TRACK, position.roundTrackSize),
                returns(position),
                step(position),
                MissionPanel.of(position),
                ((MarajoaraEdition) position.setup().edition()).reconstructed());
    }

    private static String asks(MarajoaraPosition position) {
        boolean after = position.phase == Phase.MENU && position.mainDone;
        return after ? "after" : position.phase.id;
    }

    private static SiteView site(MarajoaraPosition position) {
        Board board = position.board();
        List<CellView> cells = new ArrayList<>();
        for (int cell = 0; cell < board.rows * board.columns; cell++) {
            if (board.has(cell)) {
                cells.add(
                        new CellView(
                                board.name(cell),
                                board.zone[cell],
                                board.bonus[cell],
                                board.isIcon(cell),
                                isMarked(board, cell),
                                die(position.die(cell)),
                                position.tokenOn(cell)));
            }
        }
        return new SiteView(board.id, board.rows, board.columns, cells);
    }

    private static boolean isMarked(Board board, int cell) {
        for (int marked : board.marked) {
            if (marked == cell) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable DieView die(int die) {
        return die == Die.NONE ? null : shown(die);
    }

    private static DieView shown(int die) {
        return new DieView(Names.colour(Die.colour(die)), Die.value(die));
    }

    private static List<DieView> dice(MarajoaraPosition position, int at, int size) {
        List<DieView> dice = new ArrayList<>();
        for (int i = at; i < at + size; i++) {
            dice.add(shown(position.bytes[i]));
        }
        return dice;
    }

    private static List<CaptureView> captures(MarajoaraPosition position) {
        List<CaptureView> captures = new ArrayList<>();
        if (position.phase != Phase.MENU || position.mainDone) {
            return captures;
        }
        MoveList moves = new MoveList();
        CaptureRules.addCaptures(position, moves);
        Board board = position.board();
        for (int i = 0; i < moves.size(); i++) {
            Jump jump = Jump.of(position, moves.get(i));
            captures.add(
                    new CaptureView(
                            board.name(jump.from()),
                            board.name(jump.over()),
                            board.name(jump.to()),
                            jump.becomes(),
                            shown(jump.captured()),
                            jump.feedsOther(position) ? jump.fed() : -1));
        }
        return captures;
    }

    private static List<MuseumView> museums(MarajoaraPosition position) {
        List<MuseumView> museums = new ArrayList<>();
        for (int museum = 0; museum < position.museums; museum++) {
            museums.add(
                    new MuseumView(
                            museum,
                            position.hasTwoMuseums() ? 0 : museum,
                            Names.owner(museum),
                            row(position, museum, Die.BLUE),
                            row(position, museum, Die.RED),
                            row(position, museum, Die.YELLOW),
                            pieces(position, museum),
                            position.vases(museum),
                            tokens(position, museum),
                            position.bytes[RESERVE + museum],
                            museum == position.purse(position.hasTwoMuseums() ? 0 : museum)));
        }
        return museums;
    }

    private static List<Integer> row(MarajoaraPosition position, int museum, int colour) {
        List<Integer> row = new ArrayList<>();
        int at = MarajoaraPosition.rowAt(museum, colour);
        for (int i = at; i < at + ROW && position.bytes[i] != 0; i++) {
            row.add((int) position.bytes[i]);
        }
        return row;
    }

    private static List<String> pieces(MarajoaraPosition position, int museum) {
        List<String> pieces = new ArrayList<>();
        for (int piece = 0; piece < PIECES; piece++) {
            if ((position.pieces(museum) >>> piece & 1) != 0) {
                pieces.add(Names.piece(piece));
            }
        }
        return pieces;
    }

    private static List<String> tokens(MarajoaraPosition position, int museum) {
        int left = position.bytes[MUSEUM_TOKENS + museum];
        List<String> tokens = new ArrayList<>();
        if ((left & FIRST_VASE) != 0) {
            tokens.add("firstVase");
        }
        if ((left & THIRD_YELLOW) != 0) {
            tokens.add("thirdYellow");
        }
        if ((left & TOKEN_PIECE) != 0) {
            tokens.add("piece");
        }
        return tokens;
    }

    private static List<TrackView> tracks(MarajoaraPosition position) {
        List<TrackView> tracks = new ArrayList<>();
        for (int track = 0; track < TRACKS; track++) {
            List<Integer> disks = new ArrayList<>();
            for (int seat = 0; seat < position.seats; seat++) {
                disks.add(position.disk(seat, track));
            }
            List<Integer> ends = new ArrayList<>();
            for (int place = 0; place < END_PLACES; place++) {
                int seat = position.bytes[ENDS + track * END_PLACES + place] - 1;
                if (seat >= 0) {
                    ends.add(seat);
                }
            }
            tracks.add(new TrackView(Names.track(track), disks, ends));
        }
        return tracks;
    }

    /// MRJ-UI-01: where the next die will come back.
    private static List<String> returns(MarajoaraPosition position) {
        List<String> cells = new ArrayList<>();
        long low = RecycleRules.nextLow(position);
        long high = RecycleRules.nextHigh(position);
        for (int cell = Board.after(low, high, -1);
                cell != Board.NONE;
                cell = Board.after(low, high, cell)) {
            cells.add(position.board().name(cell));
        }
        return cells;
    }

    private static StepView step(MarajoaraPosition position) {
        Step step = position.step;
        Board board = position.board();
        boolean pays = position.phase == Phase.PAY;
        int purse = MarajoaraPosition.rowAt(position.purse(position.seat), Die.YELLOW);
        return new StepView(
                step.action == 0 ? null : MoveDescriber.describe(position, step.action).phrase(),
                step.price,
                pays ? position.bytes[purse + step.payAt] : 0,
                die(step.captured != Die.NONE ? step.captured : step.waiting),
                step.landing == Step.NONE ? "" : board.name(step.landing),
                step.pips,
                step.gives,
                step.cell == Step.NONE ? "" : board.name(step.cell));
    }
}

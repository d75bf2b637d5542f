package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.FACE_DOWN;
import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PILE;
import static dighouse.pergamon.PergamonTables.ROUNDS;

import dighouse.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/// Builds the view of one viewer.
final class ViewBuilder {
    private final Pergamon game;
    private final PergamonPosition position;
    private final PergamonTables tables;
    private final int viewer;

    private ViewBuilder(Pergamon game, PergamonPosition position, int viewer) {
        this.game = game;
        this.position = position;
        this.viewer = viewer;
        tables = position.tables();
    }

    static PergamonView view(Pergamon game, PergamonPosition position, int viewer) {
        return new ViewBuilder(game, position, viewer).view();
    }

    private PergamonView view() {
        int open = position.rowLast;
        return new PergamonView(
                position.round,
                position.phase.id,
                game.actor(position),
                order(),
                track(),
                galleries(),
                tiles(position.sets[PergamonPosition.REVEALED]),
                cards(),
                seats(),
                open == 0 ? List.of() : row(ExhibitRules.rowFirst(position)),
                open == 0 ? 0 : ExhibitRules.rowValue(position),
                open == 0 ? List.of() : front(),
                aid(),
                position.disbanded == NONE ? "" : Names.marker(position.disbanded),
                position.hasRaider() ? position.coins(PergamonPosition.RAIDER) : -1,
                evaluation(),
                Long.bitCount(position.sets[PergamonPosition.UNSEEN]),
                unseenGone(),
                names(position.gone()),
                ((PergamonEdition) position.setup().edition()).reconstructed());
    }

    private List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < position.seats && position.phase != Phase.BEGIN; place++) {
            order.add(position.inOrder(place));
        }
        return order;
    }

    private List<PergamonView.SpaceView> track() {
        List<PergamonView.SpaceView> track = new ArrayList<>();
        for (int space = 1; space <= PergamonTables.TRACK; space++) {
            track.add(space(tables, space, position.figureOn(space)));
        }
        return track;
    }

    static PergamonView.SpaceView space(PergamonTables tables, int space, int figure) {
        return new PergamonView.SpaceView(
                space, tables.amount[space], Names.gallery(tables.deepest[space]), figure);
    }

    private List<List<PergamonView.TileView>> galleries() {
        List<List<PergamonView.TileView>> galleries = new ArrayList<>();
        for (int gallery = 1; gallery <= PergamonTables.GALLERIES; gallery++) {
            galleries.add(tiles(position.gallery(gallery)));
        }
        return galleries;
    }

    private PergamonView.CardsView cards() {
        List<String> faceDown = new ArrayList<>();
        for (int back = 0; back < 2; back++) {
            for (int i = 0; i < position.bytes[FACE_DOWN + back]; i++) {
                faceDown.add(Names.back(back));
            }
        }
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < PergamonTables.RICHEST_CARD; i++) {
            left.add((int) position.bytes[PergamonPosition.CARDS + i]);
        }
        String top = position.top == NONE ? "" : Names.back(position.top);
        FundOdds odds = FundOdds.of(position);
        return new PergamonView.CardsView(
                faceDown, top, position.fund, left, odds.least(), odds.weights());
    }

    private List<PergamonView.SeatView> seats() {
        List<PergamonView.SeatView> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            seats.add(
                    new PergamonView.SeatView(
                            seat,
                            position.coins(seat),
                            showsTickets(seat) ? position.tickets(seat) : -1,
                            tiles(position.hand(seat)),
                            collections(seat)));
        }
        return seats;
    }

    /// PRG-RULING-30: a viewer always sees their own tickets; those of others by option, or once
    /// the game is over.
    private boolean showsTickets(int seat) {
        return viewer == seat
                || viewer == Viewer.OPEN
                || position.phase == Phase.OVER
                || position.setup().value(Options.TICKETS_VISIBLE, 0) == 1;
    }

    private List<PergamonView.CollectionView> collections(int seat) {
        List<PergamonView.CollectionView> collections = new ArrayList<>();
        for (int marker = 0; marker < MARKERS; marker++) {
            int collection = seat * MARKERS + marker;
            if (position.isOnShow(collection)) {
                int first = position.firstTile(collection);
                int space = position.space(collection);
                collections.add(
                        new PergamonView.CollectionView(
                                Names.marker(marker),
                                space,
                                tables.tickets[space],
                                row(first),
                                dates(first)));
            }
        }
        return collections;
    }

    /// Finds whose right half is completed by the left half of the open row.
    private List<String> front() {
        if (viewer != position.acting()) {
            return List.of();
        }
        int first = ExhibitRules.rowFirst(position);
        long free = position.hand(viewer) & ~position.sets[PergamonPosition.ROW];
        return names(free & tables.withRight[tables.left[first]]);
    }

    private PergamonView.AidView aid() {
        if (viewer < 0) {
            return PergamonView.AidView.NONE;
        }
        BestRow best = new BestRow(tables);
        long hand = position.hand(viewer);
        int value = best.search(hand);
        List<String> row = new ArrayList<>();
        for (int place = 0; place < best.size(); place++) {
            row.add(Names.tile(best.tile(place)));
        }
        List<Integer> galleries = new ArrayList<>();
        for (int gallery = 1; gallery <= PergamonTables.GALLERIES; gallery++) {
            galleries.add(best.search(hand | position.gallery(gallery)));
        }
        return new PergamonView.AidView(row, value, galleries);
    }

    private List<Integer> dates(int first) {
        List<Integer> dates = new ArrayList<>();
        int left = first;
        for (int right = position.next(left); right != NONE; right = position.next(right)) {
            dates.add(tables.date(left, right));
            left = right;
        }
        return dates;
    }

    private List<PergamonView.TileView> row(int first) {
        List<PergamonView.TileView> row = new ArrayList<>();
        for (int tile = first; tile != NONE; tile = position.next(tile)) {
            row.add(tile(tables, tile));
        }
        return row;
    }

    private List<PergamonView.TileView> tiles(long tiles) {
        List<PergamonView.TileView> views = new ArrayList<>();
        for (long left = tiles; left != 0; left &= left - 1) {
            views.add(tile(tables, Long.numberOfTrailingZeros(left)));
        }
        return views;
    }

    static PergamonView.TileView tile(PergamonTables tables, int tile) {
        return new PergamonView.TileView(
                Names.tile(tile),
                tile + 1,
                Names.kind(tables.left[tile]),
                tables.year[tile],
                Names.kind(tables.right[tile]),
                tables.century[tile]);
    }

    static List<Integer> plan(PergamonTables tables) {
        List<Integer> plan = new ArrayList<>();
        for (int space = 1; space <= PergamonTables.PLAN; space++) {
            plan.add(tables.tickets[space]);
        }
        return plan;
    }

    private PergamonView.RoundView evaluation() {
        int round = Math.max(1, position.round);
        while (!tables.evaluates[round]) {
            round++;
        }
        int kind = tables.bonusKind[round];
        return new PergamonView.RoundView(
                round, kind < 0 ? "" : Names.kind(kind), tables.decay[round]);
    }

    private static List<String> names(long tiles) {
        List<String> names = new ArrayList<>();
        for (long left = tiles; left != 0; left &= left - 1) {
            names.add(Names.tile(Long.numberOfTrailingZeros(left)));
        }
        return names;
    }

    /// Tiles of opened piles that were not needed (PRG-LAY-03): known by number only.
    private int unseenGone() {
        int unseen = Long.bitCount(position.sets[PergamonPosition.UNSEEN]);
        int inPiles = (ROUNDS - position.round) * PILE;
        int toCome =
                position.phase == Phase.REVEAL
                        ? LayRules.roomy(position)
                                - Long.bitCount(position.sets[PergamonPosition.REVEALED])
                        : 0;
        return unseen - inPiles - toCome;
    }
}

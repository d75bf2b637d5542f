package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesPosition.USE_ASSISTANT;
import static dighouse.thebes.ThebesPosition.USE_ETHNOLOGICAL;
import static dighouse.thebes.ThebesPosition.USE_SHOVEL;
import static dighouse.thebes.ThebesTables.*;

import dighouse.kernel.Viewer;
import dighouse.thebes.ThebesView.CardView;
import dighouse.thebes.ThebesView.ExhibitionView;
import dighouse.thebes.ThebesView.FindView;
import dighouse.thebes.ThebesView.KnowledgeView;
import dighouse.thebes.ThebesView.NeedView;
import dighouse.thebes.ThebesView.PileView;
import dighouse.thebes.ThebesView.SeatView;
import dighouse.thebes.ThebesView.TurnView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Builds the view of one viewer.
final class ViewBuilder {
    private final Thebes game;
    private final ThebesPosition position;
    private final ThebesTables tables;
    private final PieceViews pieces;
    private final boolean seesTurn; // only its player sees a turn that is being built

    private ViewBuilder(Thebes game, ThebesPosition position, int viewer) {
        this.game = game;
        this.position = position;
        tables = position.tables();
        pieces = Names.edition(position).pieces();
        seesTurn = viewer == position.seat || viewer == Viewer.OPEN || !position.phase.isStep();
    }

    static ThebesView view(Thebes game, ThebesPosition position, int viewer) {
        return new ViewBuilder(game, position, viewer).view();
    }

    private ThebesView view() {
        return new ThebesView(
                game.actor(position),
                position.seat,
                TimeRules.next(position),
                asks(),
                TimeRules.yearMarker(position),
                tables.end,
                CardRules.exchangeWeeks(position),
                built(),
                seats(),
                display(),
                row(),
                pile(),
                new BagViews(position).all());
    }

    /// Others must not see how far a turn has been built.
    private String asks() {
        boolean deciding = position.phase == Phase.GOAL || position.phase.isStep();
        return deciding && !seesTurn ? Phase.GOAL.id : position.phase.id;
    }

    private @Nullable TurnView built() {
        if (position.goal == NONE || !seesTurn) {
            return null;
        }
        boolean digs = ThebesMove.verb(position.goal) == ThebesMove.DIG;
        int site = ThebesMove.argument(position.goal);
        return new TurnView(
                PlyText.write(position, position.goal),
                MoveDescriber.describe(position, position.goal).phrase(),
                cardId(position.zeppelin),
                cardId(position.permission),
                position.uses(USE_ETHNOLOGICAL),
                position.uses(USE_ASSISTANT),
                position.uses(USE_SHOVEL),
                digs ? DigRules.chosenKnowledge(position, site) : 0,
                digs ? DigRules.shovelTokens(position) : 0,
                position.drawsLeft,
                position.blanksOut);
    }

    private static String cardId(int card) {
        return card == NONE ? "" : Names.card(card);
    }

    private List<SeatView> seats() {
        List<SeatView> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int week = position.week(seat);
            seats.add(
                    new SeatView(
                            seat,
                            week,
                            position.height(seat),
                            position.weeksLeft(seat),
                            tables.firstYear + TimeRules.year(week),
                            week % SPACES + 1,
                            Names.place(position.place(seat)),
                            permits(seat),
                            cards(seat),
                            exhibitions(seat),
                            finds(seat),
                            position.general(seat),
                            knowledge(seat),
                            Scoring.points(position, seat)));
        }
        return seats;
    }

    private List<String> permits(int seat) {
        List<String> permits = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            if (!position.isUsed(seat, site)) {
                permits.add(siteId(site));
            }
        }
        return permits;
    }

    private List<CardView> cards(int seat) {
        List<CardView> cards = new ArrayList<>();
        int card = position.nextOwned(seat, 0);
        while (card != NONE && !isExhibition(card)) {
            cards.add(pieces.card(card));
            card = position.nextOwned(seat, card + 1);
        }
        return cards;
    }

    private List<ExhibitionView> exhibitions(int seat) {
        List<ExhibitionView> exhibitions = new ArrayList<>();
        int card = position.nextOwned(seat, RESEARCHERS);
        while (card != NONE) {
            exhibitions.add(exhibition(card));
            card = position.nextOwned(seat, card + 1);
        }
        return exhibitions;
    }

    private ExhibitionView exhibition(int card) {
        List<List<NeedView>> missing = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            missing.add(missing(card, seat));
        }
        return new ExhibitionView(
                Names.card(card),
                Names.exhibition(tables, card),
                Names.place(tables.city[card]),
                tables.weeks[card],
                tables.points[card],
                pieces.needs(card),
                missing);
    }

    private List<NeedView> missing(int card, int seat) {
        List<NeedView> missing = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            int lacks = tables.need(card, site) - position.artefacts(seat, site);
            if (lacks > 0) {
                missing.add(new NeedView(siteId(site), lacks));
            }
        }
        return missing;
    }

    private List<FindView> finds(int seat) {
        List<FindView> finds = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            for (int left = position.found(seat, site); left != 0; left &= left - 1) {
                finds.add(pieces.find(site, Integer.numberOfTrailingZeros(left)));
            }
        }
        return finds;
    }

    private List<KnowledgeView> knowledge(int seat) {
        List<KnowledgeView> knowledge = new ArrayList<>();
        boolean lone = KnowledgeRules.mayUseLone(position, seat, ASSISTANT);
        for (int site = 0; site < SITES; site++) {
            boolean ethnological = KnowledgeRules.hasEthnological(position, seat, site);
            knowledge.add(
                    new KnowledgeView(
                            siteId(site),
                            position.books(seat, site),
                            KnowledgeRules.knowledge(position, seat, site, false, false),
                            KnowledgeRules.knowledge(position, seat, site, ethnological, lone)));
        }
        return knowledge;
    }

    private List<@Nullable CardView> display() {
        List<@Nullable CardView> display = new ArrayList<>();
        for (int slot = 0; slot < SLOTS; slot++) {
            display.add(position.slot(slot) == NONE ? null : pieces.card(position.slot(slot)));
        }
        return display;
    }

    private List<@Nullable ExhibitionView> row() {
        List<@Nullable ExhibitionView> row = new ArrayList<>();
        for (int place = 0; place < ROW; place++) {
            row.add(position.row(place) == NONE ? null : exhibition(position.row(place)));
        }
        return row;
    }

    private PileView pile() {
        return new PileView(
                position.stackOne,
                position.stackTwo,
                position.setAside,
                Names.cards(position, HIDDEN),
                Names.cards(position, DISCARD));
    }
}

package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesPosition.USE_ASSISTANT;
import static dighouse.thebes.ThebesPosition.USE_ETHNOLOGICAL;
import static dighouse.thebes.ThebesPosition.USE_SHOVEL;
import static dighouse.thebes.ThebesTables.*;

import dighouse.kernel.Actor;
import dighouse.kernel.Viewer;
import dighouse.thebes.ThebesView.CardView;
import dighouse.thebes.ThebesView.ExhibitionView;
import dighouse.thebes.ThebesView.FindView;
import dighouse.thebes.ThebesView.KnowledgeView;
import dighouse.thebes.ThebesView.NeedView;
import dighouse.thebes.ThebesView.OddsView;
import dighouse.thebes.ThebesView.PileView;
import dighouse.thebes.ThebesView.SeatView;
import dighouse.thebes.ThebesView.SiteView;
import dighouse.thebes.ThebesView.TextView;
import dighouse.thebes.ThebesView.TurnView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Makes the view of one viewer.
final class ViewMaker {
    private static final TextView NOTHING = new TextView("", "");

    private final ThebesPosition position;
    private final ThebesTables tables;
    private final ThebesEdition edition;
    private final boolean seesTurn; // a turn in the making is seen by its player only

    ViewMaker(ThebesPosition position, int viewer) {
        this.position = position;
        tables = position.tables();
        edition = Terms.edition(position);
        seesTurn = viewer == position.seat || viewer == Viewer.OPEN || !position.phase.isStep();
    }

    ThebesView view() {
        return new ThebesView(
                actor(),
                position.seat,
                asks(),
                TimeRules.yearMarker(position),
                tables.end,
                CardRules.exchangeWeeks(position),
                built(),
                seats(),
                display(),
                row(),
                pile(),
                sites());
    }

    private int actor() {
        if (position.phase == Phase.OVER) {
            return Actor.NOBODY;
        }
        return position.phase.isChance() ? Actor.CHANCE : position.seat;
    }

    /// Others must not see how far a turn has been built.
    private String asks() {
        boolean deciding = position.phase == Phase.GOAL || position.phase.isStep();
        return deciding && !seesTurn ? Phase.GOAL.id() : position.phase.id();
    }

    private @Nullable TurnView built() {
        if (position.goal == NONE || !seesTurn) {
            return null;
        }
        return new TurnView(
                new ThebesNotation().ply(position, position.goal),
                cardId(position.zeppelin),
                cardId(position.permission),
                position.uses(USE_ETHNOLOGICAL),
                position.uses(USE_ASSISTANT),
                position.uses(USE_SHOVEL),
                position.drawsLeft,
                position.blanksOut);
    }

    private static String cardId(int card) {
        return card == NONE ? "" : ThebesNotation.card(card);
    }

    private List<SeatView> seats() {
        List<SeatView> seats = new ArrayList<>();
        var scores = Scoring.scores(position);
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
                            Terms.placeId(position.place(seat)),
                            permits(seat),
                            cards(seat),
                            exhibitions(seat),
                            finds(seat),
                            position.general(seat),
                            knowledge(seat),
                            scores.get(seat).points()));
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
        for (int card = 0; card < RESEARCHERS; card++) {
            if (position.owns(seat, card)) {
                cards.add(card(card));
            }
        }
        return cards;
    }

    private CardView card(int card) {
        return new CardView(
                ThebesNotation.card(card),
                Terms.cardId(tables, card),
                Terms.placeId(tables.city[card]),
                tables.weeks[card]);
    }

    private List<ExhibitionView> exhibitions(int seat) {
        List<ExhibitionView> exhibitions = new ArrayList<>();
        for (int card = RESEARCHERS; card < CARDS; card++) {
            if (position.owns(seat, card)) {
                exhibitions.add(exhibition(card));
            }
        }
        return exhibitions;
    }

    private ExhibitionView exhibition(int card) {
        List<NeedView> needs = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            if (tables.need(card, site) > 0) {
                needs.add(new NeedView(siteId(site), tables.need(card, site)));
            }
        }
        List<Integer> missing = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int lacks = 0;
            for (int site = 0; site < SITES; site++) {
                lacks += Math.max(0, tables.need(card, site) - position.artefacts(seat, site));
            }
            missing.add(lacks);
        }
        return new ExhibitionView(
                ThebesNotation.card(card),
                Terms.exhibitionId(tables, card),
                Terms.placeId(tables.city[card]),
                tables.weeks[card],
                tables.points[card],
                needs,
                missing);
    }

    private List<FindView> finds(int seat) {
        List<FindView> finds = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            for (int find = 0; find < FINDS; find++) {
                if ((position.found(seat, site) >> find & 1) != 0) {
                    finds.add(find(site, find));
                }
            }
        }
        return finds;
    }

    private FindView find(int site, int find) {
        String id = Terms.findId(edition, site, find);
        if (find >= ARTEFACTS) {
            return new FindView(id, siteId(site), 0, NOTHING, NOTHING, NOTHING);
        }
        ThebesEdition.Artefact artefact = edition.artefact(site, find);
        return new FindView(
                id,
                siteId(site),
                artefact.value(),
                text(artefact.name()),
                text(artefact.date()),
                text(artefact.info()));
    }

    private static TextView text(ThebesEdition.Text text) {
        return new TextView(text.en(), text.fr());
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
            display.add(position.slot(slot) == NONE ? null : card(position.slot(slot)));
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
                position.stackOne, position.stackTwo, position.setAside, ids(HIDDEN), ids(DISCARD));
    }

    private List<String> ids(int set) {
        List<String> ids = new ArrayList<>();
        for (int card = 0; card < CARDS; card++) {
            if (CardSet.contains(position.pieces, set, card)) {
                ids.add(ThebesNotation.card(card));
            }
        }
        return ids;
    }

    private List<SiteView> sites() {
        List<SiteView> sites = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            int bonus = position.bonus(site);
            boolean dug =
                    position.phase == Phase.TOKEN && ThebesMove.argument(position.goal) == site;
            int blanks = tables.blanks[site] - (dug ? position.blanksOut : 0);
            int tokens = blanks + Integer.bitCount(position.bag(site));
            sites.add(
                    new SiteView(
                            siteId(site),
                            bonus == NONE ? null : find(site, bonus),
                            tokens,
                            blanks,
                            left(site),
                            odds(site, tokens)));
        }
        return sites;
    }

    private List<String> left(int site) {
        List<String> left = new ArrayList<>();
        for (int find = 0; find < FINDS; find++) {
            if ((position.bag(site) >> find & 1) != 0) {
                left.add(Terms.findId(edition, site, find));
            }
        }
        return left;
    }

    /// THB-INFO-06: how likely each value is, the highest first, knowledge last.
    private List<OddsView> odds(int site, int tokens) {
        int highest = 0;
        for (int artefact = 0; artefact < ARTEFACTS; artefact++) {
            highest = Math.max(highest, tables.value(site, artefact));
        }
        List<OddsView> odds = new ArrayList<>();
        for (int value = highest; value >= 0; value--) {
            int number = 0;
            for (int find = 0; find < FINDS; find++) {
                boolean inBag = (position.bag(site) >> find & 1) != 0;
                int worth = find < ARTEFACTS ? tables.value(site, find) : 0;
                number += inBag && worth == value ? 1 : 0;
            }
            if (number > 0) {
                odds.add(new OddsView(value, number, 1000 * number / tokens));
            }
        }
        return odds;
    }
}

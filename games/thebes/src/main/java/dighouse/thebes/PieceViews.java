package dighouse.thebes;

import static dighouse.thebes.ThebesTables.ARTEFACTS;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.FINDS;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.siteId;

import dighouse.thebes.ThebesView.CardView;
import dighouse.thebes.ThebesView.FindView;
import dighouse.thebes.ThebesView.NeedView;
import dighouse.thebes.ThebesView.TextView;
import java.util.ArrayList;
import java.util.List;

/// The printed pieces of an edition as viewers see them. Built once for an edition, since every
/// view contains many of them.
final class PieceViews {
    private static final TextView NOTHING = new TextView("", "");

    private final List<CardView> cards = new ArrayList<>();
    private final List<List<NeedView>> needs = new ArrayList<>(); // by exhibition
    private final List<FindView> finds = new ArrayList<>(); // by site

    PieceViews(ThebesEdition edition) {
        ThebesTables tables = edition.tables();
        for (int card = 0; card < RESEARCHERS; card++) {
            cards.add(makeCard(tables, card));
        }
        for (int card = RESEARCHERS; card < CARDS; card++) {
            needs.add(makeNeeds(tables, card));
        }
        for (int site = 0; site < SITES; site++) {
            for (int find = 0; find < FINDS; find++) {
                finds.add(makeFind(edition, site, find));
            }
        }
    }

    /// A researcher card.
    CardView card(int card) {
        return cards.get(card);
    }

    /// The artefacts that an exhibition asks for.
    List<NeedView> needs(int card) {
        return needs.get(card - RESEARCHERS);
    }

    /// What can come out of a bag, blanks apart.
    FindView find(int site, int find) {
        return finds.get(site * FINDS + find);
    }

    private static CardView makeCard(ThebesTables tables, int card) {
        return new CardView(
                Names.card(card),
                Names.cardKind(tables, card),
                Names.place(tables.city[card]),
                tables.weeks[card]);
    }

    private static List<NeedView> makeNeeds(ThebesTables tables, int card) {
        List<NeedView> needs = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            if (tables.need(card, site) > 0) {
                needs.add(new NeedView(siteId(site), tables.need(card, site)));
            }
        }
        return List.copyOf(needs);
    }

    private static FindView makeFind(ThebesEdition edition, int site, int find) {
        String id = Names.find(edition, site, find);
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
}

package dighouse.thebes;

import static dighouse.thebes.ThebesTables.BLANK;
import static dighouse.thebes.ThebesTables.BOOK;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.ETHNOLOGICAL;
import static dighouse.thebes.ThebesTables.GENERAL;
import static dighouse.thebes.ThebesTables.GENERAL_BOOK;
import static dighouse.thebes.ThebesTables.PLACE_IDS;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.SPECIALISED;
import static dighouse.thebes.ThebesTables.TYPE_IDS;

import java.util.ArrayList;
import java.util.List;

/// How things are called in notation, views and phrases; what people read is in the word files.
/// Kinds of terms: `place` (cities and sites), `card` (what a researcher card is), `exhibition`
/// (small or large), `find` (artefacts, books), `step` (what is asked in the middle of a turn).
final class Names {
    private static final List<String> PLACES_OF_ROW = List.of("a", "b", "c");
    private static final List<String> CARDS_BY_NUMBER = cardNames();

    private Names() {}

    private static List<String> cardNames() {
        List<String> names = new ArrayList<>();
        for (int card = 0; card < CARDS; card++) {
            boolean exhibition = ThebesTables.isExhibition(card);
            int number = exhibition ? card - RESEARCHERS + 1 : card + 1;
            names.add((exhibition ? "X" : "C") + (number < 10 ? "0" : "") + number);
        }
        return List.copyOf(names);
    }

    static String place(int place) {
        return PLACE_IDS.get(place);
    }

    /// `C01` to `C85` for researcher cards, `X01` to `X10` for exhibitions.
    static String card(int card) {
        return CARDS_BY_NUMBER.get(card);
    }

    /// The cards of a set, by number.
    static List<String> cards(ThebesPosition position, int set) {
        List<String> cards = new ArrayList<>();
        int card = CardSet.next(position.pieces, set, 0);
        while (card != ThebesPosition.NONE) {
            cards.add(card(card));
            card = CardSet.next(position.pieces, set, card + 1);
        }
        return cards;
    }

    /// The places of the exhibition row: a, b, c.
    static String placeOfRow(int place) {
        return PLACES_OF_ROW.get(place);
    }

    /// The place of the row of this name, or -1.
    static int placeOfRowOf(String name) {
        return PLACES_OF_ROW.indexOf(name);
    }

    /// What a researcher card is; several cards share a name.
    static String cardKind(ThebesTables tables, int card) {
        return tables.kind[card];
    }

    /// What a researcher card is: `shovel`, `general_2`, `crete_3`, `ethnological_egypt`.
    static String kind(ThebesTables tables, int card) {
        int type = tables.type[card];
        return switch (type) {
            case GENERAL -> "general_" + tables.points[card];
            case SPECIALISED -> ThebesTables.siteId(tables.site[card]) + "_" + tables.points[card];
            case ETHNOLOGICAL -> "ethnological_" + ThebesTables.siteId(tables.site[card]);
            default -> TYPE_IDS.get(type);
        };
    }

    static String exhibition(ThebesTables tables, int card) {
        return tables.large[card - RESEARCHERS] ? "large" : "small";
    }

    /// The name of what can come out of a bag.
    static String find(ThebesEdition edition, int site, int find) {
        return switch (find) {
            case BOOK -> ThebesTables.siteId(edition.tables().bookSite[site]) + "_book";
            case GENERAL_BOOK -> "general_book";
            case BLANK -> "blank";
            default -> edition.artefact(site, find).id();
        };
    }

    static ThebesEdition edition(ThebesPosition position) {
        return (ThebesEdition) position.setup().edition();
    }
}

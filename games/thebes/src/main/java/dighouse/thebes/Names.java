package dighouse.thebes;

import static dighouse.thebes.ThebesTables.BLANK;
import static dighouse.thebes.ThebesTables.BOOK;
import static dighouse.thebes.ThebesTables.ETHNOLOGICAL;
import static dighouse.thebes.ThebesTables.GENERAL;
import static dighouse.thebes.ThebesTables.GENERAL_BOOK;
import static dighouse.thebes.ThebesTables.PLACE_IDS;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.SPECIALISED;
import static dighouse.thebes.ThebesTables.TYPE_IDS;

import dighouse.kernel.Argument;

/// The names under which the words know the things of this game. Kinds of terms: `place` (cities
/// and sites), `card` (what a researcher card is), `exhibition` (small or large), `find`
/// (artefacts, books), `step` (what is asked in the middle of a turn).
final class Names {
    private Names() {}

    static String placeId(int place) {
        return PLACE_IDS.get(place);
    }

    static Argument place(String name, int place) {
        return Argument.term(name, "place", placeId(place));
    }

    static Argument site(String name, int site) {
        return place(name, ThebesTables.placeOfSite(site));
    }

    /// The city printed on a card.
    static Argument city(ThebesTables tables, int card) {
        return place("city", tables.city[card]);
    }

    /// The name of a researcher card.
    static String cardId(ThebesTables tables, int card) {
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

    static Argument card(ThebesTables tables, int card) {
        return Argument.term("card", cardId(tables, card));
    }

    static String exhibitionId(ThebesTables tables, int card) {
        return tables.large[card - RESEARCHERS] ? "large" : "small";
    }

    static Argument exhibition(ThebesTables tables, int card) {
        return Argument.term("exhibition", exhibitionId(tables, card));
    }

    /// The name of what can come out of a bag.
    static String findId(ThebesEdition edition, int site, int find) {
        return switch (find) {
            case BOOK -> ThebesTables.siteId(edition.tables().bookSite[site]) + "_book";
            case GENERAL_BOOK -> "general_book";
            case BLANK -> "blank";
            default -> edition.artefact(site, find).id();
        };
    }

    static Argument find(ThebesEdition edition, int site, int find) {
        return Argument.term("find", findId(edition, site, find));
    }

    static ThebesEdition edition(ThebesPosition position) {
        return (ThebesEdition) position.setup().edition();
    }
}

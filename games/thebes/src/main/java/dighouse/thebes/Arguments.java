package dighouse.thebes;

import dighouse.kernel.Argument;

/// Arguments of refusals and scores.
final class Arguments {
    private Arguments() {}

    static Argument place(String name, int place) {
        return Argument.term(name, "place", Names.place(place));
    }

    static Argument site(String name, int site) {
        return place(name, ThebesTables.placeOfSite(site));
    }

    /// The city printed on a card.
    static Argument city(ThebesTables tables, int card) {
        return place("city", tables.city[card]);
    }

    static Argument exhibition(ThebesTables tables, int card) {
        return Argument.term("exhibition", Names.exhibition(tables, card));
    }
}

package dighouse.thebes;

import static dighouse.thebes.ThebesOptions.ANY_UNGROUPED_CARD;
import static dighouse.thebes.ThebesOptions.LONE_HELPER;
import static dighouse.thebes.ThebesTables.*;

/// What lies before a player, counted card by card and token by token. For the referee and the
/// invariants, which must not trust the sums that the position keeps.
final class Belongings {
    private final ThebesPosition position;
    private final ThebesTables tables;
    private final int seat;

    Belongings(ThebesPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        tables = position.tables();
    }

    boolean owns(int card) {
        return position.owns(seat, card);
    }

    int count(int type) {
        int count = 0;
        for (int card = 0; card < RESEARCHERS; card++) {
            count += tables.type[card] == type && owns(card) ? 1 : 0;
        }
        return count;
    }

    boolean has(int type) {
        return count(type) > 0;
    }

    int artefacts(int site) {
        int artefacts = 0;
        for (int artefact = 0; artefact < ARTEFACTS; artefact++) {
            artefacts += found(site, artefact) ? 1 : 0;
        }
        return artefacts;
    }

    private boolean found(int site, int find) {
        return (position.found(seat, site) & 1 << find) != 0;
    }

    /// Books of a site on cards and on tokens, which come from other bags.
    int books(int site) {
        int books = 0;
        for (int card = 0; card < RESEARCHERS; card++) {
            if (tables.type[card] == SPECIALISED && tables.site[card] == site && owns(card)) {
                books += tables.points[card];
            }
        }
        for (int bag = 0; bag < SITES; bag++) {
            books += tables.bookSite[bag] == site && found(bag, BOOK) ? 1 : 0;
        }
        return books;
    }

    int general() {
        int general = 0;
        for (int card = 0; card < RESEARCHERS; card++) {
            general += tables.type[card] == GENERAL && owns(card) ? tables.points[card] : 0;
        }
        for (int bag = 0; bag < SITES; bag++) {
            general += found(bag, GENERAL_BOOK) ? 1 : 0;
        }
        return general;
    }

    /// Whether one helper of the kind may be used alone and given up.
    boolean isLone(int type) {
        int count = count(type);
        boolean leftOver = count > 0 && tables.group[count] == tables.group[count - 1];
        return position.option(LONE_HELPER) == ANY_UNGROUPED_CARD ? leftOver : count == 1;
    }

    int knowledge(int site, boolean ethnological, boolean assistant) {
        int assistants = count(ASSISTANT);
        int specialised = books(site);
        specialised += ethnological ? tables.points[tables.ethnologicalCard[site]] : 0;
        specialised += assistant ? 1 + tables.group[assistants - 1] : tables.group[assistants];
        return Math.min(MOST_KNOWLEDGE, specialised + Math.min(specialised, general()));
    }
}

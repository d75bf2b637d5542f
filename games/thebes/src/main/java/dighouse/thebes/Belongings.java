package dighouse.thebes;

import static dighouse.thebes.Options.ANY_UNGROUPED_CARD;
import static dighouse.thebes.Options.LONE_HELPER;
import static dighouse.thebes.ThebesTables.*;

/// What lies before a player, counted card by card and token by token. For the referee and the
/// invariants, which must not trust the sums that the position keeps.
final class Belongings {
    private final ThebesPosition position;
    private final ThebesTables tables;
    private final int seat;
    private final int[] counts = new int[TYPES];
    private final int[] books = new int[SITES]; // on cards, and on tokens out of other bags
    private final int[] artefacts = new int[SITES];
    private int general;

    Belongings(ThebesPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        tables = position.tables();
        int card = position.nextOwned(seat, 0);
        while (card != ThebesPosition.NONE && !isExhibition(card)) {
            countCard(card);
            card = position.nextOwned(seat, card + 1);
        }
        for (int site = 0; site < SITES; site++) {
            for (int find = 0; find < FINDS; find++) {
                if ((position.found(seat, site) & 1 << find) != 0) {
                    countFind(site, find);
                }
            }
        }
    }

    private void countCard(int card) {
        int type = tables.type[card];
        counts[type]++;
        if (type == SPECIALISED) {
            books[tables.site[card]] += tables.points[card];
        } else if (type == GENERAL) {
            general += tables.points[card];
        }
    }

    private void countFind(int site, int find) {
        switch (find) {
            case BOOK -> books[tables.bookSite[site]]++;
            case GENERAL_BOOK -> general++;
            default -> artefacts[site]++;
        }
    }

    boolean owns(int card) {
        return position.owns(seat, card);
    }

    int count(int type) {
        return counts[type];
    }

    boolean has(int type) {
        return counts[type] > 0;
    }

    int artefacts(int site) {
        return artefacts[site];
    }

    int books(int site) {
        return books[site];
    }

    int general() {
        return general;
    }

    /// The weeks of every way to a place: by land and, for the owner of a zeppelin, by air.
    int[] ways(int place) {
        boolean flies = has(ZEPPELIN) && position.place(seat) != place;
        return flies ? new int[] {weeksByLand(place), 0} : new int[] {weeksByLand(place)};
    }

    int weeksByLand(int place) {
        int segments = tables.distance(position.place(seat), place);
        return segments >= tables.carFrom && has(CAR) ? segments - tables.carSaves : segments;
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

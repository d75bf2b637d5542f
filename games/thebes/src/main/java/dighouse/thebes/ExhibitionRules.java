package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.SITES;

/// Organising an exhibition (THB-SHOW).
final class ExhibitionRules {
    private ExhibitionRules() {}

    /// THB-SHOW-01, THB-SHOW-08: it lies on a, b or c, and its weeks fit after the journey.
    static boolean mayShow(ThebesPosition position, int place, int travelWeeks) {
        int card = position.row(place);
        return card != NONE
                && travelWeeks + position.tables().weeks[card] <= position.weeksLeft(position.seat)
                && hasArtefacts(position, card);
    }

    /// THB-SHOW-03 to 05: artefacts by number and site; values and knowledge tokens do not matter.
    private static boolean hasArtefacts(ThebesPosition position, int card) {
        for (int site = 0; site < SITES; site++) {
            if (position.artefacts(position.seat, site) < position.tables().need(card, site)) {
                return false;
            }
        }
        return true;
    }

    /// THB-SHOW-06, 07, 09: the player takes the card and keeps the artefacts; the place stays
    /// empty.
    static void show(ThebesPosition position, int place) {
        CardSet.add(position.pieces, ThebesPosition.owned(position.seat), position.row(place));
        position.row(place, NONE);
    }
}

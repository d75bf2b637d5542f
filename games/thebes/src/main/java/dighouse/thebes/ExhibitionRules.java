package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.ROW;
import static dighouse.thebes.ThebesTables.SITES;

import dighouse.kernel.MoveList;

/// Organising an exhibition (THB-SHOW).
final class ExhibitionRules {
    private ExhibitionRules() {}

    /// THB-SHOW-01, THB-SHOW-02: those on a, b and c, if the city can be reached in time.
    static void addShows(ThebesPosition position, MoveList moves) {
        ThebesTables tables = position.tables();
        int journeys = TravelRules.quickestJourneys(position);
        for (int place = 0; place < ROW; place++) {
            int card = position.row(place);
            if (card != NONE
                    && mayShow(position, card, tables.travel[journeys + tables.city[card]])) {
                moves.add(ThebesMove.show(place));
            }
        }
    }

    /// THB-SHOW-08: an exhibition can be organised if its weeks fit after the journey.
    static boolean mayShow(ThebesPosition position, int card, int travelWeeks) {
        int weeks = position.tables().weeks[card];
        return travelWeeks + weeks <= position.weeksLeft(position.seat)
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
        position.own(position.seat, position.row(place));
        position.row(place, NONE);
    }
}

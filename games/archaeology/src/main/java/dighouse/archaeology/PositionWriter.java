package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.GIVEN;
import static dighouse.archaeology.ArchaeologyPosition.HANDS;
import static dighouse.archaeology.ArchaeologyPosition.MARKET;
import static dighouse.archaeology.ArchaeologyPosition.TAKEN;
import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.ArchaeologyPosition.knownAt;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Seats;
import java.util.ArrayList;
import java.util.List;

/// Writes a position as [ArchaeologyNotation] explains; [PositionReader] must agree.
final class PositionWriter {
    static final String[] OWED = {"", "passes", "idle"}; // by the numbers of ClosingRules

    private final ArchaeologyPosition position;
    private final int seats;
    private final StringBuilder text = new StringBuilder();

    PositionWriter(ArchaeologyPosition position) {
        this.position = position;
        seats = position.seats();
    }

    String text() {
        text.append(Seats.letter(position.active)).append(' ').append(position.phase.id);
        writePhaseArgument();
        word("hands", bySeat(seat -> cards(position.counts, HANDS + seat * TYPES)), true);
        word("market", cards(position.counts, MARKET), true);
        word("sold", bySeat(this::sets), Scoring.cardsSoldByAll(position) > 0);
        word("site", site(), true);
        word("explored", explored(), position.explored != 0);
        word("unseen", cards(position.counts, UNSEEN), !isUnseenTheRest());
        word("starter", Seats.letter(position.starter), position.starter != 0);
        word("trades", Integer.toString(position.tradesInARow), position.tradesInARow > 0);
        flag("acted", position.acted);
        flag("settled", position.settled);
        flag("closing", position.closing);
        word("passed", passed(), position.passed != 0);
        word("idle", Integer.toString(position.idleTurns), position.idleTurns > 0);
        word("owed", OWED[position.owed], position.owesSale());
        word("given", cards(position.counts, GIVEN), position.chosen > 0);
        String taken = cards(position.counts, TAKEN);
        word("taken", taken, !taken.equals("-"));
        writeKnown();
        word("followed", TheftLogText.starts(position), position.log.followed != 0);
        word("since", TheftLogText.entries(position.log), position.log.followed != 0);
        String tails = TheftLogText.tails(position.log);
        word("lately", tails, !tails.isEmpty());
        return text.toString();
    }

    private void word(String name, String value, boolean wanted) {
        if (wanted) {
            text.append(' ').append(name).append('=').append(value);
        }
    }

    private void flag(String name, boolean wanted) {
        if (wanted) {
            text.append(' ').append(name);
        }
    }

    private void writePhaseArgument() {
        switch (position.phase) {
            case DEAL, STEAL, LOSE -> text.append(' ').append(Seats.letter(position.target));
            case SIZE -> text.append(' ').append(Names.treasure(position.selling));
            case FIND -> text.append(' ').append(position.findsLeft);
            case LAY, BEGIN, DIG, ROB, ACT, GIVE, TAKE, OVER -> {}
        }
    }

    private interface OfSeat {
        String text(int seat);
    }

    private String bySeat(OfSeat part) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            parts.add(part.text(seat));
        }
        return String.join("/", parts);
    }

    static String cards(byte[] counts, int from) {
        StringBuilder cards = new StringBuilder();
        for (int type = 0; type < TYPES; type++) {
            appendCards(cards, counts[from + type], type);
        }
        return cards.length() == 0 ? "-" : cards.toString();
    }

    private static void appendCards(StringBuilder cards, int number, int type) {
        if (number > 1) {
            cards.append(number);
        }
        if (number > 0) {
            cards.append(Names.letter(type));
        }
    }

    private String sets(int seat) {
        List<String> sets = new ArrayList<>();
        for (int type = 0; type < TYPES; type++) {
            for (int size = 1; size <= position.tables.largestSet(type); size++) {
                for (int i = 0; i < position.sold(seat, type, size); i++) {
                    StringBuilder set = new StringBuilder();
                    appendCards(set, size, type);
                    sets.add(set.toString());
                }
            }
        }
        return sets.isEmpty() ? "-" : String.join(",", sets);
    }

    private String site() {
        return position.plainInDigSite()
                + "+"
                + position.maps
                + "+"
                + position.thieves
                + "+"
                + position.sandstorms;
    }

    private String explored() {
        List<String> chambers = new ArrayList<>();
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            if (position.isExplored(chamber)) {
                chambers.add(Names.chamber(chamber));
            }
        }
        return String.join("+", chambers);
    }

    private String passed() {
        StringBuilder letters = new StringBuilder();
        for (int seat = 0; seat < seats; seat++) {
            if ((position.passed >> seat & 1) != 0) {
                letters.append(Seats.letter(seat));
            }
        }
        return letters.toString();
    }

    /// Whether the unseen treasures are just those that lie nowhere else.
    private boolean isUnseenTheRest() {
        if (position.unseen == 0) {
            return true; // the reader knows that from the dig site and the chambers
        }
        for (int type = 0; type < TYPES; type++) {
            if (type != MAP && position.counts[UNSEEN + type] != rest(position, type)) {
                return false;
            }
        }
        return true;
    }

    /// How many copies of a type lie in no hand, not in the market and in no sold set.
    static int rest(ArchaeologyPosition position, int type) {
        int rest = position.tables.copies(type) - position.market(type);
        for (int seat = 0; seat < position.seats(); seat++) {
            rest -= position.hand(seat, type) + Scoring.cardsSold(position, seat, type);
        }
        return rest;
    }

    private void writeKnown() {
        word("known", known(seats), !isBystanderDefault());
        for (int viewer = 0; viewer < seats; viewer++) {
            word("known" + Seats.letter(viewer), known(viewer), !isLikeBystander(viewer));
        }
    }

    private String known(int viewer) {
        return bySeat(holder -> {
            String cards = cards(position.counts, knownAt(viewer, holder));
            int maybeMaps = position.maybeMaps(viewer, holder);
            boolean standard = viewer == holder || maybeMaps == trueMaps(position, viewer, holder);
            return standard ? cards : cards + "?" + maybeMaps;
        });
    }

    /// How many cards of a hand, of those unknown to the viewer, are maps.
    static int trueMaps(ArchaeologyPosition position, int viewer, int holder) {
        return position.hand(holder, MAP) - position.known(viewer, holder, MAP);
    }

    private boolean isBystanderDefault() {
        for (int holder = 0; holder < seats; holder++) {
            if (Knowledge.unknown(position, seats, holder) != position.handSize(holder)
                    || position.maybeMaps(seats, holder) != position.hand(holder, MAP)) {
                return false;
            }
        }
        return true;
    }

    private boolean isLikeBystander(int viewer) {
        for (int holder = 0; holder < seats; holder++) {
            if (holder == viewer) {
                continue;
            }
            for (int type = 0; type < TYPES; type++) {
                if (position.known(viewer, holder, type) != position.known(seats, holder, type)) {
                    return false;
                }
            }
            if (position.maybeMaps(viewer, holder) != position.maybeMaps(seats, holder)) {
                return false;
            }
        }
        return true;
    }
}

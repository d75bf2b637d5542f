package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyPosition.GIVEN;
import static dighouse.archaeology.ArchaeologyPosition.HANDS;
import static dighouse.archaeology.ArchaeologyPosition.HAND_SIZES;
import static dighouse.archaeology.ArchaeologyPosition.MARKET;
import static dighouse.archaeology.ArchaeologyPosition.MAYBE_MAPS;
import static dighouse.archaeology.ArchaeologyPosition.TAKEN;
import static dighouse.archaeology.ArchaeologyPosition.UNSEEN;
import static dighouse.archaeology.ArchaeologyPosition.knownAt;
import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import dighouse.kernel.Pool;
import dighouse.kernel.Seats;
import java.util.List;

/// Reads a position as [ArchaeologyNotation] explains, into a cleared one; [PositionWriter] must
/// agree.
final class PositionReader {
    private final ArchaeologyPosition position;
    private final ArchaeologyTables tables;
    private final int seats;
    private final PositionWords words;

    PositionReader(ArchaeologyPosition position) {
        this.position = position;
        seats = position.seats();
        words = new PositionWords(seats);
        tables = position.tables;
    }

    void read(String text) {
        List<String> parts = List.of(Parts.of(text, ' '));
        int first = readPhase(parts);
        words.addAll(parts.subList(first, parts.size()));
        readCards();
        readDigSite();
        readTurn();
        readChosen();
        readKnown();
        TheftLogText.read(words, position);
        words.expectNoMore();
    }

    /// Whose turn it is, what is asked, and what some phases need besides.
    ///
    /// @return the place of the first word after these
    private int readPhase(List<String> parts) {
        Phase phase = parts.size() < 2 ? null : Phase.of(parts.get(1));
        if (phase == null) {
            throw new Malformed("A position begins with whose turn it is and what is asked.");
        }
        position.active = words.seat(parts.get(0));
        position.phase = phase;
        String argument = parts.size() < 3 ? "" : parts.get(2);
        switch (phase) {
            case DEAL, STEAL, LOSE -> position.target = words.seat(argument);
            case SIZE -> position.selling = PlyText.treasure(argument);
            case FIND -> position.findsLeft = PositionWords.number(argument);
            case LAY, BEGIN, DIG, ROB, ACT, GIVE, TAKE, OVER -> {
                return 2;
            }
        }
        return 3;
    }

    private void readCards() {
        List<String> hands = words.bySeat("hands");
        List<String> sold = words.bySeat("sold");
        for (int seat = 0; seat < seats; seat++) {
            readCards(hands.get(seat), HANDS + seat * TYPES);
            int size = Pool.size(position.counts, HANDS + seat * TYPES, TYPES);
            position.counts[HAND_SIZES + seat] = (byte) size;
            if (!sold.get(seat).equals("-")) {
                for (String set : Parts.of(sold.get(seat), ',')) {
                    readSet(seat, set);
                }
            }
        }
        readCards(words.take("market", "-"), MARKET);
    }

    private void readSet(int seat, String text) {
        byte[] set = new byte[TYPES];
        PositionWords.readCards(text, set, 0);
        for (int type = 0; type < TYPES; type++) {
            int size = set[type];
            if (size > 0 && (size > tables.largestSet(type) || Pool.size(set, 0, TYPES) > size)) {
                throw new Malformed("\"" + text + "\" is no set that can be sold.");
            }
            if (size > 0) {
                position.addSet(seat, type, size);
                PositionCheck.checkCopies(position, type);
            }
        }
    }

    private void readDigSite() {
        String explored = words.take("explored", "");
        if (!explored.isEmpty()) {
            for (String chamber : Parts.of(explored, '+')) {
                position.explored |= 1 << PlyText.chamber(chamber);
            }
        }
        int rest = 0;
        for (int type = 0; type < TYPES; type++) {
            rest += type == MAP ? 0 : PositionWriter.rest(position, type);
        }
        String site = words.take("site", "");
        int plain = readSite(site, rest - outsideDigSite());
        int hidden = plain + outsideDigSite();
        String unseen = words.take("unseen", "");
        if (!unseen.isEmpty()) {
            readCards(unseen, UNSEEN);
        } else if (hidden > 0 && hidden == rest) {
            for (int type = 0; type < TYPES; type++) {
                position.counts[UNSEEN + type] =
                        (byte) (type == MAP ? 0 : PositionWriter.rest(position, type));
            }
        }
        position.unseen = Pool.size(position.counts, UNSEEN, TYPES);
        if (position.unseen != hidden || position.counts[UNSEEN + MAP] != 0) {
            throw new Malformed(
                    "Dig site and chambers need "
                            + hidden
                            + " plain treasures: say which with \"unseen=\".");
        }
    }

    /// @return the plain treasures in the dig site
    private int readSite(String site, int standard) {
        if (site.isEmpty()) {
            position.maps = PositionWriter.rest(position, MAP) - position.mapsSpent();
            position.thieves = tables.thieves(seats);
            position.sandstorms = tables.sandstorms(seats);
            position.digSite = standard + position.maps + position.thieves + position.sandstorms;
            return standard;
        }
        List<String> numbers = List.of(Parts.of(site, '+'));
        if (numbers.size() != 4) {
            throw new Malformed("The dig site is four numbers, as in site=38+6+8+6.");
        }
        int plain = PositionWords.number(numbers.get(0));
        position.maps = PositionWords.number(numbers.get(1));
        position.thieves = PositionWords.number(numbers.get(2));
        position.sandstorms = PositionWords.number(numbers.get(3));
        position.digSite = plain + position.maps + position.thieves + position.sandstorms;
        return plain;
    }

    /// Plain treasures that nobody has seen but that do not lie in the dig site.
    private int outsideDigSite() {
        int cards = position.findsLeft;
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            cards += position.isExplored(chamber) ? 0 : tables.chamberCards(chamber);
        }
        if (position.phase == Phase.DEAL || position.phase == Phase.LAY) {
            cards += seats * tables.handCards(seats) - ClosingRules.cardsHeld(position);
            cards += tables.marketCards(seats) - Pool.size(position.counts, MARKET, TYPES);
        }
        return cards;
    }

    private void readTurn() {
        position.starter = words.seat(words.take("starter", "A"));
        position.tradesInARow = PositionWords.number(words.take("trades", "0"));
        position.acted = words.flag("acted");
        position.settled = words.flag("settled");
        position.closing = words.flag("closing");
        String passed = words.take("passed", "");
        for (int i = 0; i < passed.length(); i++) {
            position.passed |= 1 << words.seat(passed.substring(i, i + 1));
        }
        position.idleTurns = PositionWords.number(words.take("idle", "0"));
        String owed = words.take("owed", "");
        position.owed = List.of(PositionWriter.OWED).indexOf(owed);
        if (position.owed < 0) {
            throw new Malformed("A sale is owed after \"passes\" or \"idle\" rounds.");
        }
    }

    private void readChosen() {
        readCards(words.take("given", "-"), GIVEN);
        readCards(words.take("taken", "-"), TAKEN);
        position.chosen = Pool.size(position.counts, GIVEN, TYPES);
    }

    private void readKnown() {
        readKnown(seats, words.bySeat("known"));
        for (int viewer = 0; viewer < seats; viewer++) {
            String name = "known" + Seats.letter(viewer);
            if (words.has(name)) {
                readKnown(viewer, words.bySeat(name));
            } else {
                copyBystander(viewer);
            }
        }
    }

    private void readKnown(int viewer, List<String> hands) {
        for (int holder = 0; holder < seats; holder++) {
            String hand = hands.get(holder);
            int mark = hand.indexOf('?');
            readCards(mark < 0 ? hand : hand.substring(0, mark), knownAt(viewer, holder));
            int standard =
                    viewer == holder
                            ? 0
                            : Math.max(0, PositionWriter.trueMaps(position, viewer, holder));
            int maybeMaps = mark < 0 ? standard : PositionWords.number(hand.substring(mark + 1));
            position.counts[MAYBE_MAPS + viewer * SEATS + holder] = (byte) maybeMaps;
        }
    }

    private void copyBystander(int viewer) {
        for (int holder = 0; holder < seats; holder++) {
            if (holder != viewer) {
                System.arraycopy(
                        position.counts,
                        knownAt(seats, holder),
                        position.counts,
                        knownAt(viewer, holder),
                        TYPES);
                position.counts[MAYBE_MAPS + viewer * SEATS + holder] =
                        (byte) position.maybeMaps(seats, holder);
            }
        }
    }

    private void readCards(String text, int from) {
        PositionWords.readCards(text, position.counts, from);
    }
}

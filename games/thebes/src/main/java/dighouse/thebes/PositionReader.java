package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.ARTEFACTS;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.FINDS;
import static dighouse.thebes.ThebesTables.PLACE_IDS;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.RESEARCHER_MASK;
import static dighouse.thebes.ThebesTables.ROW;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// Reads a position from one line, such as
///
/// ```
/// A goal; A 12.0 rome used crete cards C51,C82 finds flask,greece:book; B 12.1 paris;
/// display C01,C02,C03,C04; row X03,-,-; bonus attic_cup,-,…; discard C36; stacks 20/27/27
/// ```
///
/// First whose turn it is and the phase, with what the turn already holds: the goal, `fly C03`,
/// `permission C01`, `choices` (1 ethnological card, 2 assistant, 4 shovel, 8 permit kept, added
/// up), `draws` left, `blanks` out, `exchanges` counted. Then the seats: week spent and how many
/// markers lie below on the same space, place, used permits (`twice` where the option counts second
/// digs), cards, finds. `stacks` are the researcher cards in the upper stack, the lower one and the
/// one set aside.
///
/// What is left out is as at the start: a seat is at the start place and week, the display and the
/// row are empty, pictured bonuses lie where nobody owns them, the stacks hold what nobody has
/// seen, the lower ones filled first. All other cards are hidden and all other finds are in the
/// bags.
final class PositionReader {
    private static final String BETWEEN = "; "; // parts of a position

    private final ThebesPosition position;
    private final Setup setup;
    private final ThebesTables tables;
    private final List<String> told = new ArrayList<>(); // names of the parts read so far
    private int heights; // seats whose marker has a place in its stack

    PositionReader(ThebesPosition position) {
        this.position = position;
        setup = position.setup();
        tables = position.tables();
    }

    void read(String text) {
        SetupRules.layOut(position);
        List<String> parts = parts(text);
        for (String part : parts.subList(1, parts.size())) {
            part(List.of(Parts.of(part, ' ')));
        }
        if (heights < setup.seats()) {
            stackMarkers();
        }
        if (!told.contains("bonus")) {
            pictureBonus();
        }
        if (!told.contains("stacks")) {
            fillStacks();
        }
        new TurnReader(position).read(Parts.of(parts.get(0), ' '));
    }

    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int to = text.indexOf(BETWEEN); to >= 0; to = text.indexOf(BETWEEN, from)) {
            parts.add(text.substring(from, to));
            from = to + BETWEEN.length();
        }
        parts.add(text.substring(from));
        return parts;
    }

    // ---- the table ------------------------------------------------------------------------------

    private void part(List<String> words) {
        String name = words.get(0);
        if (words.size() < 2) {
            throw new Malformed("\"" + name + "\" stands alone in this position.");
        }
        if (told.contains(name)) {
            throw new Malformed("\"" + name + "\" is told twice in this position.");
        }
        told.add(name);
        switch (name) {
            case "display" -> {
                List<String> cards = things(words.get(1), SLOTS);
                for (int slot = 0; slot < SLOTS; slot++) {
                    position.slot(slot, cardOrNone(cards.get(slot), 0, RESEARCHERS));
                }
            }
            case "row" -> {
                List<String> cards = things(words.get(1), ROW);
                for (int place = 0; place < ROW; place++) {
                    position.row(place, cardOrNone(cards.get(place), RESEARCHERS, CARDS));
                }
            }
            case "bonus" -> bonus(things(words.get(1), SITES));
            case "discard" -> {
                for (String text : Parts.of(words.get(1), ',')) {
                    CardSet.add(position.pieces, DISCARD, seenCard(text, 0, CARDS));
                }
            }
            case "stacks" -> stacks(Parts.of(words.get(1), '/'));
            default -> seatPart(PlyText.seat(position, name), words);
        }
    }

    private static List<String> things(String text, int number) {
        List<String> things = List.of(Parts.of(text, ','));
        if (things.size() != number) {
            throw new Malformed("\"" + text + "\" should name " + number + " things or -.");
        }
        return things;
    }

    private int cardOrNone(String text, int from, int to) {
        return text.equals("-") ? NONE : seenCard(text, from, to);
    }

    /// Takes a card out of the hidden ones.
    private int seenCard(String text, int from, int to) {
        int card = PlyText.card(text);
        if (card < from || card >= to) {
            throw new Malformed(text + " does not belong there.");
        }
        if (!CardSet.contains(position.pieces, HIDDEN, card)) {
            throw new Malformed(text + " is in two places.");
        }
        CardSet.remove(position.pieces, HIDDEN, card);
        return card;
    }

    private void bonus(List<String> names) {
        for (int site = 0; site < SITES; site++) {
            if (!names.get(site).equals("-")) {
                int artefact = takeFind(names.get(site), site);
                if (artefact >= ARTEFACTS) {
                    throw new Malformed(names.get(site) + " is no artefact.");
                }
                position.bonus(site, artefact);
            }
        }
    }

    /// Takes a find out of the bag of its site.
    private int takeFind(String text, int site) {
        int number = Names.edition(position).findNumber(text);
        if (number < 0 || number / FINDS != site) {
            throw new Malformed(
                    "\"" + text + "\" is no find of " + ThebesTables.siteId(site) + ".");
        }
        int find = number % FINDS;
        if ((position.bag(site) >> find & 1) == 0) {
            throw new Malformed(text + " is in two places.");
        }
        position.bag(site, position.bag(site) & ~(1 << find));
        return find;
    }

    private void stacks(String[] sizes) {
        if (sizes.length != 3) {
            throw new Malformed("Stacks are three numbers: upper/lower/set aside.");
        }
        position.stackOne = PlyText.number(sizes[0], 0, RESEARCHERS);
        position.stackTwo = PlyText.number(sizes[1], 0, RESEARCHERS);
        position.setAside = PlyText.number(sizes[2], 0, RESEARCHERS);
    }

    private void seatPart(int seat, List<String> words) {
        marker(seat, words.get(1));
        for (int i = 2; i < words.size(); i++) {
            String word = words.get(i);
            if (PLACE_IDS.contains(word)) {
                position.place(seat, PLACE_IDS.indexOf(word));
            } else if (i + 1 < words.size()) {
                i++;
                seatThings(seat, word, Parts.of(words.get(i), ','));
            } else {
                throw new Malformed("\"" + word + "\" means nothing of a seat.");
            }
        }
    }

    private void marker(int seat, String text) {
        int dot = text.indexOf('.');
        position.week(seat, PlyText.number(dot < 0 ? text : text.substring(0, dot), 0, tables.end));
        if (dot >= 0) {
            heights++;
            String height = text.substring(dot + 1);
            position.height(seat, height.equals("-") ? NONE : PlyText.number(height, 0, 3));
        }
    }

    private void seatThings(int seat, String what, String[] things) {
        switch (what) {
            case "used" -> use(seat, things, 0);
            case "twice" -> use(seat, things, SITES);
            case "cards" -> {
                for (String thing : things) {
                    own(seat, seenCard(thing, 0, CARDS));
                }
            }
            case "finds" -> {
                for (String thing : things) {
                    find(seat, thing);
                }
            }
            default -> throw new Malformed("\"" + what + "\" means nothing of a seat.");
        }
    }

    private void use(int seat, String[] sites, int shift) {
        for (String site : sites) {
            position.used(seat, position.used(seat) | 1 << (shift + PlyText.site(site)));
        }
    }

    private void own(int seat, int card) {
        if (ThebesTables.isExhibition(card)) {
            position.own(seat, card);
        } else {
            CardRules.layOpen(position, seat, card);
        }
    }

    private void find(int seat, String text) {
        int site = siteOf(text);
        int find = takeFind(text, site);
        DigRules.keep(position, seat, site, find);
    }

    private int siteOf(String text) {
        int number = Names.edition(position).findNumber(text);
        if (number < 0) {
            throw new Malformed("\"" + text + "\" is no find.");
        }
        return number / FINDS;
    }

    // ---- what was left out ----------------------------------------------------------------------

    /// Markers on one space lie in the order of the seats, the first on top.
    private void stackMarkers() {
        for (int seat = 0; seat < setup.seats(); seat++) {
            int below = 0;
            for (int other = seat + 1; other < setup.seats(); other++) {
                below += position.week(other) == position.week(seat) ? 1 : 0;
            }
            position.height(seat, position.week(seat) == tables.end ? 0 : below);
        }
    }

    private void pictureBonus() {
        for (int site = 0; site < SITES; site++) {
            int artefact = tables.picturedBonus[site];
            if ((position.bag(site) >> artefact & 1) != 0) {
                position.bag(site, position.bag(site) & ~(1 << artefact));
                position.bonus(site, artefact);
            }
        }
    }

    private void fillStacks() {
        int rest = hidden();
        position.setAside = Math.min(tables.setAside[setup.seats()], rest);
        rest -= position.setAside;
        position.stackTwo = Math.min(tables.stackTwo[setup.seats()], rest);
        position.stackOne = rest - position.stackTwo;
    }

    private int hidden() {
        return CardSet.count(position.pieces, HIDDEN, tables.masks, RESEARCHER_MASK);
    }
}

package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.ROW;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.Seats;
import java.util.ArrayList;
import java.util.List;

/// Writes a position as one line; [PositionReader] explains it and reads it back.
final class PositionWriter {
    private final ThebesPosition position;
    private final StringBuilder out = new StringBuilder();

    PositionWriter(ThebesPosition position) {
        this.position = position;
    }

    String text() {
        head();
        for (int seat = 0; seat < position.seats(); seat++) {
            seat(seat);
        }
        out.append("; display ");
        for (int slot = 0; slot < SLOTS; slot++) {
            out.append(slot == 0 ? "" : ",").append(cardOrNone(position.slot(slot)));
        }
        out.append("; row ");
        for (int place = 0; place < ROW; place++) {
            out.append(place == 0 ? "" : ",").append(cardOrNone(position.row(place)));
        }
        out.append("; bonus ").append(bonuses());
        list("; discard ", Names.cards(position, DISCARD));
        out.append("; stacks ").append(position.stackOne);
        out.append('/').append(position.stackTwo).append('/').append(position.setAside);
        return out.toString();
    }

    private void head() {
        out.append(Seats.letter(position.seat)).append(' ').append(position.phase.id);
        if (position.goal != NONE) {
            out.append(' ').append(PlyText.write(position, position.goal));
        }
        if (position.zeppelin != NONE) {
            out.append(" fly ").append(Names.card(position.zeppelin));
        }
        if (position.permission != NONE) {
            out.append(" permission ").append(Names.card(position.permission));
        }
        number("choices", position.choices);
        number("draws", position.drawsLeft);
        number("blanks", position.blanksOut);
        number("exchanges", position.exchanges);
    }

    private void number(String name, int value) {
        if (value != 0) {
            out.append(' ').append(name).append(' ').append(value);
        }
    }

    private void seat(int seat) {
        out.append("; ").append(Seats.letter(seat)).append(' ').append(position.week(seat));
        int height = position.height(seat);
        out.append('.').append(height == NONE ? "-" : Integer.toString(height));
        out.append(' ').append(Names.place(position.place(seat)));
        List<String> used = new ArrayList<>();
        List<String> twice = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            if (position.isUsed(seat, site)) {
                used.add(ThebesTables.siteId(site));
            }
            if (position.isUsedTwice(seat, site)) {
                twice.add(ThebesTables.siteId(site));
            }
        }
        list(" used ", used);
        list(" twice ", twice);
        list(" cards ", Names.cards(position, ThebesPosition.owned(seat)));
        list(" finds ", finds(seat));
    }

    private List<String> finds(int seat) {
        List<String> finds = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            for (int left = position.found(seat, site); left != 0; left &= left - 1) {
                int find = Integer.numberOfTrailingZeros(left);
                finds.add(Names.edition(position).findName(site, find));
            }
        }
        return finds;
    }

    private String bonuses() {
        List<String> bonuses = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            int bonus = position.bonus(site);
            bonuses.add(bonus == NONE ? "-" : Names.edition(position).findName(site, bonus));
        }
        return String.join(",", bonuses);
    }

    private void list(String name, List<String> things) {
        if (!things.isEmpty()) {
            out.append(name).append(String.join(",", things));
        }
    }

    private static String cardOrNone(int card) {
        return card == NONE ? "-" : Names.card(card);
    }
}

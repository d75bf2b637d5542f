package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.TheftLog.HAND;
import static dighouse.archaeology.TheftLog.MAYBE_MAPS;
import static dighouse.archaeology.TheftLog.UNKNOWN;
import static dighouse.archaeology.TheftLog.UNSEEN_TYPE;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import dighouse.kernel.Seats;
import java.util.ArrayList;
import java.util.List;

/// A [TheftLog] as two words, both ways, as [ArchaeologyNotation] explains.
final class TheftLogText {
    private static final String LOST = "lost";

    private TheftLogText() {}

    static String starts(ArchaeologyPosition position) {
        List<String> parts = new ArrayList<>();
        for (int holder = 0; holder < position.seats(); holder++) {
            parts.add(position.log.follows(holder) ? start(position.log, holder) : "-");
        }
        return String.join("/", parts);
    }

    private static String start(TheftLog log, int holder) {
        byte[] known = new byte[TYPES];
        for (int type = 0; type < TYPES; type++) {
            known[type] = (byte) log.hand(holder, type);
        }
        String cards = PositionWriter.cards(known, 0);
        int maybeMaps = log.hand(holder, MAYBE_MAPS);
        return (cards.equals("-") ? "" : cards)
                + "+"
                + log.hand(holder, UNKNOWN)
                + (maybeMaps > 0 ? "?" + maybeMaps : "");
    }

    static String entries(TheftLog log) {
        if (log.isLost()) {
            return LOST;
        }
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < log.size; i++) {
            parts.add(entry(log.entry(i)));
        }
        return String.join(",", parts);
    }

    static String tails(TheftLog log) {
        List<String> parts = new ArrayList<>();
        for (int holder = 0; holder < SEATS; holder++) {
            for (int place = TheftLog.TAIL_DUG; place < TheftLog.TAIL_END; place++) {
                if (log.follows(holder) && log.hand(holder, place) > 0) {
                    parts.add(entry(log.tailEntry(holder, place)));
                }
            }
        }
        return String.join(",", parts);
    }

    private static String entry(int entry) {
        String holder = Seats.letter(TheftLog.holder(entry));
        int number = TheftLog.number(entry);
        int type = TheftLog.type(entry);
        String cards = (number > 1 ? "" + number : "");
        return switch (TheftLog.kind(entry)) {
            case TheftLog.TAKEN -> holder + "+" + cards + Names.letter(type);
            case TheftLog.SHOWN -> holder + "-" + cards + Names.letter(type);
            case TheftLog.DUG -> holder + "?" + cards;
            case TheftLog.FOUND -> holder + "!" + cards;
            default ->
                    holder
                            + "<"
                            + Seats.letter(TheftLog.victim(entry))
                            + (type == UNSEEN_TYPE ? "" : Names.letter(type));
        };
    }

    static void read(PositionWords words, ArchaeologyPosition position) {
        TheftLog log = position.log;
        int seats = position.seats();
        List<String> starts = words.bySeat("followed");
        for (int holder = 0; holder < seats; holder++) {
            if (!starts.get(holder).equals("-")) {
                log.follow(holder);
                readStart(starts.get(holder), log.data, holder * HAND);
            }
        }
        String since = words.take("since", "");
        String lately = words.take("lately", "");
        if (log.followed == 0 && since.isEmpty() && lately.isEmpty()) {
            return;
        }
        if (log.followed == 0 || position.setup.rules() < Knowledge.FOLLOWED_SINCE) {
            throw new Malformed("No hand is followed here.");
        }
        if (since.equals(LOST)) {
            log.lose();
        } else {
            for (String entry : Parts.of(since, ',')) {
                log.read(entry(words, entry), seats);
            }
        }
        if (!lately.isEmpty()) {
            for (String entry : Parts.of(lately, ',')) {
                readTail(log, entry(words, entry));
            }
        }
    }

    private static void readStart(String text, short[] data, int start) {
        int plus = text.indexOf('+');
        if (plus < 0) {
            throw noLog(text);
        }
        byte[] known = new byte[TYPES];
        if (plus > 0) {
            PositionWords.readCards(text.substring(0, plus), known, 0);
        }
        for (int type = 0; type < TYPES; type++) {
            data[start + type] = known[type];
        }
        int mark = text.indexOf('?');
        String unknown = text.substring(plus + 1, mark < plus ? text.length() : mark);
        data[start + UNKNOWN] = (short) PositionWords.number(unknown);
        data[start + MAYBE_MAPS] =
                (short) (mark < plus ? 0 : PositionWords.number(text.substring(mark + 1)));
    }

    private static void readTail(TheftLog log, int entry) {
        int holder = TheftLog.holder(entry);
        int number = TheftLog.number(entry);
        switch (TheftLog.kind(entry)) {
            case TheftLog.DUG -> log.came(TheftLog.TAIL_DUG, holder, number);
            case TheftLog.FOUND -> log.came(TheftLog.TAIL_FOUND, holder, number);
            case TheftLog.SHOWN -> log.shown(holder, TheftLog.type(entry), number);
            case TheftLog.TAKEN -> log.taken(holder, TheftLog.type(entry), number);
            default -> throw new Malformed("No card was stolen lately.");
        }
    }

    private static int entry(PositionWords words, String text) {
        if (text.length() < 2) {
            throw noLog(text);
        }
        int holder = words.seat(text.substring(0, 1));
        String rest = text.substring(2);
        return switch (text.charAt(1)) {
            case '+' -> cards(TheftLog.TAKEN, holder, rest);
            case '-' -> cards(TheftLog.SHOWN, holder, rest);
            case '?' -> TheftLog.entry(TheftLog.DUG, holder, 0, number(rest));
            case '!' -> TheftLog.entry(TheftLog.FOUND, holder, 0, number(rest));
            case '<' -> theft(words, holder, rest);
            default -> throw noLog(text);
        };
    }

    private static int theft(PositionWords words, int thief, String text) {
        int victim = words.seat(text.isEmpty() ? text : text.substring(0, 1));
        int type =
                text.length() < 2
                        ? UNSEEN_TYPE
                        : TheftLog.type(cards(TheftLog.STOLEN, thief, text.substring(1)));
        return TheftLog.entry(TheftLog.STOLEN, thief, type, victim);
    }

    /// An entry of cards of one type, like `2c`.
    private static int cards(int kind, int holder, String text) {
        byte[] cards = new byte[TYPES];
        PositionWords.readCards(text, cards, 0);
        int entry = -1;
        for (int type = 0; type < TYPES; type++) {
            if (cards[type] > 0 && entry >= 0) {
                throw noLog(text);
            }
            entry = cards[type] > 0 ? TheftLog.entry(kind, holder, type, cards[type]) : entry;
        }
        if (entry < 0) {
            throw noLog(text);
        }
        return entry;
    }

    private static int number(String text) {
        int number = text.isEmpty() ? 1 : PositionWords.number(text);
        if (number == 0) {
            throw noLog(text);
        }
        return number;
    }

    /// Refuses a log that cannot be of this position.
    static void check(ArchaeologyPosition position) {
        TheftLog log = position.log;
        if (log.followed == 0 || log.isLost()) {
            return;
        }
        int[] sizes = new int[SEATS];
        for (int holder = 0; holder < SEATS; holder++) {
            for (int place = 0; place <= UNKNOWN; place++) {
                sizes[holder] += log.hand(holder, place);
            }
            expect(log.hand(holder, MAYBE_MAPS) <= log.hand(holder, UNKNOWN));
        }
        int robbed = 0;
        for (int i = 0; i < log.size; i++) {
            robbed |= change(sizes, log.entry(i), position);
        }
        expect(robbed == log.followed);
        for (int holder = 0; holder < position.seats(); holder++) {
            for (int place = TheftLog.TAIL_DUG; place < TheftLog.TAIL_END; place++) {
                change(sizes, log.tailEntry(holder, place), position);
            }
            expect(!log.follows(holder) || sizes[holder] == position.handSize(holder));
        }
        expect(new TheftScenario().isPossible(position));
    }

    /// Plays an entry on the sizes of the hands.
    ///
    /// @return one bit for each seat that has a part in a theft
    private static int change(int[] sizes, int entry, ArchaeologyPosition position) {
        int holder = TheftLog.holder(entry);
        int victim = TheftLog.victim(entry);
        boolean theft = TheftLog.kind(entry) == TheftLog.STOLEN;
        if (theft) {
            expect(victim != holder && position.log.follows(victim));
            expect(sizes[victim] > 0);
            sizes[victim]--;
            sizes[holder]++;
        } else {
            boolean shown = TheftLog.kind(entry) == TheftLog.SHOWN;
            sizes[holder] += shown ? -TheftLog.number(entry) : TheftLog.number(entry);
        }
        boolean may = sizes[holder] >= 0 && sizes[holder] <= position.tables.allTreasures();
        expect(may && (position.log.follows(holder) || TheftLog.number(entry) == 0));
        return theft ? 1 << holder | 1 << victim : 0;
    }

    private static void expect(boolean holds) {
        if (!holds) {
            throw new Malformed("The thefts cannot have led to these hands.");
        }
    }

    private static Malformed noLog(String text) {
        return new Malformed("\"" + text + "\" says nothing of thefts.");
    }
}

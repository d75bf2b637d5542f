package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.KINDS;
import static dighouse.examples.stash.StashPosition.OF_EACH;

import dighouse.kernel.Malformed;
import dighouse.kernel.Notation;
import dighouse.kernel.Setup;

/// Digits: dealt, turn, picked and last kind, then counts by kind: bag, hands of A and B, stashes
/// of A and B. `10 0 1 2 0110 1111 2120 0010 0000`. Plies are `deal 3`, `hide 3` and `done`.
class StashNotation implements Notation<StashPosition> {
    @Override
    public String position(StashPosition position) {
        return position.dealt
                + (" " + position.turn + " " + position.picked + " " + position.last)
                + (" " + digits(position.bag, 0))
                + (" " + digits(position.hand, 0) + " " + digits(position.hand, KINDS))
                + (" " + digits(position.stash, 0) + " " + digits(position.stash, KINDS));
    }

    private static String digits(byte[] counts, int from) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < from + KINDS; i++) {
            text.append(counts[i]);
        }
        return text.toString();
    }

    @Override
    public void position(Setup setup, String text, StashPosition into) {
        String[] words = text.split(" ", -1);
        if (words.length != 9) {
            throw new Malformed("A position is nine words.");
        }
        into.setup = setup;
        into.dealt = number(words[0], 10);
        into.turn = number(words[1], 2);
        into.picked = number(words[2], 2);
        into.last = number(words[3], KINDS - 1);
        read(words[4], into.bag, 0);
        read(words[5], into.hand, 0);
        read(words[6], into.hand, KINDS);
        read(words[7], into.stash, 0);
        read(words[8], into.stash, KINDS);
        check(into);
    }

    private static void check(StashPosition position) {
        int dealt = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            int out = 0;
            for (int at = kind; at < 2 * KINDS; at += KINDS) {
                out += position.hand[at] + position.stash[at];
            }
            if (position.bag[kind] + out != OF_EACH) {
                throw new Malformed("There are three trinkets of each kind.");
            }
            dealt += out;
        }
        int stashed = 0;
        for (int count : position.stash) {
            stashed += count;
        }
        boolean picks = stashed == (position.turn == 2 ? 4 : position.turn * 2 + position.picked);
        if (dealt != position.dealt || !picks) {
            throw new Malformed("The counts do not fit what was dealt and stashed.");
        }
    }

    private static void read(String digits, byte[] counts, int from) {
        if (digits.length() != KINDS) {
            throw new Malformed("There are four kinds.");
        }
        for (int i = 0; i < KINDS; i++) {
            counts[from + i] = (byte) number(digits.substring(i, i + 1), 3);
        }
    }

    private static int number(String text, int most) {
        try {
            int number = Integer.parseInt(text);
            if (0 <= number && number <= most) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // said below
        }
        throw new Malformed("\"" + text + "\" is not a number from 0 to " + most + ".");
    }

    @Override
    public String ply(StashPosition position, int ply) {
        if (position.isDealing()) {
            return "deal " + ply;
        }
        return ply == Stash.DONE ? "done" : "hide " + ply;
    }

    @Override
    public int ply(StashPosition position, String text) {
        if (text.equals("done")) {
            return Stash.DONE;
        }
        if (!text.startsWith("deal ") && !text.startsWith("hide ")) {
            throw new Malformed("A ply is deal, hide or done.");
        }
        return number(text.substring(5), KINDS - 1);
    }
}

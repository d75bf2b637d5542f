package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.DISCARD;

import dighouse.kernel.Malformed;

/// Reads the head of a position: whose turn it is, the phase, and what the turn already holds.
/// [PositionReader] explains it; the table has been read before.
final class TurnReader {
    private static final int ALL_CHOICES = 15;
    private static final int MOST_DRAWS = 99; // of a dig; the actual limit is checked later

    private final ThebesPosition position;

    TurnReader(ThebesPosition position) {
        this.position = position;
    }

    void read(String[] words) {
        if (words.length < 2) {
            throw new Malformed("A position begins with whose turn it is and the phase.");
        }
        position.seat = PlyText.seat(position, words[0]);
        position.phase = phase(words[1]);
        int at = 2;
        while (at < words.length) {
            at += read(words, at);
        }
    }

    private static Phase phase(String text) {
        Phase phase = Phase.of(text);
        if (phase == null) {
            throw new Malformed("\"" + text + "\" is no phase of a game of Thebes.");
        }
        return phase;
    }

    /// @return how many words were read
    private int read(String[] words, int at) {
        String value = at + 1 < words.length ? words[at + 1] : "";
        switch (words[at]) {
            case "exchange", "retire" -> {
                position.goal = PlyText.read(position, words[at]);
                return 1;
            }
            case "take", "show", "dig" ->
                    position.goal = PlyText.read(position, words[at] + " " + value);
            case "fly" -> position.zeppelin = ownCard(value);
            case "permission" -> position.permission = ownCard(value);
            case "choices" -> position.choices = PlyText.number(value, 0, ALL_CHOICES);
            case "draws" -> position.drawsLeft = PlyText.number(value, 0, MOST_DRAWS);
            case "blanks" -> position.blanksOut = PlyText.number(value, 0, MOST_DRAWS);
            case "exchanges" ->
                    position.exchanges = PlyText.number(value, 0, position.tables().end);
            default -> throw new Malformed("\"" + words[at] + "\" means nothing in a turn.");
        }
        return 2;
    }

    /// Before the journey a zeppelin is still owned; afterwards it lies among the discards.
    private int ownCard(String text) {
        int card = PlyText.card(text);
        if (!position.owns(position.seat, card)
                && !CardSet.contains(position.pieces, DISCARD, card)) {
            throw new Malformed(text + " is not a card of the player on turn.");
        }
        return card;
    }
}

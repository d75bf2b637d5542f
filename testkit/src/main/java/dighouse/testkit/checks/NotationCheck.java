package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Malformed;
import dighouse.kernel.MoveList;
import dighouse.kernel.Notation;
import dighouse.kernel.Position;
import java.util.function.Consumer;

/// The notation of the position and of every listed ply is read back as it was written. Text that
/// cannot be read throws [Malformed] and nothing else, and so does a position that no game reaches.
/// No move of a seat is a bare number.
public final class NotationCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN_AGAIN = 4;
    private static final int HOW_OFTEN_SPOILT = 32;
    private static final String LETTERS = " -.:/,|0123456789abcdxzABZ";

    private final Consumer<P> readable;

    public NotationCheck(Consumer<P> readable) {
        this.readable = readable;
    }

    @Override
    public String name() {
        return "writing";
    }

    @Override
    public void at(Node<P> node) {
        Notation<P> notation = node.game().notation();
        String text = node.text();
        oneLine(text);
        P read = node.scratch(0);
        notation.position(node.setup(), text, read);
        if (!read.equals(node.position()) || read.hash() != node.position().hash()) {
            throw fail("read from \"" + text + "\", the position is another");
        }
        boolean again = node.random().below(HOW_OFTEN_AGAIN) == 0;
        if (again && !notation.position(read).equals(text)) {
            throw fail("\"" + text + "\" is written back as \"" + notation.position(read) + "\"");
        }
        if (node.game().actor(read) != node.actor()) {
            throw fail("read from \"" + text + "\", another must decide");
        }
        plies(node, node.anyOrder());
        if (node.random().below(HOW_OFTEN_SPOILT) == 0) {
            misread(node, text);
        }
    }

    private void plies(Node<P> node, MoveList list) {
        Notation<P> notation = node.game().notation();
        for (int i = 0; i < list.size(); i++) {
            String text = notation.ply(node.position(), list.get(i));
            oneLine(text);
            if (node.isDecision()) {
                noChoice(text);
            }
            if (notation.ply(node.position(), text) != list.get(i)) {
                throw fail("\"" + text + "\" is read as another ply");
            }
        }
    }

    private static void oneLine(String text) {
        String fault = "";
        if (text.isEmpty()) {
            fault = "it is empty";
        } else if (!text.equals(text.strip())) {
            fault = "it begins or ends with a blank";
        } else if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
            fault = "it has a line break";
        } else if (text.contains(" ~")) {
            fault = "\" ~\" marks the check digits there";
        }
        if (!fault.isEmpty()) {
            throw fail("\"" + text + "\" does not fit into one line of a record: " + fault);
        }
    }

    /// A number that is typed at the terminal is the number of a choice.
    private static void noChoice(String text) {
        if (text.chars().allMatch(Character::isDigit)) {
            throw fail("a move is written \"" + text + "\", like the number of a choice");
        }
    }

    /// Changes a letter somewhere and reads again.
    private void misread(Node<P> node, String text) {
        Notation<P> notation = node.game().notation();
        String spoilt = spoil(node, text);
        P read = node.scratch(1);
        boolean accepted = false;
        try {
            notation.position(node.setup(), spoilt, read);
            notation.position(read);
            accepted = true;
        } catch (Malformed expected) {
            // says so in a sentence, as it should
        } catch (RuntimeException | AssertionError other) {
            throw fail("\"" + spoilt + "\" is not refused as malformed: " + other);
        }
        if (accepted) {
            possible(spoilt, read);
        }
        if (!node.isOver()) {
            int ply = node.anyOrder().get(node.random().below(node.anyOrder().size()));
            misreadPly(node, spoil(node, notation.ply(node.position(), ply)));
        }
    }

    private void possible(String spoilt, P read) {
        try {
            readable.accept(read);
        } catch (AssertionError impossible) {
            throw fail("\"" + spoilt + "\" should not be read: " + impossible.getMessage());
        }
    }

    private void misreadPly(Node<P> node, String spoilt) {
        try {
            node.game().notation().ply(node.position(), spoilt);
        } catch (Malformed expected) {
            // says so in a sentence, as it should
        } catch (RuntimeException | AssertionError other) {
            throw fail("\"" + spoilt + "\" is not refused as malformed: " + other);
        }
    }

    private static String spoil(Node<?> node, String text) {
        StringBuilder spoilt = new StringBuilder(text);
        int at = node.random().below(text.length());
        char letter = LETTERS.charAt(node.random().below(LETTERS.length()));
        switch (node.random().below(4)) {
            case 0 -> spoilt.deleteCharAt(at);
            case 1 -> spoilt.insert(at, letter);
            case 2 -> spoilt.setLength(at);
            default -> spoilt.setCharAt(at, letter);
        }
        return spoilt.toString();
    }
}

package dighouse.testkit.checks;

import static dighouse.testkit.Node.fail;

import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.testkit.ContractCheck;
import dighouse.testkit.Node;
import java.util.HashMap;
import java.util.Map;

/// Positions are values: those that are written alike are equal and have one hash, all others are
/// not and have not. Compared are the position and what each ply makes of it.
public final class Hashing<P extends Position<P>> implements ContractCheck<P> {
    private static final int MOST = 12;

    @Override
    public String name() {
        return "hashing";
    }

    @Override
    public void at(Node<P> node) {
        Map<Long, String> texts = new HashMap<>();
        String text = node.game().notation().position(node.position());
        texts.put(node.position().hash(), text);
        MoveList list = node.anyOrder();
        int skip = list.isEmpty() ? 0 : node.random().below(list.size());
        String before = text;
        P last = node.position();
        for (int i = 0; i < Math.min(MOST, list.size()); i++) {
            // two scratch positions in turn, so that each is compared with the one before it
            P after = node.after(list.get((i + skip) % list.size()), i & 1);
            String afterText = node.game().notation().position(after);
            String sameHash = texts.put(after.hash(), afterText);
            if (sameHash != null && !sameHash.equals(afterText)) {
                throw fail("one hash for two positions: " + sameHash + " and " + afterText);
            }
            if (after.equals(last) != afterText.equals(before)) {
                throw fail("equals and notation disagree on " + before + " and " + afterText);
            }
            last = after;
            before = afterText;
        }
    }
}

package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `moves` and `judge` agree over the whole alphabet, and the refusals that all games share come
/// first.
public final class RefusalCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final Pattern RULE = Pattern.compile("[A-Z][A-Z0-9]*(-[A-Z0-9]+)+");

    private final Set<String> wellFormed = new HashSet<>(); // identifiers seen before

    @Override
    public String name() {
        return "refusing";
    }

    @Override
    public void at(Node<P> node) {
        MoveList alphabet = node.alphabet();
        int any = alphabet.get(node.random().below(alphabet.size()));
        if (node.isOver()) {
            everySeat(node, any, Refusal.GAME_OVER);
            return;
        }
        everySeat(node, any, Refusal.NOT_YOUR_DECISION);
        if (!node.isDecision()) {
            return;
        }
        judgements(node);
        foreign(node);
        Refusal judged = node.game().judge(node.position(), any);
        Refusal refused = node.game().refusal(node.position(), node.actor(), any);
        require(
                judged == null ? refused == null : judged.equals(refused),
                "refusal and judge say different things");
    }

    private void everySeat(Node<P> node, int move, String rule) {
        for (int seat = 0; seat < node.setup().seats(); seat++) {
            if (seat != node.actor()) {
                expect(node.game().refusal(node.position(), seat, move), rule);
            }
        }
    }

    private void judgements(Node<P> node) {
        Game<P> game = node.game();
        P position = node.position();
        int[] sorted = node.anyOrder().toArray(); // an alphabet is long: search, do not scan
        Arrays.sort(sorted);
        int legal = 0;
        for (int i = 0; i < node.alphabet().size(); i++) {
            int move = node.alphabet().get(i);
            boolean listed = Arrays.binarySearch(sorted, move) >= 0;
            Refusal refusal = game.judge(position, move);
            if (listed && refusal != null) {
                throw fail(said(node, move) + " is listed, but refused by " + refusal.rule());
            }
            if (!listed && refusal == null) {
                throw fail(said(node, move) + " is not listed, but not refused either");
            }
            if (refusal != null && !isRule(refusal)) {
                throw fail("\"" + refusal.rule() + "\" is no identifier of a ledger");
            }
            legal += listed ? 1 : 0;
        }
        if (legal != node.anyOrder().size()) {
            throw fail(wrongAlphabet(node));
        }
    }

    /// Which listed move is missing from the alphabet, or named twice.
    private static String wrongAlphabet(Node<?> node) {
        MoveList listed = node.anyOrder();
        for (int i = 0; i < listed.size(); i++) {
            if (!node.alphabet().contains(listed.get(i))) {
                return said(node, listed.get(i)) + " is listed, but not in the alphabet";
            }
        }
        for (int i = 0; i < node.alphabet().size(); i++) {
            int move = node.alphabet().get(i);
            if (listed.contains(move) && node.alphabet().indexOf(move) < i) {
                return "the alphabet names " + said(node, move) + " twice";
            }
        }
        return "a move is listed twice";
    }

    private static <P extends Position<P>> String said(Node<P> node, int move) {
        return '"' + node.game().notation().ply(node.position(), move) + '"';
    }

    private boolean isRule(Refusal refusal) {
        String rule = refusal.rule();
        if (wellFormed.contains(rule)) {
            return true;
        }
        boolean isRule = RULE.matcher(rule).matches() && !rule.startsWith("HOUSE-");
        return isRule && wellFormed.add(rule);
    }

    /// A move that is not in the alphabet is no move at all.
    private void foreign(Node<P> node) {
        int foreign = node.random().next();
        while (node.alphabet().contains(foreign)) {
            foreign++;
        }
        expect(node.game().refusal(node.position(), node.actor(), foreign), Refusal.NO_SUCH_MOVE);
    }

    private static void expect(@Nullable Refusal refusal, String rule) {
        if (refusal == null || !refusal.rule().equals(rule)) {
            throw fail("a move should be refused by " + rule + ", not by " + refusal);
        }
    }
}

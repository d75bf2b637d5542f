package dighouse.lab.load;

import java.util.List;

/// Decides for a scripted seat of Archaeology: it digs, and sells its last kind of treasure now and
/// then and whenever it cannot end its turn otherwise, so that games come to an end like those of
/// people. It never trades, since two scripts could trade to and fro for ever.
final class ScriptedPlayer {
    private static final int TURNS_BETWEEN_SALES = 4;

    private int asked; // times it could have ended its turn

    /// The first move of a choice.
    String first(List<String> legal) {
        boolean mayEnd = legal.contains("end");
        asked += mayEnd ? 1 : 0;
        String sale = last(legal, "sell ");
        if (!sale.isEmpty() && (!mayEnd || asked % TURNS_BETWEEN_SALES == 0)) {
            return sale;
        }
        return mayEnd ? "end" : legal.getFirst();
    }

    /// The next move of an incomplete choice: the largest set, the first treasure to lose.
    static String next(List<String> legal) {
        String set = last(legal, "set ");
        return set.isEmpty() ? legal.getFirst() : set;
    }

    private static String last(List<String> legal, String verb) {
        String last = "";
        for (String move : legal) {
            last = move.startsWith(verb) ? move : last;
        }
        return last;
    }
}

package dighouse.lab;

import java.util.ArrayList;
import java.util.List;

/// Assigns entrants to seats, for each game of a contest: entrants by their numbers, in seat order.
///
/// Entrants at a table change seats from game to game. After as many games as there are seats,
/// everyone has had each seat; then the order around the table changes too, until all orders have
/// been played.
public final class Lineups {
    private final List<List<Integer>> tables;

    private Lineups(List<List<Integer>> tables) {
        this.tables = List.copyOf(tables);
    }

    /// Two entrants: the first on one seat, the second on all others.
    public static Lineups duel(int seats) {
        List<Integer> table = new ArrayList<>(List.of(0));
        while (table.size() < seats) {
            table.add(1);
        }
        return new Lineups(List.of(table));
    }

    /// Everyone against everyone: each combination of entrants that fills the seats is a table.
    /// With fewer entrants than seats, entrants repeat, beginning with each in turn.
    public static Lineups roundRobin(int entrants, int seats) {
        List<List<Integer>> tables = new ArrayList<>();
        if (entrants >= seats) {
            choose(entrants, seats, List.of(), tables);
        } else {
            for (int first = 0; first < entrants; first++) {
                List<Integer> table = new ArrayList<>();
                for (int seat = 0; seat < seats; seat++) {
                    table.add((first + seat) % entrants);
                }
                tables.add(table);
            }
        }
        return new Lineups(tables);
    }

    private static void choose(
            int entrants, int seats, List<Integer> chosen, List<List<Integer>> tables) {
        if (chosen.size() == seats) {
            tables.add(chosen);
            return;
        }
        int from = chosen.isEmpty() ? 0 : chosen.getLast() + 1;
        for (int next = from; next < entrants; next++) {
            List<Integer> more = new ArrayList<>(chosen);
            more.add(next);
            choose(entrants, seats, more, tables);
        }
    }

    /// How many tables there are. Games alternate between them.
    public int tables() {
        return tables.size();
    }

    /// The entrants, by seat, of the game with this number.
    public List<Integer> at(int number) {
        List<Integer> table = tables.get(number % tables.size());
        int round = number / tables.size();
        int seats = table.size();
        List<Integer> order = order(table, round / seats);
        List<Integer> lineup = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            lineup.add(order.get((seat + round) % seats));
        }
        return lineup;
    }

    /// One order of the table in which the first entrant keeps its place; rotations do the rest.
    private static List<Integer> order(List<Integer> table, int number) {
        List<Integer> left = new ArrayList<>(table.subList(1, table.size()));
        List<Integer> order = new ArrayList<>(table.subList(0, 1));
        int rest = number;
        while (!left.isEmpty()) {
            int index = rest % left.size();
            order.add(left.get(index));
            left.subList(index, index + 1).clear();
            rest /= left.size() + 1;
        }
        return order;
    }
}

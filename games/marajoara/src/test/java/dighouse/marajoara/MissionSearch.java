package dighouse.marajoara;

import dighouse.kernel.Actor;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Looks for a line that wins a mission: a beam over whole turns. From every position of the beam
/// many turns are played at random, verbs evenly, and the most promising ends make the next beam.
final class MissionSearch {
    private static final int MOST_PLIES = 60; // of a turn that is tried

    private final Setup setup;
    private final int width;
    private final int tries;
    private final Xoshiro random;
    private final MoveList list = new MoveList();
    private final int[] verbs = new int[32];

    MissionSearch(Setup setup, int width, int tries, long seed) {
        this.setup = setup;
        this.width = width;
        this.tries = tries;
        random = new Xoshiro(seed);
    }

    /// A position between two turns, or the end, and how it was reached.
    private record Node(MarajoaraPosition position, List<Integer> plies, double worth) {}

    /// A won game, or nothing if none was found.
    Optional<Match<MarajoaraPosition>> win() {
        Match<MarajoaraPosition> opening = new Match<>(TestTable.GAME, setup);
        while (opening.actor() == Actor.CHANCE) {
            opening.draw((number, weight) -> random.below(weight));
        }
        List<Node> beam = List.of(node(copy(opening.position()), List.of()));
        for (int turn = 0; turn < 40 && !beam.isEmpty(); turn++) {
            Map<Long, Node> next = new LinkedHashMap<>();
            for (Node node : beam) {
                for (int i = 0; i < tries; i++) {
                    Node end = turn(node);
                    if (end.position().phase == Phase.OVER) {
                        if (TestTable.GAME.won(end.position())) {
                            end.plies().forEach(opening::apply);
                            return Optional.of(opening);
                        }
                    } else {
                        next.putIfAbsent(end.position().hash(), end);
                    }
                }
            }
            beam =
                    next.values().stream()
                            .sorted(Comparator.comparingDouble(Node::worth).reversed())
                            .limit(width)
                            .toList();
        }
        return Optional.empty();
    }

    private static MarajoaraPosition copy(MarajoaraPosition position) {
        MarajoaraPosition copy = TestTable.GAME.position();
        copy.copyFrom(position);
        return copy;
    }

    private static Node node(MarajoaraPosition position, List<Integer> plies) {
        return new Node(position, plies, worth(position));
    }

    /// Plays to the start of the next turn, or to the end of the game.
    private Node turn(Node from) {
        MarajoaraPosition position = copy(from.position());
        List<Integer> plies = new ArrayList<>(from.plies());
        int round = position.round;
        for (int i = 0; ; i++) {
            boolean over = position.phase == Phase.OVER;
            if (over || (position.round > round && position.phase == Phase.MENU)) {
                return node(position, plies);
            }
            int ply = i < MOST_PLIES ? choose(position) : TestTable.GAME.fallback(position);
            plies.add(ply);
            TestTable.GAME.play(position, ply);
        }
    }

    /// A verb at random, then a move of it; fieldwork and finance seldom.
    private int choose(MarajoaraPosition position) {
        list.clear();
        TestTable.GAME.moves(position, list);
        int kinds = 0;
        for (int i = 0; i < list.size(); i++) {
            int verb = MarajoaraMove.verb(list.get(i));
            if (!contains(verb, kinds) && isWanted(position, verb)) {
                verbs[kinds++] = verb;
            }
        }
        int verb = verbs[random.below(kinds)];
        int first = 0;
        while (MarajoaraMove.verb(list.get(first)) != verb) {
            first++;
        }
        int last = first;
        while (last < list.size() && MarajoaraMove.verb(list.get(last)) == verb) {
            last++;
        }
        return list.get(first + random.below(last - first));
    }

    private boolean contains(int verb, int kinds) {
        for (int i = 0; i < kinds; i++) {
            if (verbs[i] == verb) {
                return true;
            }
        }
        return false;
    }

    private boolean isWanted(MarajoaraPosition position, int verb) {
        return switch (verb) {
            case MarajoaraMove.FIELDWORK -> random.below(12) == 0 || list.size() == 1;
            case MarajoaraMove.FINANCE, MarajoaraMove.EXCHANGE -> random.below(5) == 0;
            case MarajoaraMove.STOP -> position.phase != Phase.PIPS || random.below(8) == 0;
            default -> true;
        };
    }

    // ---- what a position promises -------------------------------------------------------------

    private static double worth(MarajoaraPosition position) {
        double worth = position.points(0) - Scoring.roundTrackCost(position);
        worth -= Scoring.unfinishedCost(position);
        worth += ends(position) + dice(position);
        for (MarajoaraView.GoalView goal : MissionPanel.goals(position)) {
            if (!goal.what().key().endsWith("Points")) {
                worth += goal.reached() ? 14 : 9.0 * goal.progress() / goal.of();
            }
        }
        worth += tokens(position);
        for (int track = 0; track < MarajoaraTables.TRACKS; track++) {
            worth += 0.5 * position.disk(0, track);
        }
        return worth;
    }

    private static double ends(MarajoaraPosition position) {
        double points = 0;
        for (int track = 0; track < MarajoaraTables.TRACKS; track++) {
            if (position.disk(0, track) == MarajoaraTables.TRACK_END) {
                points += Scoring.endPoints(position, 0, track, 0);
            }
        }
        return points;
    }

    /// Blue dice are worth about their pips, red ones twice as long as there is money for them.
    private static double dice(MarajoaraPosition position) {
        int blue = 0;
        int red = 0;
        for (int museum = 0; museum < position.museums; museum++) {
            for (int i = 0; i < MarajoaraTables.ROW; i++) {
                blue += position.bytes[MarajoaraPosition.rowAt(museum, Die.BLUE) + i];
                red += position.bytes[MarajoaraPosition.rowAt(museum, Die.RED) + i];
            }
        }
        int money = position.money(0);
        int paid = Math.min(red, money);
        boolean open = position.pieces(0) != MarajoaraTables.ALL_PIECES;
        double site = 0;
        for (byte die : position.site) {
            site += 0.02 * Die.value(die);
        }
        return (open ? 0.8 : 0.1) * blue
                + 1.7 * paid
                + 0.6 * (red - paid)
                + 0.5 * (money - paid)
                + site;
    }

    /// Where all seven tokens are a goal, a disk that passed its token has lost it.
    private static double tokens(MarajoaraPosition position) {
        int onSite = position.tokensOnSite(0);
        if (position.setup().mission() != 8) {
            return 0.7 * onSite;
        }
        double lost = 0;
        int owed = position.bytes[MarajoaraPosition.RESERVE];
        for (int track = 0; track < MarajoaraTables.TRACKS; track++) {
            owed -= position.disk(0, track) < 2 ? 1 : 0;
        }
        lost += 60.0 * Math.max(0, owed);
        return 4.0 * onSite - lost;
    }
}

package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.TRACK_END;

/// The goals of a mission (MRJ-SOLO-03, MRJ-MIS): once collected, they stay collected
/// (MRJ-RULING-41). A goal on cells counts as one for each marked cell; points are compared at the
/// end only.
final class Goals {
    private Goals() {}

    /// How many there are on this board.
    static int number(MarajoaraPosition position) {
        Mission mission = position.mission();
        int number = 0;
        if (mission != null) {
            for (Mission.Goal goal : mission.goals) {
                number += size(position, goal);
            }
        }
        return number;
    }

    private static int size(MarajoaraPosition position, Mission.Goal goal) {
        return goal.kind() == Mission.Kind.CELLS ? position.board().marked.length : 1;
    }

    /// Collects what has been reached; called whenever something is placed or arrives.
    static void look(MarajoaraPosition position) {
        Mission mission = position.mission();
        if (mission == null) {
            return;
        }
        int bit = 0;
        for (Mission.Goal goal : mission.goals) {
            if (isReached(position, goal)) {
                position.goals |= 1 << bit;
            }
            bit += size(position, goal);
        }
    }

    private static boolean isReached(MarajoaraPosition position, Mission.Goal goal) {
        return switch (goal.kind()) {
            case CELLS, POINTS -> false; // see arrive and isWon
            case TRACK_END -> position.disk(0, goal.value()) == TRACK_END;
            case ALL_PIECES -> position.pieces(0) == MarajoaraTables.ALL_PIECES;
            case PIECE -> (position.pieces(0) >>> goal.value() & 1) != 0;
            case SPACE -> position.vases(0) >= goal.value();
            case TOKENS -> position.tokensOnSite(0) >= goal.value();
        };
    }

    /// MRJ-RULING-36: a die arrives on a marked cell by capture, fieldwork or recycling.
    static void arrive(MarajoaraPosition position, int cell) {
        Mission mission = position.mission();
        if (mission == null) {
            return;
        }
        int bit = 0;
        for (Mission.Goal goal : mission.goals) {
            if (goal.kind() == Mission.Kind.CELLS) {
                int[] marked = position.board().marked;
                for (int i = 0; i < marked.length; i++) {
                    if (marked[i] == cell) {
                        position.goals |= 1 << (bit + i);
                    }
                }
            }
            bit += size(position, goal);
        }
    }

    /// MRJ-SOLO-04, 11, MRJ-RULING-35: the points at the very end; more than the goal (en), or at
    /// least the goal (fr).
    static boolean hasPoints(MarajoaraPosition position, int points) {
        int goal = pointsGoal(position, points);
        return position.tables().exceeds ? position.points(0) > goal : position.points(0) >= goal;
    }

    /// A goal of points, with the challenge added.
    static int pointsGoal(MarajoaraPosition position, int points) {
        return points + (position.has(Options.HARDER) ? position.tables().challenge : 0);
    }

    /// MRJ-SOLO-10: all goals of a finished mission are collected.
    static boolean isWon(MarajoaraPosition position) {
        Mission mission = position.mission();
        if (mission == null || position.phase != Phase.OVER) {
            return false;
        }
        int bit = 0;
        for (Mission.Goal goal : mission.goals) {
            int size = size(position, goal);
            int all = (1 << size) - 1;
            boolean reached =
                    goal.kind() == Mission.Kind.POINTS
                            ? hasPoints(position, goal.value())
                            : (position.goals >>> bit & all) == all;
            if (!reached) {
                return false;
            }
            bit += size;
        }
        return true;
    }
}

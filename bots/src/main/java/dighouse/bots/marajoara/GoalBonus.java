package dighouse.bots.marajoara;

import dighouse.marajoara.MarajoaraTables;
import dighouse.marajoara.Mission;
import org.jspecify.annotations.Nullable;

/// Adds points for reaching the goals of a mission; nothing without a mission.
final class GoalBonus {
    final double[] pieces = new double[MarajoaraTables.PIECES];
    final double[] spaces = new double[MarajoaraTables.MOST_VASES + 1];
    final double[] ends = new double[MarajoaraTables.TRACKS];
    double token;
    double cell;
    int unfinished; // MRJ-MIS-06: penalty for each piece and vase

    private GoalBonus() {}

    /// Only the penalties of a mission, without bonuses for its goals.
    static GoalBonus none(@Nullable Mission mission) {
        GoalBonus goalBonus = new GoalBonus();
        goalBonus.unfinished = mission == null ? 0 : mission.unfinished();
        return goalBonus;
    }

    /// @param worth of a goal in points
    static GoalBonus of(Mission mission, double worth) {
        GoalBonus goalBonus = none(mission);
        for (int i = 0; i < mission.size(); i++) {
            goalBonus.add(mission.goal(i), worth);
        }
        return goalBonus;
    }

    private void add(Mission.Goal goal, double worth) {
        switch (goal.kind()) {
            case PIECE -> pieces[goal.value()] += worth;
            case ALL_PIECES -> {
                for (int piece = 0; piece < pieces.length; piece++) {
                    pieces[piece] += worth / 2; // less, since all of them are needed
                }
            }
            case TRACK_END -> ends[goal.value()] += worth;
            case SPACE -> {
                for (int space = 1; space <= goal.value(); space++) {
                    spaces[space] += worth / 2;
                }
            }
            case CELLS -> cell = worth;
            case TOKENS -> token = worth;
            case POINTS -> {} // everything that brings points helps
        }
    }
}

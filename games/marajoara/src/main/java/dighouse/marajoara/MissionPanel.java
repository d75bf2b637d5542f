package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.marajoara.MarajoaraView.GoalView;
import dighouse.marajoara.MarajoaraView.MissionView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The goals of a mission in words and with their progress.
final class MissionPanel {
    private MissionPanel() {}

    static @Nullable MissionView of(MarajoaraPosition position) {
        if (position.mission() == null) {
            return null;
        }
        List<GoalView> goals = goals(position);
        int collected = (int) goals.stream().filter(GoalView::reached).count();
        return new MissionView(position.setup().mission(), collected, goals);
    }

    /// All goals; those on cells one by one.
    static List<GoalView> goals(MarajoaraPosition position) {
        List<GoalView> goals = new ArrayList<>();
        Mission mission = position.mission();
        if (mission == null) {
            return goals;
        }
        for (Mission.Goal goal : mission.goals) {
            switch (goal.kind()) {
                case CELLS -> addCells(position, goals);
                case POINTS -> goals.add(points(position, goal.value()));
                case PIECE, ALL_PIECES, TRACK_END, SPACE, TOKENS -> {
                    boolean reached = isCollected(position, goals.size());
                    int all = all(goal);
                    int progress = reached ? all : Math.min(progress(position, goal), all);
                    goals.add(placed(what(goal), reached, progress, all));
                }
            }
        }
        return goals;
    }

    private static boolean isCollected(MarajoaraPosition position, int bit) {
        return (position.goals >>> bit & 1) != 0;
    }

    private static void addCells(MarajoaraPosition position, List<GoalView> goals) {
        for (int cell : position.board().marked) {
            boolean reached = isCollected(position, goals.size());
            Phrase what =
                    Phrase.of("goalCell", MoveDescriber.plain("cell", position.board().name(cell)));
            goals.add(placed(what, reached, reached ? 1 : 0, 1));
        }
    }

    /// A goal that is collected as soon as something is placed there.
    private static GoalView placed(Phrase what, boolean reached, int progress, int all) {
        return new GoalView(what, reached, progress, all, false, 0);
    }

    /// MRJ-SOLO-04, MRJ-RULING-35: checked once, at the very end, after awards and subtractions.
    private static GoalView points(MarajoaraPosition position, int points) {
        boolean over = position.phase == Phase.OVER;
        int goal = Goals.pointsGoal(position, points);
        String key = position.tables().exceeds ? "goalMorePoints" : "goalPoints";
        return new GoalView(
                Phrase.of(key, Argument.number("points", goal)),
                over && Goals.hasPoints(position, points),
                position.points(0),
                goal,
                !over,
                over ? 0 : MarajoaraReading.deductions(position));
    }

    private static int all(Mission.Goal goal) {
        return switch (goal.kind()) {
            case ALL_PIECES -> MarajoaraTables.PIECES;
            case TRACK_END -> TRACK_END;
            case SPACE, TOKENS -> goal.value();
            case PIECE, CELLS, POINTS -> 1;
        };
    }

    private static int progress(MarajoaraPosition position, Mission.Goal goal) {
        return switch (goal.kind()) {
            case ALL_PIECES -> Integer.bitCount(position.pieces(0));
            case TRACK_END -> position.disk(0, goal.value());
            case SPACE -> position.vases(0);
            case TOKENS -> position.tokensOnSite(0);
            case PIECE, CELLS, POINTS -> 0;
        };
    }

    private static Phrase what(Mission.Goal goal) {
        return switch (goal.kind()) {
            case PIECE -> Phrase.of("goalPiece", MoveDescriber.piece(goal.value()));
            case TRACK_END ->
                    Phrase.of("goalTrackEnd", Argument.term("track", Names.track(goal.value())));
            case SPACE -> Phrase.of("goalSpace", Argument.number("space", goal.value()));
            case TOKENS -> Phrase.of("goalTokens", Argument.number("tokens", goal.value()));
            case ALL_PIECES, CELLS, POINTS -> Phrase.of("goalAllPieces");
        };
    }
}

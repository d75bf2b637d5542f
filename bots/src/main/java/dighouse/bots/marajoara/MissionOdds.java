package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import dighouse.marajoara.Board;
import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;
import dighouse.marajoara.MarajoaraTables;
import dighouse.marajoara.Mission;

/// Estimates how likely a mission is to be won: whether the turns left suffice for the missing
/// goals, and whether the points will be enough. The turns that things take were observed in games.
final class MissionOdds {
    private static final double LOGISTIC = 1.7; // approximates a normal distribution
    private static final double UNSURE = 1.6; // uncertainty of the estimate, in turns
    private static final double TURNS_OF_VASE = 1.7; // for a red die and some money
    private static final double TURNS_OF_PIECE = 1.3; // to restore a piece
    private static final double SPACES = 3.3; // that a grey die advances on a track
    private static final double FACE = 3.5; // mean value of a die
    private static final double TURNS_OF_CELL = 0.8; // to bring a die to a marked cell

    private final Holdings holdings;

    MissionOdds(PlanTables planTables) {
        holdings = new Holdings(planTables);
    }

    /// @param points expected at the end
    /// @param doubt their uncertainty
    double hope(MarajoaraPosition position, Mission mission, double points, double doubt) {
        holdings.look(position, 0);
        double needed = 0;
        double chance = 1;
        int bit = 0;
        for (int i = 0; i < mission.size(); i++) {
            Mission.Goal goal = mission.goal(i);
            if (goal.kind() == Mission.Kind.POINTS) {
                int goalPoints = MarajoaraReading.pointsToReach(position, goal.value());
                chance *= logistic((points - goalPoints) / doubt);
                bit++;
            } else if (goal.kind() == Mission.Kind.CELLS) {
                needed += cells(position, bit);
                bit += position.board().marks();
            } else {
                needed += MarajoaraReading.isCollected(position, bit) ? 0 : turns(position, goal);
                bit++;
            }
        }
        return needed == 0 ? chance : chance * logistic((left(position) - needed) / UNSURE);
    }

    private double left(MarajoaraPosition position) {
        return holdings.turns + (MarajoaraReading.isMainDue(position) ? 1 : 0.3);
    }

    private static double logistic(double deviations) {
        return 1 / (1 + Math.exp(-LOGISTIC * deviations));
    }

    /// The number of turns that a goal will take.
    private double turns(MarajoaraPosition position, Mission.Goal goal) {
        return switch (goal.kind()) {
            case PIECE -> Math.max(0.2, 2.2 - DiceRows.sum(holdings.blue[0]) / 4.5);
            case ALL_PIECES -> pieces();
            case TRACK_END -> 0.3 + (TRACK_END - position.disk(0, goal.value())) / SPACES;
            case SPACE -> vases(goal.value());
            case TOKENS -> tokens(position, goal.value());
            case CELLS, POINTS -> 0;
        };
    }

    private double pieces() {
        int missing = MarajoaraTables.PIECES - Integer.bitCount(holdings.pieces[0]);
        double stored = DiceRows.sum(holdings.blue[0]) / (2 * FACE);
        return Math.max(0.2, TURNS_OF_PIECE * missing - stored);
    }

    private double vases(int space) {
        int missing = space - holdings.vases[0];
        double reds = Math.min(missing, DiceRows.size(holdings.red[0]));
        double money = Math.min(missing, holdings.money / FACE);
        return Math.max(0.2, TURNS_OF_VASE * missing - 0.9 * reds - 0.7 * money);
    }

    /// The turns for a goal that only space 2 of each track can fulfil, for disks that have not
    /// passed it.
    private double tokens(MarajoaraPosition position, int all) {
        int reserve = MarajoaraReading.reserve(position, 0);
        double needed = 0;
        int open = 0;
        for (int track = 0; track < TRACKS; track++) {
            open += position.disk(0, track) < 2 ? 1 : 0;
        }
        int missing = all - position.tokensOnSite(0);
        if (MarajoaraReading.hasToken(position)) {
            missing--;
        }
        if (reserve > open) {
            return 2.0 * TurnValues.TURNS; // impossible
        }
        needed += 1.2 * reserve;
        if (holdings.yellowToken) {
            needed += DiceRows.MOST - holdings.yellows;
        }
        if (holdings.vases[0] == 0) {
            needed += TURNS_OF_VASE - (DiceRows.size(holdings.red[0]) > 0 ? 0.9 : 0);
        }
        int tokenPiece = position.tables().tokenPiece();
        if ((holdings.pieces[0] >>> tokenPiece & 1) == 0) {
            needed += Math.max(0.2, 1.5 - highest(holdings.blue[0]) / 5.0);
        }
        return missing == 0 ? 0 : Math.max(0.2 * missing, needed);
    }

    private static int highest(int row) {
        return DiceRows.size(row) == 0 ? 0 : DiceRows.value(row, DiceRows.size(row) - 1);
    }

    private static double cells(MarajoaraPosition position, int bit) {
        Board board = position.board();
        double needed = 0;
        for (int i = 0; i < board.marks(); i++) {
            if (!MarajoaraReading.isCollected(position, bit + i)) {
                boolean free = position.die(board.marked(i)) == Die.NONE;
                needed +=
                        free ? TURNS_OF_CELL : TURNS_OF_CELL + 1; // the die on it must leave first
            }
        }
        return needed;
    }
}

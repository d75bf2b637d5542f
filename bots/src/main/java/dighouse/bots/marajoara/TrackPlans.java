package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraTables;

/// Tabulates what a disk on a space of a track promises, for every number of main actions left and
/// of disks at the end of the track: the spaces that grey dice will bring it to, less their price.
final class TrackPlans {
    private static final int SPACES = TRACK_END + 1;
    private static final int STATES = END_PLACES + 1; // how many disks have arrived
    private static final double USUAL = 4; // number of pieces, vases or tokens at the end of a game
    private static final double BESIDE = 3; // number of pieces next to a good one
    private static final double CHEAP_VASE = 4; // points saved by a vase for one money
    private static final double DOUBLED = 4; // points gained by dice that count double
    private static final double RISK = 0.9; // probability that nobody else arrives first

    private final MarajoaraTables tables;
    private final Parameters parameters;
    private final TurnValues turnValues;
    private final GoalBonus goalBonus;
    private final double[] worth = new double[TurnValues.TURNS * STATES * TRACKS * SPACES];

    TrackPlans(
            MarajoaraTables tables,
            Parameters parameters,
            TurnValues turnValues,
            GoalBonus goalBonus) {
        this.tables = tables;
        this.parameters = parameters;
        this.turnValues = turnValues;
        this.goalBonus = goalBonus;
        for (int turns = 1; turns < TurnValues.TURNS; turns++) {
            for (int arrived = 0; arrived < STATES; arrived++) {
                for (int track = 0; track < TRACKS; track++) {
                    for (int space = 0; space < TRACK_END; space++) {
                        worth[at(turns, arrived, track, space)] =
                                plan(turns, arrived, track, space);
                    }
                }
            }
        }
    }

    private static int at(int turns, int arrived, int track, int space) {
        return ((turns * STATES + arrived) * TRACKS + track) * SPACES + space;
    }

    private double plan(int turns, int arrived, int track, int from) {
        double stay = worth[at(turns - 1, arrived, track, from)];
        double sum = 0;
        for (int value = 1; value <= Die.HIGHEST; value++) {
            int space = Math.min(TRACK_END, from + value);
            double go = stay;
            if (space < TRACK_END || arrived < END_PLACES) {
                go =
                        bonus(turns - 1, arrived, track, space)
                                + worth[at(turns - 1, arrived, track, space)]
                                - turnValues.price(turns);
            }
            sum += turnValues.chance(turns, value) * Math.max(stay, go);
        }
        return parameters.patience() * sum;
    }

    /// What stopping on a space usually brings.
    private double bonus(int turns, int arrived, int track, int space) {
        int amount = tables.amount(track, space);
        return switch (tables.bonus(track, space)) {
            case INCREASE -> parameters.pip() * amount * 0.8; // there must be dice to raise
            case TOKEN -> turnValues.token(turns) + goalBonus.token;
            case POINTS -> amount;
            case DOUBLED -> DOUBLED;
            case ADJACENT -> amount * BESIDE;
            case SWAP -> parameters.swap();
            case TOKENS -> amount * USUAL;
            case CHEAP_VASE -> CHEAP_VASE;
            case TAKE_BACK -> amount * BESIDE - parameters.vase();
            case END -> RISK * end(track, arrived, USUAL);
        };
    }

    /// What a place at the end of a track brings to the owner of a number of pieces or vases.
    double end(int track, int place, double owned) {
        int points = tables.endPoints(track, place);
        double each = track == MarajoaraTables.YELLOW_TRACK ? 1 : owned;
        return points * each + goalBonus.ends[track];
    }

    double worth(int turns, int arrived, int track, int space) {
        return worth[at(turns, arrived, track, space)];
    }
}

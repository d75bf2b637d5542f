package dighouse.bots.search;

import dighouse.bots.Advice;
import dighouse.bots.Worth;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// Computes what a position is worth to every seat: by the rules if the game is over, otherwise by
/// the forecast of the advice. Allocates nothing.
///
/// @param <P> the game's position
public final class Evaluator<P extends Position<P>> {
    private static final double WEIGHT_OF_MISSION = 0.75; // the rest is for points on the way

    private final Game<P> game;
    private final Advice<P> advice;
    private final Worth worth;
    private final boolean mission;
    private final double par;
    private final int[] ties;
    final double[] points; // by seat
    final double[] worths; // by seat

    public Evaluator(Game<P> game, Setup setup, Advice<P> advice, Worth worth) {
        this.game = game;
        this.advice = advice;
        this.worth = worth;
        mission = setup.mission() > 0;
        par = advice.par();
        ties = new int[setup.seats()];
        points = new double[setup.seats()];
        worths = new double[setup.seats()];
    }

    /// The points, or expected points, of a seat in the position evaluated last.
    public double points(int seat) {
        return points[seat];
    }

    /// What the position evaluated last is worth to a seat.
    public double worth(int seat) {
        return worths[seat];
    }

    /// Evaluates a position: fills in points and worths.
    public void evaluate(P position) {
        if (game.actor(position) == Actor.NOBODY) {
            for (int seat = 0; seat < ties.length; seat++) {
                points[seat] = game.points(position, seat);
                ties[seat] = game.tieBreak(position, seat);
            }
            weigh(0, mission && game.won(position) ? 1 : 0);
        } else {
            advice.forecast(position, points);
            weigh(advice.doubt(position), mission ? advice.hope(position) : 0);
        }
    }

    /// Computes the worths from the points. A mission is won or lost; its points only say how close
    /// it was.
    private void weigh(double doubt, double won) {
        if (mission) {
            double got = Math.clamp(points[0] / par, 0, 1);
            worths[0] = WEIGHT_OF_MISSION * won + (1 - WEIGHT_OF_MISSION) * got;
        } else {
            worth.fill(points, ties, doubt, par, worths);
        }
    }
}

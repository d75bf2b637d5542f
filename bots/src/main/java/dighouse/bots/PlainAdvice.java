package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import java.util.List;

/// Advice without knowledge of the game: final points are those of now, and all moves look alike.
///
/// @param <P> the game's position
public final class PlainAdvice<P extends Position<P>> implements Advice<P> {
    private final Game<P> game;
    private final int seats;
    private final double par;

    public PlainAdvice(Game<P> game, int seats, double par) {
        this.game = game;
        this.seats = seats;
        this.par = par;
    }

    @Override
    public void forecast(P position, double[] points) {
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = game.points(position, seat);
        }
    }

    @Override
    public double doubt(P position) {
        return par;
    }

    @Override
    public double par() {
        return par;
    }

    @Override
    public List<Part> parts(P position, int seat) {
        return List.of(new Part(Phrase.of("points"), game.points(position, seat)));
    }
}

package dighouse.lab.tune;

import dighouse.bots.Advice;
import dighouse.bots.Advisor;
import dighouse.bots.PlainAdvice;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.List;

/// Advice on any game with three knobs, of which only the first has an effect: whether points count
/// as good or bad.
record Fortune<P extends Position<P>>() implements Advisor<P> {
    @Override
    public List<Knob> knobs() {
        return List.of(
                new Knob("greed", -1, -1, 1),
                new Knob("colour", 3, 0, 10),
                new Knob("smell", 1, 0, 1));
    }

    @Override
    public Advice<P> advice(Game<P> game, Setup setup, double[] values) {
        PlainAdvice<P> plain = new PlainAdvice<>(game, setup.seats(), 40);
        double greed = values[0];
        return new Advice<>() {
            @Override
            public void forecast(P position, double[] points) {
                plain.forecast(position, points);
                for (int seat = 0; seat < points.length; seat++) {
                    points[seat] = 100 + greed * points[seat];
                }
            }

            @Override
            public double doubt(P position) {
                return 10;
            }

            @Override
            public double par() {
                return 40;
            }

            @Override
            public List<Part> parts(P position, int seat) {
                return List.of();
            }
        };
    }
}

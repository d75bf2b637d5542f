package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Makes advice on one game, a new one for each thinker. Its beliefs are named parameters (knobs),
/// so that they can be tuned.
///
/// @param <P> the game's position
public interface Advisor<P extends Position<P>> {
    /// The parameters, with the values that play best so far.
    List<Knob> knobs();

    /// Makes advice for a table.
    ///
    /// @param values of the knobs, in their order
    Advice<P> advice(Game<P> game, Setup setup, double[] values);

    /// The knobs that a style of play sets differently, by name. They give a style habits that can
    /// be seen at the table; [Style#worth] says what it plays for.
    default Map<String, Double> habits(Style style) {
        return Map.of();
    }

    /// The knobs that a greedy player sets differently. Where the forecast is so good that
    /// following it means playing well, this keeps `greedy` weak enough to compare other bots with
    /// (ADR 29).
    default Map<String, Double> greed() {
        return Map.of();
    }

    /// Makes advice for a player of a style.
    default Advice<P> advice(Game<P> game, Setup setup, Style style) {
        return advice(game, setup, values(habits(style)));
    }

    /// Makes advice for a greedy player of a style.
    default Advice<P> greedyAdvice(Game<P> game, Setup setup, Style style) {
        Map<String, Double> beliefs = new HashMap<>(habits(style));
        beliefs.putAll(greed());
        return advice(game, setup, values(beliefs));
    }

    private double[] values(Map<String, Double> beliefs) {
        return knobs().stream()
                .mapToDouble(knob -> beliefs.getOrDefault(knob.name(), knob.standard()))
                .toArray();
    }

    /// Makes advice with the standard value of every knob.
    default Advice<P> advice(Game<P> game, Setup setup) {
        return advice(game, setup, Style.STANDARD);
    }

    /// An advisor for a game about which nothing but its rules is known.
    ///
    /// @param par a usual winning score
    static <P extends Position<P>> Advisor<P> plain(double par) {
        return new Advisor<>() {
            @Override
            public List<Knob> knobs() {
                return List.of();
            }

            @Override
            public Advice<P> advice(Game<P> game, Setup setup, double[] values) {
                return new PlainAdvice<>(game, setup.seats(), par);
            }
        };
    }

    /// A parameter of an advice that can be tuned.
    record Knob(String name, double standard, double least, double most) {
        public Knob {
            if (!(least <= standard && standard <= most)) {
                throw new IllegalArgumentException("no such knob: " + name);
            }
        }
    }
}

package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Gives advice on one game: a new one for each thinker. What it believes is in numbers with names,
/// so that they can be tuned.
///
/// @param <P> the game's position
public interface Advisor<P extends Position<P>> {
    /// The numbers, with the values that play best so far.
    List<Knob> knobs();

    /// Advice for a table.
    ///
    /// @param values one for each knob, in their order
    Advice<P> advice(Game<P> game, Setup setup, double[] values);

    /// What a style of play believes otherwise, by the name of the knob. Here styles get habits
    /// that one can see at the table; what they play for is in [Style#worth].
    default Map<String, Double> habits(Style style) {
        return Map.of();
    }

    /// What a greedy player, who counts what is there and hopes for little, believes otherwise than
    /// its style does. Where the forecast is so good that to follow it is to play well, this keeps
    /// the yardstick where it was.
    default Map<String, Double> greed() {
        return Map.of();
    }

    /// Advice to a player of some style.
    default Advice<P> advice(Game<P> game, Setup setup, Style style) {
        return advice(game, setup, values(habits(style)));
    }

    /// Advice to a greedy player of some style.
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

    /// Advice with all knobs as they are printed.
    default Advice<P> advice(Game<P> game, Setup setup) {
        return advice(game, setup, Style.STANDARD);
    }

    /// For a game that nobody knows more about than its rules.
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

    /// One number that an advice can be tuned by.
    record Knob(String name, double standard, double least, double most) {
        public Knob {
            if (!(least <= standard && standard <= most)) {
                throw new IllegalArgumentException("no such knob: " + name);
            }
        }
    }
}

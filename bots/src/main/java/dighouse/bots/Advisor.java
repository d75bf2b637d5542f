package dighouse.bots;

import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
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

    /// Advice to a player of some style.
    default Advice<P> advice(Game<P> game, Setup setup, Style style) {
        Map<String, Double> habits = habits(style);
        double[] values =
                knobs().stream()
                        .mapToDouble(knob -> habits.getOrDefault(knob.name(), knob.standard()))
                        .toArray();
        return advice(game, setup, values);
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

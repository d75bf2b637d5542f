package dighouse.bots.pergamon;

import dighouse.bots.Advisor.Knob;
import java.util.List;

/// The beliefs of the advice that do not follow from the rules, as parameters that can be tuned:
/// the knobs of [PergamonAdvisor] by name.
///
/// @param quietPush probability that a seat exhibits in a round without evaluation
/// @param busyPush the same in a round with evaluation
/// @param reach value that half of all exhibitions reach
/// @param spread how much exhibitions vary around that value
/// @param coin tickets that the first coin is worth in round 1
/// @param lastCoin the same in the last round
/// @param purse number of coins after which more are worth much less
/// @param patience share of its worth that a row keeps for every round that it waits
/// @param growth points that a row gains by waiting a round
/// @param loose tickets that a tile of the fifth century is worth outside of any row, early on
/// @param holding probability per round that an award stays where it is
/// @param income coins that a seat earns per future round
/// @param spoil what a rival's lost ticket is worth in playouts
/// @param early share of a gallery that is left after another seat has chosen
/// @param noise of playouts, in tickets
/// @param doubt uncertainty of the margin at the end, in tickets
/// @param roundDoubt what every future round adds to it
record Parameters(
        double quietPush,
        double busyPush,
        double reach,
        double spread,
        double coin,
        double lastCoin,
        double purse,
        double patience,
        double growth,
        double loose,
        double holding,
        double income,
        double spoil,
        double early,
        double noise,
        double doubt,
        double roundDoubt) {

    static final List<Knob> KNOBS =
            List.of(
                    new Knob("quietPush", 0.3, 0, 1),
                    new Knob("busyPush", 0.8, 0, 1),
                    new Knob("reach", 10, 1, 24),
                    new Knob("spread", 4, 0.5, 12),
                    new Knob("coin", 1.4, 0, 3),
                    new Knob("lastCoin", 0.5, 0, 1),
                    new Knob("purse", 12, 1, 40),
                    new Knob("patience", 0.97, 0.5, 1),
                    new Knob("growth", 1, 0, 4),
                    new Knob("loose", 1.4, 0, 3),
                    new Knob("holding", 0.85, 0, 1),
                    new Knob("income", 2.6, 0, 5),
                    new Knob("spoil", 0.5, 0, 1),
                    new Knob("early", 0.75, 0, 1),
                    new Knob("noise", 1.5, 0, 10),
                    new Knob("doubt", 3, 0.1, 10),
                    new Knob("roundDoubt", 0.8, 0, 3));

    static Parameters of(double[] v) {
        int i = 0;
        return new Parameters(
                v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++],
                v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++]);
    }
}

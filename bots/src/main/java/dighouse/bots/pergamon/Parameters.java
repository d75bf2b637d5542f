package dighouse.bots.pergamon;

import dighouse.bots.Advisor.Knob;
import java.util.List;

/// What the advice believes, in numbers: the knobs of [PergamonAdvisor] by name.
///
/// @param quietPush how likely a seat is to exhibit in a round without evaluation
/// @param busyPush how likely in a round with one
/// @param reach value that half of all exhibitions reach
/// @param spread how far exhibitions differ from that
/// @param coin tickets that a first coin brings in round 1
/// @param lastCoin the same in the last round
/// @param purse coins after which further ones bring much less
/// @param patience what a row keeps of its worth for every round that it waits
/// @param growth points that a row gains by waiting a round
/// @param loose tickets that a tile of the fifth century brings outside of any row, early on
/// @param holding how likely an award is to stay where it is, for every round
/// @param income coins that a round to come brings a seat
/// @param spoil what a ticket of a rival is worth when a playout pushes him
/// @param early what is left of a gallery after another seat had the choice
/// @param noise tickets by which playouts err
/// @param doubt tickets by which the margin is off at the end
/// @param roundDoubt the same for every round to come
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

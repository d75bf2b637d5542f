package dighouse.bots.marajoara;

import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.RED_TRACK;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;
import static dighouse.marajoara.MarajoaraTables.YELLOW_TRACK;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;
import dighouse.marajoara.MarajoaraTables;

/// Computes what a seat gains by a die, a pip, a vase, a piece or a step on a track: the immediate
/// points and the change in the worth of everything in storage.
final class Gains {
    static final double NEVER = -1000; // the action is impossible

    private final double[] dice = new double[Die.CODES]; // gain of capturing each die
    private int known; // set of dice whose gain is computed
    private final PlanTables planTables;
    private final MarajoaraTables tables;
    final Holdings holdings;
    private MarajoaraPosition position;
    private int seat;
    private double before; // worth of storage as it is

    Gains(PlanTables planTables, MarajoaraPosition position) {
        this.planTables = planTables;
        this.position = position;
        tables = position.tables();
        holdings = new Holdings(planTables);
    }

    void look(MarajoaraPosition from, int owner) {
        position = from;
        seat = owner;
        known = 0;
        holdings.look(from, owner);
        before = holdings.worth();
    }

    /// The worth of everything in storage now.
    double stored() {
        return before;
    }

    /// By how much a change of the holdings changed the worth of storage.
    double change() {
        return holdings.worth() - before;
    }

    double token() {
        return planTables.turnValues.token(holdings.turns) + planTables.goalBonus.token;
    }

    // ---- captured dice --------------------------------------------------------------------------

    /// The gain of capturing a die.
    double die(int die) {
        if ((known >>> die & 1) == 0) {
            known |= 1 << die;
            dice[die] = captured(Die.colour(die), Die.value(die));
        }
        return dice[die];
    }

    /// The greatest gain among a set of dice, given as bits.
    double best(int set) {
        double best = NEVER;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            best = Math.max(best, die(Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double captured(int colour, int value) {
        if (colour == Die.GREY) {
            return dig(value);
        }
        double best = NEVER;
        for (int museum = 0; museum < holdings.museums; museum++) {
            best = Math.max(best, stored(museum, colour, value));
        }
        return best;
    }

    /// The gain of a die in the storage of one museum.
    double stored(int museum, int colour, int value) {
        if (colour == Die.YELLOW) {
            return money(value);
        }
        int[] diceRows = colour == Die.BLUE ? holdings.blue : holdings.red;
        int row = diceRows[museum];
        int more = DiceRows.with(row, value);
        if (more == DiceRows.NONE) {
            return NEVER;
        }
        diceRows[museum] = more;
        double gain = change();
        diceRows[museum] = row;
        return gain;
    }

    private double money(int value) {
        if (holdings.yellows == DiceRows.MOST) {
            return NEVER;
        }
        holdings.money += value;
        double gain = change();
        holdings.money -= value;
        boolean third = holdings.yellows == DiceRows.MOST - 1 && holdings.yellowToken;
        return gain + (third ? token() : 0);
    }

    // ---- pips -----------------------------------------------------------------------------------

    /// The gain of turning a stored die by some pips.
    double turned(int museum, int colour, int value, int by) {
        if (colour == Die.YELLOW) {
            holdings.money += by;
            double gain = change();
            holdings.money -= by;
            return gain;
        }
        int[] diceRows = colour == Die.BLUE ? holdings.blue : holdings.red;
        int row = diceRows[museum];
        diceRows[museum] = DiceRows.turned(row, value, by);
        double gain = change();
        diceRows[museum] = row;
        return gain;
    }

    /// The gain of some pips for dice of one colour, all given to the die that gains most.
    private double pips(int colour, int pips) {
        if (colour == Die.YELLOW) {
            int room = holdings.yellows * Die.HIGHEST - holdings.money;
            return turned(0, colour, 0, Math.min(pips, room));
        }
        double best = 0;
        for (int museum = 0; museum < holdings.museums; museum++) {
            int row = colour == Die.BLUE ? holdings.blue[museum] : holdings.red[museum];
            for (int place = 0; place < DiceRows.size(row); place++) {
                int value = DiceRows.value(row, place);
                int by = Math.min(pips, Die.HIGHEST - value);
                best = Math.max(best, turned(museum, colour, value, by));
            }
        }
        return best;
    }

    // ---- vases and pieces -----------------------------------------------------------------------

    /// The gain of a vase without its cost.
    double show(int museum, int value) {
        return planTables.shows.gain(holdings.turns, holdings.vases[museum], value);
    }

    /// The gain of a piece without its cost.
    double piece(int museum, int piece) {
        return planTables.vase.gain(holdings.turns, holdings.pieces[museum], piece);
    }

    /// The gain of a vase of this value for an amount of money.
    double vase(int museum, int value, int price) {
        int row = holdings.red[museum];
        if (holdings.vases[museum] == MOST_VASES || holdings.money < price) {
            return NEVER;
        }
        double gain = show(museum, value);
        holdings.red[museum] = DiceRows.without(row, value);
        holdings.vases[museum]++;
        holdings.money -= price;
        gain += change();
        holdings.red[museum] = row;
        holdings.vases[museum]--;
        holdings.money += price;
        return gain;
    }

    /// The gain of taking back the last vase of a museum.
    double taken(int museum) {
        int vases = holdings.vases[museum];
        if (vases < 2) {
            return 0;
        }
        holdings.vases[museum]--;
        double gain = change() - planTables.parameters.vase() - planTables.goalBonus.unfinished;
        holdings.vases[museum]++;
        return gain + tables.amount(RED_TRACK, TRACK_END - 1) * tables.spacePoints(vases);
    }

    /// The greatest number of restored pieces next to a restored one.
    private int beside() {
        int most = 0;
        for (int museum = 0; museum < holdings.museums; museum++) {
            int set = holdings.pieces[museum];
            for (int rest = set; rest != 0; rest &= rest - 1) {
                int piece = Integer.numberOfTrailingZeros(rest);
                most = Math.max(most, Integer.bitCount(tables.neighbours(piece) & set));
            }
        }
        return most;
    }

    // ---- tracks ---------------------------------------------------------------------------------

    /// The gain of a grey die on its best track.
    private double dig(int value) {
        double best = 0;
        for (int track = 0; track < TRACKS; track++) {
            best = Math.max(best, track(track, value));
        }
        return best;
    }

    /// The gain of moving a disk by some spaces; NEVER if it cannot move.
    double track(int track, int value) {
        int from = position.disk(seat, track);
        int to = Math.min(TRACK_END, from + value);
        int arrived = MarajoaraReading.arrived(position, track);
        if (from == TRACK_END || (to == TRACK_END && arrived == END_PLACES)) {
            return NEVER;
        }
        int turns = holdings.turns;
        return bonus(track, to, arrived)
                + planTables.tracks.worth(turns, arrived, track, to)
                - planTables.tracks.worth(turns, arrived, track, from);
    }

    private double bonus(int track, int space, int arrived) {
        int amount = tables.amount(track, space);
        return switch (tables.bonus(track, space)) {
            case INCREASE -> pips(MarajoaraTables.trackColour(track), amount);
            case TOKEN -> token();
            case POINTS -> amount;
            case DOUBLED -> holdings.vase(true) - holdings.vase();
            case ADJACENT -> amount * beside();
            case SWAP -> planTables.parameters.swap();
            case TOKENS -> amount * tokens();
            case CHEAP_VASE -> cheapVase();
            case TAKE_BACK -> takenBack();
            case END -> end(track, arrived);
        };
    }

    private int tokens() {
        int tokens = 0;
        for (int museum = seat; museum < seat + holdings.museums; museum++) {
            tokens += position.tokensOnSite(museum);
        }
        return tokens;
    }

    private double cheapVase() {
        double best = 0;
        for (int museum = 0; museum < holdings.museums; museum++) {
            int row = holdings.red[museum];
            for (int place = 0; place < DiceRows.size(row); place++) {
                best = Math.max(best, vase(museum, DiceRows.value(row, place), 1));
            }
        }
        return best;
    }

    private double takenBack() {
        double best = 0;
        for (int museum = 0; museum < holdings.museums; museum++) {
            best = Math.max(best, taken(museum));
        }
        return best;
    }

    /// The gain of a place at the end of a track.
    double end(int track, int place) {
        double more = planTables.parameters.spread() * holdings.turns;
        double owned =
                track == YELLOW_TRACK
                        ? 1
                        : track == RED_TRACK
                                ? Math.min(
                                        holdings.museums * MOST_VASES, holdings.allVases() + more)
                                : Math.min(
                                        holdings.museums * MarajoaraTables.PIECES,
                                        holdings.allPieces() + more);
        return planTables.tracks.end(track, place, owned);
    }
}

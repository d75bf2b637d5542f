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

/// What a seat gains by a die, a pip, a vase, a piece or a step on a track: what it brings at once
/// and what it changes in the worth of all that lies in storage.
final class Gains {
    static final double NEVER = -1000; // no such thing can be done

    private final double[] dice = new double[Die.CODES]; // what capturing them brings
    private int known; // set of those worked out
    private final PlanTables planTables;
    private final MarajoaraTables tables;
    final Holdings holdings;
    private MarajoaraPosition position;
    private int seat;
    private double before; // worth of what is stored

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

    /// What everything in storage is worth now.
    double stored() {
        return before;
    }

    /// The worth of what is stored after a change of the holdings, against before.
    double change() {
        return holdings.worth() - before;
    }

    double token() {
        return planTables.turnValues.token(holdings.turns) + planTables.goalBonus.token;
    }

    // ---- captured dice --------------------------------------------------------------------------

    /// What capturing a die brings.
    double die(int die) {
        if ((known >>> die & 1) == 0) {
            known |= 1 << die;
            dice[die] = captured(Die.colour(die), Die.value(die));
        }
        return dice[die];
    }

    /// The best of a set of dice, given as bits.
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

    /// What a die brings in the storage of one museum.
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

    /// What turning a stored die by some pips brings.
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

    /// What some pips for dice of one colour bring, all given to the die that makes most of them.
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

    /// What a vase brings by itself, whatever it takes.
    double show(int museum, int value) {
        return planTables.shows.gain(holdings.turns, holdings.vases[museum], value);
    }

    /// What a piece brings by itself, whatever it takes.
    double piece(int museum, int piece) {
        return planTables.vase.gain(holdings.turns, holdings.pieces[museum], piece);
    }

    /// What a vase of this value brings for so much money.
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

    /// What taking back the last vase of a museum brings.
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

    /// The most restored pieces next to a restored one.
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

    /// What a grey die brings on the track that suits it best.
    private double dig(int value) {
        double best = 0;
        for (int track = 0; track < TRACKS; track++) {
            best = Math.max(best, track(track, value));
        }
        return best;
    }

    /// What moving a disk by so much brings; NEVER if it cannot move.
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

    /// What a place at the end of a track will bring.
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

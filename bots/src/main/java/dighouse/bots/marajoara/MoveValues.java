package dighouse.bots.marajoara;

import dighouse.kernel.MoveList;
import dighouse.kernel.Randomness;
import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraMove;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;
import dighouse.marajoara.MarajoaraTables;

/// Rates the moves of a decision in points. Only differences between moves have a meaning.
final class MoveValues {
    private static final double ASTRAY = 100; // points; cost of a senseless move
    private static final double EARLY = 0.3; // points; cost of doing early what can wait
    private static final double SPENT = 0.2; // points; bonus for a yellow die that is spent
    private static final double CHANGE = 0.1; // points; cost of turning a yellow die down
    private static final int FINENESS = 1 << 10; // steps of the noise

    private final Parameters parameters;
    private final MarajoaraTables tables;
    private final Gains gains;
    private final SiteValues siteValues;
    double[] ratings = new double[256]; // by index in the list of moves

    MoveValues(PlanTables planTables, MarajoaraPosition position) {
        parameters = planTables.parameters;
        tables = position.tables();
        gains = new Gains(planTables, position);
        siteValues = new SiteValues(planTables, gains);
    }

    /// Fills in the ratings.
    ///
    /// @return the highest
    double rate(MarajoaraPosition position, int seat, MoveList moves) {
        if (moves.size() > ratings.length) {
            ratings = new double[2 * moves.size()];
        }
        gains.look(position, seat);
        double best = bestCapture(position, moves);
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            ratings[i] = rate(position, seat, moves.get(i), best);
            highest = Math.max(highest, ratings[i]);
        }
        return highest;
    }

    /// The gain of the best capture, or NEVER if none can be chosen.
    private double bestCapture(MarajoaraPosition position, MoveList moves) {
        boolean captures = MarajoaraMove.verb(moves.get(0)) == MarajoaraMove.CAPTURE;
        return captures ? gains.best(MarajoaraReading.capturable(position)) : Gains.NEVER;
    }

    /// The best move, with some noise.
    int choose(MoveList moves, Randomness random) {
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double seen = ratings[i] + parameters.noise() * random.below(FINENESS) / FINENESS;
            if (seen > highest) {
                highest = seen;
                best = i;
            }
        }
        return moves.get(best);
    }

    private double rate(MarajoaraPosition position, int seat, int move, double best) {
        int value = MarajoaraMove.argument(move);
        return switch (MarajoaraMove.verb(move)) {
            case MarajoaraMove.END -> gains.holdings.turns == 0 ? -gains.stored() : 0;
            case MarajoaraMove.CAPTURE -> siteValues.capture(position, seat, move) - best;
            case MarajoaraMove.EXHIBIT -> free(position, exhibit(move), best, Die.RED);
            case MarajoaraMove.RESTORE -> free(position, restore(move), best, Die.BLUE);
            case MarajoaraMove.FINANCE -> best == Gains.NEVER ? finance(move) : -ASTRAY;
            case MarajoaraMove.FIELDWORK -> fieldwork(position, move, best);
            case MarajoaraMove.EXCHANGE -> exchange(position, move);
            case MarajoaraMove.PAY -> pay(position, value);
            case MarajoaraMove.LOAD -> load(position, MarajoaraMove.die(move));
            case MarajoaraMove.RAISE -> raise(position, move);
            case MarajoaraMove.RAISE_CAPTURED -> raiseCaptured(position);
            case MarajoaraMove.TRACK ->
                    gains.track(value, Die.value(MarajoaraReading.waiting(position)));
            case MarajoaraMove.TOKEN -> siteValues.tokenCell(position, value);
            case MarajoaraMove.PIECE ->
                    Integer.bitCount(
                            tables.neighbours(value)
                                    & gains.holdings.pieces[MarajoaraMove.museum(move)]);
            case MarajoaraMove.DOUBLE -> gains.holdings.vase(true) - gains.holdings.vase();
            case MarajoaraMove.GIVE -> give(position, move);
            case MarajoaraMove.TAKE -> take(position, value);
            case MarajoaraMove.MUSEUM -> museum(position, MarajoaraMove.museum(move));
            case MarajoaraMove.SHOW ->
                    gains.vase(MarajoaraMove.museum(move), Die.value(MarajoaraMove.die(move)), 1)
                            + parameters.eager();
            case MarajoaraMove.COIN -> Die.value(MarajoaraMove.die(move)) == 1 ? SPENT : 0;
            case MarajoaraMove.TAKE_BACK -> gains.taken(MarajoaraMove.museum(move));
            case MarajoaraMove.REMOVE -> siteValues.removed(position, value);
            case MarajoaraMove.PLACE -> siteValues.recycled(position, value, 1);
            case MarajoaraMove.RETURN ->
                    siteValues.recycled(
                            position,
                            MarajoaraReading.chosenCell(position),
                            Die.value(MarajoaraMove.die(move)));
            default -> 0; // to skip and to stop
        };
    }

    // ---- free actions ---------------------------------------------------------------------------

    /// Rates free actions. Those that can follow the main action come before it only to make room
    /// for a die.
    private double free(MarajoaraPosition position, double gain, double best, int colour) {
        if (best == Gains.NEVER) {
            return gain + parameters.eager();
        }
        boolean full =
                position.stored(position.seat(), colour) == DiceRows.MOST
                        || (colour == Die.RED && gains.holdings.yellows == DiceRows.MOST);
        return full ? gain - EARLY : -ASTRAY;
    }

    private double exhibit(int move) {
        int dice = MarajoaraMove.set(move);
        int museum = MarajoaraMove.museum(move);
        Holdings holdings = gains.holdings;
        int row = holdings.red[museum];
        int vases = holdings.vases[museum];
        int money = holdings.money;
        double gain = 0;
        for (int i = 0; i < MarajoaraMove.size(dice); i++) {
            int value = MarajoaraMove.inSet(dice, i);
            gain += gains.show(museum, value);
            holdings.red[museum] = DiceRows.without(holdings.red[museum], value);
            holdings.vases[museum]++;
            holdings.money -= value;
        }
        gain += gains.change();
        holdings.red[museum] = row;
        holdings.vases[museum] = vases;
        holdings.money = money;
        return gain;
    }

    private double restore(int move) {
        int dice = MarajoaraMove.set(move);
        int museum = MarajoaraMove.museum(move);
        Holdings holdings = gains.holdings;
        int row = holdings.blue[museum];
        int pieces = holdings.pieces[museum];
        double gain = gains.piece(museum, MarajoaraMove.piece(move));
        for (int i = 0; i < MarajoaraMove.size(dice); i++) {
            holdings.blue[museum] =
                    DiceRows.without(holdings.blue[museum], MarajoaraMove.inSet(dice, i));
        }
        holdings.pieces[museum] |= 1 << MarajoaraMove.piece(move);
        gain += gains.change();
        holdings.blue[museum] = row;
        holdings.pieces[museum] = pieces;
        return gain;
    }

    private double finance(int move) {
        int value = Die.value(MarajoaraMove.die(move));
        int by = MarajoaraMove.isLowered(move) ? -1 : 1;
        if (value + by > Die.HIGHEST) {
            return -ASTRAY;
        }
        gains.holdings.money -= tables.restorationPrice();
        double gain = gains.turned(MarajoaraMove.museum(move), Die.BLUE, value, by);
        gains.holdings.money += tables.restorationPrice();
        return gain;
    }

    /// Rates fieldwork: only what opens a better capture or serves a mission is worthwhile.
    private double fieldwork(MarajoaraPosition position, int move, double best) {
        double gain = siteValues.fieldwork(position, move, best);
        return gain > 0 ? gain : -ASTRAY;
    }

    private double exchange(MarajoaraPosition position, int move) {
        int one = MarajoaraMove.die(move);
        int other = MarajoaraMove.secondDie(move);
        if (one == other) {
            return -ASTRAY;
        }
        Holdings holdings = gains.holdings;
        int[] firsts = Die.colour(one) == Die.BLUE ? holdings.blue : holdings.red;
        int[] seconds = Die.colour(other) == Die.BLUE ? holdings.blue : holdings.red;
        firsts[0] = DiceRows.without(firsts[0], Die.value(one));
        seconds[1] = DiceRows.without(seconds[1], Die.value(other));
        firsts[1] = DiceRows.with(firsts[1], Die.value(one));
        seconds[0] = DiceRows.with(seconds[0], Die.value(other));
        holdings.money--;
        double gain = gains.change();
        holdings.look(position, position.seat());
        return gain > 0 ? gain : -ASTRAY;
    }

    // ---- paying and spending --------------------------------------------------------------------

    /// Rates payments: the same money on fewer dice leaves more room.
    private static double pay(MarajoaraPosition position, int pips) {
        return pips == MarajoaraReading.payer(position) ? SPENT : pips > 0 ? -CHANGE : 0;
    }

    /// Rates dice to put into the wheelbarrow. The first to enter is the first to return: low dice
    /// for others, high ones for the seat itself.
    private static double load(MarajoaraPosition position, int die) {
        int value = Die.value(die);
        return CHANGE * (position.isSolo() ? value : -value);
    }

    // ---- pips -----------------------------------------------------------------------------------

    private double raise(MarajoaraPosition position, int move) {
        int die = MarajoaraMove.die(move);
        int value = Die.value(die);
        boolean overflows = value == Die.HIGHEST;
        int by = overflows ? 1 - value : 1;
        double gain = gains.turned(MarajoaraMove.museum(move), Die.colour(die), value, by);
        return overflows ? gain - position.overflow() : gain + parameters.eager();
    }

    private double raiseCaptured(MarajoaraPosition position) {
        int die = MarajoaraReading.waiting(position);
        if (Die.value(die) == Die.HIGHEST) {
            return gains.die(Die.of(Die.colour(die), 1)) - gains.die(die) - position.overflow();
        }
        return gains.die(die + 1) - gains.die(die) + parameters.eager();
    }

    // ---- dice that move between museum and wheelbarrow ------------------------------------------

    /// The cost of giving a die, compared with the best die in the wheelbarrow.
    private double give(MarajoaraPosition position, int move) {
        int die = MarajoaraMove.die(move);
        int colour = Die.colour(die);
        int museum = MarajoaraMove.museum(move);
        Holdings holdings = gains.holdings;
        int[] diceRows = colour == Die.BLUE ? holdings.blue : holdings.red;
        int row = diceRows[museum];
        if (colour == Die.YELLOW) {
            holdings.money -= Die.value(die);
            holdings.yellows--;
        } else {
            diceRows[museum] = DiceRows.without(row, Die.value(die));
        }
        double best = 0;
        for (int place = 0; place < MarajoaraTables.WHEELBARROW; place++) {
            best = Math.max(best, take(position, place));
        }
        if (colour == Die.YELLOW) {
            holdings.money += Die.value(die);
            holdings.yellows++;
        } else {
            diceRows[museum] = row;
        }
        return best;
    }

    private double take(MarajoaraPosition position, int place) {
        int die = MarajoaraReading.wheelbarrow(position, place);
        if (die == Die.NONE || Die.colour(die) == Die.GREY) {
            return -ASTRAY;
        }
        double best = -ASTRAY;
        for (int museum = 0; museum < gains.holdings.museums; museum++) {
            best = Math.max(best, gains.stored(museum, Die.colour(die), Die.value(die)));
        }
        return best;
    }

    private double museum(MarajoaraPosition position, int museum) {
        int die = MarajoaraReading.waiting(position);
        return die == Die.NONE ? 0 : gains.stored(museum, Die.colour(die), Die.value(die));
    }

    /// Fills in weights from 0 to 1; moves out of scope are hopeless.
    void weigh(MoveList moves, double highest, double[] weights) {
        for (int i = 0; i < moves.size(); i++) {
            double behind = highest - ratings[i];
            weights[i] = behind > parameters.scope() ? 0 : 1 / (1 + behind / parameters.scale());
        }
    }
}

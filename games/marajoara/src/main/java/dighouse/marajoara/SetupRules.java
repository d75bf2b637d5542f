package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.LEFT;
import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;

/// Setting up (MRJ-SETUP, MRJ-CHANCE): dice cell by cell, the first player, the starting tokens.
final class SetupRules {
    private static final int[] DEALING_ORDER = {Die.YELLOW, Die.RED, Die.BLUE, Die.GREY};
    private static final int ALL_MUSEUM_TOKENS = 7;
    private static final int IN_RESERVE = MarajoaraTables.TOKENS - MarajoaraTables.MUSEUM_TOKENS;

    private SetupRules() {}

    /// MRJ-SETUP-01, 02. In mission 6 the second colour brings only the tokens of its museum
    /// (MRJ-RULING-53).
    static void start(Setup setup, MarajoaraPosition position) {
        position.clear(setup, (MarajoaraEdition) setup.edition());
        int[] dice = position.tables().dice;
        for (int colour = 0; colour < Die.COLOURS; colour++) {
            position.bytes[LEFT + colour] = (byte) dice[colour];
        }
        for (int museum = 0; museum < position.museums; museum++) {
            position.bytes[MUSEUM_TOKENS + museum] = ALL_MUSEUM_TOKENS;
            position.bytes[RESERVE + museum] = (byte) (museum < position.seats ? IN_RESERVE : 0);
        }
    }

    /// MRJ-CHANCE-04: the dice that are left, each equally likely.
    static void addDeals(MarajoaraPosition position, MoveList outcomes) {
        for (int colour : DEALING_ORDER) {
            int left = position.bytes[LEFT + colour];
            if (left > 0) {
                outcomes.add(MarajoaraMove.of(MarajoaraMove.DEAL, colour), left);
            }
        }
    }

    static int weight(MarajoaraPosition position) {
        return BoardReader.DICE - position.dealt;
    }

    static int outcome(MarajoaraPosition position, int r) {
        int rest = r;
        for (int colour : DEALING_ORDER) {
            rest -= position.bytes[LEFT + colour];
            if (rest < 0) {
                return MarajoaraMove.of(MarajoaraMove.DEAL, colour);
            }
        }
        throw new IllegalArgumentException("beyond the dice");
    }

    /// MRJ-SETUP-06: top row first, from the left, all showing 1.
    static void deal(MarajoaraPosition position, int colour) {
        position.bytes[LEFT + colour]--;
        position.putDie(position.board().starts[position.dealt], Die.of(colour, 1));
        position.dealt++;
        Mission mission = position.mission();
        if (mission != null && mission.rolls) {
            position.phase = Phase.ROLL;
        } else {
            goOn(position);
        }
    }

    /// MRJ-CHANCE-02: a fair die.
    static void addRolls(MoveList outcomes) {
        for (int value = 1; value <= Die.HIGHEST; value++) {
            outcomes.add(MarajoaraMove.of(MarajoaraMove.ROLL, value), 1);
        }
    }

    static void roll(MarajoaraPosition position, int value) {
        int cell = position.board().starts[position.dealt - 1];
        int die = position.takeDie(cell);
        position.putDie(cell, Die.of(Die.colour(die), value));
        goOn(position);
    }

    private static void goOn(MarajoaraPosition position) {
        if (position.dealt < BoardReader.DICE) {
            position.phase = Phase.DEAL;
            return;
        }
        int chosen = position.setup().value(Options.FIRST_PLAYER, 0);
        if (position.isSolo()) {
            begin(position, 0);
        } else if (chosen > 0) {
            begin(position, chosen - 1);
        } else {
            position.phase = Phase.BEGIN;
        }
    }

    static void addBegins(MarajoaraPosition position, MoveList outcomes) {
        for (int seat = 0; seat < position.seats; seat++) {
            outcomes.add(MarajoaraMove.of(MarajoaraMove.BEGIN, seat), 1);
        }
    }

    /// MRJ-SETUP-08, 09: the last player in turn order places the first token.
    static void begin(MarajoaraPosition position, int seat) {
        position.first = seat;
        position.seat = (seat + position.seats - 1) % position.seats;
        position.phase = position.hasTwoMuseums() ? Phase.YELLOW_MUSEUM : Phase.START_TOKEN;
    }

    /// MRJ-RULING-37: one museum keeps the yellow dice of both.
    static void chooseYellow(MarajoaraPosition position, int museum) {
        position.yellowMuseum = museum;
        position.phase = Phase.START_TOKEN;
    }

    static void addStartTokens(MarajoaraPosition position, MoveList moves) {
        Board board = position.board();
        long low = board.iconLow & ~position.tokensLow();
        long high = board.iconHigh & ~position.tokensHigh();
        TokenRules.addCells(MarajoaraMove.TOKEN, low, high, moves);
    }

    /// MRJ-SETUP-09: counterclockwise; the first player chooses last and then has the first turn.
    static void placeStart(MarajoaraPosition position, int cell) {
        position.bytes[RESERVE + position.seat]--;
        TokenRules.lay(position, position.seat, cell);
        if (position.seat == position.first) {
            position.phase = Phase.MENU;
        } else {
            position.seat = (position.seat + position.seats - 1) % position.seats;
        }
    }
}

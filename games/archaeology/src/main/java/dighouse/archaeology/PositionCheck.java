package dighouse.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Malformed;

/// Refuses positions that were read but cannot be in a game: nobody could play on from them, or a
/// viewer would know what is not true. Cards may be left out, as tests do; all other
/// [ArchaeologyInvariants] must hold.
final class PositionCheck {
    private final ArchaeologyPosition position;

    private PositionCheck(ArchaeologyPosition position) {
        this.position = position;
    }

    static void check(ArchaeologyPosition position) {
        new PositionCheck(position).check();
    }

    private void check() {
        checkCounts();
        checkPhase();
        checkChosen();
        checkTurn();
        checkKnown();
        TheftLogText.check(position);
        checkFit();
    }

    /// Refuses a position that breaks an invariant.
    private void checkFit() {
        try {
            ArchaeologyInvariants.checkFit(position);
        } catch (AssertionError fault) {
            throw new Malformed("This is no position of Archaeology: " + fault.getMessage() + ".");
        }
    }

    private void checkCounts() {
        expect(position.plainInDigSite() >= 0 && position.maps >= 0, "More cards than there are.");
        int seats = position.seats();
        expect(
                position.thieves <= position.tables.thieves(seats)
                        && position.sandstorms <= position.tables.sandstorms(seats),
                "More thieves or sandstorms in the dig site than are in the game.");
        for (int type = 0; type < TYPES; type++) {
            checkCopies(position, type);
        }
    }

    /// No more cards of a type than there are, maps spent and maps in the dig site included.
    static void checkCopies(ArchaeologyPosition position, int type) {
        int elsewhere = type == MAP ? position.mapsSpent() + position.maps : 0;
        expect(
                PositionWriter.rest(position, type) >= elsewhere,
                "More cards of type " + Names.treasure(type) + " than there are.");
    }

    private void checkPhase() {
        boolean over = ClosingRules.isOver(position);
        switch (position.phase) {
            case DEAL ->
                    expect(
                            position.handSize(position.target)
                                    < position.tables.handCards(position.seats()),
                            "This hand is dealt already.");
            case DIG -> expect(position.digSite > 0, "There is nothing left to dig.");
            case ROB -> expect(ThiefRules.victims(position) > 0, "There is nobody to rob.");
            case STEAL ->
                    expect(
                            position.target != position.active
                                    && position.handSize(position.target) > 0,
                            "There is nothing to steal.");
            case LOSE -> expect(SandstormRules.lossesLeft(position) > 0, "Nothing is to be lost.");
            case ACT -> expect(!over, "The game is over.");
            case GIVE -> expect(TradeRules.mayTrade(position), "No trade is possible.");
            case TAKE -> expect(position.chosen > 0, "Nothing is given.");
            case SIZE ->
                    expect(
                            position.hand(position.active, position.selling) > 0,
                            "There is nothing to sell.");
            case FIND -> expect(position.findsLeft > 0, "Nothing is left to be found.");
            case OVER -> expect(over, "The game is not over.");
            case LAY, BEGIN -> {}
        }
    }

    private void checkChosen() {
        boolean trading = position.phase == Phase.GIVE || position.phase == Phase.TAKE;
        boolean giving = trading || position.phase == Phase.LOSE;
        int seat = position.phase == Phase.LOSE ? position.target : position.active;
        for (int type = 0; type < TYPES; type++) {
            int given = position.given(type);
            int taken = position.taken(type);
            expect(
                    given <= (giving ? position.hand(seat, type) : 0)
                            && taken <= (position.phase == Phase.TAKE ? position.market(type) : 0)
                            && (given == 0 || taken == 0),
                    "More is given or taken than there is.");
        }
        expect(!trading || TradeRules.valueLeft(position) >= 0, "More is taken than is given.");
    }

    private void checkTurn() {
        expect(
                TradeRules.tradesLeft(position) >= 0
                        && position.idleTurns
                                <= position.seats()
                                        * position.setup.value(Options.CLOSING_IDLE_ROUNDS),
                "More turns or trades in a row than there may be.");
        expect(
                position.closing ? position.digSite == 0 : !position.settled && position.owed == 0,
                "The closing phase comes when the dig site is empty.");
        boolean mayBeEmpty =
                position.phase == Phase.FIND; // the last map was spent, cards are coming
        expect(
                !position.owesSale() || mayBeEmpty || position.handSize(position.active) > 0,
                "A sale is owed by a seat without cards.");
    }

    private void checkKnown() {
        for (int viewer = 0; viewer <= position.seats(); viewer++) {
            for (int holder = 0; holder < position.seats(); holder++) {
                checkKnown(viewer, holder);
            }
        }
    }

    private void checkKnown(int viewer, int holder) {
        for (int type = 0; type < TYPES; type++) {
            expect(
                    position.known(viewer, holder, type)
                            <= (viewer == holder ? 0 : position.hand(holder, type)),
                    "Cards are known that are not there.");
        }
        int maybeMaps = position.maybeMaps(viewer, holder);
        expect(
                viewer == holder
                        ? maybeMaps == 0
                        : maybeMaps >= PositionWriter.trueMaps(position, viewer, holder)
                                && maybeMaps <= Knowledge.unknown(position, viewer, holder),
                "More or fewer cards may be maps than there are.");
    }

    private static void expect(boolean holds, String otherwise) {
        if (!holds) {
            throw new Malformed(otherwise);
        }
    }
}

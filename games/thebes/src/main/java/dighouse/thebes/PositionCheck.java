package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesPosition.USE_ASSISTANT;
import static dighouse.thebes.ThebesPosition.USE_ETHNOLOGICAL;
import static dighouse.thebes.ThebesPosition.USE_SHOVEL;
import static dighouse.thebes.ThebesTables.ASSISTANT;
import static dighouse.thebes.ThebesTables.PERMISSION;
import static dighouse.thebes.ThebesTables.RESEARCHER_MASK;
import static dighouse.thebes.ThebesTables.SHOVEL;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.ZEPPELIN;
import static dighouse.thebes.ThebesTables.isExhibition;

import dighouse.kernel.Malformed;
import dighouse.kernel.MoveList;

/// Refuses positions that were read but cannot be in a game. [PositionReader] itself makes sure
/// that every card and token is in one place only.
final class PositionCheck {
    private final Thebes game;
    private final ThebesPosition position;

    private PositionCheck(Thebes game, ThebesPosition position) {
        this.game = game;
        this.position = position;
    }

    static void check(Thebes game, ThebesPosition position) {
        new PositionCheck(game, position).check();
    }

    private void check() {
        checkStacks();
        checkMarkers();
        switch (position.phase) {
            case BONUS, DEAL, ORDER -> checkSetup();
            case GOAL, OVER -> checkTurnIsClear();
            case TOKEN -> checkDig();
            case REFILL -> {
                checkTurnIsClear();
                expect(DeckRules.needsCard(position), "There is nothing to refill.");
            }
            default -> checkStep();
        }
        checkInvariants();
    }

    private void checkStacks() {
        int[] masks = position.tables().masks;
        int hidden = CardSet.count(position.pieces, HIDDEN, masks, RESEARCHER_MASK);
        if (position.stackOne + position.stackTwo + position.setAside != hidden) {
            throw new Malformed(
                    "The stacks should hold the "
                            + hidden
                            + " researcher cards that nobody has seen.");
        }
        int aside = position.tables().exhibitionsAside[position.seats()];
        expect(
                position.setAside == 0
                        || (CardSet.exhibitions(position.pieces, HIDDEN) & aside) == aside,
                "An exhibition lies open that waits in the stack set aside.");
    }

    private void checkMarkers() {
        int end = position.tables().end;
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int other = 0; other < seat; other++) {
                expect(
                        position.week(seat) == end
                                || position.height(seat) == NONE
                                || position.week(seat) != position.week(other)
                                || position.height(seat) != position.height(other),
                        "Two markers are at one height of one stack.");
            }
        }
        int next = TimeRules.next(position);
        boolean deciding = position.phase == Phase.GOAL || position.phase.isStep();
        expect(!deciding || position.seat == next, "Another seat is on turn by its time marker.");
        expect(
                position.phase != Phase.OVER || next == NONE,
                "The game is over when all markers are on the end space.");
    }

    /// Refuses a position that breaks an invariant.
    private void checkInvariants() {
        try {
            ThebesInvariants.check(position);
        } catch (AssertionError fault) {
            throw new Malformed("This is no position of Thebes: " + fault.getMessage() + ".");
        }
    }

    /// Before the first turn nobody owns anything; bonuses are laid and markers stacked one by one.
    private void checkSetup() {
        checkTurnIsClear();
        checkNothingIsOwned();
        checkStackOfMarkers();
        int laid = position.phase == Phase.BONUS ? SITES - position.drawsLeft : SITES;
        for (int site = 0; site < SITES; site++) {
            expect((position.bonus(site) != NONE) == (site < laid), "A bonus is out of turn.");
        }
        expect(
                (position.emptySlot() == NONE) == (position.phase == Phase.ORDER)
                        && (position.phase == Phase.ORDER || position.stackOne > 0),
                "The display is dealt before the markers are stacked.");
    }

    private void checkNothingIsOwned() {
        for (int seat = 0; seat < position.seats(); seat++) {
            expect(position.nextOwned(seat, 0) == NONE, "Somebody owns cards before the start.");
            for (int site = 0; site < SITES; site++) {
                expect(position.found(seat, site) == 0, "Somebody owns finds before the start.");
            }
        }
    }

    private void checkStackOfMarkers() {
        int unstacked = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            unstacked += position.height(seat) == NONE ? 1 : 0;
        }
        int waiting = position.phase == Phase.ORDER ? position.drawsLeft : position.seats();
        expect(unstacked == waiting, "More or fewer markers are stacked than can be.");
    }

    /// Nothing is chosen between turns, and only setup has anything to draw.
    private void checkTurnIsClear() {
        int most =
                switch (position.phase) {
                    case BONUS -> SITES;
                    case ORDER -> position.seats();
                    default -> 0;
                };
        expect(
                position.goal == NONE
                        && position.zeppelin == NONE
                        && position.permission == NONE
                        && position.choices == 0
                        && position.blanksOut == 0
                        && position.drawsLeft <= most
                        && (most == 0 || position.drawsLeft > 0),
                "Something is chosen or drawn in the phase "
                        + position.phase.id
                        + " that cannot be.");
    }

    /// The journey is made and the weeks are spent.
    private void checkDig() {
        int seat = position.seat;
        boolean digs = position.goal != NONE && ThebesMove.verb(position.goal) == ThebesMove.DIG;
        expect(digs, "Tokens are drawn in a dig only.");
        int site = ThebesMove.argument(position.goal);
        expect(
                position.place(seat) == ThebesTables.placeOfSite(site),
                "Whoever digs is at the site.");
        int most = position.tables().blanks[site];
        expect(
                position.drawsLeft > 0 && position.drawsLeft + position.blanksOut <= most,
                "More or fewer tokens are to be drawn than can be.");
        expect(
                isOwned(seat, site),
                "Something is used up in this dig that the digger does not have.");
    }

    /// A zeppelin went to the discard pile with the journey; the rest goes there after the dig.
    private boolean isOwned(int seat, int site) {
        boolean flew = position.zeppelin == NONE || isType(position.zeppelin, ZEPPELIN);
        boolean permitted =
                position.permission == NONE
                        || (isType(position.permission, PERMISSION)
                                && position.owns(seat, position.permission));
        boolean knows =
                !position.uses(USE_ETHNOLOGICAL)
                        || KnowledgeRules.hasEthnological(position, seat, site);
        return flew
                && permitted
                && knows
                && (!position.uses(USE_ASSISTANT)
                        || KnowledgeRules.mayUseLone(position, seat, ASSISTANT))
                && (!position.uses(USE_SHOVEL)
                        || KnowledgeRules.mayUseLone(position, seat, SHOVEL));
    }

    private boolean isType(int card, int type) {
        return !isExhibition(card) && position.tables().type[card] == type;
    }

    /// Rebuilds the turn from its goal: it must reach this step with these choices.
    private void checkStep() {
        ThebesPosition turn = new ThebesPosition();
        turn.copyFrom(position);
        turn.clearTurn();
        turn.phase = Phase.GOAL;
        MoveList answers = new MoveList();
        int answer = position.goal;
        do {
            answers.clear();
            game.moves(turn, answers);
            expect(answers.contains(answer), "No turn comes to this step with these choices.");
            game.play(turn, answer);
            answer = chosen(turn.phase);
        } while (turn.phase.isStep() && turn.phase != position.phase);
        expect(turn.equals(position), "No turn comes to this step with these choices.");
    }

    /// What the position says was answered at an earlier step; NONE where nothing is.
    private int chosen(Phase step) {
        return switch (step) {
            case ZEPPELIN ->
                    position.zeppelin == NONE
                            ? ThebesMove.byLand()
                            : ThebesMove.fly(position.zeppelin);
            case PERMISSION ->
                    position.permission == NONE ? NONE : ThebesMove.permission(position.permission);
            case ETHNOLOGICAL -> ThebesMove.ethnological(position.uses(USE_ETHNOLOGICAL));
            case ASSISTANT -> ThebesMove.assistant(position.uses(USE_ASSISTANT));
            case SHOVEL -> ThebesMove.shovel(position.uses(USE_SHOVEL));
            default -> NONE;
        };
    }

    private static void expect(boolean holds, String otherwise) {
        if (!holds) {
            throw new Malformed(otherwise);
        }
    }
}

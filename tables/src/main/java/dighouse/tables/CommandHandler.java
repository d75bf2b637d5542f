package dighouse.tables;

import dighouse.kernel.Argument;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import dighouse.tables.TableEvent.By;
import java.util.List;
import java.util.function.Supplier;

/// Judges the commands of a running game. It changes nothing itself.
public final class CommandHandler {
    private CommandHandler() {}

    /// Plays a draft of small moves, all or none; chance and forced moves follow.
    public static Decision play(Table<?> table, int seat, By by, List<String> moves) {
        return whilePlaying(table, () -> draft(table, seat, by, moves));
    }

    private static <P extends Position<P>> Decision draft(
            Table<P> table, int seat, By by, List<String> moves) {
        if (moves.isEmpty()) {
            return Decision.deny(Denial.of(Denial.Kind.MALFORMED, "noMoves"));
        }
        Draft<P> draft = new Draft<>(table.match());
        for (String move : moves) {
            Refusal refusal = draft.play(seat, move);
            if (refusal != null) {
                return Decision.deny(Denial.refused(refusal));
            }
        }
        if (!draft.isComplete(seat)) {
            return Decision.deny(Denial.conflict("halfMade"));
        }
        return Decision.accept(played(table, draft, seat, by));
    }

    /// Plays what a bot chose, which may be one step of a longer choice. Nobody sees the steps
    /// before they are complete, so the draft goes on by the bot's own moves.
    public static <P extends Position<P>> TableEvent.Played playChosen(
            Table<P> table, int seat, List<Integer> moves) {
        Draft<P> draft = new Draft<>(table.match());
        moves.forEach(draft::apply);
        return played(table, draft, seat, By.BOT);
    }

    /// Plays the ledger's default answers for an absent seat, up to where its choice is complete.
    public static Decision playDefault(Table<?> table, int seat) {
        return whilePlaying(table, () -> fallBack(table, seat));
    }

    private static <P extends Position<P>> Decision fallBack(Table<P> table, int seat) {
        Game<P> game = table.entry().game();
        Draft<P> draft = new Draft<>(table.match());
        if (draft.actor() != seat) {
            return Decision.deny(Denial.refused(Refusal.notYourDecision()));
        }
        do {
            draft.apply(game.fallback(draft.position()));
        } while (!draft.isComplete(seat));
        return Decision.accept(played(table, draft, seat, By.DEFAULT));
    }

    private static <P extends Position<P>> TableEvent.Played played(
            Table<P> table, Draft<P> draft, int seat, By by) {
        draft.settle(table.chance());
        return new TableEvent.Played(seat, by, draft.plies(), draft.hash());
    }

    /// Takes back the seat's own plies down to this many.
    public static Decision goBack(Table<?> table, int seat, int plies) {
        return whilePlaying(table, () -> returnTo(table, seat, plies));
    }

    private static <P extends Position<P>> Decision returnTo(Table<P> table, int seat, int plies) {
        Match<P> match = table.match();
        if (plies < match.earliest(seat) || plies >= match.size()) {
            return Decision.deny(Denial.conflict("cannotGoBack"));
        }
        long hash = match.upTo(plies).position().hash();
        return Decision.accept(new TableEvent.WentBack(seat, plies, Hash64.hex(hash)));
    }

    /// Concedes the game for a seat.
    public static Decision concede(Table<?> table, int seat) {
        return whilePlaying(
                table,
                () ->
                        table.chair(seat).hasConceded()
                                ? Decision.deny(Denial.conflict("alreadyConceded"))
                                : PaceOffers.without(table, seat, new TableEvent.Conceded(seat)));
    }

    /// Asks to call the game off; it is called off once every person who plays agrees.
    public static Decision wishCancel(Table<?> table, int seat) {
        TableEvent wished = new TableEvent.CancelWished(seat);
        return whilePlaying(
                table,
                () ->
                        agreeWithout(table, seat)
                                ? Decision.accept(wished, new TableEvent.Cancelled())
                                : Decision.accept(wished));
    }

    /// Whether everybody except this seat (and those of the same browser) agrees already.
    private static boolean agreeWithout(Table<?> table, int seat) {
        String keeper = table.chair(seat).keeper();
        for (int other = 0; other < table.chairs().size(); other++) {
            Chair chair = table.chair(other);
            if (chair.isPlayedByPerson()
                    && !chair.keeper().equals(keeper)
                    && !table.cancelWishes().contains(other)) {
                return false;
            }
        }
        return true;
    }

    public static Decision declineCancel(Table<?> table, int seat) {
        return table.cancelWishes().isEmpty()
                ? Decision.deny(Denial.conflict("nobodyWishesToCancel"))
                : Decision.accept(new TableEvent.CancelDeclined(seat));
    }

    /// Lets a bot stand in for a seat: at its keeper's wish, or at another player's once the seat
    /// has kept the table waiting for too long.
    ///
    /// @param now in server time
    /// @param patienceMillis how long others wait where the pace has no limit
    public static Decision standIn(
            Table<?> table, String person, int seat, String level, long now, long patienceMillis) {
        Chair chair = table.chair(seat);
        boolean due = chair.keeper().equals(person) || isOverdue(table, seat, now, patienceMillis);
        return whilePlaying(table, () -> standIn(table, seat, level, due));
    }

    private static Decision standIn(Table<?> table, int seat, String level, boolean due) {
        Chair chair = table.chair(seat);
        if (!chair.isPlayedByPerson() || !chair.standIn().isEmpty()) {
            return Decision.deny(Denial.conflict("noPersonThere", Argument.seat("seat", seat)));
        }
        return due
                ? PaceOffers.without(table, seat, new TableEvent.StoodIn(seat, level))
                : Decision.deny(Denial.conflict("notOverdue", Argument.seat("seat", seat)));
    }

    private static boolean isOverdue(Table<?> table, int seat, long now, long patienceMillis) {
        TableClock clock = table.clock();
        boolean untimed = table.pace() instanceof Pace.Untimed;
        long deadline = untimed ? clock.since() + patienceMillis : clock.deadline();
        return clock.waitedFor() == seat && now >= deadline;
    }

    /// Gives the seat back to its person.
    public static Decision comeBack(Table<?> table, int seat) {
        return table.chair(seat).standIn().isEmpty()
                ? Decision.deny(Denial.conflict("nobodyStandsIn", Argument.seat("seat", seat)))
                : Decision.accept(new TableEvent.Returned(seat));
    }

    /// Judges a wish if the game goes on; otherwise denies it.
    static Decision whilePlaying(Table<?> table, Supplier<Decision> wish) {
        return switch (table.status()) {
            case OPEN -> Decision.deny(Denial.conflict("notStarted"));
            case PLAYING -> wish.get();
            case OVER -> Decision.deny(Denial.refused(Refusal.gameOver()));
            case CANCELLED -> Decision.deny(Denial.conflict("calledOff"));
        };
    }
}

package dighouse.tables;

import dighouse.kernel.Actor;
import dighouse.kernel.Hash64;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.tables.TableEvent.By;
import java.util.ArrayList;
import java.util.List;

/// A finished game up to one of its moments, retold as the events of a new table: the deal, then
/// one event for every choice. It ends where somebody must decide, so that they may decide
/// otherwise.
///
/// @param <P> the game's position
public final class GameBranch<P extends Position<P>> {
    private final Match<P> whole;
    private final Match<P> told;
    private final List<TableEvent> events = new ArrayList<>();
    private final List<String> lines = new ArrayList<>(); // since the last event
    private int seat = Actor.CHANCE; // whose choice they follow from

    private GameBranch(Match<P> whole) {
        this.whole = whole;
        told = whole.upTo(0);
    }

    /// Retells a game.
    ///
    /// @param plies how far at least; from the middle of a choice it goes back to its beginning
    public static <P extends Position<P>> GameBranch<P> of(Table<P> table, int plies) {
        GameBranch<P> gameBranch = new GameBranch<>(table.match());
        gameBranch.tellUntil(table.match().upTo(plies).draftStart());
        return gameBranch;
    }

    private void tellUntil(int plies) {
        while (told.size() < whole.size() && !(told.size() >= plies && isOpen())) {
            if (isOpen()) {
                close();
                seat = told.actor();
            }
            int ply = whole.ply(told.size());
            lines.add(told.line(ply));
            told.apply(ply);
        }
        close();
    }

    /// Whether somebody must decide here, with no choice half made.
    public boolean isOpen() {
        return told.actor() >= 0
                && told.draftStart() == told.size()
                && !told.game().automatic(told.position());
    }

    private void close() {
        String hash = Hash64.hex(told.position().hash());
        events.add(
                events.isEmpty()
                        ? new TableEvent.Started(lines, hash)
                        : new TableEvent.Played(seat, By.PERSON, lines, hash));
        lines.clear();
    }

    /// How many plies are retold.
    public int plies() {
        return told.size();
    }

    public List<TableEvent> events() {
        return List.copyOf(events);
    }
}

package dighouse.server;

import dighouse.kernel.Actor;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Randomness;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import dighouse.tables.TableEvent;
import java.util.ArrayList;
import java.util.List;

/// Plays two games side by side that one viewer cannot tell apart: at every ply the viewer sees and
/// hears the same of both, while cards, tiles and choices that are hidden from it differ wherever
/// they can.
///
/// @param <P> the game's position
final class TwinGames<P extends Position<P>> {
    private static final int TRIES = 12; // plies of the left game for which a right one is sought

    private final Game<P> game;
    private final Setup setup;
    private final int viewer;
    private final Randomness random;
    private final P left;
    private final P right;
    private final P tried;
    private final MoveList leftMoves = new MoveList();
    private final MoveList rightMoves = new MoveList();
    private final Lines leftLines = new Lines();
    private final Lines rightLines = new Lines();

    TwinGames(Game<P> game, Setup setup, int viewer, Randomness random) {
        this.game = game;
        this.setup = setup;
        this.viewer = viewer;
        this.random = random;
        left = game.position();
        right = game.position();
        tried = game.position();
    }

    /// The same events at two tables, as far as the viewer knows.
    ///
    /// @param differ whether the last positions differ in something hidden
    record Pair(List<TableEvent> left, List<TableEvent> right, boolean differ) {}

    /// Plays both games for about this many plies.
    Pair play(int plies) {
        game.start(setup, left);
        game.start(setup, right);
        for (int i = 0; i < plies || !mayStop(); i++) {
            if (game.actor(left) == Actor.NOBODY || !playOne()) {
                break;
            }
        }
        return new Pair(leftLines.events, rightLines.events, leftLines.hash != rightLines.hash);
    }

    private boolean mayStop() {
        return leftLines.plies.isEmpty() && game.actor(left) >= 0;
    }

    /// Plays a ply in both games; `false` if there are no two that the viewer hears as one.
    private boolean playOne() {
        int actor = game.actor(left);
        leftMoves.clear();
        rightMoves.clear();
        game.moves(left, leftMoves);
        game.moves(right, rightMoves);
        for (int i = 0; i < TRIES; i++) {
            int ply = leftMoves.get(random.below(leftMoves.size()));
            String heard = heard(left, ply);
            int start = random.below(rightMoves.size());
            for (int j = 0; j < rightMoves.size(); j++) {
                int other = rightMoves.get((start + j) % rightMoves.size());
                boolean same = text(left, ply).equals(text(right, other));
                if ((same || actor != viewer) && heard(right, other).equals(heard)) {
                    leftLines.add(actor, text(left, ply));
                    rightLines.add(actor, text(right, other));
                    game.play(left, ply);
                    game.play(right, other);
                    closeEvents();
                    return true;
                }
            }
        }
        return false;
    }

    /// Ends an event of a table where a seat must decide and nothing is half made, or where
    /// somebody else decides.
    private void closeEvents() {
        int actor = game.actor(left);
        boolean ends =
                actor == Actor.NOBODY
                        || (actor >= 0
                                && (actor != leftLines.seat
                                        || (game.rests(left) && game.rests(right))));
        if (ends) {
            leftLines.close(left.hash());
            rightLines.close(right.hash());
        }
    }

    private String text(P position, int ply) {
        return game.notation().ply(position, ply);
    }

    /// Everything that the viewer learns from a ply, and sees after it.
    private String heard(P position, int ply) {
        JsonWriter json = new JsonWriter().beginArray();
        for (Event event : game.tell(position, ply, viewer)) {
            event.phrase().write(json, "event");
        }
        tried.copyFrom(position);
        game.play(tried, ply);
        game.view(tried, viewer).write(json);
        json.value(game.actor(tried)).value(game.rests(tried));
        return json.endArray().text();
    }

    /// The plies of one of the two games, gathered into the events of a table.
    private static final class Lines {
        private final List<TableEvent> events = new ArrayList<>();
        private final List<String> plies = new ArrayList<>();
        private int seat = Actor.CHANCE; // who began the event that is being gathered
        private long hash;

        void add(int actor, String text) {
            if (plies.isEmpty()) {
                seat = actor;
            }
            plies.add(Seats.letter(actor) + " " + text);
        }

        void close(long reached) {
            hash = reached;
            String hex = Hash64.hex(reached);
            events.add(
                    events.isEmpty()
                            ? new TableEvent.Started(plies, hex)
                            : new TableEvent.Played(seat, TableEvent.By.PERSON, plies, hex));
            plies.clear();
        }
    }
}

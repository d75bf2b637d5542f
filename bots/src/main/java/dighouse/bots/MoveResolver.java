package dighouse.bots;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Randomness;

/// Plays a move to its effect before it is judged: chance draws for the seat, and a compound choice
/// is completed as the advice suggests. Allocates nothing.
///
/// @param <P> the game's position
public final class MoveResolver<P extends Position<P>> {
    private static final int LONGEST = 40; // plies; after that the position is judged as it is

    private final Game<P> game;
    private final Advice<P> advice;
    private final MoveList list = new MoveList();

    public MoveResolver(Game<P> game, Advice<P> advice) {
        this.game = game;
        this.advice = advice;
    }

    /// Plays on until a new decision is due, chance draws for another seat, or the game is over.
    ///
    /// @param seat whose move it was
    public void play(P world, int seat, Randomness random) {
        for (int ply = 0; ply < LONGEST; ply++) {
            int actor = game.actor(world);
            if (actor == Actor.CHANCE) {
                if (advice.isOthersLuck(world, seat)) {
                    return;
                }
                game.play(world, Playout.choose(game, world, actor, random, list));
            } else if (actor == seat && !game.rests(world)) {
                list.clear();
                game.moves(world, list);
                boolean only = list.size() == 1;
                game.play(world, only ? list.get(0) : advice.suggest(world, seat, list, random));
            } else {
                return;
            }
        }
    }
}

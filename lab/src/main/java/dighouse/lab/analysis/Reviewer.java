package dighouse.lab.analysis;

import dighouse.bots.Bot;
import dighouse.bots.Glimpse;
import dighouse.bots.Hint;
import dighouse.bots.Hints;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.lab.analysis.Analysis.Decision;
import dighouse.lab.analysis.Analysis.Draw;
import dighouse.lab.analysis.Analysis.Finding;
import java.util.List;

/// Goes through a match and analyses one ply after the other. For one thread.
///
/// @param <P> the game's position
public final class Reviewer<P extends Position<P>> {
    private final Analysis<P> analysis;
    private final Game<P> game;
    private final Setup setup;
    private final MatchCursor<P> at;
    private final MoveList moves = new MoveList();
    private final Assessor<P> assessor;
    private final LuckScale<P> scale;
    private final Hints<P> hints;

    public Reviewer(Analysis<P> analysis) {
        this.analysis = analysis;
        game = analysis.match().game();
        setup = analysis.match().setup();
        at = analysis.match().cursor();
        assessor = new Assessor<>(game, setup, analysis.iterations());
        scale = new LuckScale<>(game, setup);
        hints = new Hints<>(game, setup, analysis.bot(), AdvisorsByGame.advice(game, setup));
    }

    /// Analyses one ply. Must be called with rising numbers.
    ///
    /// @return the finding; empty if there was no choice
    public List<Finding> look(int index) {
        P position = at.moveTo(index).position();
        int ply = at.ply();
        if (at.actor() == Actor.CHANCE) {
            List<Prospect> luck = scale.luck(position, ply);
            return luck.isEmpty()
                    ? List.of()
                    : List.of(new Draw(index + 1, game.describe(position, ply), luck));
        }
        moves.clear();
        game.moves(position, moves);
        return moves.size() > 1 ? List.of(decision(index, ply)) : List.of();
    }

    private Decision decision(int index, int ply) {
        P position = at.position();
        int seat = at.actor();
        Glimpse<P> glimpse =
                new Glimpse<>(game, position, seat, Hash64.mix(analysis.seed(), index));
        Bot bot = analysis.bot();
        int best = bot.thinker(game, setup).choose(glimpse, analysis.speed().of(bot.budget()));
        Assessor.Found after = assessor.after(glimpse, ply);
        Assessor.Found before = best == ply ? after : assessor.after(glimpse, best);
        Prospect loss = best == ply ? Prospect.NONE : before.lead(after);
        List<Hint.Reason> reasons =
                loss.equals(Prospect.NONE) ? List.of() : hints.reasons(glimpse, best);
        return new Decision(
                index + 1,
                seat,
                game.describe(position, ply),
                game.describe(position, best),
                before.mean(),
                after.mean(),
                loss,
                reasons);
    }
}

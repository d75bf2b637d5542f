package dighouse.marajoara;

import dighouse.kernel.Notation;
import dighouse.kernel.Setup;

/// Positions and plies of Marajoara as text.
///
/// A position is round, seat and phase, then entries `name=value` in any order; what is left out is
/// as at the start of a game, and the dig site empty:
///
/// ```
/// 3 B turn first=A site=C3y1,D3b2,E3r1 tokens=C4/F6 dice=b12r3/y56 wheel=g2,b1 vases=1/0
/// ```
///
/// Dice are a colour's letter (b r y g) and a value; in `dice` a letter and the values of its row.
/// What belongs to seats or museums is listed in their order, separated by `/`. The menu is `turn`;
/// `main=done` says that the main action is over. `wheel` lists the wheelbarrow from the bottom.
/// Dice and tokens that are nowhere are out of the game; whatever is named must be consistent.
///
/// A ply is a verb and its arguments: `capture C3 SE`, `exhibit 2+5`, `restore DIFF9 4+5`, `pay 2`.
/// In mission 6 a last word `@2` says that the second museum is meant.
final class MarajoaraNotation implements Notation<MarajoaraPosition> {
    private final Marajoara game;

    MarajoaraNotation(Marajoara game) {
        this.game = game;
    }

    @Override
    public String position(MarajoaraPosition position) {
        return new PositionWriter(position).text();
    }

    @Override
    public void position(Setup setup, String text, MarajoaraPosition into) {
        game.start(setup, into);
        new PositionReader(into).read(text);
        PositionCheck.check(game, into);
    }

    @Override
    public String ply(MarajoaraPosition position, int ply) {
        return PlyText.write(position.board(), ply);
    }

    @Override
    public int ply(MarajoaraPosition position, String text) {
        return PlyText.read(position.board(), text);
    }
}

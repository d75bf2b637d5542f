package dighouse.thebes;

import dighouse.kernel.Notation;
import dighouse.kernel.Setup;

/// Positions and plies as text: [PositionReader] explains positions, [PlyText] plies.
final class ThebesNotation implements Notation<ThebesPosition> {
    private final Thebes game;

    ThebesNotation(Thebes game) {
        this.game = game;
    }

    @Override
    public String position(ThebesPosition position) {
        return new PositionWriter(position).text();
    }

    @Override
    public void position(Setup setup, String text, ThebesPosition into) {
        into.clear(setup);
        new PositionReader(into).read(text);
        PositionCheck.check(game, into);
    }

    @Override
    public String ply(ThebesPosition position, int ply) {
        return PlyText.write(position, ply);
    }

    @Override
    public int ply(ThebesPosition position, String text) {
        return PlyText.read(position, text);
    }
}

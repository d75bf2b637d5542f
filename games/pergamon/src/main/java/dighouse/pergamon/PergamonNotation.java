package dighouse.pergamon;

import dighouse.kernel.Notation;
import dighouse.kernel.Setup;

/// Positions and plies of Pergamon as text.
///
/// A position is round and phase, then what is not as at the start, each as `name=value`:
///
/// ```
/// 5 exhibit order=BA at=7 A=4@7 A.finds=T01,T05 A.I=12:T49-T33-T43 A.tickets=3/2/0/0 B=0@2 …
/// ```
///
/// | name           | holds                                                                     |
/// |----------------|---------------------------------------------------------------------------|
/// | `order`        | seats in the order of asking; without it A, B, C …                        |
/// | `at`           | the research funds space whose figure acts                                |
/// | `A`, `raider`  | coins, and after `@` the space of the figure                              |
/// | `A.finds`      | unexhibited tiles                                                         |
/// | `A.I`          | exhibition space and row of the collection with this marker               |
/// | `A.tickets`    | from exhibiting, spaces, oldest of a kind, oldest of all                  |
/// | `I` to `V`     | tiles in the galleries                                                    |
/// | `revealed`     | finds not yet laid, `gallery` the first gallery not yet served            |
/// | `gone`         | tiles that were seen and left the game; those named nowhere are unseen    |
/// | `dropped`      | tiles among the gone that the acting seat has just dropped                |
/// | `cards`        | how many cards of value 1, 2 … 8 were never turned up                     |
/// | `table`, `top` | backs of the face-down cards and of the top card, `p` purse, `c` chest    |
/// | `fund`         | coins turned up and not yet shared                                        |
/// | `row`          | the open row, `disband` the marker that is to make room for it            |
final class PergamonNotation implements Notation<PergamonPosition> {
    private final Pergamon game;

    PergamonNotation(Pergamon game) {
        this.game = game;
    }

    @Override
    public String position(PergamonPosition position) {
        return new PositionWriter(position).text();
    }

    @Override
    public void position(Setup setup, String text, PergamonPosition into) {
        game.start(setup, into);
        new PositionReader(into).read(text);
        PositionCheck.check(into);
    }

    @Override
    public String ply(PergamonPosition position, int ply) {
        return PlyText.write(ply);
    }

    @Override
    public int ply(PergamonPosition position, String text) {
        return PlyText.read(text);
    }
}

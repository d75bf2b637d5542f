package dighouse.archaeology;

import dighouse.kernel.Notation;
import dighouse.kernel.Setup;

/// Positions and plies as text.
///
/// A position is one line of words. First whose turn it is and what is asked, then what lies where:
///
/// ```
/// A act hands=2sc/t/4p market=3cb sold=5c,2t/-/2b site=30+6+7+5
/// ```
///
/// Here A must act with two scraps and a coin in hand, B has a talisman and C four pot shards; the
/// market holds three coins and a broken cup; A has sold sets of five coins and of two talismans, C
/// one of two broken cups. Treasures are letters: **p**ot shard, parchment **s**crap, **c**oin,
/// **t**alisman, **b**roken cup, **m**ap, mas**k**. A number before a letter is how many; `-` is
/// none. A `/` separates seats.
///
/// What is asked is one of `deal`, `lay`, `begin`, `dig`, `rob`, `steal`, `lose`, `act`, `give`,
/// `take`, `size`, `find`, `over`. Some need one word more: `deal B`, `steal B`, `lose B` the seat
/// concerned, `size coin` the treasure being sold, `find 3` how many cards are still to be found.
///
/// All further words may be left out where the default holds:
///
/// | word              | says                                          | default                        |
/// |-------------------|-----------------------------------------------|--------------------------------|
/// | `hands=`          | the hands                                     | empty                          |
/// | `market=`         | the market                                    | empty                          |
/// | `sold=`           | sets of each seat, separated by commas        | none                           |
/// | `site=38+6+8+6`   | plain treasures, maps, thieves and sandstorms in the dig site | all that lies nowhere else |
/// | `explored=small+large` | explored chambers                        | none                           |
/// | `unseen=`         | plain treasures in dig site and chambers      | all that lies nowhere else     |
/// | `starter=B`       | the starting player                           | A                              |
/// | `trades=2`        | trades in a row                               | 0                              |
/// | `acted` `settled` `closing` | of this turn: see the fields of the position | not                   |
/// | `passed=AC`       | seats that passed in a row                    | none                           |
/// | `idle=3`          | idle turns in a row                           | 0                              |
/// | `owed=passes`     | a sale is owed, after `passes` or `idle` rounds | none is                      |
/// | `given=` `taken=` | what is chosen in a half-made decision        | nothing                        |
/// | `known=2c?1/-`    | what a bystander knows of each hand           | nothing; only true maps may be maps |
/// | `knownA=`         | what A knows of each hand                     | what a bystander knows         |
/// | `followed=2c+3?1/+4/-` | what was known of hands before their first theft | no hand is followed    |
/// | `since=A<Bc,B-2c` | what has happened to these hands since        | nothing                        |
/// | `lately=A?,A-k`   | and then, so far                              | nothing                        |
///
/// In `known`, the cards are those that the hand must hold, and `?1` says that one of its other
/// cards may be a map ([Knowledge]); without it, as many of them may be maps as are maps.
///
/// In `followed`, [TheftLog] has two coins known and three other cards, of which one may be a map;
/// then a hand with no card known and four others; and one that no theft has touched. In `since`,
/// `A<Bc` is a coin stolen by A from B (`A<B` if it is imagined, and unknown to both), `A+2c` two
/// coins taken from the market, `A-c` a coin shown, `A?3` three cards dug and `A!3` found.
/// `since=lost`: there was more than can be followed.
///
/// A test need not account for all cards: with an empty dig site and all chambers explored, those
/// that lie nowhere are out of the game.
public final class ArchaeologyNotation implements Notation<ArchaeologyPosition> {
    @Override
    public String position(ArchaeologyPosition position) {
        return new PositionWriter(position).text();
    }

    @Override
    public void position(Setup setup, String text, ArchaeologyPosition into) {
        into.clear(setup);
        new PositionReader(into).read(text);
        PositionCheck.check(into);
    }

    @Override
    public String ply(ArchaeologyPosition position, int ply) {
        return PlyText.write(ply);
    }

    @Override
    public int ply(ArchaeologyPosition position, String text) {
        return PlyText.read(text);
    }
}

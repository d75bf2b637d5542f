package dighouse.browser;

import dighouse.kernel.Actor;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;

/// Plays one random game from a seed and hashes everything the engine says on the way: its record,
/// the view and the events of every viewer after every ply, what each seat imagines, the referee's
/// answers, and the final score.
final class Playthrough<P extends Position<P>> {
    private final Game<P> game;
    private final Match<P> match;
    private final Xoshiro random;
    private final MoveList list = new MoveList();
    private final P imagined;
    private int low = 0x811C9DC5;
    private int high = 0x811C9DC5;

    Playthrough(Game<P> game, Setup setup, int seed) {
        this.game = game;
        match = new Match<>(game, setup);
        random = new Xoshiro(seed);
        imagined = game.position();
    }

    /// Plays the game.
    ///
    /// @return its record and, on the line after it, the hash of everything said on the way
    String run() {
        while (!match.isOver()) {
            int ply = Playout.choose(game, match.position(), match.actor(), random, list);
            hearNews(ply);
            hearReferee();
            match.apply(ply);
            look();
        }
        hear(game.score(match.position()).size());
        return Records.text(match) + Hash64.hex(((long) high << 32) | (low & 0xFFFFFFFFL));
    }

    private void hearNews(int ply) {
        for (int viewer = 0; viewer < match.setup().seats(); viewer++) {
            hearNews(ply, viewer);
        }
        hearNews(ply, Viewer.BYSTANDER);
        hear(game.describe(match.position(), ply).json("verb"));
    }

    private void hearNews(int ply, int viewer) {
        for (Event event : game.tell(match.position(), ply, viewer)) {
            hear(event.phrase().json("event"));
        }
    }

    private void hearReferee() {
        if (match.actor() == Actor.CHANCE) {
            return;
        }
        list.clear();
        game.alphabet(match.setup(), list);
        for (int i = 0; i < list.size(); i++) {
            var refusal = game.judge(match.position(), list.get(i));
            hear(refusal == null ? "legal" : refusal.rule());
        }
    }

    private void look() {
        P position = match.position();
        boolean rests = game.rests(position);
        for (int seat = 0; seat < match.setup().seats(); seat++) {
            hear(game.view(position, seat).json());
            if (rests || seat == match.actor()) {
                game.imagine(position, seat, random, imagined);
                hear(imagined.hash());
            }
        }
        hear(game.view(position, Viewer.BYSTANDER).json());
        hear(game.notation().position(position));
    }

    private void hear(String text) {
        for (int i = 0; i < text.length(); i++) {
            hear(text.charAt(i));
        }
    }

    private void hear(long value) {
        hear((int) value);
        hear((int) (value >>> 32));
    }

    /// Two FNV-1a hashes of 32 bits each, because arithmetic with 64 bits is slow in JavaScript.
    private void hear(int value) {
        low = (low ^ value) * 0x01000193;
        high = (high ^ Integer.rotateLeft(value, 16) ^ low) * 0x01000193;
    }
}

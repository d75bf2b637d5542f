package dighouse.catalogue;

import dighouse.kernel.Actor;
import dighouse.kernel.Chance;
import dighouse.kernel.Edition;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.List;

/// A game played to its end at a fair table, every seat choosing at random.
record PlayedTable(Match<?> match, GameRecord gameRecord) {
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cleo", "Dan");

    static PlayedTable of(String game, int seats, long seed) {
        GameEntry<?> entry = Games.find(game);
        return of(entry, entry.standardEdition(), seats, seed);
    }

    /// The secret, the contributions and the moves all follow from the seed.
    static <P extends Position<P>> PlayedTable of(
            GameEntry<P> entry, Edition edition, int seats, long seed) {
        Xoshiro random = new Xoshiro(seed);
        FairTable table = FairTable.of(bytes(random, FairTable.SECRET_BYTES), seats);
        for (int seat = 0; seat < seats - 1; seat++) { // the last seat is a bot's
            table.contribute(seat, bytes(random, FairTable.CONTRIBUTION_BYTES));
        }
        Match<P> match = new Match<>(entry.game(), Setup.of(entry.game(), edition, seats));
        play(match, table.chance(), random);
        boolean own =
                entry.editions().stream().noneMatch(known -> known.json().equals(edition.json()));
        return new PlayedTable(
                match, GameRecord.of(match, NAMES.subList(0, seats), table.proof(true), own));
    }

    private static <P extends Position<P>> void play(
            Match<P> match, Chance chance, Xoshiro random) {
        MoveList list = new MoveList();
        while (!match.isOver()) {
            if (match.actor() == Actor.CHANCE) {
                match.draw(chance);
            } else {
                match.apply(
                        Playout.choose(
                                match.game(), match.position(), match.actor(), random, list));
            }
        }
    }

    private static byte[] bytes(Xoshiro random, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) random.next();
        }
        return bytes;
    }

    RecordText text() {
        return new RecordText(gameRecord.text());
    }

    /// The same game with the proof of another table.
    PlayedTable withProof(GameRecord.Proof proof) {
        boolean own = !gameRecord.own().isEmpty();
        return new PlayedTable(match, GameRecord.of(match, gameRecord.players(), proof, own));
    }

    /// The same game, given up after so many plies.
    PlayedTable brokenOff(int plies) {
        Match<?> shorter = beginning(match, plies);
        return new PlayedTable(
                shorter, GameRecord.of(shorter, gameRecord.players(), gameRecord.proof(), false));
    }

    private static <P extends Position<P>> Match<P> beginning(Match<P> match, int plies) {
        Match<P> beginning = new Match<>(match.game(), match.setup());
        for (int i = 0; i < plies; i++) {
            beginning.apply(match.ply(i));
        }
        return beginning;
    }
}

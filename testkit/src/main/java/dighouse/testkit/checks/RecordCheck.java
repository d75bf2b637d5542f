package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.require;

import dighouse.kernel.GameRecord;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Replay;
import dighouse.kernel.Seats;
import java.util.ArrayList;
import java.util.List;

/// The record of a whole game is read back byte for byte, and its replay leads to the same end.
public final class RecordCheck<P extends Position<P>> implements ContractCheck<P> {
    @Override
    public String name() {
        return "recording";
    }

    @Override
    public void at(Node<P> node) {
        if (!node.isOver()) {
            return;
        }
        Match<P> match = new Match<>(node.game(), node.setup());
        for (int ply : node.line()) {
            match.apply(ply);
        }
        List<String> players = new ArrayList<>();
        for (int seat = 0; seat < node.setup().seats(); seat++) {
            players.add("player " + Seats.letter(seat));
        }
        GameRecord written = GameRecord.of(match, players, GameRecord.Proof.NONE, false);
        String text = written.text();
        GameRecord read = GameRecord.parse(text);
        require(read.text().equals(text), "the record is not written back as it was read");
        Match<P> replay = Replay.of(node.game(), node.setup().edition(), read);
        require(replay.position().equals(node.position()), "the replay ends elsewhere");
    }
}

package dighouse.app.terminal;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.io.InputEnded;
import dighouse.app.io.TextFile;
import dighouse.kernel.Argument;
import dighouse.kernel.Game;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Position;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// One game from sitting down to the final score: what is said before and after it, and its record.
///
/// @param seed what all chance follows from; `null` for true chance
/// @param record where the record goes; `null` for nowhere
/// @param <P> the game's position
public record TerminalSession<P extends Position<P>>(
        TableStart<P> table,
        Console console,
        TableWords tableWords,
        @Nullable Long seed,
        @Nullable Path record,
        boolean ownEdition) {

    public int spend() {
        welcome();
        TerminalGame<P> game = new TerminalGame<>(table, console, tableWords);
        try {
            if (game.play()) {
                end(game);
            }
            return Exit.OK;
        } catch (InputEnded _) {
            console.complain(tableWords.say("inputEnded"));
            return Exit.INPUT_ENDED;
        }
    }

    private void welcome() {
        console.say(tableWords.title());
        for (int seat = 0; seat < table.players().size(); seat++) {
            SeatPlayer player = table.players().get(seat);
            console.say(
                    tableWords.say(
                            player.bot() == null ? "seat.person" : "seat.bot",
                            Argument.seat("seat", seat)));
        }
        console.say(tableWords.say("commitment") + " " + table.fair().commitment());
        if (seed != null) {
            console.say(tableWords.say("seeded") + " " + seed);
        }
        console.say(tableWords.say("welcome"));
    }

    private void end(TerminalGame<P> played) {
        Game<P> game = played.match().game();
        P position = played.match().position();
        GameRecord.Proof proof = table.fair().proof(true);
        Scores scores = new Scores(console, tableWords);
        console.gap();
        console.say(tableWords.say("over"));
        scores.show(game.result(position));
        console.gap();
        scores.show(game.score(position));
        console.gap();
        console.say(tableWords.say("commitment") + " " + proof.commitment());
        console.say(tableWords.say("secret") + " " + proof.secret());
        if (record != null) {
            GameRecord text = GameRecord.of(played.match(), table.names(), proof, ownEdition);
            TextFile.write(record, text.text());
            console.say(tableWords.say("recorded") + " " + record);
            console.say(tableWords.say("verify") + " ./dighouse verify " + record);
        } else {
            console.say(tableWords.say("unrecorded"));
        }
    }
}

package dighouse.app;

import dighouse.app.terminal.Console;
import dighouse.app.terminal.InputEnded;
import dighouse.app.terminal.Player;
import dighouse.app.terminal.Scores;
import dighouse.app.terminal.Table;
import dighouse.app.terminal.TerminalGame;
import dighouse.app.terminal.Voice;
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
record Evening<P extends Position<P>>(
        Table<P> table,
        Console console,
        Voice voice,
        @Nullable Long seed,
        @Nullable Path record,
        boolean ownEdition) {

    int spend() {
        welcome();
        TerminalGame<P> game = new TerminalGame<>(table, console, voice);
        try {
            if (game.play()) {
                end(game);
            }
            return Exit.OK;
        } catch (InputEnded _) {
            console.complain(voice.say("inputEnded"));
            return Exit.INPUT_ENDED;
        }
    }

    private void welcome() {
        console.say(voice.title());
        for (int seat = 0; seat < table.players().size(); seat++) {
            Player player = table.players().get(seat);
            console.say(
                    voice.say(
                            player.bot() == null ? "seat.person" : "seat.bot",
                            Argument.seat("seat", seat)));
        }
        console.say(voice.say("commitment") + " " + table.fair().commitment());
        if (seed != null) {
            console.say(voice.say("seeded") + " " + seed);
        }
        console.say(voice.say("welcome"));
    }

    private void end(TerminalGame<P> played) {
        Game<P> game = played.match().game();
        P position = played.match().position();
        GameRecord.Proof proof = table.fair().proof(true);
        Scores scores = new Scores(console, voice);
        console.gap();
        console.say(voice.say("over"));
        scores.show(game.result(position));
        console.gap();
        scores.show(game.score(position));
        console.gap();
        console.say(voice.say("commitment") + " " + proof.commitment());
        console.say(voice.say("secret") + " " + proof.secret());
        if (record != null) {
            GameRecord text = GameRecord.of(played.match(), table.names(), proof, ownEdition);
            TextFile.write(record, text.text());
            console.say(voice.say("recorded") + " " + record);
            console.say(voice.say("verify") + " ./dighouse verify " + record);
        } else {
            console.say(voice.say("unrecorded"));
        }
    }
}

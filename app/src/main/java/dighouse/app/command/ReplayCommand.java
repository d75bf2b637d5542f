package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LanguageOption;
import dighouse.app.terminal.Scores;
import dighouse.app.terminal.TableWords;
import dighouse.catalogue.Words;
import dighouse.kernel.Event;
import dighouse.kernel.GameRecord;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.Position;
import dighouse.kernel.Seats;
import dighouse.kernel.Viewer;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Prints a recorded game from the first ply to the final score.
@Command(
        name = "replay",
        header = "Print what happened in a recorded game.",
        description = {
            "",
            "A finished game is shown with everything that was hidden, an unfinished one as a",
            "bystander saw it. The numbers in front count the plies of the record.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse replay ours.txt",
            "  ./dighouse replay ours.txt --lang fr --from 40 --to 60",
            "  ./dighouse replay ours.txt --json"
        })
public final class ReplayCommand implements Subcommand {
    @Parameters(paramLabel = "FILE", description = "a record")
    private Path file = Path.of("");

    @Mixin private LanguageOption language = new LanguageOption();

    @Option(names = "--from", paramLabel = "N", description = "the first ply to print (default: 1)")
    private int from = 1;

    @Option(names = "--to", paramLabel = "N", description = "the last ply to print")
    private int to = Integer.MAX_VALUE;

    @Option(
            names = "--json",
            description = "print one JSON object: plies with their events, and result")
    private boolean json;

    @Override
    public int run(Console console) {
        if (from < 1 || to < from) {
            throw new Malformed("--from and --to take numbers of plies of at least 1, in order.");
        }
        RecordFile read = RecordFile.read(file);
        GameRecord gameRecord = read.gameRecord();
        Match<?> match = read.match();
        if (from > match.size()) {
            throw new Malformed("The record has only " + match.size() + " plies.");
        }
        GameChoice.any(gameRecord.game());
        Words words = Words.in(language.language());
        TableWords tableWords = new TableWords(words, gameRecord.game(), gameRecord.players());
        if (json) {
            console.say(json(match, gameRecord, tableWords));
        } else {
            tell(match, console, tableWords);
        }
        return Exit.OK;
    }

    private <P extends Position<P>> List<? extends Event> told(MatchCursor<P> at) {
        int viewer = at.match().isOver() ? Viewer.OPEN : Viewer.BYSTANDER;
        return at.match().game().tell(at.position(), at.ply(), viewer);
    }

    private boolean isWanted(MatchCursor<?> at) {
        return at.hasNext() && at.index() < to;
    }

    private <P extends Position<P>> void tell(
            Match<P> match, Console console, TableWords tableWords) {
        console.say(tableWords.title());
        for (MatchCursor<P> at = match.cursor().moveTo(from - 1); isWanted(at); at.next()) {
            for (Event event : told(at)) {
                console.say((at.index() + 1) + "  " + tableWords.event(event.phrase()));
            }
        }
        console.gap();
        if (!match.isOver()) {
            console.say(tableWords.say("replay.unfinished"));
            return;
        }
        Scores scores = new Scores(console, tableWords);
        scores.show(match.game().result(match.position()));
        console.gap();
        scores.show(match.game().score(match.position()));
    }

    private <P extends Position<P>> String json(
            Match<P> match, GameRecord gameRecord, TableWords tableWords) {
        JsonWriter writer = new JsonWriter();
        writer.beginObject().name("game").value(gameRecord.game());
        writer.name("players").beginArray();
        gameRecord.players().forEach(writer::value);
        writer.endArray().name("plies").beginArray();
        for (MatchCursor<P> at = match.cursor().moveTo(from - 1); isWanted(at); at.next()) {
            json(at, tableWords, writer);
        }
        return writer.endArray().name("result").value(gameRecord.result()).endObject().text();
    }

    private <P extends Position<P>> void json(
            MatchCursor<P> at, TableWords tableWords, JsonWriter writer) {
        writer.beginObject().name("ply").value(at.index() + 1);
        writer.name("actor").value(Seats.letter(at.actor()));
        writer.name("notation").value(at.match().game().notation().ply(at.position(), at.ply()));
        List<? extends Event> events = told(at);
        writer.name("events").beginArray();
        events.forEach(event -> event.phrase().write(writer, "event"));
        writer.endArray().name("words").beginArray();
        events.forEach(event -> writer.value(tableWords.event(event.phrase())));
        writer.endArray().endObject();
    }
}

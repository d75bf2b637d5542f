package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.GameChoice;
import dighouse.app.option.TableChoice;
import dighouse.app.option.TableOptions;
import dighouse.kernel.Actor;
import dighouse.kernel.Chance;
import dighouse.kernel.Game;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Walk;
import dighouse.kernel.Xoshiro;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Counts all sequences of plies to a depth.
@Command(
        name = "walk",
        header = "Count all sequences of plies to a depth (perft in chess).",
        description = {
            "",
            "Outcomes of chance count like moves. The count starts from the beginning of a game, from",
            "a position in notation, or from the first decision after a deal.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse walk tictactoe 5",
            "  ./dighouse walk archaeology 4 --deal 7 --split"
        })
public final class WalkCommand implements Subcommand {
    private static final int DEEPEST = 100;

    @Parameters(index = "0", paramLabel = "GAME", description = "which game or example")
    private String game = "";

    @Parameters(index = "1", paramLabel = "DEPTH", description = "how many plies")
    private int depth;

    @Mixin private TableOptions tableOptions = new TableOptions();

    @Option(names = "--from", paramLabel = "NOTATION", description = "start from this position")
    private @Nullable String from;

    @Option(
            names = "--deal",
            paramLabel = "SEED",
            description = "start from the first decision after the deal with this seed")
    private @Nullable Long deal;

    @Option(names = "--split", description = "also show the count for each first ply")
    private boolean split;

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Override
    public int run(Console console) {
        if (depth < 0 || depth > DEEPEST) {
            throw new Malformed("DEPTH takes a whole number from 0 to " + DEEPEST + ".");
        }
        if (from != null && deal != null) {
            throw new Malformed("Give either --from or --deal, not both.");
        }
        return run(console, tableOptions.choose(GameChoice.any(game)));
    }

    private <P extends Position<P>> int run(Console console, TableChoice<P> choice) {
        Game<P> rules = choice.entry().game();
        P start = start(choice);
        Map<String, Long> counts = new LinkedHashMap<>();
        if (split && depth > 0) {
            split(rules, start, counts);
        }
        long lines = Walk.count(rules, start, depth);
        if (json) {
            console.say(json(rules.notation().position(start), counts, lines));
        } else {
            counts.forEach((ply, count) -> console.say(ply + "  " + count));
            console.say(Long.toString(lines));
        }
        return Exit.OK;
    }

    private <P extends Position<P>> P start(TableChoice<P> choice) {
        Game<P> rules = choice.entry().game();
        if (from != null) {
            P position = rules.position();
            rules.notation().position(choice.setup(), from, position);
            return position;
        }
        Match<P> match = new Match<>(rules, choice.setup());
        if (deal != null) {
            Chance chance = Chance.of(new Xoshiro(deal));
            while (match.actor() == Actor.CHANCE) {
                match.draw(chance);
            }
        }
        return match.position();
    }

    private <P extends Position<P>> void split(Game<P> rules, P start, Map<String, Long> counts) {
        MoveList plies = new MoveList();
        rules.moves(start, plies);
        P next = rules.position();
        for (int i = 0; i < plies.size(); i++) {
            next.copyFrom(start);
            rules.play(next, plies.get(i));
            String ply = rules.notation().ply(start, plies.get(i));
            counts.put(ply, Walk.count(rules, next, depth - 1));
        }
    }

    private String json(String start, Map<String, Long> counts, long lines) {
        JsonWriter writer = new JsonWriter().beginObject().name("game").value(game);
        writer.name("from").value(start).name("depth").value(depth);
        if (split) {
            writer.name("split").beginObject();
            counts.forEach((ply, count) -> writer.name(ply).value((long) count));
            writer.endObject();
        }
        return writer.name("lines").value(lines).endObject().text();
    }
}

package dighouse.server.hall;

import dighouse.bots.Advice;
import dighouse.bots.Glimpse;
import dighouse.bots.Hint;
import dighouse.bots.Hints;
import dighouse.bots.Pace;
import dighouse.bots.levels.Advisors;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.server.table.Table;
import java.util.function.Function;

/// A question for good moves. Holds a copy of the position, so that the table is free while a bot
/// thinks; the bot itself gets no more than glimpses of it, from the seat that asks.
///
/// @param <P> the game's position
final class HintTurn<P extends Position<P>> {
    private static final String BOT = "hard";

    private final Game<P> game;
    private final Setup setup;
    private final P position;
    private final Glimpse<P> glimpse;

    /// @param seat the seat that must decide
    HintTurn(Table<P> table, int seat) {
        game = table.entry().game();
        setup = table.match().setup();
        position = game.position();
        position.copyFrom(table.match().position());
        long luck = Hash64.mix(~Hash64.of(table.id()), table.match().size());
        glimpse = new Glimpse<>(game, position, seat, luck);
    }

    /// Thinks, and writes up to three moves as JSON.
    ///
    /// @param reason puts a part of the bot's forecast into words
    String think(Pace pace, Function<Phrase, String> reason) {
        Advice<P> advice = Advisors.advice(game, setup);
        Hints<P> hints = new Hints<>(game, setup, Bots.named(BOT), advice);
        JsonWriter json = new JsonWriter().beginObject().name("hints").beginArray();
        for (Hint hint : hints.at(glimpse, pace)) {
            json.beginObject().name("move");
            json.value(game.notation().ply(position, hint.move())).name("what");
            game.describe(position, hint.move()).write(json, "verb");
            json.name("share").raw(decimal(hint.worth())).name("reasons").beginArray();
            for (Hint.Reason each : hint.reasons()) {
                json.beginObject();
                each.what().writeMembers(json, "key");
                json.name("change").raw(decimal(each.points()));
                json.name("text").value(reason.apply(each.what())).endObject();
            }
            json.endArray().endObject();
        }
        return json.endArray().endObject().text();
    }

    private static String decimal(double number) {
        return Double.toString(Math.rint(number * 1000) / 1000);
    }
}

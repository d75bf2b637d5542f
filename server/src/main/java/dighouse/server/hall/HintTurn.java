package dighouse.server.hall;

import dighouse.bots.Advice;
import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.Glimpse;
import dighouse.bots.Hint;
import dighouse.bots.Hints;
import dighouse.bots.Thinker;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.AdvisorsByGame;
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
    private static final double REST = 0.25; // of its time, for each choice that completes a move

    private final Game<P> game;
    private final Setup setup;
    private final P position;
    private final int seat;
    private final long luck;

    /// @param seat the seat that must decide
    HintTurn(Table<P> table, int seat) {
        game = table.entry().game();
        setup = table.match().setup();
        position = game.position();
        position.copyFrom(table.match().position());
        this.seat = seat;
        luck = Hash64.mix(~Hash64.of(table.id()), table.match().size());
    }

    /// Thinks, and writes up to three moves as JSON.
    ///
    /// @param reason puts a part of the bot's forecast into words
    String think(BotSpeed speed, Function<Phrase, String> reason) {
        Advice<P> advice = AdvisorsByGame.advice(game, setup);
        Hints<P> hints = new Hints<>(game, setup, Bots.named(BOT), advice);
        Glimpse<P> glimpse = new Glimpse<>(game, position, seat, luck);
        JsonWriter json = new JsonWriter().beginObject().name("hints").beginArray();
        for (Hint hint : hints.at(glimpse, speed)) {
            json.beginObject();
            move(position, hint.move(), json);
            rest(hint.move(), speed, json);
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

    private void move(P at, int move, JsonWriter json) {
        json.name("move").value(game.notation().ply(at, move)).name("what");
        game.describe(at, move).write(json, "verb");
    }

    /// The small choices that complete a move, as the bot would make them: a trade is no advice
    /// until it says what for what. What the house plays by itself is none of them.
    private void rest(int move, BotSpeed speed, JsonWriter json) {
        Bot bot = Bots.named(BOT);
        Thinker<P> thinker = bot.thinker(game, setup);
        ThinkingBudget budget = speed.scaled(speed.scale() * REST).of(bot.budget());
        P ahead = game.position();
        ahead.copyFrom(position);
        game.play(ahead, move);
        json.name("rest").beginArray();
        while (game.actor(ahead) == seat && !game.rests(ahead)) {
            boolean free = !game.automatic(ahead);
            int next = thinker.choose(new Glimpse<>(game, ahead, seat, luck), budget);
            if (free) {
                json.beginObject();
                move(ahead, next, json);
                json.endObject();
            }
            game.play(ahead, next);
        }
        json.endArray();
    }

    private static String decimal(double number) {
        return Double.toString(Math.rint(number * 1000) / 1000);
    }
}

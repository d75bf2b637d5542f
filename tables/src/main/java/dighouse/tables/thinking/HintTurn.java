package dighouse.tables.thinking;

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
import dighouse.kernel.Match;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.tables.Table;
import java.util.function.Function;

/// A question for good moves. It holds a fork of the match, so that the table is not locked while a
/// bot thinks; the bot itself gets only glimpses of it, from the seat that asks.
///
/// @param <P> the game's position
public final class HintTurn<P extends Position<P>> {
    private static final String BOT = "hard";
    private static final double REST = 0.25; // of its time, for each choice that completes a move

    private final Match<P> match;
    private final Game<P> game;
    private final Setup setup;
    private final int seat;
    private final long luck;

    /// @param seat the seat that must decide
    public HintTurn(Table<P> table, int seat) {
        match = table.match().fork();
        game = match.game();
        setup = match.setup();
        this.seat = seat;
        luck = Hash64.mix(~Hash64.of(table.id()), match.size());
    }

    /// Thinks, and writes up to three moves as JSON.
    ///
    /// @param reason puts a part of the bot's forecast into words
    public String think(BotSpeed speed, Function<Phrase, String> reason) {
        Advice<P> advice = AdvisorsByGame.advice(game, setup);
        Hints<P> hints = new Hints<>(game, setup, Bots.named(BOT), advice);
        Glimpse<P> glimpse = new Glimpse<>(game, match.position(), seat, luck);
        JsonWriter json = new JsonWriter().beginObject().name("hints").beginArray();
        for (Hint hint : hints.at(glimpse, speed)) {
            json.beginObject();
            move(match.position(), hint.move(), json);
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

    /// Writes the small choices that complete a move, as the bot would make them: a trade is no
    /// advice until it says what for what. Forced moves are left out.
    private void rest(int move, BotSpeed speed, JsonWriter json) {
        Bot bot = Bots.named(BOT);
        Thinker<P> thinker = bot.thinker(game, setup);
        ThinkingBudget budget = speed.scaled(speed.scale() * REST).of(bot.budget());
        Match<P> ahead = match.fork();
        ahead.apply(move);
        json.name("rest").beginArray();
        while (ahead.actor() == seat && !game.rests(ahead.position())) {
            boolean free = !game.automatic(ahead.position());
            int next = thinker.choose(new Glimpse<>(game, ahead.position(), seat, luck), budget);
            if (free) {
                json.beginObject();
                move(ahead.position(), next, json);
                json.endObject();
            }
            ahead.apply(next);
        }
        json.endArray();
    }

    private static String decimal(double number) {
        return Double.toString(Math.rint(number * 1000) / 1000);
    }
}

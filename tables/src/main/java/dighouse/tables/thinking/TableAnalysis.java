package dighouse.tables.thinking;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.bots.Hint;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Hash64;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.lab.analysis.Analysis;
import dighouse.lab.analysis.Analysis.Decision;
import dighouse.lab.analysis.Analysis.Draw;
import dighouse.lab.analysis.Analysis.Finding;
import dighouse.lab.analysis.Estimate;
import dighouse.lab.analysis.Odds;
import dighouse.lab.analysis.Prospect;
import dighouse.lab.analysis.Reviewer;
import dighouse.tables.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Makes the analysis of one finished table, step by step: first the chances at each moment, then
/// what every ply was worth. The table's match no longer changes, so it is read without the lock.
/// Not thread-safe.
///
/// @param <P> the game's position
public final class TableAnalysis<P extends Position<P>> {
    private static final String BOT = "expert";
    private static final int LEAST_GAMES = 40; // imagined after each of two moves
    private static final int MOST_GAMES = 400;
    private static final int LEAST_PLAYOUTS = 48; // from each moment
    private static final int MOST_PLAYOUTS = 240;
    private static final int MOST_DRAWS = 12; // told, the luckiest first

    private final Match<P> match;
    private final int games;
    private final int playouts;
    private final Odds<P> odds;
    private final Reviewer<P> reviewer;
    private final List<Integer> moments;
    private final List<Odds.Moment> curve = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();
    private int looked; // plies that are done

    /// @param scale how much of their time bots take on this server
    public TableAnalysis(Table<P> table, double scale) {
        match = table.match();
        games = (int) Math.clamp(MOST_GAMES * scale, LEAST_GAMES, MOST_GAMES);
        playouts = (int) Math.clamp(MOST_PLAYOUTS * scale, LEAST_PLAYOUTS, MOST_PLAYOUTS);
        long seed = Hash64.of(table.id());
        Bot bot = Bots.named(BOT).within(ThinkingBudget.iterations(games));
        moments = Odds.moments(match);
        odds = new Odds<>(match, playouts, seed);
        reviewer = new Reviewer<>(new Analysis<>(match, bot, BotSpeed.STANDARD, games, seed));
    }

    /// How many steps there are.
    public int size() {
        return moments.size() + match.size();
    }

    public int done() {
        return curve.size() + looked;
    }

    public boolean isDone() {
        return done() == size();
    }

    /// Does one step, which takes a bot about as long as a small decision.
    public void step() {
        if (curve.size() < moments.size()) {
            curve.add(odds.at(moments.get(curve.size())));
        } else {
            findings.addAll(reviewer.look(looked++));
        }
    }

    /// The whole analysis as JSON. It names the decisions by which something was lost.
    public String text() {
        JsonWriter json = new JsonWriter().beginObject().name("bot").value(BOT);
        json.name("games").value(games).name("playouts").value(playouts);
        json.name("plies").value(match.size());
        json.name("mission").value(match.setup().mission()).name("curve").beginArray();
        curve.forEach(moment -> moment(moment, json));
        json.endArray().name("seats").beginArray();
        for (int seat = 0; seat < match.setup().seats(); seat++) {
            seat(seat, json);
        }
        json.endArray().name("decisions").beginArray();
        decisions().filter(each -> each.loss().win() > 0).forEach(each -> decision(each, json));
        json.endArray().name("draws").beginArray();
        draws().sorted(Comparator.comparingDouble(draw -> -size(draw)))
                .limit(MOST_DRAWS)
                .forEach(draw -> draw(draw, json));
        return json.endArray().endObject().text();
    }

    private Stream<Decision> decisions() {
        return findings.stream().filter(Decision.class::isInstance).map(Decision.class::cast);
    }

    private Stream<Draw> draws() {
        return findings.stream().filter(Draw.class::isInstance).map(Draw.class::cast);
    }

    /// How much an outcome changed the chances of the seat for which they changed most.
    private static double size(Draw draw) {
        return draw.luck().stream().mapToDouble(luck -> Math.abs(luck.win())).max().orElse(0);
    }

    private static void moment(Odds.Moment moment, JsonWriter json) {
        json.beginObject().name("ply").value(moment.plies()).name("win").beginArray();
        moment.wins().forEach(each -> estimate(each, json));
        json.endArray().name("points").beginArray();
        moment.points().forEach(each -> estimate(each, json));
        json.endArray().endObject();
    }

    private static void estimate(Estimate estimate, JsonWriter json) {
        json.beginArray().raw(decimal(estimate.mean())).raw(decimal(estimate.error())).endArray();
    }

    private void seat(int seat, JsonWriter json) {
        List<Decision> own = decisions().filter(each -> each.seat() == seat).toList();
        json.beginObject().name("decisions").value(own.size());
        json.name("asBot").value((int) own.stream().filter(Decision::isBest).count());
        Prospect lost = Prospect.NONE;
        for (Decision each : own) {
            lost = lost.plus(each.loss());
        }
        Prospect luck = Prospect.NONE;
        for (Draw each : draws().toList()) {
            luck = luck.plus(each.luck().get(seat));
        }
        prospect("lost", lost, json);
        prospect("luck", luck, json);
        json.endObject();
    }

    private static void decision(Decision decision, JsonWriter json) {
        json.beginObject().name("ply").value(decision.number()).name("seat");
        json.value(decision.seat()).name("what");
        decision.ply().write(json, "verb");
        decision.best().write(json.name("best"), "verb");
        prospect("before", decision.before(), json);
        prospect("after", decision.after(), json);
        prospect("loss", decision.loss(), json);
        json.name("reasons").beginArray();
        for (Hint.Reason reason : decision.reasons()) {
            json.beginObject();
            reason.what().writeMembers(json, "key");
            json.name("change").raw(decimal(reason.points())).endObject();
        }
        json.endArray().endObject();
    }

    private static void draw(Draw draw, JsonWriter json) {
        json.beginObject().name("ply").value(draw.number()).name("what");
        draw.ply().write(json, "verb");
        json.name("luck").beginArray();
        for (Prospect luck : draw.luck()) {
            json.beginArray().raw(decimal(luck.win())).raw(decimal(luck.points())).endArray();
        }
        json.endArray().endObject();
    }

    private static void prospect(String name, Prospect prospect, JsonWriter json) {
        json.name(name).beginArray().raw(decimal(prospect.win()));
        json.raw(decimal(prospect.points())).endArray();
    }

    private static String decimal(double number) {
        return Double.toString(Math.rint(number * 1000) / 1000 + 0.0); // never -0.0
    }
}

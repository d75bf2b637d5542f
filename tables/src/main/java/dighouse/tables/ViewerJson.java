package dighouse.tables;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.GameRecord;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Match;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.Progress;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.View;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Writes what one viewer sees of a table and hears of an event, as JSON.
///
/// @param names from a person's id to their present name
public record ViewerJson(UnaryOperator<String> names) {

    /// Writes the table as this viewer sees it now.
    ///
    /// @param viewer a seat, or [Viewer#BYSTANDER]
    public void state(Table<?> table, int viewer, JsonWriter json) {
        json.beginObject().name("table").value(table.id());
        json.name("number").value(table.number());
        json.name("status").value(table.status().id());
        charter(table, json);
        paceOffer(table.paceOffer(), json);
        chairs(table, json);
        if (table.status() != Status.OPEN) {
            game(table, viewer, json);
        }
        json.name("cancelWishes").beginArray();
        table.cancelWishes().forEach(json::value);
        json.endArray().name("rematch").value(table.rematch()).endObject();
    }

    private static void charter(Table<?> table, JsonWriter json) {
        Charter charter = table.charter();
        json.name("game")
                .value(charter.game().id())
                .name("edition")
                .value(charter.game().edition());
        json.name("rules").value(table.match().setup().rules());
        json.name("ownEdition").value(charter.game().isOwnEdition());
        json.name("options").beginObject();
        var setup = table.match().setup();
        for (int i = 0; i < setup.options().size(); i++) {
            var option = setup.options().get(i);
            json.name(option.id()).value(option.text(setup.value(i)));
        }
        json.endObject().name("mission").value(charter.game().mission());
        json.name("visibility").value(charter.admission().visibility().id());
        json.name("watching").value(charter.admission().watching().id()).name("pace");
        table.pace().write(json);
        json.name("hints")
                .value(table.offersHints())
                .name("imported")
                .value(charter.origin().isImported());
        json.name("guided").value(charter.origin().isGuided());
        origin(charter.origin(), json);
        json.name("commitment").value(table.commitment());
    }

    private static void origin(TableOrigin origin, JsonWriter json) {
        json.name("origin");
        if (origin instanceof TableOrigin.Branch branch) {
            json.beginObject().name("table").value(branch.table());
            json.name("ply").value(branch.ply()).endObject();
        } else {
            json.nullValue();
        }
    }

    private static void paceOffer(@Nullable PaceOffer offer, JsonWriter json) {
        json.name("paceOffer");
        if (offer == null) {
            json.nullValue();
            return;
        }
        json.beginObject().name("seat").value(offer.seat()).name("pace");
        offer.pace().write(json);
        json.name("agreed").beginArray();
        offer.agreed().forEach(json::value);
        json.endArray().endObject();
    }

    private void chairs(Table<?> table, JsonWriter json) {
        json.name("chairs").beginArray();
        for (Chair chair : table.chairs()) {
            json.beginObject().name("kind").value(kind(chair));
            json.name("name").value(name(chair.person()));
            json.name("keptFor").value(chair.isFree() ? name(chair.plan().player()) : "");
            json.name("level").value(chair.level());
            json.name("standIn").value(!chair.standIn().isEmpty());
            json.name("conceded").value(chair.hasConceded());
            json.name("contribution").value(chair.contribution()).endObject();
        }
        json.endArray();
    }

    private String name(String person) {
        return person.isEmpty() ? "" : names.apply(person);
    }

    private static String kind(Chair chair) {
        if (!chair.bot().isEmpty()) {
            return "bot";
        }
        return chair.person().isEmpty() ? chair.plan().kind().id() : "person";
    }

    private static <P extends Position<P>> void game(Table<P> table, int viewer, JsonWriter json) {
        Match<P> match = table.match();
        clock(table, json);
        json.name("plies").value(match.size());
        json.name("decider").value(table.decider());
        View view = view(table, match.position(), viewer);
        question(view.asks(), table.decider(), json);
        progress(match.game().progress(match.position()), json);
        view.write(json.name("view"));
        boolean decides = table.decider() == viewer;
        json.name("moves");
        moves(match.game(), match.position(), decides, json);
        json.name("imagine").value(decides ? imagined(match, viewer) : "");
        json.name("earliest").value(decides ? match.earliest(viewer) : match.size());
        json.name("stepBack").value(decides ? match.stepBack(viewer) : match.size());
        json.name("scores").beginArray();
        if (table.status() == Status.OVER || match.game().hasOpenPoints(match.setup())) {
            match.game().score(match.position()).forEach(score -> score(score, json));
        }
        json.endArray();
        if (table.status() == Status.OVER) {
            end(table, json);
        }
    }

    /// Writes who is asked what; the words stand under `ask.…` of the game.
    private static void question(String asks, int seat, JsonWriter json) {
        json.name("question").beginObject().name("ask").value(asks);
        json.name("seat").value(seat).endObject();
    }

    private static void progress(Progress progress, JsonWriter json) {
        json.name("progress").beginArray();
        if (!progress.equals(Progress.UNKNOWN)) {
            json.value(progress.done()).value(progress.of());
        }
        json.endArray();
    }

    private static void clock(Table<?> table, JsonWriter json) {
        TableClock clock = table.clock();
        json.name("clock").beginObject().name("waitsFor").value(clock.waitedFor());
        json.name("since").value(clock.since()).name("banks").beginArray();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            json.value(clock.bankMillis(seat));
        }
        json.endArray().endObject();
    }

    /// The view of a position. Once the game is over there is nothing to hide.
    private static <P extends Position<P>> View view(Table<P> table, P position, int viewer) {
        Game<P> game = table.entry().game();
        boolean over = game.actor(position) == Actor.NOBODY;
        return game.view(position, over && viewer < 0 ? Viewer.OPEN : viewer);
    }

    /// A position that the seat cannot tell from the true one, in notation: there its browser tries
    /// out what it may play ([LocalDrafts]). The words depend on nothing but the number of plies,
    /// which everybody knows.
    private static <P extends Position<P>> String imagined(Match<P> match, int seat) {
        Game<P> game = match.game();
        P imagined = game.position();
        game.imagine(match.position(), seat, new Xoshiro(match.size()), imagined);
        return game.notation().position(imagined);
    }

    /// Writes the legal moves of the deciding seat, each with the text that plays it.
    static <P extends Position<P>> void moves(
            Game<P> game, P position, boolean decides, JsonWriter json) {
        json.beginArray();
        if (decides) {
            MoveList list = MoveList.inAnyOrder();
            game.moves(position, list);
            for (int i = 0; i < list.size(); i++) {
                move(
                        game.notation().ply(position, list.get(i)),
                        game.describe(position, list.get(i)),
                        json);
            }
        }
        json.endArray();
    }

    /// Writes a move: the text that plays it, and what it does.
    static void move(String text, Phrase what, JsonWriter json) {
        what.write(json.beginObject().name("move").value(text).name("what"), "verb");
        json.endObject();
    }

    private static <P extends Position<P>> void end(Table<P> table, JsonWriter json) {
        json.name("result");
        result(table, json);
        json.name("proof").beginObject();
        GameRecord.Proof proof = table.fair().proof(true);
        json.name("commitment").value(proof.commitment());
        json.name("contributions").beginArray();
        proof.contributions().forEach(json::value);
        json.endArray().name("secret").value(proof.secret()).endObject();
    }

    /// Writes what every seat's points are made of; nothing if the game was conceded.
    public static <P extends Position<P>> void points(Table<P> table, JsonWriter json) {
        Match<P> match = table.match();
        json.beginArray();
        if (match.isOver()) {
            match.game().score(match.position()).forEach(score -> score(score, json));
        }
        json.endArray();
    }

    /// Writes how a table ended; nothing if it was conceded.
    public static <P extends Position<P>> void result(Table<P> table, JsonWriter json) {
        Match<P> match = table.match();
        if (match.isOver()) {
            result(match.game().result(match.position()), json);
        } else {
            json.nullValue();
        }
    }

    private static void score(Score score, JsonWriter json) {
        json.beginObject().name("seat").value(score.seat());
        json.name("points").value(score.points()).name("parts").beginArray();
        for (Score.Part part : score.parts()) {
            json.beginObject().name("points").value(part.points()).name("what");
            part.what().write(json, "key");
            json.endObject();
        }
        json.endArray().endObject();
    }

    private static void result(Result result, JsonWriter json) {
        json.beginObject();
        switch (result) {
            case Result.Places places -> {
                json.name("places").beginArray();
                for (Result.Standing standing : places.standings()) {
                    json.beginObject().name("seat").value(standing.seat());
                    json.name("place").value(standing.place());
                    json.name("points").value(standing.points()).endObject();
                }
                json.endArray().name("tieBreak");
                if (places.tieBreak() == null) {
                    json.nullValue();
                } else {
                    places.tieBreak().write(json, "key");
                }
            }
            case Result.Mission mission -> {
                json.name("won").value(mission.won()).name("points").value(mission.points());
                json.name("goals").beginArray();
                for (Result.Goal goal : mission.goals()) {
                    json.beginObject().name("reached").value(goal.reached()).name("what");
                    goal.what().write(json, "key");
                    json.endObject();
                }
                json.endArray();
            }
        }
        json.endObject();
    }

    /// Writes what this viewer hears of an event that was just added, and the table after it.
    ///
    /// @param since a cursor at the end of the match as it was before the event
    /// @param after the table with the event
    /// @param said the words of a remark
    public String news(
            MatchCursor<?> since,
            TableEvent event,
            Table<?> after,
            int viewer,
            long at,
            String said) {
        JsonWriter json = new JsonWriter().beginObject().name("number").value(after.number());
        json.name("at").value(at).name("event").value(EventText.name(event));
        who(event, json);
        said(event, said, hears(event, after.status(), viewer), json);
        List<Moment> moments = Moment.telling(since, viewer);
        json.name("told").beginArray();
        for (Moment moment : moments) {
            moment.told().forEach(each -> each.phrase().write(json, "event"));
        }
        json.endArray().name("moments").beginArray();
        if (event instanceof TableEvent.Played && moments.size() > 1) {
            moments.forEach(moment -> between(moment, after, json));
        }
        json.endArray().name("state");
        state(after, viewer, json);
        return json.endObject().text();
    }

    /// Writes a moment of the news; the view after the last ply is the one of the state.
    private static void between(Moment moment, Table<?> after, JsonWriter json) {
        moment.begin(json);
        if (moment.ply() < after.match().size()) {
            moment.view().write(json.name("view"));
        }
        json.endObject();
    }

    /// Writes the seat of an event, and the pace if it is about one.
    static void who(TableEvent event, JsonWriter json) {
        int seat =
                switch (event) {
                    case TableEvent.Sat sat -> sat.seat();
                    case TableEvent.Left left -> left.seat();
                    case TableEvent.Filled filled -> filled.seat();
                    case TableEvent.Played played -> played.seat();
                    case TableEvent.WentBack back -> back.seat();
                    case TableEvent.Conceded conceded -> conceded.seat();
                    case TableEvent.CancelWished wished -> wished.seat();
                    case TableEvent.CancelDeclined declined -> declined.seat();
                    case TableEvent.PaceOffered offered -> offered.seat();
                    case TableEvent.PaceAgreed agreed -> agreed.seat();
                    case TableEvent.PaceKept kept -> kept.seat();
                    case TableEvent.StoodIn stoodIn -> stoodIn.seat();
                    case TableEvent.Returned returned -> returned.seat();
                    case TableEvent.Opened _,
                            TableEvent.Started _,
                            TableEvent.Cancelled _,
                            TableEvent.PaceChanged _,
                            TableEvent.Said _,
                            TableEvent.Rematched _ ->
                            TableClock.NOBODY;
                };
        json.name("seat").value(seat);
        switch (event) {
            case TableEvent.PaceOffered offered -> offered.pace().write(json.name("pace"));
            case TableEvent.PaceChanged changed -> changed.pace().write(json.name("pace"));
            case TableEvent.Opened _, TableEvent.Sat _, TableEvent.Left _ -> {}
            case TableEvent.Filled _, TableEvent.Started _, TableEvent.Played _ -> {}
            case TableEvent.WentBack _, TableEvent.Conceded _, TableEvent.Cancelled _ -> {}
            case TableEvent.CancelWished _, TableEvent.CancelDeclined _ -> {}
            case TableEvent.PaceAgreed _, TableEvent.PaceKept _ -> {}
            case TableEvent.StoodIn _, TableEvent.Returned _ -> {}
            case TableEvent.Said _, TableEvent.Rematched _ -> {}
        }
    }

    /// Whether a viewer hears a remark: players hear those of bystanders only after the end.
    static boolean hears(TableEvent event, Status status, int viewer) {
        boolean aside = event instanceof TableEvent.Said said && said.aside();
        return !aside || viewer < 0 || status == Status.OVER || status == Status.CANCELLED;
    }

    /// Writes who spoke, and what they said.
    ///
    /// @param heard whether the viewer may hear it
    void said(TableEvent event, String words, boolean heard, JsonWriter json) {
        String person = event instanceof TableEvent.Said said && heard ? said.person() : "";
        boolean aside = event instanceof TableEvent.Said said && said.aside();
        json.name("speaker").value(name(person));
        json.name("voice").value(person.isEmpty() ? "" : SpeakerHash.of(person));
        json.name("aside").value(aside).name("said").value(heard ? words : "");
    }
}

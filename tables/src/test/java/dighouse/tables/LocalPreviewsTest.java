package dighouse.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.Games;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a page finds out by itself, from the state that its seat gets, is what the server answers.
class LocalPreviewsTest {
    private static final int CHOICES = 40;
    private static final int MOST_MOVES = 5;
    private static final ViewerJson VIEWER_JSON = new ViewerJson(person -> person);

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon", "marajoara"})
    void aDraftIsAnsweredAsTheServerWouldAnswerIt(String id) {
        int compared = 0;
        for (int digit = 1; digit <= 3; digit++) {
            compared += compare(SeatedTable.begun(Games.find(id), digit), digit);
        }
        assertThat(compared).isGreaterThan(CHOICES);
    }

    private static <P extends Position<P>> int compare(Table<P> table, int digit) {
        Xoshiro random = new Xoshiro(digit);
        int compared = 0;
        for (int i = 0; i < CHOICES && table.decider() >= 0; i++) {
            int seat = table.decider();
            Json state = state(table, seat);
            LocalDrafts<P> drafts = drafts(table, state);
            Json answer = Json.parse(drafts.at(state.get("imagine").string(), seat));
            assertThat(answer.get("preview").get("view").compact())
                    .isEqualTo(state.get("view").compact());
            List<Json> steps = new ArrayList<>();
            while (steps.size() < MOST_MOVES) {
                List<Json> legal = answer.get("preview").get("moves").array();
                if (legal.isEmpty()) {
                    break;
                }
                steps.add(legal.get(random.below(legal.size())));
                answer = Json.parse(drafts.propose(candidate(steps)));
                compare(table, seat, answer);
                compared++;
                steps = new ArrayList<>(answer.get("moves").array());
            }
            table.apply(
                    CommandHandler.playChosen(table, seat, SeatedTable.choice(table, random)), 0);
        }
        return compared;
    }

    /// Compares the answer to a draft with the server's to the same moves, and to one too many.
    private static void compare(Table<?> table, int seat, Json answer) {
        List<String> texts = new ArrayList<>();
        answer.get("moves").array().forEach(each -> texts.add(each.get("move").string()));
        Preview preview = Preview.of(table, seat, texts);
        assertThat(preview).isInstanceOf(Preview.Shown.class);
        String shown = ((Preview.Shown) preview).json();
        String local = answer.get("preview").compact();
        assertThat(shown).isEqualTo("{\"number\":" + table.number() + "," + local.substring(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon", "marajoara"})
    void aRefusalIsTheServersRefusal(String id) {
        Table<?> table = SeatedTable.begun(Games.find(id), 7);
        int seat = table.decider();
        Json state = state(table, seat);
        LocalDrafts<?> drafts = drafts(table, state);
        drafts.at(state.get("imagine").string(), seat);
        String text = state.get("moves").array().getLast().get("move").string();
        List<String> twice = List.of(text, text, text, text, text, text, text, text);

        String refused = drafts.propose("[" + named(twice) + "]");
        Preview preview = Preview.of(table, seat, twice);

        assertThat(preview).isInstanceOf(Preview.Denied.class);
        Refusal refusal = Objects.requireNonNull(((Preview.Denied) preview).denial().refusal());
        Json local = Json.parse(refused).get("refusal");
        assertThat(local.get("rule").string()).isEqualTo(refusal.rule());
        assertThat(local.get("arguments").object()).hasSameSizeAs(refusal.arguments());
    }

    private static String named(List<String> texts) {
        JsonWriter json = new JsonWriter().beginArray();
        texts.forEach(text -> json.beginObject().name("move").value(text).endObject());
        return json.endArray().text();
    }

    /// Half of the steps by their text, half by their description.
    private static String candidate(List<Json> steps) {
        JsonWriter json = new JsonWriter().beginArray().beginArray();
        for (int i = 0; i < steps.size(); i++) {
            String member = i % 2 == 0 ? "what" : "move";
            steps.get(i).get(member).write(json.beginObject().name(member));
            json.endObject();
        }
        return json.endArray().endArray().text();
    }

    private static Json state(Table<?> table, int seat) {
        JsonWriter json = new JsonWriter();
        VIEWER_JSON.state(table, seat, json);
        return Json.parse(json.text());
    }

    /// From what a page knows: the state, and the edition that it asks for.
    private static <P extends Position<P>> LocalDrafts<P> drafts(Table<P> table, Json state) {
        JsonWriter json = new JsonWriter().beginObject();
        for (String member : List.of("rules", "mission", "options")) {
            state.get(member).write(json.name(member));
        }
        json.name("seats").value(state.get("chairs").array().size());
        json.name("edition").raw(table.entry().standardEdition().json());
        return LocalDrafts.open(table.entry().game(), json.endObject().text());
    }
}

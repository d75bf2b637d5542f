package dighouse.thebes;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.View;
import java.util.List;

/// The cards and tokens of Thebes as everybody sees them, wherever they lie in a [ThebesView].
public final class ThebesPieces {
    private ThebesPieces() {}

    /// A researcher card: `kind` is its name in the words, such as `crete_2` or `shovel`.
    public record CardView(String id, String kind, String city, int weeks) implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("id").value(id);
            json.name("kind").value(kind);
            json.name("city").value(city);
            json.name("weeks").value(weeks);
            json.endObject();
        }
    }

    /// An exhibition and what it needs.
    ///
    /// @param needs artefacts by site, in the order of the sites
    /// @param missing what each seat still lacks of them, by seat
    public record ExhibitionView(
            String id,
            String size,
            String city,
            int weeks,
            int points,
            List<NeedView> needs,
            List<List<NeedView>> missing)
            implements View {
        public ExhibitionView {
            needs = List.copyOf(needs);
            missing = List.copyOf(missing);
        }

        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("id").value(id);
            json.name("size").value(size);
            json.name("city").value(city);
            json.name("weeks").value(weeks);
            json.name("points").value(points);
            json.name("needs").all(needs);
            json.name("missing").beginArray();
            for (List<NeedView> ofSeat : missing) {
                json.all(ofSeat);
            }
            json.endArray();
            json.endObject();
        }
    }

    /// So many artefacts of a site.
    public record NeedView(String site, int number) implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("site").value(site);
            json.name("number").value(number);
            json.endObject();
        }
    }

    /// A token with what is printed on it, to be admired.
    ///
    /// @param site whose bag it came from
    /// @param value points of an artefact, 0 for knowledge
    public record FindView(
            String id, String site, int value, TextView name, TextView date, TextView info)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("id").value(id);
            json.name("site").value(site);
            json.name("value").value(value);
            json.name("name");
            name.write(json);
            json.name("date");
            date.write(json);
            json.name("info");
            info.write(json);
            json.endObject();
        }
    }

    /// A text in both languages; empty where nothing is printed.
    public record TextView(String en, String fr) implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("en").value(en);
            json.name("fr").value(fr);
            json.endObject();
        }
    }
}

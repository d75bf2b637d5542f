package dighouse.thebes;

import dighouse.kernel.Edition;
import dighouse.kernel.Hash64;
import dighouse.kernel.Json;
import dighouse.kernel.Option;
import java.util.List;

/// One edition of Thebes: its numbers as tables, its artefacts with names to be admired, and the
/// options it offers.
public final class ThebesEdition implements Edition {
    /// A text in both languages of the house.
    record Text(String en, String fr) {}

    /// What is printed on an artefact token.
    record Artefact(String id, Text name, Text date, Text info, int value) {}

    private final String id;
    private final String json;
    private final long hash;
    private final ThebesTables tables;
    private final List<Artefact> artefacts;
    private final List<Option> options;

    private ThebesEdition(
            String id,
            String json,
            ThebesTables tables,
            List<Artefact> artefacts,
            List<Option> options) {
        this.id = id;
        this.json = json;
        this.tables = tables;
        this.artefacts = List.copyOf(artefacts);
        this.options = List.copyOf(options);
        hash = Hash64.of(json);
    }

    static ThebesEdition read(String text) {
        Json json = Json.parse(text);
        EditionReader reader = new EditionReader(json);
        return new ThebesEdition(
                reader.id(), json.compact(), reader.tables(), reader.artefacts(), reader.options());
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String json() {
        return json;
    }

    @Override
    public long hash() {
        return hash;
    }

    ThebesTables tables() {
        return tables;
    }

    /// An artefact of a site.
    Artefact artefact(int site, int artefact) {
        return artefacts.get(site * ThebesTables.ARTEFACTS + artefact);
    }

    List<Option> options() {
        return options;
    }
}

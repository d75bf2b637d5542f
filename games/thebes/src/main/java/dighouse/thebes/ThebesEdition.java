package dighouse.thebes;

import static dighouse.thebes.ThebesTables.BOOK;
import static dighouse.thebes.ThebesTables.FINDS;
import static dighouse.thebes.ThebesTables.GENERAL_BOOK;
import static dighouse.thebes.ThebesTables.SITES;

import dighouse.kernel.Edition;
import dighouse.kernel.Hash64;
import dighouse.kernel.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One edition of Thebes: its numbers as tables, its artefacts with names and dates, and the
/// options it offers. Read by `EditionReader`.
public final class ThebesEdition implements Edition {
    /// A text in both languages.
    record Text(String en, String fr) {}

    /// What is printed on an artefact token.
    record Artefact(String id, Text name, Text date, Text info, int value) {}

    private final String id;
    private final String json;
    private final long hash;
    private final ThebesTables tables;
    private final List<Artefact> artefacts;
    private final List<Option> options;
    private final Map<String, Integer> finds = new LinkedHashMap<>(); // see findNumber
    private final PieceViews pieces;

    ThebesEdition(
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
        for (int site = 0; site < SITES; site++) {
            for (int find = 0; find < FINDS; find++) {
                finds.put(findName(site, find), site * FINDS + find);
            }
        }
        pieces = new PieceViews(this);
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

    /// The values of the artefacts of a site, the highest first: what its overview card shows.
    public List<Integer> values(String site) {
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < ThebesTables.ARTEFACTS; i++) {
            values.add(artefact(PlyText.site(site), i).value());
        }
        values.sort(Comparator.reverseOrder());
        return values;
    }

    /// The sites, in the order of the ledger.
    public List<String> sites() {
        return ThebesTables.PLACE_IDS.subList(ThebesTables.CITIES, ThebesTables.PLACES);
    }

    /// A row of the dig table: tokens for 1, 2, 3 … weeks.
    public List<Integer> digTable(int knowledge) {
        List<Integer> row = new ArrayList<>();
        for (int weeks = 1; weeks <= ThebesTables.LONGEST_DIG; weeks++) {
            row.add(tables.printedTokens(knowledge, weeks));
        }
        return row;
    }

    ThebesTables tables() {
        return tables;
    }

    PieceViews pieces() {
        return pieces;
    }

    /// An artefact of a site.
    Artefact artefact(int site, int artefact) {
        return artefacts.get(site * ThebesTables.ARTEFACTS + artefact);
    }

    /// `attic_cup`, or `greece:book` and `greece:general` for what comes out of that bag.
    String findName(int site, int find) {
        return switch (find) {
            case BOOK -> ThebesTables.siteId(site) + ":book";
            case GENERAL_BOOK -> ThebesTables.siteId(site) + ":general";
            default -> artefact(site, find).id();
        };
    }

    /// The find of this name as `site * FINDS + find`, or -1.
    int findNumber(String name) {
        return finds.getOrDefault(name, -1);
    }

    List<Option> options() {
        return options;
    }
}

package dighouse.catalogue;

import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;

/// Where the numbers of one block of an edition come from: the rulebook, public pictures, or a
/// reconstruction of ours. Shown to players, so that nobody takes a reconstruction for printed
/// numbers.
///
/// @param block where it stands in the edition: `treasures`, `pyramid.chambers[0]`; empty for all
/// @param kind `rulebook`, `public`, `derived`, `reconstructed` or whatever the edition says
/// @param notes sources, conflicts and remarks, a sentence each
public record Provenance(String block, String kind, List<String> notes) {
    private static final String MEMBER = "provenance";
    private static final String KIND = "kind";

    public Provenance {
        notes = List.copyOf(notes);
    }

    /// The provenance of all blocks of an edition, in its own order, outer blocks before inner
    /// ones.
    public static List<Provenance> of(Edition edition) {
        List<Provenance> found = new ArrayList<>();
        collect(Json.parse(edition.json()), found);
        return found;
    }

    private static void collect(Json json, List<Provenance> found) {
        switch (json) {
            case Json.Obj object -> {
                Json told = object.members().get(MEMBER);
                if (told != null) {
                    read(object.place(), told, found);
                }
                object.members().forEach((name, member) -> collectUnder(name, member, found));
            }
            case Json.Arr array -> array.elements().forEach(element -> collect(element, found));
            case Json.Str _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    private static void collectUnder(String name, Json member, List<Provenance> found) {
        if (!name.equals(MEMBER)) {
            collect(member, found);
        }
    }

    /// An object with a kind and anything else; or just the kind as a text; or a list of such.
    private static void read(String block, Json json, List<Provenance> found) {
        switch (json) {
            case Json.Arr array -> array.elements().forEach(each -> read(block, each, found));
            case Json.Obj object -> found.add(read(block, object));
            case Json.Str kind -> found.add(new Provenance(block, kind.value(), List.of()));
            case Json.Num _, Json.Bool _, Json.Null _ ->
                    throw json.fault(
                            "edition.kind", "a kind, or an object with a kind, is expected here");
        }
    }

    private static Provenance read(String block, Json.Obj object) {
        List<String> notes = new ArrayList<>();
        object.members()
                .forEach((name, member) -> {
                    if (!name.equals(KIND)) {
                        addNotes(name, member, notes);
                    }
                });
        return new Provenance(block, object.get(KIND).string(), notes);
    }

    private static void addNotes(String name, Json json, List<String> notes) {
        switch (json) {
            case Json.Arr array ->
                    array.elements().forEach(element -> addNotes(name, element, notes));
            case Json.Obj object -> object.members().forEach((of, it) -> addNotes(of, it, notes));
            case Json.Str text -> notes.add(name + ": " + text.value());
            case Json.Num _, Json.Bool _ -> notes.add(name + ": " + json.compact());
            case Json.Null _ -> {}
        }
    }
}

package dighouse.marajoara;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;

/// Finds out which parts of an edition file were rebuilt: whatever has a member `provenance` or
/// `…Provenance` whose kind is `reconstructed`.
final class ReconstructedParts {
    private static final String SUFFIX = "Provenance";

    private ReconstructedParts() {}

    /// The places in the file, in its order: `board`, `museum.adjacency`, `museum.exhibition`.
    static List<String> reconstructed(Json file) {
        List<String> places = new ArrayList<>();
        collect(file, places);
        return places;
    }

    private static void collect(Json json, List<String> places) {
        if (json instanceof Json.Arr array) {
            array.elements().forEach(element -> collect(element, places));
        } else if (json instanceof Json.Obj object) {
            object.members()
                    .forEach((name, member) -> {
                        if (name.equals("provenance")) {
                            add(object.place(), member, places);
                        } else if (name.endsWith(SUFFIX)) {
                            add(withoutSuffix(member.place()), member, places);
                        } else {
                            collect(member, places);
                        }
                    });
        }
    }

    private static String withoutSuffix(String place) {
        return place.substring(0, place.length() - SUFFIX.length());
    }

    private static void add(String place, Json provenance, List<String> places) {
        boolean rebuilt =
                switch (provenance) {
                    case Json.Obj object -> isRebuilt(object);
                    case Json.Arr array ->
                            array.elements().stream().anyMatch(ReconstructedParts::isRebuilt);
                    case Json.Str _, Json.Num _, Json.Bool _, Json.Null _ -> false;
                };
        if (rebuilt && !places.contains(place)) {
            places.add(place);
        }
    }

    private static boolean isRebuilt(Json provenance) {
        return provenance.has("kind")
                && provenance.get("kind") instanceof Json.Str kind
                && kind.value().contains("reconstructed");
    }
}

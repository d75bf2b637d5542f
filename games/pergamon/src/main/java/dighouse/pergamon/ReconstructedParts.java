package dighouse.pergamon;

import dighouse.kernel.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Finds out which printed numbers of an edition file are known and which were rebuilt.
final class ReconstructedParts {
    /// The blocks whose numbers the rules play with.
    private static final List<String> PRINTED =
            List.of(
                    "galleries",
                    "researchTrack",
                    "fundCards",
                    "findTiles",
                    "exhibitionPlan",
                    "calendar",
                    "finalBonus",
                    "exhibiting",
                    "storage",
                    "tombRaider");

    private ReconstructedParts() {}

    /// The blocks with a member `…provenance` that mentions reconstruction, in the order of the
    /// file.
    static List<String> reconstructed(Json file) {
        List<String> blocks = new ArrayList<>();
        for (Map.Entry<String, Json> block : file.object().entrySet()) {
            if (PRINTED.contains(block.getKey()) && saysReconstructed(block.getValue())) {
                blocks.add(block.getKey());
            }
        }
        return blocks;
    }

    private static boolean saysReconstructed(Json json) {
        return switch (json) {
            case Json.Obj object -> {
                for (Map.Entry<String, Json> member : object.members().entrySet()) {
                    if (isProvenance(member.getKey(), member.getValue())
                            || saysReconstructed(member.getValue())) {
                        yield true;
                    }
                }
                yield false;
            }
            case Json.Arr array -> {
                for (Json element : array.elements()) {
                    if (saysReconstructed(element)) {
                        yield true;
                    }
                }
                yield false;
            }
            case Json.Str _, Json.Num _, Json.Bool _, Json.Null _ -> false;
        };
    }

    private static boolean isProvenance(String name, Json value) {
        boolean named = name.equals("provenance") || name.endsWith("Provenance");
        return named && value instanceof Json.Str text && text.value().contains("reconstructed");
    }
}

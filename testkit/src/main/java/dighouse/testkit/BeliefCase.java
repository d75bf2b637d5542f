package dighouse.testkit;

import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.LinkedHashMap;
import java.util.Map;

/// A small position of which one can count by hand what a viewer may believe.
///
/// @param name what the case shows
/// @param viewer a seat or a bystander
/// @param weights every position that the viewer considers possible, in notation, with its weight
public record BeliefCase<P extends Position<P>>(
        String name, Setup setup, P position, int viewer, Map<String, Long> weights) {
    public BeliefCase {
        weights = new LinkedHashMap<>(weights);
    }
}

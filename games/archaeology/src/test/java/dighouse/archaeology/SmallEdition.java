package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Editions of few cards and many thieves, so that everything that can be thought of a game of them
/// can be listed.
final class SmallEdition {
    private static final int THIEVES = 8;
    private static final int[] VALUES = {1, 1, 2, 3, 2, 3, 4};

    private SmallEdition() {}

    /// @param copies of each type
    static Setup setup(int seats, int handCards, int marketCards, int... copies) {
        List<String> items = new ArrayList<>();
        for (int type = 0; type < TYPES; type++) {
            items.add(
                    """
                    {"id": "%s", "count": %d, "tradeValue": %d, "startsInDigSiteOnly": %b,
                     "sellValues": [1, 2, 3]}
                    """
                            .formatted(
                                    Names.treasure(type),
                                    copies[type],
                                    VALUES[type],
                                    type == Treasure.MAP));
        }
        String json =
                """
                {"game": "archaeology",
                 "edition": {"id": "small", "players": {"min": %1$d, "max": %1$d}},
                 "treasures": {"items": [%2$s]},
                 "pyramid": {"chambers": [
                     {"id": "small", "mapsToExplore": 1, "treasures": 1},
                     {"id": "medium", "mapsToExplore": 2, "treasures": 1},
                     {"id": "large", "mapsToExplore": 3, "treasures": 1}]},
                 "eventCards": {"items": [
                     {"id": "thief", "count": 8, "countByPlayers": {"%1$d": %3$d}},
                     {"id": "sandstorm", "count": 2, "countByPlayers": {"%1$d": 2}}]},
                 "setup": {"byPlayers": {"%1$d":
                     {"handCardsEach": %4$d, "marketCards": %5$d}}}}
                """
                        .formatted(seats, String.join(",", items), THIEVES, handCards, marketCards);
        return Setup.of(TestTable.GAME, new EditionReader(json).read(), seats, 0, Map.of());
    }
}

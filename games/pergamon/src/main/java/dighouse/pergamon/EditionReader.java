package dighouse.pergamon;

import static dighouse.pergamon.PergamonTables.FINAL_RANKS;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PLAN;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TILES;

import dighouse.kernel.Json;
import dighouse.kernel.SeatRange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads an edition file. A file that does not make a playable game of Pergamon is refused, with
/// line and reason.
///
/// What the rules rely on is fixed: 60 tiles of four kinds, five galleries, 13 and 24 spaces, 24
/// cards, twelve rounds. The numbers printed on them are free, within the bounds given here, in
/// [BoardReader] and in [PiecesReader].
final class EditionReader {
    static final int MOST_COINS = 20; // of a price or a share
    static final int MOST_TICKETS = 9; // of one bonus

    private final Json file;
    private final PergamonTables tables = new PergamonTables();

    EditionReader(String json) {
        file = Json.parse(json);
    }

    PergamonEdition read() {
        if (!file.get("game").string().equals("pergamon")) {
            throw file.get("game")
                    .fault("edition.game", "this is no edition of \"{game}\"", "pergamon");
        }
        new PiecesReader(tables).read(file);
        readExhibiting(
                file.get("exhibiting")); // sets the limit of polish, which BoardReader may raise
        new BoardReader(tables).read(file);
        readFinalBonus(file.get("finalBonus").get("oldestObjects"));
        readStorage(file.get("storage"));
        return new PergamonEdition(
                file.get("id").identifier(),
                file.compact(),
                readSeats(file.get("players")),
                ReconstructedParts.reconstructed(file),
                readDefaults(file.get("options")),
                tables);
    }

    private SeatRange readSeats(Json players) {
        int least = players.get("min").number(2, 4);
        int most = players.get("max").number(least, 4);
        Json each = players.get("perPlayer");
        tables.startingCoins = each.get("startingCoins").number(0, MOST_COINS);
        each.get("startingTickets").number(0, 0); // PRG-SETUP-05
        return new SeatRange(least, most);
    }

    private void readExhibiting(Json block) {
        tables.exhibitTickets = block.get("ticketOnExhibit").number(0, MOST_TICKETS);
        block.get("maxCollectionsPerPlayer").number(MARKERS, MARKERS);
        block.get("polishCostPerPoint").number(1, 1);
        tables.pushBack = block.get("pushBack").number(1, PLAN);
        int limit = block.get("polishMaxPerCollection").number(0, PLAN - 1);
        for (int round = 1; round <= ROUNDS; round++) {
            tables.polishLimit[round] = limit;
        }
    }

    private void readFinalBonus(Json block) {
        List<Json> ranks =
                exactly(
                        block,
                        FINAL_RANKS,
                        "edition.finalBonuses",
                        "there must be exactly {number} final bonuses, not {count}");
        for (int i = 0; i < FINAL_RANKS; i++) {
            ranks.get(i).get("rank").number(i + 1, i + 1);
            tables.finalTickets[i] = ranks.get(i).get("tickets").number(0, MOST_TICKETS);
        }
    }

    private void readStorage(Json block) {
        tables.freeTiles = block.get("freeTiles").number(1, TILES);
        tables.storeGroup = block.get("groupSize").number(1, TILES);
        tables.storeFee = block.get("coinsPerStartedGroup").number(1, MOST_COINS);
    }

    private static Map<String, String> readDefaults(Json options) {
        Map<String, String> defaults = new LinkedHashMap<>();
        for (Json option : options.array()) {
            Json standard = option.get("default");
            String value = readValue(standard);
            String id = readOptionId(option.get("id"));
            if (!Options.allows(id, value)) {
                throw standard.fault(
                        "edition.optionValue", "this is no value of option \"{option}\"", id);
            }
            defaults.put(id, value);
        }
        for (String id : Options.ALL) {
            if (!defaults.containsKey(id)) {
                throw options.fault("edition.option", "option \"{option}\" is missing", id);
            }
        }
        return defaults;
    }

    private static String readValue(Json value) {
        return value instanceof Json.Bool flag ? (flag.value() ? "yes" : "no") : value.string();
    }

    private static String readOptionId(Json name) {
        String id = name.string();
        if (!Options.ALL.contains(id)) {
            throw name.fault("edition.noOption", "there is no option \"{option}\"", id);
        }
        return id;
    }

    /// The elements of a list that must have exactly this many.
    static List<Json> exactly(Json list, int number, String key, String english) {
        List<Json> elements = list.array();
        if (elements.size() != number) {
            throw list.fault(key, english, number, elements.size());
        }
        return elements;
    }
}

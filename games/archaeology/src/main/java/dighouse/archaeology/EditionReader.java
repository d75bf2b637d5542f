package dighouse.archaeology;

import static dighouse.archaeology.ArchaeologyTables.LARGEST_SET;
import static dighouse.archaeology.ArchaeologyTables.SEATS;
import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Json;
import dighouse.kernel.SeatRange;
import java.util.List;

/// Reads an edition file. A file that does not make a playable game of Archaeology is refused, with
/// line and reason.
///
/// The seven types and the three chambers are fixed; their numbers come from the edition. Numbers
/// that the file states twice (the size of a dig site follows from the other counts) must agree, so
/// that a change in one place only is noticed.
final class EditionReader {
    private static final int MOST_CARDS = 127; // counts are kept in bytes
    private static final int HIGHEST_PRICE = 500; // 127 cards at this price still fit 16 bits

    private final Json file;
    private final ArchaeologyTables tables = new ArchaeologyTables();

    EditionReader(String json) {
        file = Json.parse(json);
    }

    ArchaeologyEdition read() {
        if (!file.get("game").string().equals("archaeology")) {
            throw file.get("game")
                    .fault("edition.gameName", "this is no edition of {game}", "archaeology");
        }
        Json edition = file.get("edition");
        String id = edition.get("id").identifier();
        SeatRange seats = readSeats(edition.get("players"));
        readTreasures(file.get("treasures").get("items"));
        readChambers(file.get("pyramid").get("chambers"));
        for (int number = seats.least(); number <= seats.most(); number++) {
            readEvents(file.get("eventCards").get("items"), number);
            readSetup(file.get("setup").get("byPlayers").get(Integer.toString(number)), number);
        }
        return new ArchaeologyEdition(id, file.compact(), seats, tables);
    }

    private static SeatRange readSeats(Json players) {
        int least = players.get("min").number(2, SEATS);
        return new SeatRange(least, players.get("max").number(least, SEATS));
    }

    private void readTreasures(Json items) {
        List<Json> types = items.array();
        if (types.size() != TYPES) {
            throw items.fault(
                    "edition.types",
                    "there must be {number} types of treasure, not {count}",
                    TYPES,
                    types.size());
        }
        for (int type = 0; type < TYPES; type++) {
            readTreasure(types.get(type), type);
        }
        if (tables.allTreasures() > MOST_CARDS) {
            throw items.fault(
                    "edition.treasures", "there may be {most} treasures at most", MOST_CARDS);
        }
    }

    private void readTreasure(Json item, int type) {
        expectId(item, Names.treasure(type));
        tables.copies[type] = (byte) item.get("count").number(1, MOST_CARDS / 2);
        tables.tradingValue[type] = item.get("tradeValue").number(1, HIGHEST_PRICE);
        if (item.get("startsInDigSiteOnly").bool() != (type == Treasure.MAP)) {
            throw item.get("startsInDigSiteOnly")
                    .fault("edition.maps", "true for maps, and for nothing else");
        }
        Json row = item.get("sellValues");
        int[] values = row.numbers(0, HIGHEST_PRICE);
        if (values.length < 1 || values.length > LARGEST_SET) {
            throw row.fault(
                    "edition.prices", "a type has prices for 1 to {most} cards", LARGEST_SET);
        }
        for (int size = 1; size <= values.length; size++) {
            tables.sellingValue[type * (LARGEST_SET + 1) + size] = values[size - 1];
            if (size > 1 && values[size - 1] < values[size - 2]) {
                throw row.fault(
                        "edition.cheaper", "a larger set is never cheaper than a smaller one");
            }
        }
        tables.largestSet[type] = values.length;
        agree(item, "maxSetSize", values.length);
    }

    private void readChambers(Json list) {
        List<Json> chambers = list.array();
        if (chambers.size() != Chamber.CHAMBERS) {
            throw list.fault(
                    "edition.chambers", "there must be {number} chambers", Chamber.CHAMBERS);
        }
        for (int chamber = 0; chamber < Chamber.CHAMBERS; chamber++) {
            Json item = chambers.get(chamber);
            expectId(item, Names.chamber(chamber));
            tables.chamberMaps[chamber] = item.get("mapsToExplore").number(1, MOST_CARDS);
            Json cards = item.get("treasures");
            tables.chamberCards[chamber] = (byte) cards.number(1, MOST_CARDS);
            if (tables.allChamberCards() > tables.plainTreasures()) {
                throw cards.fault(
                        "edition.chamberCards",
                        "the chambers hold more cards than there are to fill them");
            }
        }
    }

    private void readEvents(Json items, int number) {
        List<Json> events = items.array();
        if (events.size() != 2) {
            throw items.fault(
                    "edition.events", "there must be 2 kinds of event cards, thief and sandstorm");
        }
        tables.thieves[number] = readEvent(events.get(0), "thief", number);
        tables.sandstorms[number] = readEvent(events.get(1), "sandstorm", number);
    }

    private static int readEvent(Json item, String name, int number) {
        expectId(item, name);
        int count = item.get("count").number(0, MOST_CARDS);
        return item.get("countByPlayers").get(Integer.toString(number)).number(0, count);
    }

    private void readSetup(Json setup, int number) {
        tables.handCards[number] = setup.get("handCardsEach").number(1, MOST_CARDS);
        tables.marketCards[number] = setup.get("marketCards").number(1, MOST_CARDS);
        if (tables.plainInDigSite(number) < 0) {
            throw setup.fault(
                    "edition.hands", "hands, market and chambers need more cards than there are");
        }
        agree(setup, "sandstorms", tables.sandstorms[number]);
        agree(setup, "pyramidCards", tables.allChamberCards());
        if (setup.has("digSite")) {
            Json site = setup.get("digSite");
            agree(site, "nonMapTreasures", tables.plainInDigSite(number));
            agree(site, "maps", tables.copies(Treasure.MAP));
            agree(site, "thieves", tables.thieves[number]);
            agree(site, "sandstorms", tables.sandstorms[number]);
            agree(site, "total", tables.digSite(number));
        }
    }

    private static void expectId(Json item, String name) {
        if (!item.get("id").string().equals(name)) {
            throw item.get("id")
                    .fault("edition.atThisPlace", "\"{word}\" is expected at this place", name);
        }
    }

    /// A number that follows from others may be left out, but not contradict them.
    private static void agree(Json item, String name, int value) {
        if (item.has(name) && item.get(name).number(0, Integer.MAX_VALUE) != value) {
            throw item.get(name)
                    .fault("edition.follows", "by the other numbers this must be {number}", value);
        }
    }
}

package dighouse.pergamon;

import static dighouse.pergamon.EditionReader.exactly;
import static dighouse.pergamon.PergamonTables.CARDS;
import static dighouse.pergamon.PergamonTables.CHEST;
import static dighouse.pergamon.PergamonTables.KINDS;
import static dighouse.pergamon.PergamonTables.PURSE;
import static dighouse.pergamon.PergamonTables.RICHEST_CARD;
import static dighouse.pergamon.PergamonTables.TILES;

import dighouse.kernel.Json;
import java.util.List;

/// Reads what is printed on find tiles and research funds cards.
final class PiecesReader {
    private final PergamonTables tables;

    PiecesReader(PergamonTables tables) {
        this.tables = tables;
    }

    void read(Json file) {
        readKinds(file.get("objects").get("values"));
        readTiles(file.get("findTiles"));
        readCards(file.get("fundCards"));
    }

    private static void readKinds(Json values) {
        List<Json> kinds =
                exactly(
                        values,
                        KINDS,
                        "edition.kinds",
                        "there must be exactly {number} kinds of objects, not {count}");
        for (int kind = 0; kind < KINDS; kind++) {
            Json id = kinds.get(kind).get("id");
            if (!id.string().equals(Names.kind(kind))) {
                throw id.fault("edition.expected", "\"{word}\" is expected here", Names.kind(kind));
            }
        }
    }

    private void readTiles(Json block) {
        List<Json> tiles =
                exactly(
                        block.get("tiles"),
                        TILES,
                        "edition.allTiles",
                        "there must be exactly {number} find tiles, not {count}");
        block.get("count").number(TILES, TILES);
        for (int tile = 0; tile < TILES; tile++) {
            readTile(tiles.get(tile), tile);
        }
    }

    private void readTile(Json json, int tile) {
        if (!json.get("id").string().equals(Names.tile(tile))) {
            throw json.get("id")
                    .fault(
                            "edition.tile",
                            "the tile at this place is \"{tile}\"",
                            Names.tile(tile));
        }
        Json leftEdge = json.get("leftEdge");
        Json rightEdge = json.get("rightEdge");
        int left = kind(leftEdge.get("object"));
        int right = kind(rightEdge.get("object"));
        if (left == right) {
            throw rightEdge
                    .get("object")
                    .fault("edition.halves", "the halves of one tile are of different kinds");
        }
        tables.left[tile] = left;
        tables.right[tile] = right;
        tables.year[tile] = leftEdge.get("number").number(0, 99);
        tables.century[tile] = rightEdge.get("century").number(1, 5);
        tables.withLeft[left] |= 1L << tile;
        tables.withRight[right] |= 1L << tile;
        if (tile > 0 && datedBefore(tile, tile - 1)) {
            throw json.fault(
                    "edition.tiles",
                    "tiles are listed by ascending century, then ascending number, each pair once");
        }
    }

    private boolean datedBefore(int tile, int other) {
        return tables.century[tile] == tables.century[other]
                ? tables.year[tile] <= tables.year[other]
                : tables.century[tile] < tables.century[other];
    }

    static int kind(Json object) {
        int kind = Names.kindOf(object.string());
        if (kind < 0) {
            throw object.fault(
                    "edition.object", "an object is a vase, a jug, a mask or a bracelet");
        }
        return kind;
    }

    private void readCards(Json block) {
        block.get("count").number(CARDS, CARDS);
        for (Json card :
                exactly(
                        block.get("cards"),
                        CARDS,
                        "edition.funds",
                        "there must be exactly {number} research funds cards, not {count}")) {
            int coins = card.get("coins").number(1, RICHEST_CARD);
            int back = back(card.get("back"));
            if (tables.copies[coins] > 0 && tables.back[coins] != back) {
                throw card.get("back").fault("edition.backs", "cards of one value have one back");
            }
            tables.back[coins] = back;
            tables.copies[coins]++;
        }
    }

    private static int back(Json back) {
        return switch (back.string()) {
            case "purse" -> PURSE;
            case "chest" -> CHEST;
            default -> throw back.fault("edition.back", "a back is a \"purse\" or a \"chest\"");
        };
    }
}

package dighouse.pergamon;

import static dighouse.pergamon.PergamonTables.CARDS;
import static dighouse.pergamon.PergamonTables.CHEST;
import static dighouse.pergamon.PergamonTables.FINAL_RANKS;
import static dighouse.pergamon.PergamonTables.GALLERIES;
import static dighouse.pergamon.PergamonTables.KINDS;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PILE;
import static dighouse.pergamon.PergamonTables.PLAN;
import static dighouse.pergamon.PergamonTables.PURSE;
import static dighouse.pergamon.PergamonTables.RICHEST_CARD;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TILES;
import static dighouse.pergamon.PergamonTables.TRACK;

import dighouse.kernel.Json;
import dighouse.kernel.SeatRange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads an edition file and refuses, with line and reason, what makes no game of Pergamon.
///
/// What the rules count on is fixed (60 tiles of four kinds, five galleries, 13 and 24 spaces, 24
/// cards, twelve rounds); the numbers printed on them are free within the bounds given here.
final class EditionReader {
    private static final int MOST_COINS = 20; // of a price or a share; a fund is at most 16
    private static final int MOST_TICKETS = 9; // of one bonus

    private final Json file;
    private final PergamonTables tables = new PergamonTables();

    EditionReader(String json) {
        file = Json.parse(json);
    }

    PergamonEdition read() {
        if (!file.get("game").string().equals("pergamon")) {
            throw file.get("game").fault("this is no edition of \"pergamon\"");
        }
        readKinds(file.get("objects").get("values"));
        readTiles(file.get("findTiles"));
        readGalleries(file.get("galleries"));
        readTrack(file.get("researchTrack").get("spaces"));
        readRaider(file.get("tombRaider"));
        readCards(file.get("fundCards"));
        readPlan(file.get("exhibitionPlan"));
        readExhibiting(file.get("exhibiting"));
        readCalendar(file.get("calendar").get("rounds"));
        readFinalBonus(file.get("finalBonus").get("oldestObjects"));
        readStorage(file.get("storage"));
        return new PergamonEdition(
                file.get("id").string(),
                file.compact(),
                readSeats(file.get("players")),
                Provenance.reconstructed(file),
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

    private void readKinds(Json values) {
        List<Json> kinds = exactly(values, KINDS, "kinds of objects");
        for (int kind = 0; kind < KINDS; kind++) {
            Json id = kinds.get(kind).get("id");
            if (!id.string().equals(Names.kind(kind))) {
                throw id.fault("\"" + Names.kind(kind) + "\" is expected here");
            }
        }
    }

    private void readTiles(Json block) {
        List<Json> tiles = exactly(block.get("tiles"), TILES, "find tiles");
        block.get("count").number(TILES, TILES);
        for (int tile = 0; tile < TILES; tile++) {
            readTile(tiles.get(tile), tile);
        }
    }

    private void readTile(Json json, int tile) {
        if (!json.get("id").string().equals(Names.tile(tile))) {
            throw json.get("id").fault("the tile at this place is \"" + Names.tile(tile) + "\"");
        }
        Json leftEdge = json.get("leftEdge");
        Json rightEdge = json.get("rightEdge");
        int left = kind(leftEdge.get("object"));
        int right = kind(rightEdge.get("object"));
        if (left == right) {
            throw rightEdge.get("object").fault("the halves of one tile are of different kinds");
        }
        tables.left[tile] = left;
        tables.right[tile] = right;
        tables.year[tile] = leftEdge.get("number").number(0, 99);
        tables.century[tile] = rightEdge.get("century").number(1, 5);
        tables.withLeft[left] |= 1L << tile;
        tables.withRight[right] |= 1L << tile;
        if (tile > 0 && datedBefore(tile, tile - 1)) {
            throw json.fault(
                    "tiles are listed by ascending century, then ascending number, each pair once");
        }
    }

    private boolean datedBefore(int tile, int other) {
        return tables.century[tile] == tables.century[other]
                ? tables.year[tile] <= tables.year[other]
                : tables.century[tile] < tables.century[other];
    }

    private static int kind(Json object) {
        int kind = Names.kindOf(object.string());
        if (kind < 0) {
            throw object.fault("an object is a vase, a jug, a mask or a bracelet");
        }
        return kind;
    }

    private void readGalleries(Json block) {
        tables.capacity = block.get("capacity").number(1, TILES);
        List<Json> galleries = exactly(block.get("values"), GALLERIES, "galleries");
        for (int gallery = 1; gallery <= GALLERIES; gallery++) {
            Json json = galleries.get(gallery - 1);
            json.get("gallery").number(gallery, gallery);
            tables.cost[gallery] = json.get("cost").number(tables.cost[gallery - 1], MOST_COINS);
        }
    }

    private void readTrack(Json block) {
        List<Json> spaces = exactly(block, TRACK, "research funds spaces");
        for (int space = 1; space <= TRACK; space++) {
            Json json = spaces.get(space - 1);
            json.get("space").number(space, space);
            Json coins = json.get("coins");
            tables.amount[space] = coins.number(0, MOST_COINS);
            if (tables.amount[space] < tables.amount[space - 1]) {
                throw coins.fault("amounts never fall from one space to the next");
            }
            tables.deepest[space] = json.get("deepestGallery").number(1, GALLERIES);
            int[] permitted = json.get("galleries").numbers(1, GALLERIES);
            for (int i = 0; i < Math.max(permitted.length, tables.deepest[space]); i++) {
                if (permitted.length != tables.deepest[space] || permitted[i] != i + 1) {
                    throw json.get("galleries")
                            .fault("a space permits every gallery from 1 to its deepest one");
                }
            }
        }
    }

    private void readRaider(Json block) {
        exactly(block.get("players"), 1, "player count with the tomb raider").get(0).number(2, 2);
        Json placement = block.get("placement");
        tables.raiderSpace[0] = placement.get("purse,purse").number(1, TRACK);
        tables.raiderSpace[1] = placement.get("purse,chest").number(1, TRACK);
        tables.raiderSpace[2] = placement.get("chest,chest").number(1, TRACK);
    }

    private void readCards(Json block) {
        block.get("count").number(CARDS, CARDS);
        for (Json card : exactly(block.get("cards"), CARDS, "research funds cards")) {
            int coins = card.get("coins").number(1, RICHEST_CARD);
            int back = back(card.get("back"));
            if (tables.copies[coins] > 0 && tables.back[coins] != back) {
                throw card.get("back").fault("cards of one value have one back");
            }
            tables.back[coins] = back;
            tables.copies[coins]++;
        }
    }

    private static int back(Json back) {
        return switch (back.string()) {
            case "purse" -> PURSE;
            case "chest" -> CHEST;
            default -> throw back.fault("a back is a \"purse\" or a \"chest\"");
        };
    }

    private void readPlan(Json block) {
        block.get("count").number(PLAN, PLAN);
        List<Json> spaces = exactly(block.get("spaces"), PLAN, "exhibition spaces");
        for (int space = 1; space <= PLAN; space++) {
            spaces.get(space - 1).get("space").number(space, space);
            Json tickets = spaces.get(space - 1).get("tickets");
            tables.tickets[space] = tickets.number(1, 6);
            if (tables.tickets[space] < tables.tickets[space - 1]) {
                throw tickets.fault("tickets never fall from one space to the next");
            }
        }
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

    private void readCalendar(Json block) {
        List<Json> rounds = exactly(block, ROUNDS, "rounds");
        for (int round = 1; round <= ROUNDS; round++) {
            Json json = rounds.get(round - 1);
            json.get("round").number(round, round);
            json.get("tilesInPile").number(PILE, PILE);
            tables.evaluates[round] = json.get("evaluation").bool();
            tables.decay[round] = json.get("decay").number(0, PLAN);
            if (json.get("unlimitedPolish").bool()) {
                tables.polishLimit[round] = PLAN - 1; // a row is worth at least 1
            }
            tables.bonusKind[round] = -1;
            Json bonus = json.get("oldestBonus");
            if (!(bonus instanceof Json.Null)) {
                tables.bonusKind[round] = kind(bonus.get("object"));
                tables.bonusTickets[round] = bonus.get("tickets").number(1, MOST_TICKETS);
            }
            requireEvaluation(json, round);
        }
    }

    private void requireEvaluation(Json json, int round) {
        boolean needed = round == ROUNDS || tables.decay[round] > 0 || tables.bonusKind[round] >= 0;
        if (needed && !tables.evaluates[round]) {
            throw json.get("evaluation")
                    .fault("the last round, and one with a bonus or a decay, has an evaluation");
        }
    }

    private void readFinalBonus(Json block) {
        List<Json> ranks = exactly(block, FINAL_RANKS, "final bonuses");
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
            String text =
                    standard instanceof Json.Bool flag
                            ? (flag.value() ? "yes" : "no")
                            : standard.string();
            String id = option.get("id").string();
            if (!Options.ALL.contains(id)) {
                throw option.get("id").fault("there is no option \"" + id + "\"");
            }
            if (!Options.allows(id, text)) {
                throw standard.fault("this is no value of option \"" + id + "\"");
            }
            defaults.put(id, text);
        }
        for (String id : Options.ALL) {
            if (!defaults.containsKey(id)) {
                throw options.fault("option \"" + id + "\" is missing");
            }
        }
        return defaults;
    }

    private static List<Json> exactly(Json list, int number, String what) {
        List<Json> elements = list.array();
        if (elements.size() != number) {
            throw list.fault(
                    "there must be exactly " + number + " " + what + ", not " + elements.size());
        }
        return elements;
    }
}

package dighouse.pergamon;

import static dighouse.pergamon.EditionReader.MOST_COINS;
import static dighouse.pergamon.EditionReader.MOST_TICKETS;
import static dighouse.pergamon.EditionReader.exactly;
import static dighouse.pergamon.PergamonTables.GALLERIES;
import static dighouse.pergamon.PergamonTables.PILE;
import static dighouse.pergamon.PergamonTables.PLAN;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TILES;
import static dighouse.pergamon.PergamonTables.TRACK;

import dighouse.kernel.Json;
import java.util.List;

/// Reads what is printed on the board: excavation site, research funds track, exhibition plan and
/// calendar.
final class BoardReader {
    private final PergamonTables tables;

    BoardReader(PergamonTables tables) {
        this.tables = tables;
    }

    void read(Json file) {
        readGalleries(file.get("galleries"));
        readTrack(file.get("researchTrack").get("spaces"));
        readRaider(file.get("tombRaider"));
        readPlan(file.get("exhibitionPlan"));
        readCalendar(file.get("calendar").get("rounds"));
    }

    private void readGalleries(Json block) {
        tables.capacity = block.get("capacity").number(1, TILES);
        List<Json> galleries =
                exactly(
                        block.get("values"),
                        GALLERIES,
                        "edition.allGalleries",
                        "there must be exactly {number} galleries, not {count}");
        for (int gallery = 1; gallery <= GALLERIES; gallery++) {
            Json json = galleries.get(gallery - 1);
            json.get("gallery").number(gallery, gallery);
            tables.cost[gallery] = json.get("cost").number(tables.cost[gallery - 1], MOST_COINS);
        }
    }

    private void readTrack(Json block) {
        List<Json> spaces =
                exactly(
                        block,
                        TRACK,
                        "edition.fundSpaces",
                        "there must be exactly {number} research funds spaces, not {count}");
        for (int space = 1; space <= TRACK; space++) {
            Json json = spaces.get(space - 1);
            json.get("space").number(space, space);
            Json coins = json.get("coins");
            tables.amount[space] = coins.number(0, MOST_COINS);
            if (tables.amount[space] < tables.amount[space - 1]) {
                throw coins.fault("edition.coins", "coins never fall from one space to the next");
            }
            tables.deepest[space] = json.get("deepestGallery").number(1, GALLERIES);
            requirePermissions(json.get("galleries"), tables.deepest[space]);
        }
    }

    /// PRG-COMP-11, which the file spells out for every space.
    private static void requirePermissions(Json galleries, int deepest) {
        int[] permitted = galleries.numbers(1, GALLERIES);
        boolean all = permitted.length == deepest;
        for (int i = 0; i < permitted.length; i++) {
            all &= permitted[i] == i + 1;
        }
        if (!all) {
            throw galleries.fault(
                    "edition.galleries", "a space permits every gallery from 1 to its deepest one");
        }
    }

    private void readRaider(Json block) {
        exactly(
                        block.get("players"),
                        1,
                        "edition.raider",
                        "there must be exactly {number} player count with the tomb raider, not {count}")
                .get(0)
                .number(2, 2);
        Json placement = block.get("placement");
        tables.raiderSpace[0] = placement.get("purse,purse").number(1, TRACK);
        tables.raiderSpace[1] = placement.get("purse,chest").number(1, TRACK);
        tables.raiderSpace[2] = placement.get("chest,chest").number(1, TRACK);
    }

    private void readPlan(Json block) {
        block.get("count").number(PLAN, PLAN);
        List<Json> spaces =
                exactly(
                        block.get("spaces"),
                        PLAN,
                        "edition.plan",
                        "there must be exactly {number} exhibition spaces, not {count}");
        for (int space = 1; space <= PLAN; space++) {
            spaces.get(space - 1).get("space").number(space, space);
            Json tickets = spaces.get(space - 1).get("tickets");
            tables.tickets[space] = tickets.number(1, 6);
            if (tables.tickets[space] < tables.tickets[space - 1]) {
                throw tickets.fault(
                        "edition.tickets", "tickets never fall from one space to the next");
            }
        }
    }

    private void readCalendar(Json block) {
        List<Json> rounds =
                exactly(
                        block,
                        ROUNDS,
                        "edition.rounds",
                        "there must be exactly {number} rounds, not {count}");
        for (int round = 1; round <= ROUNDS; round++) {
            Json json = rounds.get(round - 1);
            json.get("round").number(round, round);
            json.get("tilesInPile").number(PILE, PILE);
            tables.evaluates[round] = json.get("evaluation").bool();
            tables.decay[round] = json.get("decay").number(0, PLAN);
            if (json.get("unlimitedPolish").bool()) {
                tables.polishLimit[round] = PLAN - 1; // a row is worth at least 1
            }
            readBonus(json.get("oldestBonus"), round);
            requireEvaluation(json, round);
        }
    }

    private void readBonus(Json bonus, int round) {
        if (bonus instanceof Json.Null) {
            tables.bonusKind[round] = -1;
        } else {
            tables.bonusKind[round] = PiecesReader.kind(bonus.get("object"));
            tables.bonusTickets[round] = bonus.get("tickets").number(1, MOST_TICKETS);
        }
    }

    private void requireEvaluation(Json json, int round) {
        boolean needed = round == ROUNDS || tables.decay[round] > 0 || tables.bonusKind[round] >= 0;
        if (needed && !tables.evaluates[round]) {
            throw json.get("evaluation")
                    .fault(
                            "edition.evaluation",
                            "the last round, and one with a bonus or a decay, has an evaluation");
        }
    }
}

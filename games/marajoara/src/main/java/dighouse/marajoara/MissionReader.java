package dighouse.marajoara;

import dighouse.kernel.Json;
import dighouse.marajoara.Mission.Goal;
import dighouse.marajoara.Mission.Kind;
import java.util.List;

/// Reads the missions for one player.
final class MissionReader {
    static final int MISSIONS = 8;

    private static final int MOST_POINTS = 200;
    private static final int LONGEST = 200; // turns; the printed game has no limit

    private final Json file;
    private final MarajoaraTables tables;

    MissionReader(Json file, MarajoaraTables tables) {
        this.file = file;
        this.tables = tables;
    }

    void read() {
        tables.challenge = file.get("challengeExtraPoints").number(0, MOST_POINTS);
        tables.turnLimit = file.get("technicalTurnLimit").get("turns").number(14, LONGEST);
        List<Json> missions =
                EditionReader.exactly(
                        file.get("missions"),
                        MISSIONS,
                        "edition.missions",
                        "there must be exactly {number} missions, not {count}");
        tables.missions = new Mission[MISSIONS];
        for (int i = 0; i < MISSIONS; i++) {
            missions.get(i).get("id").number(i + 1, i + 1);
            tables.missions[i] = mission(missions.get(i));
        }
    }

    private static Mission mission(Json json) {
        Mission mission = new Mission();
        List<Json> goals = json.get("goals").array();
        mission.goals = new Goal[goals.size()];
        for (int i = 0; i < goals.size(); i++) {
            mission.goals[i] = goal(goals.get(i));
        }
        if (mission.points() == 0) {
            throw json.get("goals").fault("edition.score", "a mission has a goal SCORE");
        }
        for (Json modifier : json.get("modifiers").array()) {
            modify(mission, modifier);
        }
        return mission;
    }

    private static Goal goal(Json json) {
        return switch (json.get("type").string()) {
            case "RESTORE_PIECE" -> new Goal(Kind.PIECE, EditionReader.piece(json.get("piece")));
            case "RESTORE_ALL_PIECES" -> new Goal(Kind.ALL_PIECES, MarajoaraTables.PIECES);
            case "TRACK_END" -> new Goal(Kind.TRACK_END, track(json.get("track")));
            case "EXHIBITION_SPACE" ->
                    new Goal(Kind.SPACE, json.get("space").number(1, MarajoaraTables.MOST_VASES));
            case "BOARD_CELLS" -> new Goal(Kind.CELLS, json.get("vasesPerCell").number(1, 1));
            case "ALL_RESEARCH_TOKENS" ->
                    new Goal(Kind.TOKENS, json.get("count").number(1, MarajoaraTables.TOKENS));
            case "SCORE" -> new Goal(Kind.POINTS, json.get("points").number(1, MOST_POINTS));
            default -> throw json.get("type").fault("edition.goal", "there is no such goal");
        };
    }

    private static int track(Json json) {
        int track = Names.trackOf(json.string());
        if (track < 0) {
            throw json.fault("edition.track", "a track is blue, yellow or red");
        }
        return track;
    }

    private static void modify(Mission mission, Json json) {
        switch (json.get("type").string()) {
            case "SUBTRACT_ROUND_TRACK_DICE" -> {
                mission.roundTrackFactor = json.get("factor").number(1, 9);
                for (Json colour : json.get("excludeColours").array()) {
                    mission.spared = spared(mission, colour);
                }
            }
            case "TWO_MUSEUMS" -> mission.twoMuseums = true;
            case "MUSEUM_SWAP_ACTION" -> mission.exchangePrice = json.get("price").number(1, 18);
            case "PENALTY_UNFINISHED" ->
                    mission.unfinished = json.get("pointsEach").number(0, MOST_POINTS);
            case "ROLL_STARTING_DICE" -> mission.rolls = true;
            case "OVERFLOW_RESETS_TO_ONE" ->
                    mission.overflow = json.get("penalty").number(1, MOST_POINTS);
            default ->
                    throw json.get("type")
                            .fault("edition.modifier", "there is no such change of the rules");
        }
    }

    private static int spared(Mission mission, Json json) {
        int colour = Names.colourOf(json.string());
        if (colour < 0 || mission.spared != Mission.NO_COLOUR) {
            throw json.fault(
                    "edition.colour",
                    "one colour of dice is expected here: blue, red, yellow or grey");
        }
        return colour;
    }
}

package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;

import dighouse.kernel.Json;
import dighouse.marajoara.MarajoaraTables.Bonus;
import java.util.List;

/// Reads the three excavation tracks. A space may give anything that a space of its track can give;
/// the ninth is the end, and one space of each track gives a token (MRJ-COMP-13).
final class TrackReader {
    private static final int MOST_PIPS = 9;
    private static final int MOST_POINTS = 50;

    private final Json file;
    private final MarajoaraTables tables;

    TrackReader(Json file, MarajoaraTables tables) {
        this.file = file;
        this.tables = tables;
    }

    void read() {
        file.get("length").number(TRACK_END, TRACK_END);
        file.get("lastSpaceCapacity").number(END_PLACES, END_PLACES);
        for (int track = 0; track < TRACKS; track++) {
            Json json = file.get("spaces").get(Names.track(track));
            List<Json> spaces =
                    EditionReader.exactly(
                            json,
                            TRACK_END,
                            "edition.trackSpaces",
                            "there must be exactly {number} spaces, not {count}");
            int tokens = 0;
            for (int space = 1; space <= TRACK_END; space++) {
                readSpace(spaces.get(space - 1), track, space);
                boolean token = tables.bonus[MarajoaraTables.space(track, space)] == Bonus.TOKEN;
                tokens += token ? 1 : 0;
            }
            if (tokens != 1) {
                throw json.fault(
                        "edition.trackToken",
                        "one space of a track gives a token, not {count}",
                        tokens);
            }
        }
    }

    private void readSpace(Json json, int track, int space) {
        json.get("space").number(space, space);
        int at = MarajoaraTables.space(track, space);
        Bonus bonus = bonus(json.get("effect"), track);
        if ((bonus == Bonus.END) != (space == TRACK_END)) {
            throw json.get("effect")
                    .fault("edition.trackEnd", "END_AWARD is the ninth space, and no other");
        }
        tables.bonus[at] = bonus;
        tables.amount[at] = amount(json, bonus);
        if (bonus == Bonus.END) {
            readEnd(json, track);
        }
    }

    private static Bonus bonus(Json effect, int track) {
        return switch (effect.string()) {
            case "INCREASE" -> Bonus.INCREASE;
            case "PLACE_RESEARCH" -> Bonus.TOKEN;
            case "VP" -> Bonus.POINTS;
            case "SCORE_RESEARCH_ON_BOARD" -> Bonus.TOKENS;
            case "END_AWARD" -> Bonus.END;
            case "RESTORE_DOUBLED" -> of(effect, track, Die.BLUE, Bonus.DOUBLED);
            case "SCORE_ADJACENT_TO_CHOSEN_PIECE" -> of(effect, track, Die.BLUE, Bonus.ADJACENT);
            case "SWAP_WITH_WHEELBARROW" -> of(effect, track, Die.YELLOW, Bonus.SWAP);
            case "EXHIBIT_ONE_FOR_FIXED_PRICE" -> of(effect, track, Die.RED, Bonus.CHEAP_VASE);
            case "REMOVE_LAST_VASE" -> of(effect, track, Die.RED, Bonus.TAKE_BACK);
            default -> throw effect.fault("edition.effect", "a space has no such effect");
        };
    }

    private static Bonus of(Json effect, int track, int colour, Bonus bonus) {
        if (MarajoaraTables.trackColour(track) != colour) {
            throw effect.fault(
                    "edition.effectTrack",
                    "this is an effect of the {colour} track",
                    Names.colour(colour));
        }
        return bonus;
    }

    private static int amount(Json json, Bonus bonus) {
        return switch (bonus) {
            case INCREASE -> json.get("pips").number(1, MOST_PIPS);
            case POINTS -> json.get("points").number(0, MOST_POINTS);
            case ADJACENT -> json.get("pointsPerAdjacent").number(0, MOST_POINTS);
            case TOKENS -> json.get("pointsPerToken").number(0, MOST_POINTS);
            case CHEAP_VASE -> json.get("price").number(1, 1);
            case TAKE_BACK -> json.get("multiplier").number(0, MOST_PIPS);
            case DOUBLED -> json.get("factor").number(2, 2);
            case SWAP -> json.get("maxDice").number(2, 2);
            case TOKEN, END -> 0;
        };
    }

    private void readEnd(Json json, int track) {
        String basis =
                switch (track) {
                    case MarajoaraTables.BLUE_TRACK -> "per_restored_piece";
                    case MarajoaraTables.YELLOW_TRACK -> "flat";
                    default -> "per_exhibited_vase";
                };
        EditionReader.oneOf(json.get("basis"), basis);
        List<Json> points =
                EditionReader.exactly(
                        json.get("points"),
                        END_PLACES,
                        "edition.endPlaces",
                        "there must be exactly {number} places, not {count}");
        for (int place = 0; place < END_PLACES; place++) {
            tables.endPoints[track * END_PLACES + place] = points.get(place).number(0, MOST_POINTS);
        }
    }
}

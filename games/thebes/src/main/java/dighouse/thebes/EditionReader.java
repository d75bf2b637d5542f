package dighouse.thebes;

import static dighouse.thebes.ThebesTables.*;

import dighouse.kernel.Json;
import dighouse.kernel.Option;
import dighouse.thebes.ThebesEdition.Artefact;
import dighouse.thebes.ThebesEdition.Text;
import java.util.ArrayList;
import java.util.List;

/// Reads the board, the calendar and the tables of an edition and checks that they make a game;
/// cards and tokens are read by [ComponentReader].
final class EditionReader {
    private static final int MOST_WEEKS = 20; // of a card: far above any that is printed
    private static final int MOST_POINTS = 100;

    private final Json json;
    private final ThebesTables tables = new ThebesTables();
    private final List<Artefact> artefacts = new ArrayList<>();

    EditionReader(String text) {
        json = Json.parse(text);
    }

    ThebesEdition read() {
        readPlaces();
        readRoutes();
        readCalendar();
        ComponentReader components = new ComponentReader(json, tables, artefacts);
        components.readCards();
        components.readExhibitions();
        components.readTokens();
        readSetup();
        readHelpers();
        readDigTable();
        readScoring();
        List<Option> options =
                Options.of(json.get("options"), tables.printedTokens(9, 5)); // THB-RULING-29
        return new ThebesEdition(id(), json.compact(), tables, artefacts, options);
    }

    private String id() {
        Json id = json.get("game").get("editionId");
        if (id.string().isEmpty() || id.string().indexOf(' ') >= 0) {
            throw id.fault("edition.name", "a name without spaces is expected here");
        }
        return id.string();
    }

    static int place(Json json, int from, int to) {
        int place = PLACE_IDS.indexOf(json.string());
        if (place < from || place >= to) {
            throw json.fault(
                    "edition.oneOfThese",
                    "one of {words} is expected",
                    String.join(", ", PLACE_IDS.subList(from, to)));
        }
        return place;
    }

    static int city(Json json) {
        return place(json, 0, CITIES);
    }

    static int site(Json json) {
        return place(json, CITIES, PLACES) - CITIES;
    }

    static int weeks(Json json) {
        return json.number(1, MOST_WEEKS);
    }

    static Text text(Json json) {
        return new Text(json.get("en").string(), json.get("fr").string());
    }

    private void readPlaces() {
        Json items = json.get("places").get("items");
        if (items.array().size() != PLACES) {
            throw items.fault("edition.places", "there must be {number} places", PLACES);
        }
        for (int place = 0; place < PLACES; place++) {
            Json id = items.array().get(place).get("id");
            if (!id.string().equals(PLACE_IDS.get(place))) {
                throw id.fault(
                        "edition.place", "place {place} is expected here", PLACE_IDS.get(place));
            }
        }
        tables.startPlace = place(json.get("setup").get("startPlace"), 0, PLACES);
        tables.exchangePlace = place(json.get("exchange").get("place"), 0, PLACES);
        Json travel = json.get("travel");
        tables.carFrom = travel.get("car").get("minSegments").number(1, PLACES);
        tables.carSaves = travel.get("car").get("reduction").number(1, tables.carFrom);
        travel.get("weeksPerSegment").number(1, 1);
        travel.get("zeppelin").get("travelWeeks").number(0, 0);
    }

    /// THB-MOVE-04: distances are the shortest ways along the routes; the printed matrix, if there
    /// is one, must say the same.
    private void readRoutes() {
        for (int from = 0; from < PLACES; from++) {
            for (int to = 0; to < PLACES; to++) {
                tables.distance[from * PLACES + to] = from == to ? 0 : PLACES;
            }
        }
        Json routes = json.get("routes").get("segments");
        for (Json route : routes.array()) {
            if (route.array().size() != 2) {
                throw route.fault("edition.route", "a route joins two places");
            }
            int one = place(route.array().get(0), 0, PLACES);
            int other = place(route.array().get(1), 0, PLACES);
            tables.distance[one * PLACES + other] = 1;
            tables.distance[other * PLACES + one] = 1;
        }
        shorten(tables.distance);
        for (int place = 0; place < PLACES; place++) {
            if (tables.distance(tables.startPlace, place) >= PLACES) {
                throw routes.fault(
                        "edition.noWay", "no way leads to {place}", PLACE_IDS.get(place));
            }
        }
        checkMatrix();
        fillTravel();
    }

    private void fillTravel() {
        for (int vehicle = BY_LAND; vehicle <= BY_AIR; vehicle++) {
            for (int from = 0; from < PLACES; from++) {
                for (int to = 0; to < PLACES; to++) {
                    tables.travel[journeys(vehicle, from) + to] =
                            TravelRules.weeks(tables, vehicle, tables.distance(from, to));
                }
            }
        }
    }

    private static void shorten(int[] distance) {
        for (int via = 0; via < PLACES; via++) {
            for (int from = 0; from < PLACES; from++) {
                for (int to = 0; to < PLACES; to++) {
                    int way = distance[from * PLACES + via] + distance[via * PLACES + to];
                    int index = from * PLACES + to;
                    distance[index] = Math.min(distance[index], way);
                }
            }
        }
    }

    private void checkMatrix() {
        if (!json.has("distances")) {
            return;
        }
        List<Json> rows = json.get("distances").get("matrix").array();
        for (int from = 0; from < rows.size(); from++) {
            int[] row = rows.get(from).numbers(0, PLACES);
            for (int to = 0; to < row.length; to++) {
                if (from >= PLACES || to >= PLACES || row[to] != tables.distance(from, to)) {
                    throw rows.get(from)
                            .fault(
                                    "edition.ways",
                                    "these are not the shortest ways along the routes");
                }
            }
        }
    }

    private void readCalendar() {
        Json track = json.get("timeTrack");
        track.get("spaces").number(SPACES, SPACES);
        int[] years = track.get("years").numbers(1, 9999);
        if (years.length == 0) {
            throw track.get("years").fault("edition.year", "there must be a year");
        }
        tables.firstYear = years[0];
        tables.end = track.get("end").get("t").number(SPACES * years.length, SPACES * years.length);
        for (int seats = 2; seats <= MOST_SEATS; seats++) {
            Json start = track.get("start").get(Integer.toString(seats));
            tables.start[seats] = start.get("t").number(0, tables.end - 1);
        }
    }

    private void readSetup() {
        Json setup = json.get("setup");
        setup.get("displaySlots").number(SLOTS, SLOTS);
        for (int seats = 2; seats <= MOST_SEATS; seats++) {
            readStacks(setup.get("deck").get(Integer.toString(seats)), seats);
        }
    }

    /// THB-SETUP-05 to 08: two stacks make the draw pile, a third one may wait.
    private void readStacks(Json deck, int seats) {
        List<Json> stacks = deck.get("stacks").array();
        if (stacks.size() != 2 && stacks.size() != 3) {
            throw deck.get("stacks").fault("edition.stacks", "there must be two or three stacks");
        }
        tables.stackOne[seats] = stacks.get(0).get("researcher").number(0, RESEARCHERS);
        tables.stackTwo[seats] = stacks.get(1).get("researcher").number(0, RESEARCHERS);
        if (stacks.size() == 3) {
            tables.setAside[seats] = stacks.get(2).get("researcher").number(1, RESEARCHERS);
            addAside(stacks.get(2).get("exhibitions").strings(), seats);
        }
        int all = tables.stackOne[seats] + tables.stackTwo[seats] + tables.setAside[seats];
        if (all != RESEARCHERS - SLOTS) {
            throw deck.fault(
                    "edition.stackCards",
                    "the stacks must hold {number} researcher cards together",
                    RESEARCHERS - SLOTS);
        }
        if (!stacks.get(0).get("exhibitions").array().isEmpty()) {
            throw stacks.get(0).fault("edition.firstStack", "the first stack holds no exhibitions");
        }
    }

    private void addAside(List<String> sizes, int seats) {
        for (int i = 0; i < EXHIBITIONS; i++) {
            if (sizes.contains(tables.large[i] ? "large" : "small")) {
                tables.exhibitionsAside[seats] |= 1 << i;
            }
        }
    }

    /// THB-RULING-05. Up to 5 points together, so that assistants alone never make 12.
    private void readHelpers() {
        Json group = json.get("helpers").get("groupValue");
        for (int n = 0; n <= RESEARCHERS; n++) {
            String name = Integer.toString(n);
            tables.group[n] =
                    group.has(name)
                            ? group.get(name).number(n == 0 ? 0 : tables.group[n - 1], 5)
                            : tables.group[n - 1];
        }
        json.get("helpers").get("loneCardValue").number(1, 1);
    }

    /// THB-COMP-17. Neither more knowledge nor more weeks ever give fewer tokens, and a bag has
    /// blanks enough for the longest dig.
    private void readDigTable() {
        Json rows = json.get("digTable").get("tokens");
        if (rows.array().size() != MOST_KNOWLEDGE) {
            throw rows.fault("edition.rows", "there must be {number} rows", MOST_KNOWLEDGE);
        }
        int most = Integer.MAX_VALUE;
        for (int blanks : tables.blanks) {
            most = Math.min(most, blanks - tables.group[RESEARCHERS] - 1);
        }
        for (int knowledge = 1; knowledge <= MOST_KNOWLEDGE; knowledge++) {
            Json row = rows.array().get(knowledge - 1);
            int[] tokens = row.numbers(0, most);
            if (tokens.length != LONGEST_DIG) {
                throw row.fault(
                        "edition.row", "there must be {number} numbers in a row", LONGEST_DIG);
            }
            for (int weeks = 1; weeks <= LONGEST_DIG; weeks++) {
                int least =
                        Math.max(
                                tables.printedTokens(knowledge - 1, weeks),
                                tables.printedTokens(knowledge, weeks - 1));
                if (tokens[weeks - 1] < least) {
                    throw row.fault(
                            "edition.fewer",
                            "more knowledge or more weeks must not give fewer tokens");
                }
                tables.tokens[knowledge * (LONGEST_DIG + 1) + weeks] = tokens[weeks - 1];
            }
        }
    }

    private void readScoring() {
        Json scoring = json.get("scoring");
        Json congress = scoring.get("congress");
        for (int n = 1; n <= RESEARCHERS; n++) {
            String name = Integer.toString(n);
            tables.congress[n] =
                    congress.has(name)
                            ? congress.get(name).number(tables.congress[n - 1], MOST_POINTS)
                            : tables.congress[n - 1];
        }
        Json majority = scoring.get("specialisedMajority");
        tables.majority = majority.get("sole").number(0, MOST_POINTS);
        tables.sharedMajority = majority.get("tiedEach").number(0, tables.majority);
        majority.get("minimumBooks").number(1, 1);
    }
}

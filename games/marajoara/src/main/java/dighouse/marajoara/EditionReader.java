package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraTables.AWARDS;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.PIECES;
import static dighouse.marajoara.MarajoaraTables.ROUNDS;
import static dighouse.marajoara.MarajoaraTables.ROW;
import static dighouse.marajoara.MarajoaraTables.TOKENS;
import static dighouse.marajoara.MarajoaraTables.WHEELBARROW;

import dighouse.kernel.Json;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.List;

/// Reads an edition file. A file that does not make a playable game of Marajoara is refused, with
/// line and reason.
///
/// The file holds what both rulebooks print, side by side: `rulebook` says which of the two counts,
/// `id` how the edition is called. What the rules rely on is fixed (52 dice, six pieces, five
/// vases, three tracks of nine spaces, 14 rounds, eight missions); the numbers printed on them and
/// the dig sites are free within the bounds given here and in [BoardReader].
final class EditionReader {
    private static final int MOST_POINTS = 50;
    private static final int MOST_PRICE = 18; // three yellow dice
    private static final int MOST_BOARDS = 8;

    private final Json file;
    private final String rulebook;
    private final MarajoaraTables tables = new MarajoaraTables();

    EditionReader(String json) {
        file = Json.parse(json);
        if (!file.get("game").string().equals("marajoara")) {
            throw file.get("game")
                    .fault("edition.game", "this is no edition of \"{game}\"", "marajoara");
        }
        rulebook = oneOf(file.get("rulebook"), "en", "fr");
    }

    MarajoaraEdition read() {
        readDice(file.get("dice"));
        readFixed();
        readPieces(file.get("museum").get("pieces"));
        readAdjacency(file.get("museum").get("adjacency"));
        readExhibition(file.get("museum").get("exhibition").get("spaces"));
        readPrices();
        readDifferences(file.get("editions").get(rulebook));
        new TrackReader(file.get("excavationTracks"), tables).read();
        readAwards(file.get("finalScoring").get("mostVases"), tables.mostVases);
        readAwards(file.get("finalScoring").get("mostPieces"), tables.mostPieces);
        new MissionReader(file.get("solo"), tables).read();
        return new MarajoaraEdition(
                file.get("id").identifier(),
                file.compact(),
                readSeats(file.get("players")),
                readBoards(file.get("boards")),
                ReconstructedParts.reconstructed(file),
                tables);
    }

    private static SeatRange readSeats(Json players) {
        int least = players.get("min").number(1, 4);
        return new SeatRange(least, players.get("max").number(least, 4));
    }

    private void readDice(Json block) {
        int sum = 0;
        for (int colour = 0; colour < Die.COLOURS; colour++) {
            Json count = block.get("counts").get(Names.colour(colour));
            tables.dice[colour] = count.number(0, BoardReader.DICE);
            sum += tables.dice[colour];
        }
        if (sum != BoardReader.DICE) {
            throw block.get("counts")
                    .fault(
                            "edition.dice",
                            "there are {number} dice in all, not {count}",
                            BoardReader.DICE,
                            sum);
        }
        block.get("startValue").number(1, 1);
        block.get("maxValue").number(Die.HIGHEST, Die.HIGHEST);
    }

    /// What no edition changes.
    private void readFixed() {
        file.get("rounds").get("count").number(ROUNDS, ROUNDS);
        file.get("roundTrack").get("spaces").number(ROUNDS, ROUNDS);
        file.get("wheelbarrow").get("capacity").number(WHEELBARROW, WHEELBARROW);
        file.get("components").get("researchTokensPerPlayer").number(TOKENS, TOKENS);
        for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
            file.get("museum").get("storage").get(Names.colour(colour)).number(ROW, ROW);
        }
        file.get("exhibitionScoring").get("maxVases").number(MOST_VASES, MOST_VASES);
        file.get("exhibitionScoring").get("pricePerPip").number(1, 1);
        Json landing = file.get("landingBonus");
        landing.get("always").number(1, 1);
        landing.get("plus1Extra").number(1, 1);
        landing.get("plus2Extra").number(2, 2);
    }

    private void readPieces(Json block) {
        List<Json> pieces =
                exactly(
                        block,
                        PIECES,
                        "edition.allPieces",
                        "there must be exactly {number} pieces, not {count}");
        for (int piece = 0; piece < PIECES; piece++) {
            Json json = pieces.get(piece);
            oneOf(json.get("id"), Names.piece(piece));
            tables.fewest[piece] = json.get("diceMin").number(1, ROW);
            tables.most[piece] = json.get("diceMax").number(tables.fewest[piece], ROW);
            readTest(json.get("test"), piece);
            tables.different[piece] = json.get("distinct").bool();
            tables.piecePoints[piece] = json.get("points").get(rulebook).number(0, MOST_POINTS);
        }
    }

    /// `sum>=9` or `sum==6`.
    private void readTest(Json test, int piece) {
        String text = test.string();
        boolean known = text.startsWith("sum>=") || text.startsWith("sum==");
        String digits = known ? text.substring(5) : "";
        if (digits.isEmpty() || digits.length() > 2 || !isNumber(digits)) {
            throw test.fault(
                    "edition.test", "a test is \"sum>=\" or \"sum==\" and a number up to 36");
        }
        tables.least[piece] = Integer.parseInt(digits);
        tables.exactly[piece] = text.startsWith("sum==");
    }

    private static boolean isNumber(String digits) {
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private void readAdjacency(Json block) {
        for (Json pair : block.array()) {
            List<Json> ends =
                    exactly(
                            pair,
                            2,
                            "edition.neighbours",
                            "there must be exactly {number} pieces next to each other, not {count}");
            int one = piece(ends.get(0));
            int other = piece(ends.get(1));
            if (one == other || (tables.neighbours[one] >>> other & 1) != 0) {
                throw pair.fault(
                        "edition.pieces", "two different pieces are expected here, each pair once");
            }
            tables.neighbours[one] |= 1 << other;
            tables.neighbours[other] |= 1 << one;
        }
    }

    static int piece(Json json) {
        int piece = Names.pieceOf(json.string());
        if (piece < 0) {
            throw json.fault("edition.piece", "a piece is SUM4, SUM5, ONE3, ONE6, TWO6 or DIFF9");
        }
        return piece;
    }

    private void readExhibition(Json block) {
        List<Json> spaces =
                exactly(
                        block,
                        MOST_VASES,
                        "edition.vases",
                        "there must be exactly {number} exhibition spaces, not {count}");
        for (int space = 1; space <= MOST_VASES; space++) {
            Json json = spaces.get(space - 1);
            json.get("space").number(space, space);
            tables.spacePoints[space] = json.get("points").number(0, MOST_POINTS);
            if (json.get("research").bool() != (space == 1)) {
                throw json.get("research")
                        .fault("edition.token", "the first space, and no other, has a token");
            }
        }
    }

    private void readPrices() {
        Json finance = file.get("finance");
        tables.restorationPrice = finance.get("restoration").get("price").number(1, MOST_PRICE);
        tables.fieldworkPrice = finance.get("fieldwork").get("price").number(1, MOST_PRICE);
        finance.get("fieldwork").get("distance").number(1, 1);
        tables.pipPoints = file.get("exhibitionScoring").get("pointsPerPip").number(0, 9);
        tables.neighbourPoints = file.get("adjacencyBonus").get("pointsPerNeighbour").number(0, 9);
        Json research = file.get("researchIncrement");
        tables.ownPips = research.get("ownToken").get("pips").number(1, 1);
        tables.otherPips = research.get("otherToken").get("pips").number(1, 5);
    }

    /// MRJ-EDN-01 to 08.
    private void readDifferences(Json block) {
        tables.tokenPiece = piece(block.get("pieceResearch"));
        tables.lowers = isSecond(block.get("financeRestoration"), "plus_only", "plus_or_minus");
        tables.doublesForTurn =
                isSecond(block.get("doubledRestorations"), "immediate", "rest_of_turn");
        tables.exceeds = isSecond(block.get("soloScoreGoal"), "at_least", "strictly_more");
        tables.soloEight =
                isSecond(block.get("soloAdjacency"), "as_jump_directions", "always_eight");
        tables.exchangesAny =
                isSecond(block.get("mission6Exchange"), "one_blue_for_one_red", "any_blue_or_red");
    }

    private static void readAwards(Json block, int[] awards) {
        List<Json> places =
                exactly(
                        block,
                        AWARDS,
                        "edition.awards",
                        "there must be exactly {number} awards, not {count}");
        for (int place = 0; place < AWARDS; place++) {
            awards[place] = places.get(place).number(0, MOST_POINTS);
        }
    }

    private static List<Board> readBoards(Json block) {
        List<Board> boards = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (Json json : block.array()) {
            Board board = new BoardReader(json).read();
            if (ids.contains(board.id)) {
                throw json.get("id")
                        .fault("edition.board", "two boards are called \"{board}\"", board.id);
            }
            ids.add(board.id);
            boards.add(board);
        }
        if (boards.isEmpty() || boards.size() > MOST_BOARDS) {
            throw block.fault("edition.boards", "there are one to {most} boards", MOST_BOARDS);
        }
        return boards;
    }

    private static boolean isSecond(Json json, String first, String second) {
        return oneOf(json, first, second).equals(second);
    }

    static String oneOf(Json json, String... allowed) {
        String text = json.string();
        for (String each : allowed) {
            if (each.equals(text)) {
                return text;
            }
        }
        throw json.fault(
                "edition.oneOf",
                "{words} is expected here",
                "\"" + String.join("\" or \"", allowed) + "\"");
    }

    static List<Json> exactly(Json list, int number, String key, String english) {
        List<Json> elements = list.array();
        if (elements.size() != number) {
            throw list.fault(key, english, number, elements.size());
        }
        return elements;
    }
}

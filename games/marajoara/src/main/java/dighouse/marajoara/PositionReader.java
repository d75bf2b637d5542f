package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.DISKS;
import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.LEFT;
import static dighouse.marajoara.MarajoaraPosition.MUSEUM_TOKENS;
import static dighouse.marajoara.MarajoaraPosition.PIECES;
import static dighouse.marajoara.MarajoaraPosition.RESERVE;
import static dighouse.marajoara.MarajoaraPosition.ROUND_TRACK;
import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;
import static dighouse.marajoara.MarajoaraPosition.TOKENS;
import static dighouse.marajoara.MarajoaraPosition.VASES;
import static dighouse.marajoara.MarajoaraPosition.WHEEL;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.ROUNDS;
import static dighouse.marajoara.MarajoaraTables.TRACKS;
import static dighouse.marajoara.MarajoaraTables.TRACK_END;
import static dighouse.marajoara.MarajoaraTables.WHEELBARROW;

import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import dighouse.kernel.Seats;
import java.util.LinkedHashSet;
import java.util.Set;

/// Reads a position as [MarajoaraNotation] explains, into one that stands at the start of a game.
final class PositionReader {
    private static final int MOST_POINTS = 9999; // far beyond what a game can bring
    private static final int MOST_GOALS = 127;

    private final MarajoaraPosition position;
    private final Board board;
    private final Set<String> named = new LinkedHashSet<>();

    PositionReader(MarajoaraPosition position) {
        this.position = position;
        board = position.board();
    }

    void read(String text) {
        String[] words = Parts.words(text);
        if (words.length < 3) {
            throw new Malformed("A position opens with round, seat and phase, such as: 3 A turn.");
        }
        int turns = position.isSolo() ? position.tables().turnLimit : ROUNDS;
        position.round = number("round", words[0], 1, turns);
        position.seat = seat(words[1]);
        position.phase = phase(words[2]);
        position.dealt = BoardReader.DICE;
        for (int colour = 0; colour < Die.COLOURS; colour++) {
            position.bytes[LEFT + colour] = 0;
        }
        for (int i = 3; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            if (equals < 0 || !named.add(words[i].substring(0, equals))) {
                throw new Malformed("\"" + words[i] + "\" should read name=value, each name once.");
            }
            readEntry(words[i].substring(0, equals), words[i].substring(equals + 1));
        }
        if (position.dealt < BoardReader.DICE) {
            leaveUndealt();
        }
        for (int museum = 0; museum < position.museums; museum++) {
            leaveTokens(museum);
        }
    }

    private void readEntry(String name, String value) {
        switch (name) {
            case "first" -> position.first = seat(value);
            case "dealt" -> position.dealt = number(name, value, 0, BoardReader.DICE);
            case "yellow" -> position.yellowMuseum = number(name, value, 1, position.museums) - 1;
            case "main" -> position.mainDone = isSecond(name, value, "due", "done");
            case "doubled" -> position.doubled = isSecond(name, value, "no", "yes");
            case "goals" -> position.goals = number(name, value, 0, MOST_GOALS);
            case "site" -> readSite(value);
            case "wheel" -> position.wheelSize = readDice(name, value, WHEEL, WHEELBARROW);
            case "slate" ->
                    position.slateSize = readDice(name, value, SLATE, MarajoaraPosition.MOST_SLATE);
            case "spent" ->
                    position.spentSize = readDice(name, value, SPENT, MarajoaraPosition.MOST_SPENT);
            case "out" -> position.roundTrackSize = readDice(name, value, ROUND_TRACK, ROUNDS);
            case "ends" -> readEnds(parts(name, value, TRACKS));
            case "tokens", "dice", "pieces", "vases", "left", "reserve" -> {
                String[] parts = parts(name, value, position.museums);
                for (int museum = 0; museum < parts.length; museum++) {
                    readMuseum(name, museum, parts[museum]);
                }
            }
            case "disks", "points" -> {
                String[] parts = parts(name, value, position.seats);
                for (int seat = 0; seat < parts.length; seat++) {
                    readSeat(name, seat, parts[seat]);
                }
            }
            default -> {
                if (!StepText.read(board, position.step, name, value)) {
                    throw new Malformed("A position of Marajoara has no entry \"" + name + "\".");
                }
            }
        }
    }

    private void readMuseum(String name, int museum, String value) {
        switch (name) {
            case "tokens" -> readTokens(museum, value);
            case "dice" -> readRows(museum, value);
            case "pieces" -> readPieces(museum, value);
            case "vases" ->
                    position.bytes[VASES + museum] = (byte) number(name, value, 0, MOST_VASES);
            case "left" -> readMuseumTokens(museum, value);
            default ->
                    position.bytes[RESERVE + museum] =
                            (byte) number(name, value, 0, MarajoaraTables.TOKENS);
        }
    }

    private void readSeat(String name, int seat, String value) {
        if (name.equals("points")) {
            readPoints(seat, value);
            return;
        }
        if (value.length() != TRACKS) {
            throw new Malformed("\"" + value + "\" should be the spaces of three disks.");
        }
        for (int track = 0; track < TRACKS; track++) {
            String space = value.substring(track, track + 1);
            position.bytes[DISKS + seat * TRACKS + track] =
                    (byte) number(name, space, 0, TRACK_END);
        }
    }

    private void readSite(String value) {
        for (String each : Parts.of(value, ',')) {
            int split = Math.max(0, each.length() - 2);
            int cell = cell(board, each.substring(0, split));
            int die = die(each.substring(split));
            if (position.die(cell) != Die.NONE) {
                throw new Malformed("Two dice lie on " + each.substring(0, split) + ".");
            }
            position.putDie(cell, die);
        }
    }

    private void readTokens(int museum, String value) {
        if (value.equals(PositionWriter.NOTHING)) {
            return;
        }
        for (String name : Parts.of(value, ',')) {
            int cell = cell(board, name);
            if (position.tokenOn(cell) != MarajoaraPosition.NONE) {
                throw new Malformed("Two tokens lie on " + name + ".");
            }
            position.sets[TOKENS + 2 * museum + Board.half(cell)] |= Board.bit(cell);
        }
    }

    /// `b12r3y566`: letters and values.
    private void readRows(int museum, String value) {
        if (value.equals(PositionWriter.NOTHING)) {
            return;
        }
        int colour = -1;
        for (int i = 0; i < value.length(); i++) {
            int letter = Names.colourOf(value.charAt(i));
            int shown = value.charAt(i) - '0';
            if (letter >= 0 && letter < Die.STORED_COLOURS) {
                colour = letter;
            } else if (colour >= 0 && shown >= 1 && shown <= Die.OVERFLOWN) {
                if (position.isFull(museum, colour)) {
                    throw new Malformed("A museum stores three dice of a colour: " + value + ".");
                }
                position.store(museum, colour, shown);
            } else {
                throw new Malformed("\"" + value + "\" is no row of dice, such as b12r3y56.");
            }
        }
    }

    private void readPieces(int museum, String value) {
        if (value.equals(PositionWriter.NOTHING)) {
            return;
        }
        for (String name : Parts.of(value, '+')) {
            int piece = Names.pieceOf(name);
            if (piece < 0) {
                throw new Malformed("\"" + name + "\" is no piece, such as SUM4.");
            }
            position.bytes[PIECES + museum] |= (byte) (1 << piece);
        }
    }

    private void readMuseumTokens(int museum, String value) {
        int left = 0;
        for (int i = 0; i < value.length() && !value.equals(PositionWriter.NOTHING); i++) {
            int token = PositionWriter.MUSEUM_TOKEN_LETTERS.indexOf(value.charAt(i));
            if (token < 0) {
                throw new Malformed("\"" + value + "\" should be some of the letters vyp.");
            }
            left |= 1 << token;
        }
        position.bytes[MUSEUM_TOKENS + museum] = (byte) left;
    }

    private void readEnds(String[] parts) {
        for (int track = 0; track < TRACKS; track++) {
            String seats = parts[track].equals(PositionWriter.NOTHING) ? "" : parts[track];
            if (seats.length() > END_PLACES) {
                throw new Malformed("The end of a track takes two disks, not " + seats + ".");
            }
            for (int place = 0; place < seats.length(); place++) {
                int seat = seat(seats.substring(place, place + 1));
                position.bytes[ENDS + track * END_PLACES + place] = (byte) (seat + 1);
            }
        }
    }

    private int readDice(String name, String value, int at, int most) {
        String[] dice = Parts.of(value, ',');
        if (dice.length > most) {
            throw new Malformed("Entry " + name + " holds at most " + most + " dice.");
        }
        for (int i = 0; i < dice.length; i++) {
            position.bytes[at + i] = (byte) die(dice[i]);
        }
        return dice.length;
    }

    /// `vases:14,pieces:7`.
    private void readPoints(int seat, String value) {
        if (value.equals(PositionWriter.NOTHING)) {
            return;
        }
        for (String part : Parts.of(value, ',')) {
            int colon = part.indexOf(':');
            String key = colon < 0 ? part : part.substring(0, colon);
            int source = 0;
            while (source < Source.COUNT && !Source.key(source).equals(key)) {
                source++;
            }
            if (colon < 0 || source == Source.COUNT) {
                throw new Malformed("\"" + part + "\" are no points, such as vases:14.");
            }
            int points = number(key, part.substring(colon + 1), -MOST_POINTS, MOST_POINTS);
            position.points[seat * Source.COUNT + source] = points;
        }
    }

    /// While dice are dealt, those not on the site are still to come.
    private void leaveUndealt() {
        int[] dice = position.tables().dice;
        for (int colour = 0; colour < Die.COLOURS; colour++) {
            int placed = Board.size(position.sets[2 * colour], position.sets[2 * colour + 1]);
            position.bytes[LEFT + colour] = (byte) (dice[colour] - placed);
        }
    }

    /// Tokens that the text does not mention are put where they can be: those that the museum has
    /// not given away are in the museum, the others in the reserve.
    private void leaveTokens(int museum) {
        if (!named.contains("left")) {
            int left = position.bytes[MUSEUM_TOKENS + museum];
            left &= position.vases(museum) == 0 ? left : ~MarajoaraPosition.FIRST_VASE;
            left &= position.isFull(museum, Die.YELLOW) ? ~MarajoaraPosition.THIRD_YELLOW : left;
            boolean whole = (position.pieces(museum) >>> position.tables().tokenPiece & 1) != 0;
            left &= whole ? ~MarajoaraPosition.TOKEN_PIECE : left;
            position.bytes[MUSEUM_TOKENS + museum] = (byte) left;
        }
        if (!named.contains("reserve")) {
            int elsewhere =
                    position.tokensOnSite(museum)
                            + Integer.bitCount(position.bytes[MUSEUM_TOKENS + museum])
                            + (position.step.token == museum + 1 ? 1 : 0);
            int rest = Math.max(0, MarajoaraTables.TOKENS - elsewhere);
            int reserve = position.bytes[RESERVE + museum];
            position.bytes[RESERVE + museum] = (byte) Math.min(reserve, rest);
        }
    }

    private int seat(String letter) {
        int seat = Seats.actor(letter);
        if (seat < 0 || seat >= position.seats) {
            throw new Malformed("There is no seat " + letter + " at this table.");
        }
        return seat;
    }

    private static Phase phase(String id) {
        Phase phase = Phase.of(id);
        if (phase == null) {
            throw new Malformed("\"" + id + "\" is no phase of Marajoara, such as turn.");
        }
        return phase;
    }

    private static boolean isSecond(String name, String value, String first, String second) {
        if (!value.equals(first) && !value.equals(second)) {
            throw new Malformed("Entry " + name + " is " + first + " or " + second + ".");
        }
        return value.equals(second);
    }

    private static String[] parts(String name, String value, int number) {
        String[] parts = Parts.of(value, '/');
        if (parts.length != number) {
            throw new Malformed("Entry " + name + " has " + number + " parts with / between.");
        }
        return parts;
    }

    private static int die(String name) {
        int die = Names.dieOf(name);
        if (die < 0) {
            throw new Malformed("\"" + name + "\" is no die, such as r3.");
        }
        return die;
    }

    static int cell(Board board, String name) {
        int cell = board.cellOf(name);
        if (cell == Board.NONE) {
            throw new Malformed("\"" + name + "\" is no cell of this dig site, such as C4.");
        }
        return cell;
    }

    static int number(String name, String text, int least, int most) {
        try {
            int number = Integer.parseInt(text);
            if (least <= number && number <= most && Integer.toString(number).equals(text)) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // said below
        }
        throw new Malformed(
                "Entry " + name + " is a whole number from " + least + " to " + most + ".");
    }
}

package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.COINS;
import static dighouse.pergamon.PergamonPosition.DROPPED;
import static dighouse.pergamon.PergamonPosition.FACE_DOWN;
import static dighouse.pergamon.PergamonPosition.FIRST;
import static dighouse.pergamon.PergamonPosition.GALLERY;
import static dighouse.pergamon.PergamonPosition.HAND;
import static dighouse.pergamon.PergamonPosition.NEXT;
import static dighouse.pergamon.PergamonPosition.ORDER;
import static dighouse.pergamon.PergamonPosition.PAWN;
import static dighouse.pergamon.PergamonPosition.RAIDER;
import static dighouse.pergamon.PergamonPosition.REVEALED;
import static dighouse.pergamon.PergamonPosition.ROW;
import static dighouse.pergamon.PergamonPosition.SOURCES;
import static dighouse.pergamon.PergamonPosition.SPACE;
import static dighouse.pergamon.PergamonPosition.UNSEEN;
import static dighouse.pergamon.PergamonTables.CHEST;
import static dighouse.pergamon.PergamonTables.GALLERIES;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PLAN;
import static dighouse.pergamon.PergamonTables.PURSE;
import static dighouse.pergamon.PergamonTables.RICHEST_CARD;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TRACK;

import dighouse.kernel.Malformed;
import dighouse.kernel.Parts;
import dighouse.kernel.Seats;

/// Reads a position as [PergamonNotation] explains, into one that stands at the start of a game.
final class PositionReader {
    private static final int MOST_AMOUNT = 9999; // far beyond what a game can bring

    private final PergamonPosition position;
    private long named; // tiles that have been named: each lies in one place

    PositionReader(PergamonPosition position) {
        this.position = position;
    }

    void read(String text) {
        String[] words = Parts.words(text);
        if (words.length < 2) {
            throw new Malformed("A position opens with round and phase, such as: 5 dig.");
        }
        position.round = number("round", words[0], 0, ROUNDS);
        position.phase = phase(words[1]);
        if (position.phase != Phase.BEGIN) {
            for (int seat = 0; seat < position.seats; seat++) {
                position.bytes[ORDER + seat] = (byte) seat;
            }
        }
        for (int i = 2; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            if (equals < 0) {
                throw new Malformed("\"" + words[i] + "\" should read name=value.");
            }
            readEntry(words[i].substring(0, equals), words[i].substring(equals + 1));
        }
        position.sets[UNSEEN] = PergamonTables.ALL_TILES & ~named;
    }

    private static Phase phase(String id) {
        Phase phase = Phase.of(id);
        if (phase == null) {
            throw new Malformed("\"" + id + "\" is no phase of Pergamon.");
        }
        return phase;
    }

    private void readEntry(String name, String value) {
        int gallery = Names.galleryOf(name);
        if (gallery > 0) {
            position.sets[GALLERY + gallery - 1] = newTiles(name, value);
            return;
        }
        switch (name) {
            case "order" -> readOrder(value);
            case "at" -> position.at = number(name, value, 1, TRACK);
            case "raider" -> readFigure(RAIDER, name, value);
            case "revealed" -> position.sets[REVEALED] = newTiles(name, value);
            case "gallery" -> position.nextGallery = number(name, value, 1, GALLERIES);
            case "gone" -> newTiles(name, value);
            case "dropped" -> position.sets[DROPPED] = tiles(name, value);
            case "cards" -> readCards(value);
            case "table" -> readTable(value);
            case "top" -> position.top = back(value);
            case "fund" ->
                    position.fund = number(name, value, 1, PergamonTables.CARDS * RICHEST_CARD);
            case "row" -> readOpenRow(value);
            case "disband" -> position.disbanded = marker(name, value);
            default -> readOfSeat(name, value);
        }
    }

    private void readOfSeat(String name, String value) {
        int dot = name.indexOf('.');
        int seat = "ABCD".indexOf(dot < 0 ? name : name.substring(0, dot));
        if (seat < 0 || seat >= position.seats || name.isEmpty() || dot == 0) {
            throw new Malformed("\"" + name + "\" names nothing of a position of Pergamon.");
        }
        String what = dot < 0 ? "" : name.substring(dot + 1);
        switch (what) {
            case "" -> readFigure(seat, name, value);
            case "finds" -> position.sets[HAND + seat] = newTiles(name, value);
            case "tickets" -> readTickets(seat, name, value);
            default -> readCollection(seat * MARKERS + marker(name, what), name, value);
        }
    }

    private void readOrder(String value) {
        if (value.length() != position.seats) {
            throw new Malformed("order names every seat once, such as: order=BCA.");
        }
        for (int place = 0; place < position.seats; place++) {
            int seat = Seats.actor(value.substring(place, place + 1));
            position.bytes[ORDER + place] = (byte) seat;
        }
    }

    private void readFigure(int figure, String name, String value) {
        int mark = value.indexOf('@');
        String coins = mark < 0 ? value : value.substring(0, mark);
        position.amounts[COINS + figure] = number(name, coins, 0, MOST_AMOUNT);
        if (mark >= 0) {
            position.bytes[PAWN + figure] =
                    (byte) number(name, value.substring(mark + 1), 1, TRACK);
        }
    }

    private void readTickets(int seat, String name, String value) {
        String[] parts = Parts.of(value, '/');
        if (parts.length != SOURCES) {
            throw new Malformed(name + " takes four numbers, such as: 3/2/0/0.");
        }
        for (int source = 0; source < SOURCES; source++) {
            position.addTickets(seat, source, number(name, parts[source], 0, MOST_AMOUNT));
        }
    }

    private void readCollection(int collection, String name, String value) {
        int colon = value.indexOf(':');
        if (colon < 0) {
            throw new Malformed(name + " takes space and row, such as: 12:T49-T33.");
        }
        position.bytes[SPACE + collection] =
                (byte) number(name, value.substring(0, colon), 1, PLAN);
        String[] row = Parts.of(value.substring(colon + 1), '-');
        position.bytes[FIRST + collection] = (byte) (link(name, row) + 1);
        for (String tile : row) {
            newTiles(name, tile);
        }
    }

    private void readOpenRow(String value) {
        String[] row = Parts.of(value, '-');
        link("row", row);
        for (String tile : row) {
            if ((position.sets[ROW] >>> tile("row", tile) & 1) != 0) {
                throw new Malformed("row names " + tile + " twice.");
            }
            position.sets[ROW] |= 1L << tile("row", tile);
        }
        position.rowLast = tile("row", row[row.length - 1]) + 1;
    }

    /// Links the tiles of a row and says which is the first.
    private int link(String name, String[] row) {
        for (int i = 0; i + 1 < row.length; i++) {
            position.bytes[NEXT + tile(name, row[i])] = (byte) (tile(name, row[i + 1]) + 1);
        }
        return tile(name, row[0]);
    }

    private void readCards(String value) {
        String[] counts = Parts.of(value, '/');
        if (counts.length != RICHEST_CARD) {
            throw new Malformed("cards takes eight numbers, such as: 3/3/2/3/3/1/3/3.");
        }
        for (int i = 0; i < RICHEST_CARD; i++) {
            position.bytes[PergamonPosition.CARDS + i] =
                    (byte) number("cards", counts[i], 0, position.tables().copies[i + 1]);
        }
    }

    private void readTable(String value) {
        for (int i = 0; i < value.length(); i++) {
            position.bytes[FACE_DOWN + back(value.substring(i, i + 1))]++;
        }
    }

    private static int back(String letter) {
        return switch (letter) {
            case "p" -> PURSE;
            case "c" -> CHEST;
            default -> throw new Malformed("\"" + letter + "\" is no back: p or c is.");
        };
    }

    private long newTiles(String name, String value) {
        long tiles = tiles(name, value);
        if ((tiles & named) != 0) {
            throw new Malformed(name + " names a tile that lies somewhere else already.");
        }
        named |= tiles;
        return tiles;
    }

    private static long tiles(String name, String value) {
        long tiles = 0;
        for (String tile : Parts.of(value, ',')) {
            tiles |= 1L << tile(name, tile);
        }
        return tiles;
    }

    private static int tile(String name, String value) {
        int tile = Names.tileOf(value);
        if (tile < 0) {
            throw new Malformed(name + ": \"" + value + "\" is no tile; tiles are T01 to T60.");
        }
        return tile;
    }

    private static int marker(String name, String value) {
        int marker = Names.markerOf(value);
        if (marker < 0) {
            throw new Malformed(name + ": \"" + value + "\" is no marker; markers are I, II, III.");
        }
        return marker;
    }

    private static int number(String name, String text, int least, int most) {
        int number = PlyText.number(text, least, most);
        if (number < 0) {
            throw new Malformed(name + " takes a whole number from " + least + " to " + most + ".");
        }
        return number;
    }
}

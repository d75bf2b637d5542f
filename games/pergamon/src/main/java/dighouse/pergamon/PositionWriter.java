package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.DROPPED;
import static dighouse.pergamon.PergamonPosition.FACE_DOWN;
import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonPosition.RAIDER;
import static dighouse.pergamon.PergamonPosition.REVEALED;
import static dighouse.pergamon.PergamonPosition.SOURCES;
import static dighouse.pergamon.PergamonTables.CHEST;
import static dighouse.pergamon.PergamonTables.GALLERIES;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PURSE;
import static dighouse.pergamon.PergamonTables.RICHEST_CARD;

import dighouse.kernel.Seats;

/// Writes a position as [PergamonNotation] explains; the counterpart of [PositionReader].
final class PositionWriter {
    private final PergamonPosition position;
    private final StringBuilder out = new StringBuilder();

    PositionWriter(PergamonPosition position) {
        this.position = position;
    }

    String text() {
        out.append(position.round).append(' ').append(position.phase.id);
        writeOrder();
        writeNumber("at", position.at);
        for (int seat = 0; seat < position.seats; seat++) {
            writeSeat(seat);
        }
        if (position.hasRaider()) {
            writeFigure("raider", RAIDER, 0);
        }
        for (int gallery = 1; gallery <= GALLERIES; gallery++) {
            writeTiles(Names.gallery(gallery), position.gallery(gallery));
        }
        writeTiles("revealed", position.sets[REVEALED]);
        writeNumber("gallery", position.nextGallery);
        writeTiles("gone", position.gone());
        writeTiles("dropped", position.sets[DROPPED]);
        writeCards();
        writeNumber("fund", position.fund);
        writeRow();
        return out.toString();
    }

    private void write(String name, String value) {
        out.append(' ').append(name).append('=').append(value);
    }

    private void writeNumber(String name, int number) {
        if (number != 0) {
            write(name, Integer.toString(number));
        }
    }

    private void writeTiles(String name, long tiles) {
        if (tiles != 0) {
            write(name, tiles(tiles));
        }
    }

    private static String tiles(long tiles) {
        StringBuilder text = new StringBuilder();
        for (long left = tiles; left != 0; left &= left - 1) {
            text.append(text.isEmpty() ? "" : ",");
            text.append(Names.tile(Long.numberOfTrailingZeros(left)));
        }
        return text.toString();
    }

    private void writeOrder() {
        StringBuilder order = new StringBuilder();
        boolean usual = true;
        for (int place = 0; place < position.seats; place++) {
            order.append(Seats.letter(position.inOrder(place)));
            usual &= position.inOrder(place) == place;
        }
        if (!usual && position.phase != Phase.BEGIN) {
            write("order", order.toString());
        }
    }

    private void writeSeat(int seat) {
        String letter = Seats.letter(seat);
        writeFigure(letter, seat, position.tables().startingCoins);
        writeTiles(letter + ".finds", position.hand(seat));
        for (int marker = 0; marker < MARKERS; marker++) {
            int collection = seat * MARKERS + marker;
            if (position.isOnShow(collection)) {
                write(
                        letter + "." + Names.marker(marker),
                        position.space(collection) + ":" + row(position.firstTile(collection)));
            }
        }
        if (position.tickets(seat) > 0) {
            StringBuilder tickets = new StringBuilder();
            for (int source = 0; source < SOURCES; source++) {
                tickets.append(source == 0 ? "" : "/").append(position.ticketsFrom(seat, source));
            }
            write(letter + ".tickets", tickets.toString());
        }
    }

    private void writeFigure(String name, int figure, int usualCoins) {
        int coins = position.coins(figure);
        int space = position.pawn(figure);
        if (coins != usualCoins || space != 0) {
            write(name, space == 0 ? Integer.toString(coins) : coins + "@" + space);
        }
    }

    private String row(int first) {
        StringBuilder row = new StringBuilder(Names.tile(first));
        for (int tile = position.next(first); tile != NONE; tile = position.next(tile)) {
            row.append('-').append(Names.tile(tile));
        }
        return row.toString();
    }

    private void writeCards() {
        StringBuilder cards = new StringBuilder();
        boolean full = true;
        for (int value = 1; value <= RICHEST_CARD; value++) {
            int left = position.bytes[PergamonPosition.CARDS + value - 1];
            cards.append(value == 1 ? "" : "/").append(left);
            full &= left == position.tables().copies[value];
        }
        if (!full) {
            write("cards", cards.toString());
        }
        String table =
                "p".repeat(position.bytes[FACE_DOWN + PURSE])
                        + "c".repeat(position.bytes[FACE_DOWN + CHEST]);
        if (!table.isEmpty()) {
            write("table", table);
        }
        if (position.top != NONE) {
            write("top", position.top == PURSE ? "p" : "c");
        }
    }

    private void writeRow() {
        if (position.rowLast != 0) {
            write("row", row(ExhibitRules.rowFirst(position)));
        }
        if (position.disbanded != NONE) {
            write("disband", Names.marker(position.disbanded));
        }
    }
}

package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.CARDS;
import static dighouse.pergamon.PergamonPosition.COINS;
import static dighouse.pergamon.PergamonPosition.UNSEEN;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;

/// Setting up (PRG-SETUP): everything is in its pile, nobody has anything, and chance names the
/// first player.
final class SetupRules {
    private SetupRules() {}

    static void start(Setup setup, PergamonPosition position) {
        PergamonTables tables = ((PergamonEdition) setup.edition()).tables;
        position.clear(setup, tables, Options.bits(setup));
        position.sets[UNSEEN] = PergamonTables.ALL_TILES;
        for (int value = 1; value <= PergamonTables.RICHEST_CARD; value++) {
            position.bytes[CARDS + value - 1] = (byte) tables.copies[value];
        }
        for (int seat = 0; seat < position.seats; seat++) {
            position.amounts[COINS + seat] = tables.startingCoins;
        }
    }

    /// PRG-RULING-26: every seat is equally likely, unless the host has named one.
    static void addBegins(PergamonPosition position, MoveList outcomes) {
        int number = weight(position);
        for (int i = 0; i < number; i++) {
            outcomes.add(outcome(position, i), 1);
        }
    }

    static int weight(PergamonPosition position) {
        return named(position) == 0 ? position.seats : 1;
    }

    static int outcome(PergamonPosition position, int place) {
        int named = named(position);
        return PergamonMove.of(PergamonMove.BEGIN, named == 0 ? place : named - 1);
    }

    /// The seat that the host has named, from 1; 0 for none.
    private static int named(PergamonPosition position) {
        return position.setup().value(Options.FIRST_PLAYER, 0);
    }
}

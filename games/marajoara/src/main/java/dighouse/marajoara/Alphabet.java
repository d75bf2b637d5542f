package dighouse.marajoara;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;

/// Every well-formed move of a table: cells, dice, pieces and museums that exist there.
final class Alphabet {
    private Alphabet() {}

    static void add(Setup setup, MoveList list) {
        MarajoaraEdition edition = (MarajoaraEdition) setup.edition();
        Board board = edition.board(setup.value(Options.BOARD, 0));
        boolean solo = setup.seats() == 1;
        boolean two =
                setup.mission() > 0 && edition.tables.missions[setup.mission() - 1].twoMuseums;
        addCells(board, solo, list);
        for (int museum = 0; museum <= (two ? 1 : 0); museum++) {
            addMuseum(museum, list);
        }
        if (two) {
            addTwo(list);
        }
        addDice(list);
        addNumbers(list);
        for (int verb :
                new int[] {
                    MarajoaraMove.END,
                    MarajoaraMove.SKIP,
                    MarajoaraMove.STOP,
                    MarajoaraMove.RAISE_CAPTURED,
                    MarajoaraMove.DOUBLE
                }) {
            list.add(MarajoaraMove.of(verb));
        }
    }

    private static void addCells(Board board, boolean solo, MoveList list) {
        for (int cell = 0; cell < board.rows * board.columns; cell++) {
            if (!board.has(cell)) {
                continue;
            }
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                list.add(MarajoaraMove.line(MarajoaraMove.CAPTURE, cell, direction));
                if (board.next(direction, cell) != Board.NONE) {
                    list.add(MarajoaraMove.line(MarajoaraMove.FIELDWORK, cell, direction));
                }
            }
            list.add(MarajoaraMove.of(MarajoaraMove.TOKEN, cell));
            list.add(MarajoaraMove.of(MarajoaraMove.PLACE, cell));
            if (solo) {
                list.add(MarajoaraMove.of(MarajoaraMove.REMOVE, cell));
            }
        }
    }

    private static void addMuseum(int museum, MoveList list) {
        addSets(museum, list);
        for (int piece = 0; piece < MarajoaraTables.PIECES; piece++) {
            list.add(MarajoaraMove.of(MarajoaraMove.PIECE, museum, piece));
        }
        for (int value = 1; value <= Die.HIGHEST; value++) {
            list.add(MarajoaraMove.finance(museum, value, false));
            list.add(MarajoaraMove.finance(museum, value, true));
            list.add(MarajoaraMove.of(MarajoaraMove.SHOW, museum, Die.of(Die.RED, value)));
            for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
                list.add(MarajoaraMove.of(MarajoaraMove.RAISE, museum, Die.of(colour, value)));
                list.add(MarajoaraMove.of(MarajoaraMove.GIVE, museum, Die.of(colour, value)));
            }
        }
        list.add(MarajoaraMove.of(MarajoaraMove.TAKE_BACK, museum, 0));
    }

    /// One to three dice, by ascending values.
    private static void addSets(int museum, MoveList list) {
        for (int first = 1; first <= Die.HIGHEST; first++) {
            addSet(museum, MarajoaraMove.dice(first, 0, 0), list);
            for (int second = first; second <= Die.HIGHEST; second++) {
                addSet(museum, MarajoaraMove.dice(first, second, 0), list);
                for (int third = second; third <= Die.HIGHEST; third++) {
                    addSet(museum, MarajoaraMove.dice(first, second, third), list);
                }
            }
        }
    }

    private static void addSet(int museum, int dice, MoveList list) {
        list.add(MarajoaraMove.of(MarajoaraMove.EXHIBIT, museum, dice));
        for (int piece = 0; piece < MarajoaraTables.PIECES; piece++) {
            list.add(MarajoaraMove.restore(museum, piece, dice));
        }
    }

    private static void addTwo(MoveList list) {
        list.add(MarajoaraMove.of(MarajoaraMove.MUSEUM, 0, 0));
        list.add(MarajoaraMove.of(MarajoaraMove.MUSEUM, 1, 0));
        for (int value = 1; value <= Die.HIGHEST; value++) {
            for (int other = 1; other <= Die.HIGHEST; other++) {
                for (int colour = Die.BLUE; colour <= Die.RED; colour++) {
                    int one = Die.of(colour, value);
                    list.add(MarajoaraMove.exchange(one, Die.of(Die.BLUE, other)));
                    list.add(MarajoaraMove.exchange(one, Die.of(Die.RED, other)));
                }
            }
        }
    }

    private static void addDice(MoveList list) {
        for (int value = 1; value <= Die.HIGHEST; value++) {
            for (int colour = 0; colour < Die.COLOURS; colour++) {
                list.add(MarajoaraMove.of(MarajoaraMove.LOAD, Die.of(colour, value)));
                list.add(MarajoaraMove.of(MarajoaraMove.RETURN, Die.of(colour, value)));
            }
            list.add(MarajoaraMove.of(MarajoaraMove.COIN, Die.of(Die.YELLOW, value)));
        }
    }

    private static void addNumbers(MoveList list) {
        for (int pips = 0; pips <= Die.HIGHEST; pips++) {
            list.add(MarajoaraMove.of(MarajoaraMove.PAY, pips));
        }
        for (int track = 0; track < MarajoaraTables.TRACKS; track++) {
            list.add(MarajoaraMove.of(MarajoaraMove.TRACK, track));
        }
        for (int place = 0; place < MarajoaraTables.WHEELBARROW; place++) {
            list.add(MarajoaraMove.of(MarajoaraMove.TAKE, place));
        }
    }
}

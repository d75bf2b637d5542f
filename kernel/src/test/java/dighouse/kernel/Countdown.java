package dighouse.kernel;

/// The shortest game there can be: a rolled number of matches, from which one takes one or two;
/// whoever takes the last has won. Keeps every default but those for chance's weights.
final class Countdown extends SmallGame<Countdown.Heap> {
    static final class Heap extends SmallPosition<Heap> {
        Heap() {
            super(3); // matches, whose turn it is, and whether they have been rolled
        }

        int matches() {
            return at(0);
        }

        void roll(int matches) {
            set(0, matches);
            set(2, 1);
            settle();
        }

        void take(int matches) {
            set(0, at(0) - matches);
            set(1, 1 - at(1));
            settle();
        }

        boolean isPossible() {
            boolean begun = at(2) == 1 && at(0) >= 0 && at(0) <= 5 && at(1) >= 0 && at(1) <= 1;
            return begun || (at(0) == 0 && at(1) == 0 && at(2) == 0);
        }

        void settle() {
            passTo(at(2) == 0 ? Actor.CHANCE : at(0) == 0 ? Actor.NOBODY : at(1));
        }

        int winner() {
            return 1 - at(1);
        }
    }

    private static final Notation<Heap> NOTATION =
            new IntsNotation<>("number", "0", "1", "2", "3", "4", "5") {
                @Override
                protected void settle(Heap heap) {
                    if (!heap.isPossible()) {
                        throw new Malformed("There are up to five matches.");
                    }
                    heap.settle();
                }
            };

    Countdown() {
        super("countdown", new SeatRange(2, 2), 6, Heap::new);
    }

    @Override
    public void start(Setup setup, Heap heap) {
        heap.begin(setup);
        heap.settle();
    }

    @Override
    public void moves(Heap heap, MoveList list) {
        if (heap.actor() == Actor.CHANCE) {
            list.add(3, 1);
            list.add(4, 2);
            list.add(5, 3);
            return;
        }
        for (int number = 1; number <= Math.min(2, heap.matches()); number++) {
            list.add(number);
        }
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        list.add(1);
        list.add(2);
    }

    @Override
    public void play(Heap heap, int number) {
        if (heap.actor() == Actor.CHANCE) {
            heap.roll(number);
        } else {
            heap.take(number);
        }
    }

    @Override
    public int points(Heap heap, int seat) {
        return heap.matches() == 0 && heap.winner() == seat ? 1 : 0;
    }

    @Override
    public View view(Heap heap, int viewer) {
        return json -> json.value(heap.matches());
    }

    @Override
    public Notation<Heap> notation() {
        return NOTATION;
    }
}

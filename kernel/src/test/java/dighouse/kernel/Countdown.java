package dighouse.kernel;

/// The shortest game there can be: a rolled number of matches, from which one takes one or two;
/// whoever takes the last has won. Keeps every default but those for chance's weights.
final class Countdown extends SmallGame<Countdown.Heap> {
    static final class Heap extends SmallPosition<Heap> {
        Heap() {
            super(2); // matches, and whose turn it is
        }

        int matches() {
            return at(0);
        }

        void roll(int matches) {
            set(0, matches);
            passTo(at(1));
        }

        void take(int matches) {
            set(0, at(0) - matches);
            set(1, 1 - at(1));
            passTo(at(0) == 0 ? Actor.NOBODY : at(1));
        }

        void waitForChance() {
            passTo(Actor.CHANCE);
        }

        int winner() {
            return 1 - at(1);
        }
    }

    private static final Notation<Heap> NOTATION =
            new NamedMoves<>("number", "0", "1", "2", "3", "4", "5") {
                @Override
                public String position(Heap heap) {
                    return Integer.toString(heap.matches());
                }

                @Override
                public void position(Setup setup, String text, Heap into) {
                    into.begin(setup);
                    into.roll(Integer.parseInt(text));
                }
            };

    Countdown() {
        super("countdown", new SeatRange(2, 2), 6, Heap::new);
    }

    @Override
    public void start(Setup setup, Heap heap) {
        heap.begin(setup);
        heap.waitForChance();
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

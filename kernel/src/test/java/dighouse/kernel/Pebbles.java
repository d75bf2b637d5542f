package dighouse.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The smallest game with all that the kernel's own tests need: chance, a compound choice, an
/// option and an end. From a heap of pebbles the seats take turns; chance says how many may be
/// picked at most (1, 2 or 3; weights 1, 2, 1), the seat picks them one by one and stops. Who
/// empties the heap wins.
final class Pebbles extends Game<Pebbles.Heap> {
    static final int PICK = 0;
    static final int STOP = 1;

    /// An edition without anything printed.
    record Plain(String id) implements Edition {
        @Override
        public String json() {
            return "{\"id\":\"" + id + "\"}";
        }
    }

    static final class Heap implements Position<Heap> {
        private @Nullable Setup setup;
        int seat;
        int left;
        int limit; // 0 while chance has not spoken
        int picked;

        @Override
        public Setup setup() {
            if (setup == null) {
                throw new IllegalStateException("not started");
            }
            return setup;
        }

        @Override
        public void copyFrom(Heap other) {
            setup = other.setup;
            seat = other.seat;
            left = other.left;
            limit = other.limit;
            picked = other.picked;
        }

        @Override
        public long hash() {
            return Hash64.mix(Hash64.mix(setup().hash(), seat), left * 100L + limit * 10L + picked);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Heap heap && hash() == heap.hash();
        }

        @Override
        public int hashCode() {
            return Long.hashCode(hash());
        }
    }

    static Setup setup() {
        return Setup.of(new Pebbles(), new Plain("plain"), 2);
    }

    @Override
    public String id() {
        return "pebbles";
    }

    @Override
    public Edition edition(String json) {
        return new Plain(Json.parse(json).get("id").string());
    }

    @Override
    public SeatRange seats(Edition edition) {
        return new SeatRange(2, 2);
    }

    @Override
    public List<Option> options(Edition edition, int seats, int mission) {
        return List.of(
                Option.number("heap", 1, 20, 5, "PBL-01"), Option.flag("misere", false, "PBL-02"));
    }

    @Override
    public int longest(Setup setup) {
        return 3 * setup.value(0);
    }

    @Override
    public Heap position() {
        return new Heap();
    }

    @Override
    public void start(Setup setup, Heap heap) {
        heap.setup = setup;
        heap.seat = 0;
        heap.left = setup.value(0);
        heap.limit = 0;
        heap.picked = 0;
    }

    @Override
    public int actor(Heap heap) {
        if (heap.left == 0 && heap.limit == 0) {
            return Actor.NOBODY;
        }
        return heap.limit == 0 ? Actor.CHANCE : heap.seat;
    }

    @Override
    public void moves(Heap heap, MoveList list) {
        switch (actor(heap)) {
            case Actor.NOBODY -> {}
            case Actor.CHANCE -> {
                list.add(1, 1);
                list.add(2, 2);
                list.add(3, 1);
            }
            default -> {
                if (heap.picked < heap.limit && heap.left > 0) {
                    list.add(PICK);
                }
                if (heap.picked > 0) {
                    list.add(STOP);
                }
            }
        }
    }

    @Override
    public void play(Heap heap, int ply) {
        if (heap.limit == 0) {
            heap.limit = ply;
        } else if (ply == PICK) {
            heap.picked++;
            heap.left--;
        } else {
            heap.limit = 0;
            heap.picked = 0;
            heap.seat = 1 - heap.seat;
        }
    }

    @Override
    public void alphabet(Setup setup, MoveList list) {
        list.add(PICK);
        list.add(STOP);
    }

    @Override
    public @Nullable Refusal judge(Heap heap, int move) {
        if (move == PICK) {
            return heap.picked < heap.limit && heap.left > 0 ? null : Refusal.by("PBL-03");
        }
        return heap.picked > 0 ? null : Refusal.by("PBL-04");
    }

    @Override
    public boolean seals(Heap heap, int move) {
        return move == STOP;
    }

    @Override
    public boolean rests(Heap heap) {
        return heap.picked == 0;
    }

    @Override
    public boolean automatic(Heap heap) {
        return actor(heap) >= 0 && (heap.picked == heap.limit || heap.left == 0);
    }

    @Override
    public int fallback(Heap heap) {
        return heap.picked > 0 ? STOP : PICK;
    }

    @Override
    public View view(Heap heap, int viewer) {
        return json -> json.beginObject().name("left").value(heap.left).endObject();
    }

    @Override
    public List<Event> tell(Heap heap, int ply, int viewer) {
        return List.of();
    }

    @Override
    public Phrase describe(Heap heap, int ply) {
        return Phrase.of(notation().ply(heap, ply));
    }

    @Override
    public int points(Heap heap, int seat) {
        return seat == 0 ? heap.seat : 1 - heap.seat;
    }

    @Override
    public List<Score> score(Heap heap) {
        return List.of(new Score(0, heap.seat, List.of()), new Score(1, 1 - heap.seat, List.of()));
    }

    @Override
    public Result result(Heap heap) {
        int winner = 1 - heap.seat;
        return new Result.Places(
                List.of(new Result.Standing(winner, 1, 1), new Result.Standing(heap.seat, 2, 0)),
                null);
    }

    @Override
    public Notation<Heap> notation() {
        return new Notation<>() {
            @Override
            public String position(Heap heap) {
                return Seats.letter(heap.seat) + heap.left + "/" + heap.limit + "/" + heap.picked;
            }

            @Override
            public void position(Setup setup, String text, Heap into) {
                String[] parts = text.substring(1).split("/", -1);
                if (parts.length != 3) {
                    throw new Malformed("\"" + text + "\" is no heap, such as A5/0/0.");
                }
                into.setup = setup;
                into.seat = Seats.actor(text.substring(0, 1));
                into.left = Integer.parseInt(parts[0]);
                into.limit = Integer.parseInt(parts[1]);
                into.picked = Integer.parseInt(parts[2]);
            }

            @Override
            public String ply(Heap heap, int ply) {
                return heap.limit == 0 ? "limit " + ply : ply == PICK ? "pick" : "stop";
            }

            @Override
            public int ply(Heap heap, String text) {
                return switch (text) {
                    case "pick" -> PICK;
                    case "stop" -> STOP;
                    case "limit 1" -> 1;
                    case "limit 2" -> 2;
                    case "limit 3" -> 3;
                    default ->
                            throw new Malformed("\"" + text + "\" is no ply: pick, stop, limit 1.");
                };
            }
        };
    }
}

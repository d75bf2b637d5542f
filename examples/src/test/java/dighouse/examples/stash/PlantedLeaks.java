package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.KINDS;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Notation;
import dighouse.kernel.Phrase;
import dighouse.kernel.Pool;
import dighouse.kernel.Randomness;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Broken games of Stash that tell too much, or believe wrongly.
final class PlantedLeaks {
    private PlantedLeaks() {}

    static List<PlantedFault> all() {
        return List.of(
                new PlantedFault("twins", "a trinket in the view", "the view of", openHands()),
                new PlantedFault("twins", "fallback", "the fallback", knowingFallback()),
                new PlantedFault("twins", "automatic", "automatic depends", knowingDoor()),
                new PlantedFault(
                        "drafting", "a trinket refused", "is refused depends", knowingJudge()),
                new PlantedFault("drafting", "a trinket moved", "the view of", knowingHand()),
                new PlantedFault("drafting", "notation", "is another", forgetful()),
                new PlantedFault("telling", "a trinket told", "the same view for", gossip()),
                new PlantedFault("imagining", "truth", "all is known", oracle()),
                new PlantedFault("imagining", "hidden truth", "imagined anew", peeking()),
                new PlantedFault("imagining", "at times", "what is hidden", peekingAtTimes()),
                new PlantedFault("imagining", "dirty target", "same words", careless()),
                new PlantedFault("imagining", "own whims", "same words", whimsical()),
                new PlantedFault("imagining", "a lost trinket", "three trinkets", losing()),
                new PlantedFault("asking", "view changes", "has changed", meddling()),
                new PlantedFault("shapes", "view", "writes", oddView()),
                new PlantedFault("shapes", "event's name", "says itself", oddEvent()),
                new PlantedFault("shapes", "event's arguments", "said as", oddArgument()));
    }

    /// The view of A holds one trinket of B.
    private static Game<StashPosition> openHands() {
        return new BrokenStash() {
            @Override
            public View view(StashPosition position, int viewer) {
                StashView seen = StashView.of(position, viewer);
                return new StashView(
                        seen.dealt(),
                        seen.turn(),
                        seen.picked() + 10 * position.hand[KINDS],
                        seen.hand(),
                        seen.stash());
            }
        };
    }

    private static Game<StashPosition> knowingFallback() {
        return new BrokenStash() {
            @Override
            public int fallback(StashPosition position) {
                boolean tempting = position.turn == 0 && position.hand[KINDS + 3] > 1;
                for (int kind = KINDS - 1; kind > 0 && tempting && position.picked < 2; kind--) {
                    if (position.held(kind) > 0) {
                        return kind;
                    }
                }
                return super.fallback(position);
            }
        };
    }

    private static Game<StashPosition> knowingDoor() {
        return new BrokenStash() {
            @Override
            public boolean automatic(StashPosition position) {
                return position.turn == 0 && position.hand[3] == 0;
            }
        };
    }

    /// Names another rule in the middle of the choice of A, if B holds a trinket of the first kind.
    private static Game<StashPosition> knowingJudge() {
        return new BrokenStash() {
            @Override
            public @Nullable Refusal judge(StashPosition position, int move) {
                Refusal refusal = super.judge(position, move);
                boolean knows =
                        position.turn == 0 && position.picked == 1 && position.hand[KINDS] > 0;
                return refusal != null && knows ? Refusal.by("STASH-DONE-02") : refusal;
            }
        };
    }

    /// Stashes the next trinket above the wished one, if B holds more than one of the first kind.
    private static Game<StashPosition> knowingHand() {
        return new BrokenStash() {
            @Override
            public void play(StashPosition position, int ply) {
                boolean knows = !position.isDealing() && position.hand[KINDS] > 1;
                boolean above = ply + 1 < KINDS && position.held(ply + 1) > 0;
                super.play(position, knows && above ? ply + 1 : ply);
            }
        };
    }

    /// Reads positions without what was stashed last.
    private static Game<StashPosition> forgetful() {
        return new BrokenStash() {
            @Override
            public Notation<StashPosition> notation() {
                return new StashNotation() {
                    @Override
                    public void position(Setup setup, String text, StashPosition into) {
                        super.position(setup, text, into);
                        into.last = 0;
                    }
                };
            }
        };
    }

    private static Game<StashPosition> gossip() {
        return new BrokenStash() {
            @Override
            public List<? extends Event> tell(StashPosition position, int ply, int viewer) {
                return super.tell(position, ply, position.isDealing() ? position.seat() : viewer);
            }
        };
    }

    private static Game<StashPosition> oracle() {
        return new BrokenStash() {
            @Override
            public void imagine(
                    StashPosition position, int viewer, Randomness random, StashPosition into) {
                into.copyFrom(position);
            }
        };
    }

    /// What is drawn depends on what was there.
    private static Game<StashPosition> peeking() {
        return new BrokenStash() {
            @Override
            public void imagine(
                    StashPosition position, int viewer, Randomness random, StashPosition into) {
                for (int i = 0; i < position.hand[KINDS] + position.hand[3]; i++) {
                    random.next();
                }
                super.imagine(position, viewer, random, into);
            }
        };
    }

    /// Half of the time it keeps the truth, if that has no trinket of the first kind: a fault that
    /// the same words never show.
    private static Game<StashPosition> peekingAtTimes() {
        return new BrokenStash() {
            @Override
            public void imagine(
                    StashPosition position, int viewer, Randomness random, StashPosition into) {
                if ((random.next() & 1) == 0 && position.hand[KINDS] == 0) {
                    into.copyFrom(position);
                } else {
                    super.imagine(position, viewer, random, into);
                }
            }
        };
    }

    private static Game<StashPosition> careless() {
        return new BrokenStash() {
            @Override
            public void imagine(
                    StashPosition position, int viewer, Randomness random, StashPosition into) {
                int turn = into.turn;
                super.imagine(position, viewer, random, into);
                into.turn = Math.min(turn, position.turn + 1);
            }
        };
    }

    private static Game<StashPosition> whimsical() {
        return new BrokenStash() {
            private int words;

            @Override
            public void imagine(
                    StashPosition position, int viewer, Randomness random, StashPosition into) {
                super.imagine(position, viewer, () -> words++ * 0x9E3779B9, into);
            }
        };
    }

    private static Game<StashPosition> losing() {
        return new BrokenStash() {
            @Override
            public void imagine(
                    StashPosition position, int viewer, Randomness random, StashPosition into) {
                super.imagine(position, viewer, random, into);
                if (Pool.size(into.bag, 0, KINDS) == 2) {
                    into.bag[0] = 0;
                }
            }
        };
    }

    private static Game<StashPosition> meddling() {
        return new BrokenStash() {
            @Override
            public View view(StashPosition position, int viewer) {
                if (position.picked == 1 && viewer == 1) {
                    position.last = 0;
                }
                return super.view(position, viewer);
            }
        };
    }

    /// A view that writes more than its record says.
    private record ChattyView(int turn) implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject().name("turn").value(turn).name("dealt").value(10).endObject();
        }
    }

    private static Game<StashPosition> oddView() {
        return new BrokenStash() {
            @Override
            public View view(StashPosition position, int viewer) {
                return new ChattyView(position.turn);
            }
        };
    }

    private record Misnamed(int seat) implements Event {
        @Override
        public Phrase phrase() {
            return Phrase.of("dealt", Argument.seat("seat", seat));
        }
    }

    private static Game<StashPosition> oddEvent() {
        return new BrokenStash() {
            @Override
            public List<? extends Event> tell(StashPosition position, int ply, int viewer) {
                return List.of(new Misnamed(position.seat()));
            }
        };
    }

    private record Crossed(int seat, int kind) implements Event {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "crossed", Argument.number("seat", seat), Argument.number("kind", seat - 1));
        }
    }

    private static Game<StashPosition> oddArgument() {
        return new BrokenStash() {
            @Override
            public List<? extends Event> tell(StashPosition position, int ply, int viewer) {
                return List.of(new Crossed(position.seat(), ply));
            }
        };
    }
}

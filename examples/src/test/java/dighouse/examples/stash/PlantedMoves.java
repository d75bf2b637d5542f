package dighouse.examples.stash;

import static dighouse.examples.stash.StashPosition.KINDS;

import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Broken games of Stash: what may be done, and what it does.
final class PlantedMoves {
    private PlantedMoves() {}

    static List<PlantedFault> all() {
        List<PlantedFault> faults = new ArrayList<>();
        faults.addAll(playing());
        faults.addAll(listing());
        faults.addAll(chance());
        faults.addAll(refusing());
        return faults;
    }

    private static List<PlantedFault> playing() {
        Game<StashPosition> endless =
                new BrokenStash() {
                    @Override
                    public void play(StashPosition position, int ply) {
                        super.play(position, ply);
                        if (position.isOver()) {
                            position.turn = 1;
                            move(position.stash, position.hand);
                        }
                    }

                    private void move(byte[] from, byte[] to) {
                        for (int at = KINDS; at < 2 * KINDS; at++) {
                            to[at] += from[at];
                            from[at] = 0;
                        }
                    }
                };
        Game<StashPosition> noSuchSeat =
                new BrokenStash() {
                    @Override
                    public int actor(StashPosition position) {
                        return position.turn == 1 ? 7 : super.actor(position);
                    }
                };
        Game<StashPosition> lossy =
                new BrokenStash() {
                    @Override
                    public void play(StashPosition position, int ply) {
                        super.play(position, ply);
                        if (position.dealt == 7 && ply == 2) {
                            position.hand[2]--;
                        }
                    }
                };
        return List.of(
                new PlantedFault("ending", "endless", "goes on after the declared 16", endless),
                new PlantedFault("ending", "no such seat", "the actor is 7", noSuchSeat),
                new PlantedFault("conservation", "a lost trinket", "", lossy));
    }

    private static List<PlantedFault> listing() {
        Game<StashPosition> twice =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        super.moves(position, list);
                        if (position.picked == 1) {
                            list.add(list.get(0));
                        }
                    }
                };
        Game<StashPosition> none =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        if (position.picked != 2) {
                            super.moves(position, list);
                        }
                    }
                };
        Game<StashPosition> afterTheEnd =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        super.moves(position, list);
                        if (position.isOver()) {
                            list.add(Stash.DONE);
                        }
                    }
                };
        Game<StashPosition> unstable =
                new BrokenStash() {
                    private int calls;

                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        MoveList sorted = new MoveList();
                        super.moves(position, sorted);
                        boolean turned = position.isDealing() || ++calls % 3 > 0;
                        for (int i = 0; i < sorted.size(); i++) {
                            int at = turned ? i : sorted.size() - 1 - i;
                            list.add(sorted.get(at), sorted.weight(at));
                        }
                    }
                };
        Game<StashPosition> onlyInOneOrder =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        MoveList other = list.anyOrder() ? new MoveList() : MoveList.inAnyOrder();
                        super.moves(position, other);
                        for (int i = 0; i < other.size(); i++) {
                            list.add(other.get(i), other.weight(i));
                        }
                    }
                };
        Game<StashPosition> sameWords =
                new BrokenStash() {
                    @Override
                    public Phrase describe(StashPosition position, int ply) {
                        return super.describe(position, ply == 3 ? 2 : ply);
                    }
                };
        Game<StashPosition> halfTheOrder =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        MoveList all = list.anyOrder() ? MoveList.inAnyOrder() : new MoveList();
                        super.moves(position, all);
                        boolean half = position.picked == 1 && !list.anyOrder() && all.size() > 1;
                        for (int i = half ? 1 : 0; i < all.size(); i++) {
                            list.add(all.get(i), all.weight(i));
                        }
                    }
                };
        Game<StashPosition> noOrder =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        MoveList any = MoveList.inAnyOrder();
                        super.moves(position, any);
                        for (int i = 0; i < any.size(); i++) {
                            list.add(any.get(i), any.weight(i));
                        }
                    }
                };
        return List.of(
                new PlantedFault("listing", "a move twice", "is listed twice", twice),
                new PlantedFault("listing", "no moves", "there is no move", none),
                new PlantedFault("listing", "moves after the end", "after the end", afterTheEnd),
                new PlantedFault("listing", "two lists", "two calls", unstable),
                new PlantedFault("listing", "orders mixed up", "not in any", onlyInOneOrder),
                new PlantedFault("listing", "two alike", "both described", sameWords),
                new PlantedFault("ordering", "one order too narrow", "any order", halfTheOrder),
                new PlantedFault("ordering", "one order too wide", "in one order only", noOrder));
    }

    private static List<PlantedFault> chance() {
        Game<StashPosition> offByOne =
                new BrokenStash() {
                    @Override
                    public int weight(StashPosition position) {
                        return super.weight(position) - 1;
                    }
                };
        Game<StashPosition> shifted =
                new BrokenStash() {
                    @Override
                    public int outcome(StashPosition position, int r) {
                        return super.outcome(position, r == 0 ? 0 : r - 1);
                    }
                };
        Game<StashPosition> weightless =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        super.moves(position, list);
                        for (int kind = 0; kind < KINDS && position.isDealing(); kind++) {
                            if (position.bag[kind] == 0) {
                                list.add(kind, 0);
                            }
                        }
                    }
                };
        return List.of(
                new PlantedFault("weighing", "weight off by one", "add up to 12", offByOne),
                new PlantedFault("weighing", "outcomes shifted", "not the one listed", shifted),
                new PlantedFault("weighing", "weight of nothing", "has weight 0", weightless));
    }

    private static List<PlantedFault> refusing() {
        Game<StashPosition> oneMissing =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        MoveList all = list.anyOrder() ? MoveList.inAnyOrder() : new MoveList();
                        super.moves(position, all);
                        boolean choice = !position.isDealing() && all.size() > 1;
                        for (int i = choice ? 1 : 0; i < all.size(); i++) {
                            list.add(all.get(i), all.weight(i));
                        }
                    }
                };
        Game<StashPosition> oneTooMany =
                new BrokenStash() {
                    @Override
                    public void moves(StashPosition position, MoveList list) {
                        super.moves(position, list);
                        if (position.picked == 1) {
                            list.add(Stash.DONE);
                        }
                    }
                };
        Game<StashPosition> notInTheAlphabet =
                new BrokenStash() {
                    @Override
                    public void alphabet(Setup setup, MoveList list) {
                        for (int kind = 0; kind < KINDS; kind++) {
                            list.add(kind);
                        }
                    }
                };
        Game<StashPosition> twiceInTheAlphabet =
                new BrokenStash() {
                    @Override
                    public void alphabet(Setup setup, MoveList list) {
                        super.alphabet(setup, list);
                        list.add(2);
                    }
                };
        Game<StashPosition> noIdentifier =
                new BrokenStash() {
                    @Override
                    public @Nullable Refusal judge(StashPosition position, int move) {
                        Refusal refusal = super.judge(position, move);
                        return refusal == null ? null : Refusal.by("because");
                    }
                };
        Game<StashPosition> notTheSeat =
                new BrokenStash() {
                    @Override
                    public @Nullable Refusal refusal(StashPosition position, int seat, int move) {
                        int actor = super.actor(position);
                        return super.refusal(position, actor < 0 ? seat : actor, move);
                    }
                };
        Game<StashPosition> anything =
                new BrokenStash() {
                    @Override
                    public @Nullable Refusal refusal(StashPosition position, int seat, int move) {
                        boolean odd = move < 0 || move > Stash.DONE;
                        return odd ? null : super.refusal(position, seat, move);
                    }
                };
        Game<StashPosition> stubborn =
                new BrokenStash() {
                    @Override
                    public @Nullable Refusal refusal(StashPosition position, int seat, int move) {
                        return Refusal.by("STASH-HIDE-01");
                    }
                };
        Game<StashPosition> speechless =
                new BrokenStash() {
                    @Override
                    public Phrase describe(StashPosition position, int ply) {
                        if (!position.isDealing() && judge(position, ply) != null) {
                            throw new IllegalArgumentException("no such trinket");
                        }
                        return super.describe(position, ply);
                    }
                };
        return List.of(
                new PlantedFault("describing", "an illegal move", "no description", speechless),
                new PlantedFault("refusing", "a legal move missing", "not listed", oneMissing),
                new PlantedFault("refusing", "an illegal move listed", "STASH-DONE-01", oneTooMany),
                new PlantedFault(
                        "refusing",
                        "a move missing from the alphabet",
                        "\"done\" is listed, but not in the alphabet",
                        notInTheAlphabet),
                new PlantedFault(
                        "refusing",
                        "a move twice in the alphabet",
                        "the alphabet names \"hide 2\" twice",
                        twiceInTheAlphabet),
                new PlantedFault("refusing", "no identifier", "no identifier", noIdentifier),
                new PlantedFault("refusing", "another's move", "HOUSE-NOT-YOUR", notTheSeat),
                new PlantedFault("refusing", "no move at all", "HOUSE-NO-SUCH-MOVE", anything),
                new PlantedFault("recording", "no replay", "is not allowed", stubborn));
    }
}

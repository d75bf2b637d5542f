package dighouse.examples.stash;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import java.util.ArrayList;
import java.util.List;

/// Broken games of Stash, one method wrong in each: what may be done, and what it does. What is
/// told and believed is in [PlantedLeaks], what positions are in [PlantedPositions].
final class PlantedFaults {
    private PlantedFaults() {}

    static List<PlantedFault> all() {
        List<PlantedFault> faults = new ArrayList<>();
        faults.addAll(PlantedMoves.all());
        faults.addAll(doors());
        faults.addAll(scoring());
        faults.addAll(counting());
        faults.addAll(PlantedLeaks.all());
        faults.addAll(PlantedPositions.all());
        return faults;
    }

    private static List<PlantedFault> doors() {
        Game<StashPosition> badFallback =
                new BrokenStash() {
                    @Override
                    public int fallback(StashPosition position) {
                        return position.picked == 1 ? 0 : super.fallback(position);
                    }
                };
        Game<StashPosition> halfFallback =
                new BrokenStash() {
                    @Override
                    public int fallback(StashPosition position) {
                        MoveList list = new MoveList();
                        moves(position, list);
                        return list.get(position.picked == 1 ? list.size() - 1 : 0);
                    }
                };
        Game<StashPosition> tooAutomatic =
                new BrokenStash() {
                    @Override
                    public boolean automatic(StashPosition position) {
                        return true;
                    }
                };
        Game<StashPosition> sealsAutomatically =
                new BrokenStash() {
                    @Override
                    public boolean automatic(StashPosition position) {
                        return position.picked == 2;
                    }
                };
        Game<StashPosition> sealsTooLate =
                new BrokenStash() {
                    private int asked;

                    @Override
                    public boolean seals(StashPosition position, int move) {
                        return super.seals(position, move) || asked++ % 3 == 0;
                    }
                };
        Game<StashPosition> fickle =
                new BrokenStash() {
                    private int plays;

                    @Override
                    public void play(StashPosition position, int ply) {
                        int wished = ply;
                        if (position.picked == 0 && !position.isDealing() && plays++ % 2 == 1) {
                            MoveList list = MoveList.inAnyOrder();
                            super.moves(position, list);
                            wished = list.get(list.size() - 1);
                        }
                        super.play(position, wished);
                    }
                };
        return List.of(
                new PlantedFault("standing in", "fallback", "is not legal", badFallback),
                new PlantedFault(
                        "standing in", "fallback", "the two lowest are stashed", halfFallback),
                new PlantedFault("standing in", "automatic", "not the only one", tooAutomatic),
                new PlantedFault("going back", "automatic", "seals what", sealsAutomatically),
                new PlantedFault("going back", "seals by whim", "can go back to", sealsTooLate),
                new PlantedFault("going back", "plays by whim", "", fickle),
                new PlantedFault("copying", "plays by whim", "two copies", fickle));
    }

    private static List<PlantedFault> scoring() {
        Game<StashPosition> badSum =
                new BrokenStash() {
                    @Override
                    public List<Score> score(StashPosition position) {
                        List<Score> scores = super.score(position);
                        Score first = scores.get(0);
                        return List.of(
                                new Score(0, first.points() + position.turn, first.parts()),
                                scores.get(1));
                    }
                };
        Game<StashPosition> badResult =
                new BrokenStash() {
                    @Override
                    public Result result(StashPosition position) {
                        Result.Places places = (Result.Places) super.result(position);
                        return new Result.Places(places.standings().reversed(), null);
                    }
                };
        Game<StashPosition> badActor =
                new BrokenStash() {
                    @Override
                    public List<Score> score(StashPosition position) {
                        return super.actor(position) == Actor.CHANCE
                                ? List.of()
                                : super.score(position);
                    }
                };
        return List.of(
                new PlantedFault("scoring", "parts", "add up to", badSum),
                new PlantedFault("scoring", "places upside down", "", badResult),
                new PlantedFault("scoring", "no scores", "one score a seat", badActor));
    }

    private static List<PlantedFault> counting() {
        Game<StashPosition> pointTooMany =
                new BrokenStash() {
                    @Override
                    public int points(StashPosition position, int seat) {
                        return super.points(position, seat) + (position.turn == 1 ? seat : 0);
                    }
                };
        Game<StashPosition> tieBroken =
                new BrokenStash() {
                    @Override
                    public int tieBreak(StashPosition position, int seat) {
                        return seat;
                    }
                };
        Game<StashPosition> wonTable =
                new BrokenStash() {
                    @Override
                    public boolean won(StashPosition position) {
                        return true;
                    }
                };
        Game<StashPosition> lostMission =
                new BrokenStash() {
                    @Override
                    public Result result(StashPosition position) {
                        return new Result.Mission(true, 0, List.of());
                    }
                };
        return List.of(
                new PlantedFault("counting", "a point too many", "points are", pointTooMany),
                new PlantedFault("counting", "a tie broken", "place 2 is counted", tieBroken),
                new PlantedFault("counting", "a table won", "without a mission", wonTable),
                new PlantedFault("counting", "a mission lost", "otherwise than told", lostMission));
    }
}

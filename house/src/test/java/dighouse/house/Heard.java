package dighouse.house;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.MoveList;
import dighouse.kernel.Option;
import dighouse.kernel.Phrase;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Refusal;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Everything that a game says in many random games: for every seat count and every mission, with
/// all options at their defaults and with each single one at each end of its range.
final class Heard<P extends Position<P>> {
    /// Games of each setup in which everything is asked for at every position.
    private static final int THOROUGH = 3;

    /// Games of each setup in which one listens for what is rare: refusals, public events, ties. Of
    /// Archaeology, the rarest (ARC-RULING-09 before a trade) is heard in one game of three
    /// hundred.
    private static final int LIGHT = 60;

    final Set<Phrase> moves = new LinkedHashSet<>();
    final Set<Phrase> events = new LinkedHashSet<>();
    final Set<Phrase> scoreParts = new LinkedHashSet<>();
    final Set<Phrase> tieBreaks = new LinkedHashSet<>();
    final Set<Refusal> refusals = new LinkedHashSet<>();
    final Set<String> questions = new LinkedHashSet<>();
    final Set<Option> options = new LinkedHashSet<>();

    private final Game<P> game;
    private final Xoshiro random = new Xoshiro(1);
    private final MoveList list = new MoveList();
    private final MoveList anyOrder = MoveList.inAnyOrder();
    private final MoveList alphabet = new MoveList();

    private Heard(Game<P> game) {
        this.game = game;
    }

    static <P extends Position<P>> Heard<P> of(GameEntry<P> entry) {
        Heard<P> heard = new Heard<>(entry.game());
        for (Edition edition : entry.editions()) {
            SeatRange range = entry.game().seats(edition);
            for (int seats = range.least(); seats <= range.most(); seats++) {
                heard.setups(edition, seats, 0).forEach(heard::playWith);
            }
            for (int mission = 1; mission <= entry.game().missions(edition); mission++) {
                heard.setups(edition, 1, mission).forEach(heard::playWith);
            }
        }
        heard.listenToRare(entry);
        return heard;
    }

    /// Refusals that no random game gets to hear, from positions in `rare/<game>.txt`: number of
    /// seats and notation, a line each.
    private void listenToRare(GameEntry<P> entry) {
        Path file =
                Path.of(
                        System.getProperty("dighouse.root"),
                        "house/src/test/resources/rare/" + entry.id() + ".txt");
        if (!Files.exists(file)) {
            return;
        }
        try {
            for (String line : Files.readAllLines(file)) {
                if (!line.startsWith("#")) {
                    int space = line.indexOf(' ');
                    int seats = Integer.parseInt(line.substring(0, space));
                    Setup setup = Setup.of(game, entry.standardEdition(), seats);
                    P position = game.position();
                    game.notation().position(setup, line.substring(space + 1), position);
                    alphabet.clear();
                    game.alphabet(setup, alphabet);
                    hearRefusals(position);
                }
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private List<Setup> setups(Edition edition, int seats, int mission) {
        List<Setup> setups = new ArrayList<>();
        setups.add(Setup.of(game, edition, seats, mission, Map.of()));
        for (Option option : setups.getFirst().options()) {
            options.add(option);
            for (int value : new int[] {option.least(), option.most()}) {
                Map<String, String> chosen = Map.of(option.id(), option.text(value));
                setups.add(Setup.of(game, edition, seats, mission, chosen));
            }
        }
        return setups;
    }

    private void playWith(Setup setup) {
        alphabet.clear();
        game.alphabet(setup, alphabet);
        P position = game.position();
        for (int i = 0; i < LIGHT; i++) {
            game.start(setup, position);
            play(position, i < THOROUGH);
            hearQuestion(position);
            hearEnd(position);
        }
    }

    private void play(P position, boolean thorough) {
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            if (actor != Actor.CHANCE) {
                hearRefusals(position);
            }
            int ply = Playout.choose(game, position, actor, random, list);
            hear(game.tell(position, ply, Viewer.BYSTANDER));
            if (thorough) {
                hearQuestion(position);
                hearChoices(position);
                hearEvents(position, ply);
            }
            game.play(position, ply);
        }
    }

    private void hearQuestion(P position) {
        questions.add(Json.parse(game.view(position, Viewer.OPEN).json()).get("asks").string());
    }

    private void hearChoices(P position) {
        anyOrder.clear();
        game.moves(position, anyOrder);
        for (int i = 0; i < anyOrder.size(); i++) {
            moves.add(game.describe(position, anyOrder.get(i)));
        }
        for (Score score : game.score(position)) {
            score.parts().forEach(part -> scoreParts.add(part.what()));
        }
    }

    private void hearRefusals(P position) {
        for (int i = 0; i < alphabet.size(); i++) {
            Refusal refusal = game.judge(position, alphabet.get(i));
            if (refusal != null) {
                refusals.add(refusal);
            }
        }
    }

    private void hearEvents(P position, int ply) {
        for (int viewer = 0; viewer < position.setup().seats(); viewer++) {
            hear(game.tell(position, ply, viewer));
        }
        hear(game.tell(position, ply, Viewer.OPEN));
    }

    private void hear(List<? extends Event> told) {
        told.forEach(event -> events.add(event.phrase()));
    }

    private void hearEnd(P position) {
        switch (game.result(position)) {
            case Result.Places places -> {
                if (places.tieBreak() != null) {
                    tieBreaks.add(places.tieBreak());
                }
            }
            case Result.Mission mission ->
                    mission.goals().forEach(goal -> scoreParts.add(goal.what()));
        }
    }
}

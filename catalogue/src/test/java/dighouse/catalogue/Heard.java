package dighouse.catalogue;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Event;
import dighouse.kernel.Game;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Everything that a game says in many random games: for every seat count and every mission, with
/// all options at their defaults and with each single one at each end of its range.
final class Heard<P extends Position<P>> {
    /// Games in all, shared among the setups. Of Archaeology, the rarest refusal (ARC-RULING-09
    /// before a trade) is heard in one game of three hundred.
    private static final int GAMES = 3000;

    /// Of so many positions one is listened to in full: question, choices, points, and what every
    /// viewer is told. At the others it is the ply that is played, and refusals.
    private static final int THOROUGH = 40;

    private static final int RARE_GAMES = 30;
    private static final int RARE_PLIES = 6;
    private static final Pattern RARE =
            Pattern.compile(
                    "((?<edition>\\w+):)?(?<seats>\\d)(/(?<mission>\\d))?"
                            + "( \\[(?<option>\\w+)=(?<value>\\w+)])? (?<notation>.+)");

    /// At most so many moves of the alphabet are judged at a position, others at the next.
    private static final int JUDGED = 100;

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
        List<Setup> setups = new ArrayList<>();
        for (Edition edition : entry.editions()) {
            SeatRange range = entry.game().seats(edition);
            for (int seats = range.least(); seats <= range.most(); seats++) {
                heard.addSetups(edition, seats, 0, setups);
            }
            for (int mission = 1; mission <= entry.game().missions(edition); mission++) {
                heard.addSetups(edition, 1, mission, setups);
            }
        }
        setups.forEach(setup -> heard.playWith(setup, GAMES / setups.size()));
        heard.listenToRare(entry);
        return heard;
    }

    /// What no random game gets to say, from positions in `rare/<game>.txt`: a table and notation,
    /// a line each. A table is a number of seats, perhaps with an edition before it and a mission
    /// behind it, and an option: `fr:1/6`, `2 [specialDigs=onePerSiteAndYear]`.
    private void listenToRare(GameEntry<P> entry) {
        Path file =
                Path.of(
                        System.getProperty("dighouse.root"),
                        "catalogue/src/test/resources/rare/" + entry.id() + ".txt");
        if (!Files.exists(file)) {
            return;
        }
        try {
            for (String line : Files.readAllLines(file)) {
                Matcher rare = RARE.matcher(line);
                if (rare.matches()) {
                    P position = game.position();
                    Setup setup = setup(entry, rare);
                    game.notation().position(setup, rare.group("notation"), position);
                    listenTo(setup, position);
                }
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Setup setup(GameEntry<P> entry, Matcher rare) {
        String edition = rare.group("edition");
        String mission = rare.group("mission");
        return Setup.of(
                game,
                edition == null ? entry.standardEdition() : entry.edition(edition),
                Integer.parseInt(rare.group("seats")),
                mission == null ? 0 : Integer.parseInt(mission),
                rare.group("option") == null
                        ? Map.of()
                        : Map.of(rare.group("option"), rare.group("value")));
    }

    /// Plays a little way from there, again and again, and listens to everything.
    private void listenTo(Setup setup, P rare) {
        alphabet.clear();
        game.alphabet(setup, alphabet);
        P position = game.position();
        for (int i = 0; i < RARE_GAMES; i++) {
            position.copyFrom(rare);
            for (int plies = 0; plies < RARE_PLIES && !isOver(position); plies++) {
                if (game.actor(position) != Actor.CHANCE) {
                    hearRefusals(position, 0, 1);
                }
                hearQuestion(position);
                hearChoices(position);
                int ply = Playout.choose(game, position, game.actor(position), random, list);
                hearPly(position, ply);
                game.play(position, ply);
            }
            if (isOver(position)) {
                hearEnd(position);
            }
        }
    }

    private boolean isOver(P position) {
        return game.actor(position) == Actor.NOBODY;
    }

    private void addSetups(Edition edition, int seats, int mission, List<Setup> setups) {
        Setup standard = Setup.of(game, edition, seats, mission, Map.of());
        setups.add(standard);
        for (Option option : standard.options()) {
            options.add(option);
            for (int value : new int[] {option.least(), option.most()}) {
                if (value != option.standard()) {
                    Map<String, String> chosen = Map.of(option.id(), option.text(value));
                    setups.add(Setup.of(game, edition, seats, mission, chosen));
                }
            }
        }
    }

    private void playWith(Setup setup, int games) {
        alphabet.clear();
        game.alphabet(setup, alphabet);
        P position = game.position();
        for (int i = 0; i < games; i++) {
            game.start(setup, position);
            play(position);
            hearQuestion(position);
            hearEnd(position);
        }
    }

    private void play(P position) {
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            if (actor != Actor.CHANCE) {
                int step = 1 + alphabet.size() / JUDGED;
                hearRefusals(position, random.below(step), step);
            }
            int ply = Playout.choose(game, position, actor, random, list);
            hearPly(position, ply);
            if (random.below(THOROUGH) == 0) {
                hearQuestion(position);
                hearChoices(position);
                hearEvents(position, ply);
            }
            game.play(position, ply);
        }
    }

    private void hearPly(P position, int ply) {
        moves.add(game.describe(position, ply));
        hear(game.tell(position, ply, Viewer.BYSTANDER));
    }

    private void hearQuestion(P position) {
        questions.add(game.view(position, Viewer.OPEN).asks());
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

    private void hearRefusals(P position, int from, int step) {
        for (int i = from; i < alphabet.size(); i += step) {
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

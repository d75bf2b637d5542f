package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.View;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The browser's types of views, moves and events are those of the records: a stale file fails
/// here, and so does a view that writes anything else than its record says.
class WebTypesTest {
    private static final String HEAD =
            """
            // Written by the module house from the records of the game: change those, then run
            // mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

            /** So many of each thing; what is not named is none. */
            export type Tally<Id extends string = string> = Readonly<Partial<Record<Id, number>>>;

            """;
    private static final int GAMES = 6;

    static List<String> games() {
        return WordsOfGamesTest.GAMES;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBrowsersTypesAreThoseOfTheRecords(String game) {
        String name = Character.toUpperCase(game.charAt(0)) + game.substring(1);
        ClosedKinds kinds = new ClosedKinds(game);
        String text =
                HEAD
                        + new ViewTypes(view(Games.find(game)).getClass(), kinds).text()
                        + phrases(name + "Move", "move", "verb", game, kinds)
                        + phrases(name + "Event", "event", "event", game, kinds)
                        + phrases(name + "Score", "score", "key", game, kinds);
        if (text.contains(name + "Goal")) {
            text += phrases(name + "Goal", "score", "goal", game, kinds);
        }
        new WebFile("net/types/" + game + ".ts").holds(text + kinds.text());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyViewWritesWhatItsRecordSays(String game) {
        assertThat(differences(Games.find(game), new ClosedKinds(game))).isEmpty();
    }

    private static <P extends Position<P>> View view(GameEntry<P> entry) {
        Game<P> game = entry.game();
        P position = game.position();
        int seats = game.seats(entry.standardEdition()).most();
        game.start(Setup.of(game, entry.standardEdition(), seats), position);
        return game.view(position, Viewer.OPEN);
    }

    private static <P extends Position<P>> Set<String> differences(
            GameEntry<P> entry, ClosedKinds kinds) {
        Set<String> found = new TreeSet<>();
        Game<P> game = entry.game();
        Class<?> type = view(entry).getClass();
        ViewTypes types = new ViewTypes(type, kinds);
        Xoshiro random = new Xoshiro(7);
        MoveList list = new MoveList();
        P position = game.position();
        for (int i = 0; i < GAMES; i++) {
            boolean mission = game.missions(entry.standardEdition()) > 0 && i % 2 == 1;
            int seats = mission ? 1 : game.seats(entry.standardEdition()).most();
            game.start(
                    Setup.of(game, entry.standardEdition(), seats, mission ? i : 0, Map.of()),
                    position);
            while (game.actor(position) != Actor.NOBODY) {
                for (int viewer : new int[] {0, Viewer.BYSTANDER, Viewer.OPEN}) {
                    Json json = Json.parse(game.view(position, viewer).json());
                    found.addAll(types.differences(json, type));
                }
                int actor = game.actor(position);
                game.play(position, Playout.choose(game, position, actor, random, list));
            }
        }
        return found;
    }

    /// All phrases of a prefix as alternatives; an argument that is not always there is optional.
    private static String phrases(
            String name, String prefix, String key, String game, ClosedKinds kinds) {
        Map<String, Map<String, String>> types = new TreeMap<>();
        Map<String, Set<String>> always = new TreeMap<>();
        for (Spoken spoken : Spoken.known(game)) {
            if (spoken.prefix().equals(prefix)) {
                Map<String, String> here = new LinkedHashMap<>();
                for (Argument argument : spoken.phrase().arguments()) {
                    here.put(argument.name(), Spoken.type(argument, kinds));
                }
                String of = spoken.phrase().key();
                types.computeIfAbsent(of, absent -> new TreeMap<>()).putAll(here);
                always.computeIfAbsent(of, absent -> new TreeSet<>(here.keySet()))
                        .retainAll(here.keySet());
            }
        }
        StringBuilder text = new StringBuilder("\nexport type " + name + " =");
        types.forEach((of, members) -> {
            text.append("\n  | { ").append(key).append(": '").append(of).append('\'');
            members.forEach((member, type) -> {
                boolean sure = always.getOrDefault(of, Set.of()).contains(member);
                text.append("; ").append(member).append(sure ? ": " : "?: ").append(type);
            });
            text.append(" }");
        });
        return text.append(";\n").toString();
    }
}

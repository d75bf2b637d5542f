package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.bots.Advice;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Language;
import dighouse.catalogue.Words;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Hints give their reasons in the words of the parts of an advice.
class AdviceWordsTest {
    private static final String ADVICE = "advice.";
    static final List<String> GAMES = Games.all().stream().map(GameEntry::id).toList();

    /// The reasons that can be given at any decision of a few random games.
    private static <P extends Position<P>> Set<String> heard(GameEntry<P> entry) {
        Game<P> game = entry.game();
        Setup setup = Setup.of(game, entry.standardEdition(), 2);
        Advice<P> advice = AdvisorsByGame.advice(game, setup);
        Set<String> keys = new TreeSet<>();
        P position = game.position();
        MoveList list = new MoveList();
        for (long seed = 1; seed <= 3; seed++) {
            Xoshiro random = new Xoshiro(seed);
            game.start(setup, position);
            for (int actor = game.actor(position);
                    actor != Actor.NOBODY;
                    actor = game.actor(position)) {
                if (actor != Actor.CHANCE) {
                    advice.parts(position, actor).forEach(part -> keys.add(part.what().key()));
                }
                game.play(position, Playout.choose(game, position, actor, random, list));
            }
        }
        return keys;
    }

    /// The reasons that there are words for.
    private static Set<String> written(String game, Language language) throws IOException {
        Path file =
                Path.of(
                        String.valueOf(System.getProperty("dighouse.root")),
                        "catalogue/src/main/resources/dighouse/words",
                        game + "." + language.code() + ".json");
        Set<String> keys = new TreeSet<>();
        for (String key : Json.parse(Files.readString(file)).object().keySet()) {
            if (key.startsWith(ADVICE)) {
                keys.add(key.substring(ADVICE.length()));
            }
        }
        return keys;
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyReasonHasWordsAndEveryWordIsAReason(String game) throws IOException {
        Set<String> heard = heard(Games.find(game));
        for (Language language : Language.all()) {
            Words words = Words.in(language);
            Set<String> written = written(game, language);

            assertThat(written).as("%s in %s", game, language).isEqualTo(heard);
            assertThat(heard)
                    .extracting(key -> words.advicePart(game, Phrase.of(key), List.of()))
                    .doesNotHaveDuplicates()
                    .allMatch(text -> !text.isBlank() && !text.contains("{"));
        }
    }
}

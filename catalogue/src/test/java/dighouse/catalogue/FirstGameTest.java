package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.catalogue.FirstGame.Note;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The notes of guided first games.
class FirstGameTest {
    static final List<String> GAMES =
            Games.all().stream().map(GameEntry::id).filter(FirstGame::isGuided).toList();

    @ParameterizedTest
    @FieldSource("GAMES")
    void bothLanguagesHaveTheSameNotesForTheSameMoments(String game) {
        List<Note> english = FirstGame.of(game, Language.EN).notes();
        List<Note> french = FirstGame.of(game, Language.of("fr")).notes();

        assertThat(english).extracting(Note::id).doesNotHaveDuplicates().hasSizeBetween(10, 16);
        assertThat(french).extracting(Note::id).isEqualTo(english.stream().map(Note::id).toList());
        assertThat(french)
                .extracting(Note::when)
                .isEqualTo(english.stream().map(Note::when).toList());
    }

    /// Moments are named as the game itself names its questions, moves and events.
    @ParameterizedTest
    @FieldSource("GAMES")
    void everyMomentCanCome(String game) {
        WordList words = Words.in(Language.EN).wordList(game);
        for (Note note : FirstGame.of(game, Language.EN).notes()) {
            assertThat(note.when()).as(note.id()).isNotEmpty();
            note.when()
                    .forEach((name, value) ->
                            assertThat(words.has(key(name, value, note.when())))
                                    .as("%s: %s %s", note.id(), name, value)
                                    .isTrue());
        }
    }

    private static String key(String name, String value, Map<String, String> when) {
        return switch (name) {
            case "asks" -> "ask." + value;
            case "move", "event" -> name + "." + value;
            default -> {
                assertThat(when).containsKey("event");
                yield name + "." + value;
            }
        };
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void notesAreShortAndInCleanType(String game) {
        for (Language language : Language.all()) {
            assertThat(FirstGame.of(game, language).notes())
                    .extracting(Note::text)
                    .allSatisfy(text ->
                            assertThat(text)
                                    .matches("\\p{Lu}.*[.]")
                                    .hasSizeLessThan(220)
                                    .doesNotContain("  ", "'", "\"", "!"));
        }
        assertThat(FirstGame.of(game, Language.of("fr")).notes())
                .extracting(Note::text)
                .allSatisfy(text -> assertThat(text).doesNotContainPattern("[^\\u202f][:;?»]"));
    }
}

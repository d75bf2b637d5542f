package dighouse.catalogue;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The browser's types are read off the records of moves and events: a game says exactly those.
class ToldRecordsTest {
    static List<String> games() {
        return WordsOfGamesTest.GAMES;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingHeardIsSaidByARecordAndEveryRecordIsHeard(String game) {
        Set<String> heard = shapes(Spoken.all(WordsOfGamesTest.heard(game)));

        assertThat(shapes(Spoken.known(game))).isEqualTo(heard);
    }

    /// Keys with their arguments in order, without values.
    private static Set<String> shapes(List<Spoken> all) {
        return all.stream().map(ToldRecordsTest::shape).collect(toCollection(TreeSet::new));
    }

    private static String shape(Spoken spoken) {
        StringBuilder shape = new StringBuilder(spoken.key());
        spoken.phrase()
                .arguments()
                .forEach(argument ->
                        shape.append(' ')
                                .append(argument.name())
                                .append(": ")
                                .append(argument.meaning()));
        return shape.toString();
    }
}

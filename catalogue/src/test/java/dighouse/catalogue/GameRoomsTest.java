package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The same job has the same file name and the same method names in every game (ADR 42), so that
/// somebody who knows one game finds everything in the next. `…` stands for the game's name.
class GameRoomsTest {
    @ParameterizedTest
    @CsvSource({
        "Alphabet, add",
        "Arguments, ",
        "DescribedMove, phrase",
        "EditionReader, read",
        "EventTeller, tell",
        "Fallback, answer",
        "Length, longest",
        "MoveDescriber, describe",
        "Names, ",
        "Options, of",
        "Phase, of",
        "PlyText, read write",
        "PositionCheck, check",
        "PositionReader, read",
        "PositionWriter, text",
        "Referee, judge",
        "Scoring, points tieBreak scores",
        "SetupRules, start",
        "TableRules, seals rests",
        "ViewBuilder, view",
        "…Edition, id json",
        "…Event, phrase",
        "…Invariants, check",
        "…Move, of verb argument",
        "…Notation, position ply",
        "…Position, clear copyFrom hash",
        "…Tables, ",
        "…View, write",
    })
    void everyGameHasTheClassWithItsMethods(String role, @Nullable String methods) {
        for (GameEntry<?> entry : Games.all()) {
            Class<?> found = classOf(entry, role);
            List<String> names =
                    Arrays.stream(found.getDeclaredMethods()).map(Method::getName).toList();

            for (String method : methods == null ? new String[0] : methods.split(" ", -1)) {
                assertThat(names).as(found.getName()).contains(method);
            }
        }
    }

    private static Class<?> classOf(GameEntry<?> entry, String role) {
        try {
            return Class.forName(name(entry, role));
        } catch (ClassNotFoundException missing) {
            throw new AssertionError("there is no " + name(entry, role), missing);
        }
    }

    private static String name(GameEntry<?> entry, String role) {
        Class<?> game = entry.game().getClass();
        return game.getPackageName() + "." + role.replace("…", game.getSimpleName());
    }
}

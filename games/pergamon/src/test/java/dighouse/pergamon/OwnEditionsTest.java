package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Edition;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import dighouse.testkit.Walker;
import dighouse.testkit.checks.Checks;
import dighouse.testkit.checks.Subject;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Editions of one's own with any numbers that the reader lets pass: whatever it lets pass must
/// make a game that keeps every promise.
class OwnEditionsTest {
    private static final int EDITIONS = 9;
    private static final int GAMES = 2;

    @Test
    @Rule({"PRG-RULING-41", "PRG-RULING-42", "PRG-RULING-43"})
    void whateverTheReaderLetsPassKeepsEveryPromise() {
        for (int seed = 1; seed <= EDITIONS; seed++) {
            Edition edition = TestTable.GAME.edition(new Draft(seed).json);
            assertThat(edition.hash()).isNotEqualTo(TestTable.EDITION.hash());
            Setup setup = Setup.of(TestTable.GAME, edition, 2 + seed % 3);
            Subject<PergamonPosition> subject =
                    new Subject<>(
                            TestTable.GAME,
                            List.of(edition),
                            PergamonInvariants::check,
                            (position, viewer) -> false,
                            List.of(),
                            AbsentSeat::check,
                            PergamonInvariants::check,
                            false);
            new Walker<>(TestTable.GAME, setup, Checks.all(subject)).games(seed, GAMES);
        }
    }

    /// The printed edition with its numbers drawn anew, often from the ends of what is allowed.
    private static final class Draft {
        private final Xoshiro random;
        private String json = TestTable.JSON;

        Draft(long seed) {
            random = new Xoshiro(seed);
            number("capacity", 1, 6);
            number("startingCoins", 0, 20);
            number("freeTiles", 1, 6);
            number("groupSize", 1, 4);
            number("coinsPerStartedGroup", 1, 3);
            number("ticketOnExhibit", 0, 9);
            number("pushBack", 1, 24);
            number("polishMaxPerCollection", 0, 23);
            number("purse,purse", 1, 13);
            number("purse,chest", 1, 13);
            number("chest,chest", 1, 13);
            rising(5, "\"cost\": ", 0, 2);
            rising(24, "\"space\": \\d+, \"tickets\": ", 1, 1);
            rising(13, "\"space\": \\d+,\\s+\"coins\": ", 0, 2);
            permissions();
            evaluations();
            cards();
            objects();
        }

        private int between(int least, int most) {
            int ends = random.below(4);
            return ends == 0 ? least : ends == 1 ? most : least + random.below(most - least + 1);
        }

        /// Draws whatever the pattern finds anew; it must find as much as the file has of it.
        private void redraw(int number, String pattern, Function<MatchResult, String> drawn) {
            Matcher matcher = Pattern.compile(pattern).matcher(json);
            assertThat(matcher.results().count()).as(pattern).isEqualTo(number);
            json = matcher.replaceAll(drawn);
        }

        private void number(String name, int least, int most) {
            redraw(1, "(\"" + name + "\": )\\d+", found -> found.group(1) + between(least, most));
        }

        /// Numbers that never fall from one to the next.
        private void rising(int number, String before, int least, int step) {
            int[] last = {least};
            redraw(
                    number,
                    "(" + before + ")\\d+",
                    found -> {
                        last[0] = Math.min(last[0] + random.below(step + 1), 6);
                        return found.group(1) + last[0];
                    });
        }

        private void permissions() {
            List<String> galleries = List.of("1", "2", "3", "4", "5");
            redraw(
                    13,
                    "\"deepestGallery\": \\d,(\\s+\"galleries\": )\\[[^]]*]",
                    found -> {
                        int deepest = between(1, 5);
                        String permitted = String.join(", ", galleries.subList(0, deepest));
                        return "\"deepestGallery\": "
                                + (deepest + "," + found.group(1) + "[" + permitted + "]");
                    });
        }

        /// Evaluations in the rounds that have none.
        private void evaluations() {
            redraw(
                    8,
                    "\"evaluation\": false,(\\s+\"oldestBonus\": null,\\s+\"decay\": )0",
                    found -> "\"evaluation\": true," + found.group(1) + between(0, 24));
        }

        private void cards() {
            int chests = random.below(256); // values with a chest on the back, one bit each
            redraw(
                    PergamonTables.CARDS,
                    "\"coins\": \\d, \"back\": \"[a-z]+\"",
                    found -> {
                        int value = 1 + random.below(8);
                        boolean chest = (chests >>> (value - 1) & 1) != 0;
                        return "\"coins\": %d, \"back\": \"%s\""
                                .formatted(value, chest ? "chest" : "purse");
                    });
        }

        /// Kinds of objects on the tiles, some of them rare.
        private void objects() {
            int common = 2 + random.below(3);
            redraw(
                    PergamonTables.TILES,
                    "(\"leftEdge\": \\{ \"object\": )\"\\w+\"(.*\"rightEdge\": \\{ \"object\": )\"\\w+\"",
                    found -> {
                        int left = random.below(common);
                        int right = (left + 1 + random.below(3)) % 4;
                        return "%s\"%s\"%s\"%s\""
                                .formatted(
                                        found.group(1),
                                        Names.kind(left),
                                        found.group(2),
                                        Names.kind(right));
                    });
        }
    }
}

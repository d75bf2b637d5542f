package dighouse.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.house.Records.Verdict;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Plays games at fair tables, proves their records, and then falsifies them one way at a time.
class RecordsTest {
    /// Games with chance: the others have nothing to prove.
    static final List<String> GAMES = List.of("gofish");

    private static final long SEED = 20_090_101;
    private static final int GAMES_EACH = 20;

    @ParameterizedTest
    @FieldSource("GAMES")
    void aFairTableIsProven(String id) {
        SeatRange range = Games.find(id).game().seats(Games.find(id).standardEdition());
        for (int seats = range.least(); seats <= range.most(); seats++) {
            for (long seed = 0; seed < GAMES_EACH; seed++) {
                PlayedTable played = PlayedTable.of(id, seats, seed);

                Verdict verdict = Records.verify(GameRecord.parse(played.text()));

                assertThat(verdict)
                        .as("%s, %s seats, seed %s", id, seats, seed)
                        .isEqualTo(
                                new Verdict(
                                        played.match().size(),
                                        played.match().draws(),
                                        played.gameRecord().proof().commitment(),
                                        played.gameRecord().result()));
                assertThat(verdict.draws()).isPositive();
                assertThat(verdict.result()).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aReplayEndsWhereTheGameEnded(String id) {
        PlayedTable played = PlayedTable.of(id, 2, SEED);

        Match<?> again = Records.replay(GameRecord.parse(played.text()));

        assertThat(again.isOver()).isTrue();
        assertThat(again.position()).isEqualTo(played.match().position());
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void anotherPlyInAnyLineIsNamedByItsLine(String id) {
        PlayedTable played = PlayedTable.of(id, 2, SEED);
        List<String> others = otherPlies(played.match());
        int first = firstPly(played.text());
        for (int i = 0; i < others.size(); i++) {
            String other = others.get(i);
            if (other.isEmpty()) {
                continue; // nothing else was possible here
            }
            int at = first + i;
            String line = lines(played.text()).get(at);
            boolean chance = line.startsWith("*");
            String falsified = line.charAt(0) + " " + other + line.substring(line.indexOf("  ~"));
            String text = edited(played.text(), lines -> set(lines, at, falsified));

            assertFault(
                    text,
                    at + 1,
                    chance
                            ? "by secret and contributions, draw "
                            : "\"" + other + "\" is not what was played");
        }
    }

    /// Everything fits, hashes and result included, but chance was not that of the table.
    @ParameterizedTest
    @FieldSource("GAMES")
    void aRiggedGameIsReplayedButNotProven(String id) {
        GameRecord rigged = PlayedTable.of(id, 2, SEED).gameRecord();
        GameRecord.Proof honest = PlayedTable.of(id, 2, SEED + 1).gameRecord().proof();
        String text = withProof(rigged, honest).text();

        assertThat(Records.replay(GameRecord.parse(text)).isOver()).isTrue();
        assertThatThrownBy(() -> Records.verify(GameRecord.parse(text)))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("by secret and contributions, draw ");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aLineThatIsMissingExtraOrSwappedIsNamed(String id) {
        String text = PlayedTable.of(id, 2, SEED).text();
        int first = firstPly(text);
        int last = lines(text).size() - 1;
        for (int i = first; i < last; i++) {
            int at = i;
            assertFault(edited(text, lines -> without(lines, at)), at + 1, "");
            assertFault(edited(text, lines -> twice(lines, at)), at + 2, "");
            assertFault(edited(text, lines -> swapped(lines, at)), at + 1, "");
        }
        assertFault(
                edited(text, lines -> without(lines, last)),
                lineOf(text, "result"),
                "a result is told, but after the last line the game is not over.");
        assertFault(
                edited(text, lines -> twice(lines, last)),
                last + 2,
                "the game is over before this line.");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aFalseHeadingIsNamedByItsLine(String id) {
        String text = PlayedTable.of(id, 2, SEED).text();

        assertFault(
                replaced(text, "game", "chess"), 2, "There is no game \"chess\"; the games are ");
        assertFault(
                replaced(text, "rules", "99"), 3, "the record was played by rules number 99 of ");
        assertFault(
                replaced(text, "edition", "odd 0123456789abcdef"),
                4,
                "There is no edition \"odd\" of " + id + "; the editions are ");
        assertFault(
                otherDigit(text, "edition"), 4, "the record was played with another edition than ");
        assertFault(
                replaced(text, "seats", "3"), 5, "one player a seat is expected, but 2 are named.");
        assertFault(
                replaced(text, "result", "1. B 999, 2. A 0"),
                lineOf(text, "result"),
                "the result is \"");
        assertFault(
                otherDigit(text, "hash"),
                lineOf(text, "hash"),
                "this is not the hash of the last position.");
        assertFault(
                without(text, "result"),
                lineOf(without(text, "result"), ""),
                "the game is over, but no result is told.");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aFalseProofIsNamedByItsLine(String id) {
        String text = PlayedTable.of(id, 2, SEED).text();
        int commitment = lineOf(text, "commitment");
        int secret = lineOf(text, "secret");
        String notTheSecret = "this is not the secret of the commitment on line " + commitment;

        assertUnproven(otherDigit(text, "secret"), secret, notTheSecret);
        assertUnproven(otherDigit(text, "commitment"), secret, notTheSecret);
        assertUnproven(
                otherDigit(text, "contribution A"),
                firstPly(text) + 1,
                "by secret and contributions, draw 0 of chance is ");
        assertUnproven(
                otherDigit(text, "contribution B"),
                firstPly(text) + 1,
                "by secret and contributions, draw 0 of chance is ");
        assertUnproven(
                replaced(text, "contribution B", "0123"),
                lineOf(text, "contribution B"),
                "32 hexadecimal digits 0 to f are expected here.");
        assertUnproven(
                replaced(text, "secret", "x".repeat(64)),
                secret,
                "64 hexadecimal digits 0 to f are expected here.");
        assertUnproven(
                without(text, "contribution B"),
                commitment,
                "one contribution a seat is expected below, not 1.");
        assertUnproven(
                without(text, "secret"),
                lineOf(without(text, "secret"), ""),
                "the secret is expected above; it is revealed when the game is over.");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aRecordWithoutProofIsReplayedButNotProven(String id) {
        String text =
                withProof(PlayedTable.of(id, 2, SEED).gameRecord(), GameRecord.Proof.NONE).text();

        assertUnproven(
                text,
                lineOf(text, ""),
                "a commitment is expected above; without one, chance is not proven.");
    }

    @Test
    void aTableWithTooManySeatsIsRefusedBeforeAnythingIsPlayed() {
        String text = PlayedTable.of("gofish", 2, SEED).text();

        assertFault(
                replaced(text, "seats", "2000000000"),
                5,
                "one player a seat is expected, but 2 are named.");
        assertThatThrownBy(() ->
                        Records.verify(GameRecord.parse(replaced(text, "seats", "2000000000"))))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("one contribution a seat is expected below, not 2.");
    }

    // ---- what is false ------------------------------------------------------------------------

    private static void assertFault(String text, int line, String sentence) {
        assertThatThrownBy(
                        () -> {
                            GameRecord gameRecord = GameRecord.parse(text);
                            if (gameRecord.seats() == 2) {
                                Records.verify(gameRecord);
                            } else {
                                Records.replay(gameRecord);
                            }
                        })
                .isInstanceOfSatisfying(
                        Malformed.class,
                        fault -> {
                            assertThat(fault.sentence()).startsWith(sentence).endsWith(".");
                            assertThat(fault.line()).as(fault.getMessage()).isEqualTo(line);
                        });
    }

    /// Replays, since the game itself is as it was, but is not proven.
    private static void assertUnproven(String text, int line, String sentence) {
        assertThat(Records.replay(GameRecord.parse(text)).isOver()).isTrue();
        assertFault(text, line, sentence);
    }

    private static GameRecord withProof(GameRecord of, GameRecord.Proof proof) {
        return new GameRecord(
                of.game(),
                of.rulesNumber(),
                of.edition(),
                of.editionHash(),
                of.own(),
                of.seats(),
                of.mission(),
                of.options(),
                of.players(),
                proof,
                of.result(),
                of.hash(),
                of.lines(),
                of.closing());
    }

    /// For each ply another one that would have been possible, in notation; empty if none was.
    private static <P extends Position<P>> List<String> otherPlies(Match<P> match) {
        Game<P> game = match.game();
        P position = game.position();
        game.start(match.setup(), position);
        MoveList list = new MoveList();
        List<String> others = new ArrayList<>();
        for (int i = 0; i < match.size(); i++) {
            list.clear();
            game.moves(position, list);
            int other = list.get((list.indexOf(match.ply(i)) + 1) % list.size());
            assertThat(game.actor(position)).isNotEqualTo(Actor.NOBODY);
            others.add(other == match.ply(i) ? "" : game.notation().ply(position, other));
            game.play(position, match.ply(i));
        }
        return others;
    }

    // ---- editing texts ------------------------------------------------------------------------

    private static List<String> lines(String text) {
        return text.lines().toList();
    }

    /// The place of the first ply in [#lines].
    private static int firstPly(String text) {
        return lines(text).indexOf("") + 1;
    }

    /// The line of an entry of the heading, from 1; of the empty line behind it if there is no key.
    private static int lineOf(String text, String key) {
        List<String> lines = lines(text);
        return key.isEmpty()
                ? lines.indexOf("") + 1
                : 1
                        + lines.indexOf(
                                lines.stream()
                                        .filter(line -> line.startsWith(key + " "))
                                        .findFirst()
                                        .orElseThrow());
    }

    private static String replaced(String text, String key, String value) {
        int at = lineOf(text, key) - 1;
        return edited(text, lines -> set(lines, at, key + " " + value));
    }

    private static String without(String text, String key) {
        int at = lineOf(text, key) - 1;
        return edited(text, lines -> without(lines, at));
    }

    /// The entry with another last hexadecimal digit.
    private static String otherDigit(String text, String key) {
        int at = lineOf(text, key) - 1;
        String line = lines(text).get(at);
        String start = line.substring(0, line.length() - 1);
        return edited(text, lines -> set(lines, at, start + (line.endsWith("7") ? "8" : "7")));
    }

    private static String edited(String text, UnaryOperator<List<String>> edit) {
        String edited = String.join("\n", edit.apply(new ArrayList<>(lines(text)))) + "\n";
        assertThat(edited).isNotEqualTo(text);
        return edited;
    }

    private static List<String> set(List<String> lines, int at, String line) {
        lines.set(at, line);
        return lines;
    }

    private static List<String> without(List<String> lines, int at) {
        lines.remove(at);
        return lines;
    }

    private static List<String> twice(List<String> lines, int at) {
        lines.add(at, lines.get(at));
        return lines;
    }

    private static List<String> swapped(List<String> lines, int at) {
        lines.add(at, lines.remove(at + 1));
        return lines;
    }
}

package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.catalogue.Records.Verdict;
import dighouse.kernel.Game;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Position;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Plays games at fair tables, proves their records, and then falsifies them one way at a time.
class RecordsTest {
    /// Games with chance: the others have nothing to prove.
    static final List<String> GAMES = List.of("gofish", "archaeology");

    private static final long SEED = 2009;
    private static final int GAMES_EACH = 20;
    private static final String NOT_CHANCE = "by secret and contributions, draw ";

    @ParameterizedTest
    @FieldSource("GAMES")
    void aFairTableIsProven(String game) {
        GameEntry<?> entry = Games.find(game);
        SeatRange range = entry.game().seats(entry.standardEdition());
        for (int seats = range.least(); seats <= range.most(); seats++) {
            for (long seed = 0; seed < GAMES_EACH; seed++) {
                PlayedTable played = PlayedTable.of(game, seats, seed);

                Verdict verdict = Records.verify(GameRecord.parse(played.text().text()));

                assertThat(verdict)
                        .as("%s, %s seats, seed %s", game, seats, seed)
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
    void aReplayEndsWhereTheGameEnded(String game) {
        PlayedTable played = PlayedTable.of(game, 2, SEED);

        Match<?> again = Records.replay(GameRecord.parse(played.text().text()));

        assertThat(again.isOver()).isTrue();
        assertThat(again.position()).isEqualTo(played.match().position());
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void anotherPlyInAnyLineIsNamedByItsLine(String game) {
        PlayedTable played = PlayedTable.of(game, 2, SEED);
        RecordText text = played.text();
        List<String> others = otherPlies(played.match());
        for (int i = 0; i < others.size(); i++) {
            String other = others.get(i);
            if (other.isEmpty()) {
                continue; // nothing else was possible here
            }
            int number = text.firstPly() + i;
            String line = text.line(number);
            String falsified = line.charAt(0) + " " + other + line.substring(line.indexOf("  ~"));

            assertFault(
                    text.withLine(number, falsified),
                    number,
                    line.startsWith("*") ? NOT_CHANCE : "\"" + other + "\" is not what was played");
        }
    }

    /// Everything fits, hashes and result included, but chance was not that of the table.
    @ParameterizedTest
    @FieldSource("GAMES")
    void aRiggedGameIsReplayedButNotProven(String game) {
        GameRecord.Proof proof = PlayedTable.of(game, 2, SEED + 1).gameRecord().proof();
        RecordText rigged = PlayedTable.of(game, 2, SEED).withProof(proof).text();

        assertThat(Records.replay(GameRecord.parse(rigged.text())).isOver()).isTrue();
        assertThatThrownBy(() -> Records.verify(GameRecord.parse(rigged.text())))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(NOT_CHANCE);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aLineThatIsMissingExtraOrSwappedIsNamed(String game) {
        RecordText text = PlayedTable.of(game, 2, SEED).text();
        int last = text.lines().size();
        for (int number = text.firstPly(); number < last; number++) {
            assertFault(text.withoutLine(number), number, "");
            assertFault(text.withLineTwice(number), number + 1, "");
            assertFault(text.withLineSwapped(number), number, "");
        }
        assertFault(
                text.withoutLine(last),
                text.lineOf("result"),
                "a result is told, but after the last line the game is not over.");
        assertFault(text.withLineTwice(last), last + 1, "the game is over before this line.");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aFalseHeadingIsNamedByItsLine(String game) {
        RecordText text = PlayedTable.of(game, 2, SEED).text();

        assertFault(text.withEntry("game", "chess"), 2, "There is no game \"chess\"; ");
        assertFault(text.withEntry("rules", "99"), 3, "the record was played by rules number 99 ");
        assertFault(
                text.withEntry("edition", "odd 0123456789abcdef"),
                4,
                "There is no edition \"odd\" of " + game + "; the editions are ");
        assertFault(
                text.withOtherDigit("edition"),
                4,
                "the record was played with another edition than ");
        assertFault(
                text.withEntry("result", "1. B 999, 2. A 0"),
                text.lineOf("result"),
                "the result is \"");
        assertFault(
                text.without("result"),
                text.without("result").headingEnd(),
                "the game is over, but no result is told.");
        assertFault(
                text.withOtherDigit("hash"),
                text.lineOf("hash"),
                "this is not the hash of the last position.");
        assertFault(text.without("player B"), 5, "one player a seat is expected, but 1 is named.");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aFalseProofIsNamedByItsLine(String game) {
        RecordText text = PlayedTable.of(game, 2, SEED).text();
        int commitment = text.lineOf("commitment");
        int secret = text.lineOf("secret");
        String notTheSecret = "this is not the secret of the commitment on line " + commitment;

        assertUnproven(text.withOtherDigit("secret"), secret, notTheSecret);
        assertUnproven(text.withOtherDigit("commitment"), secret, notTheSecret);
        assertUnproven(text.withOtherDigit("contribution A"), text.firstPly(), NOT_CHANCE);
        assertUnproven(text.withOtherDigit("contribution B"), text.firstPly(), NOT_CHANCE);
        assertUnproven(
                text.withEntry("contribution B", "0123"),
                text.lineOf("contribution B"),
                "32 hexadecimal digits 0 to f are expected here.");
        assertUnproven(
                text.withEntry("secret", "x".repeat(64)),
                secret,
                "64 hexadecimal digits 0 to f are expected here.");
        assertUnproven(
                text.without("contribution B"),
                commitment,
                "one contribution a seat is expected below, not 1.");
        assertUnproven(
                text.without("secret"),
                text.without("secret").headingEnd(),
                "the secret is expected above; it is revealed when the game is over.");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aRecordWithoutProofIsReplayedButNotProven(String game) {
        RecordText text = PlayedTable.of(game, 2, SEED).withProof(GameRecord.Proof.NONE).text();

        assertUnproven(
                text,
                text.headingEnd(),
                "a commitment is expected above; without one, chance is not proven.");
    }

    @Test
    void anEditionOfOnesOwnTravelsAlong() {
        PlayedTable played =
                PlayedTable.of(Games.find("gofish"), new PlainEdition("mine"), 2, SEED);
        RecordText text = played.text();

        assertThat(text.line(5)).isEqualTo("own-edition {\"id\":\"mine\"}");
        assertThat(Records.verify(GameRecord.parse(text.text())).plies())
                .isEqualTo(played.match().size());
        assertFault(text.without("own-edition"), 4, "There is no edition \"mine\" of gofish; ");
        assertFault(
                text.withEntry("own-edition", "{\"id\":\"yours\"}"),
                4,
                "the record was played with another edition than \"yours\"");
        assertFault(
                text.withEntry("own-edition", "{\"id\":7}"),
                5,
                "id: a text \"…\" is expected here.");
    }

    @Test
    void aPrintedGameWithOnesOwnNumbersIsProven() {
        GameEntry<?> entry = Games.find("archaeology");
        String json =
                entry.standardEdition().json().replace("\"id\":\"zman2009\"", "\"id\":\"mine\"");
        PlayedTable played = PlayedTable.of(entry, entry.game().edition(json), 3, SEED);

        Verdict verdict = Records.verify(GameRecord.parse(played.text().text()));

        assertThat(played.gameRecord().edition()).isEqualTo("mine");
        assertThat(verdict.plies()).isEqualTo(played.match().size());
    }

    @Test
    void anOptionThatTheGameDoesNotOfferIsNamedByItsLine() {
        RecordText text = PlayedTable.of("archaeology", 2, SEED).text();

        assertFault(
                text.withEntry("option handSizesPublic", "perhaps"),
                text.lineOf("option handSizesPublic"),
                "Option handSizesPublic cannot be \"perhaps\"");
        assertFault(
                text.withLine(text.lineOf("option handSizesPublic"), "option jokers yes"),
                text.lineOf("option handSizesPublic"),
                "There is no option \"jokers\" here");
    }

    @Test
    void aMoveAgainstTheRulesIsNamedWithTheRule() {
        RecordText text = PlayedTable.of("archaeology", 2, SEED).text();
        int number = text.firstPly();
        while (!text.line(number).contains(" end  ~")) {
            number++;
        }

        assertFault(
                text.withLine(number, text.line(number).replace(" end ", " lose coin ")),
                number,
                "\"lose coin\" is not allowed by ARC-STORM-01.");
    }

    /// A table that was given up shows its secret too: what was played is proven, nobody has won.
    @Test
    void aGameThatWasBrokenOffIsProvenAsFarAsItWent() {
        PlayedTable played = PlayedTable.of("archaeology", 2, SEED).brokenOff(100);

        Verdict verdict = Records.verify(GameRecord.parse(played.text().text()));

        assertThat(verdict.plies()).isEqualTo(100);
        assertThat(verdict.result()).isEmpty();
    }

    @Test
    void aTableForMillionsIsRefusedAtOnce() {
        RecordText text = PlayedTable.of("gofish", 2, SEED).text().withEntry("seats", "2000000000");

        assertFault(
                text,
                text.lineOf("commitment"),
                "one contribution a seat is expected below, not 2.");
        assertThatThrownBy(() -> Records.replay(GameRecord.parse(text.text())))
                .isInstanceOf(Malformed.class)
                .hasMessage("Line 5: one player a seat is expected, but 2 are named.");
    }

    private static void assertFault(RecordText text, int line, String sentence) {
        assertThatThrownBy(() -> Records.verify(GameRecord.parse(text.text())))
                .isInstanceOfSatisfying(
                        Malformed.class,
                        fault -> {
                            assertThat(fault.sentence()).startsWith(sentence).endsWith(".");
                            assertThat(fault.line()).as(fault.getMessage()).isEqualTo(line);
                        });
    }

    /// Replays, since the game itself is as it was, but is not proven.
    private static void assertUnproven(RecordText text, int line, String sentence) {
        assertThat(Records.replay(GameRecord.parse(text.text())).isOver()).isTrue();
        assertFault(text, line, sentence);
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
            others.add(other == match.ply(i) ? "" : game.notation().ply(position, other));
            game.play(position, match.ply(i));
        }
        return others;
    }
}

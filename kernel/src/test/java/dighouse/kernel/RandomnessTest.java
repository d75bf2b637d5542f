package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomnessTest {
    @Test
    void xoshiroGivesThePublishedNumbers() {
        Xoshiro random = new Xoshiro(1, 2, 3, 4);

        assertThat(IntStream.generate(random::next).limit(6).mapToObj(Integer::toUnsignedString))
                .containsExactly(
                        "641", "1573767", "3222811527", "3517856514", "836907274", "4247214768");
    }

    @Test
    void equalSeedsGiveEqualWordsAndOthersDoNot() {
        assertThat(words(new Xoshiro(7))).isEqualTo(words(new Xoshiro(7)));
        assertThat(words(new Xoshiro(7))).isNotEqualTo(words(new Xoshiro(8)));
        assertThat(words(new Xoshiro(0))).doesNotContain(0, 0, 0);
    }

    @Test
    void aDrawIsTheWordModuloTheBound() {
        assertThat(script(0).below(6)).isEqualTo(0);
        assertThat(script(13).below(6)).isEqualTo(1);
        assertThat(script(0x80000000).below(6)).isEqualTo((int) (0x80000000L % 6));
    }

    @Test
    void wordsFromTheLargestMultipleOnAreSkipped() {
        // 2^32 = 6 · 715827882 + 4: the last four words would favour 0 to 3
        assertThat(script(0xFFFFFFFF, 0xFFFFFFFC, 5).below(6)).isEqualTo(5);
        assertThat(script(0xFFFFFFFB, 5).below(6)).isEqualTo((int) (0xFFFFFFFBL % 6));
    }

    @Test
    void aBoundThatDividesAllWordsSkipsNone() {
        assertThat(script(0xFFFFFFFF).below(256)).isEqualTo(255);
        assertThat(script(0xFFFFFFFF).below(1)).isEqualTo(0);
    }

    @Test
    void theLargestBoundWorks() {
        assertThat(script(Integer.MAX_VALUE).below(Integer.MAX_VALUE)).isZero();
        // 2^32 - 2 is the largest multiple: the two words above it are skipped
        assertThat(script(-1, -2, -3).below(Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE - 1);
    }

    @Test
    void aPoolIsDrawnPieceByPiece() {
        byte[] counts = {9, 2, 0, 3, 9};

        assertThat(Pool.size(counts, 1, 3)).isEqualTo(5);
        assertThat(IntStream.range(0, 5).map(r -> Pool.kindAt(counts, 1, 3, r)))
                .containsExactly(0, 0, 2, 2, 2);
        assertThat(Pool.draw(counts, 1, 3, script(4))).isEqualTo(2);
        assertThat(counts).containsExactly(9, 2, 0, 2, 9);
    }

    private static int[] words(Randomness random) {
        return IntStream.generate(random::next).limit(20).toArray();
    }

    private static Randomness script(int... words) {
        Iterator<Integer> rest = IntStream.of(words).iterator();
        return rest::next;
    }
}

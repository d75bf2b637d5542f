package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Chance;
import dighouse.kernel.GameRecord;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FairTableTest {
    private static final byte[] SECRET =
            HexFormat.of()
                    .parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    private static final String FIRST = "a0a1a2a3a4a5a6a7a8a9aaabacadaeaf";
    private static final String NOTHING = "00000000000000000000000000000000";
    private static final String THIRD = "ffffffffffffffffffffffffffffffff";

    /// SHA-256 of [#SECRET], computed by another program.
    private static final String COMMITMENT =
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

    /// A weight that rejects one word in four: 3 · (2³⁰ + 1) is its largest multiple below 2³².
    private static final int REJECTING = (1 << 30) + 1;

    /// Numbers computed by another program, in another language, from the description alone.
    @ParameterizedTest
    @CsvSource({
        "0, 58, 36",
        "1, 58, 6",
        "2, 58, 22",
        "3, 58, 55",
        "11, 58, 45",
        "1099511627783, 58, 23", // beyond 32 bits
        "0, 1073741825, 834694160", // first word taken
        "5, 1073741825, 478134398", // three words rejected
        "375782, 1073741825, 35173510" // eight rejected: reads the second block
    })
    void drawsAreThoseOfTheDescription(long number, int weight, int expected) {
        assertThat(table().chance().draw(number, weight)).isEqualTo(expected);
    }

    @Test
    void drawsAreThoseOfTheDescriptionForAnySecret() throws GeneralSecurityException {
        SecureRandom random = new SecureRandom();
        FairTable table = FairTable.open(random::nextBytes, 4);
        byte[] contribution = new byte[FairTable.CONTRIBUTION_BYTES];
        random.nextBytes(contribution);
        table.contribute(2, contribution);
        GameRecord.Proof proof = table.proof(true);
        for (int weight : new int[] {1, 2, 3, 58, 1000, REJECTING, Integer.MAX_VALUE}) {
            for (long number = 0; number < 50; number++) {
                assertThat(table.chance().draw(number, weight))
                        .as("draw %s of %s by %s", number, weight, proof)
                        .isEqualTo(described(proof, number, weight));
            }
        }
    }

    @Test
    void theProofTellsCommitmentAndContributionsAndKeepsTheSecret() {
        FairTable table = table();

        assertThat(table.commitment()).isEqualTo(COMMITMENT);
        assertThat(table.proof(false).commitment()).isEqualTo(COMMITMENT);
        assertThat(table.proof(false).contributions()).containsExactly(FIRST, NOTHING, THIRD);
        assertThat(table.proof(false).secret()).isEmpty();
        assertThat(table.proof(true).secret()).isEqualTo(HexFormat.of().formatHex(SECRET));
    }

    @Test
    void theSameDrawIsTheSameAgainInAnyOrder() {
        Chance chance = table().chance();
        int[] forth = IntStream.range(0, 100).map(n -> chance.draw(n, 1000)).toArray();
        int[] back = IntStream.range(0, 100).map(n -> chance.draw(99 - n, 1000)).toArray();

        assertThat(IntStream.range(0, 100).map(n -> back[99 - n]).toArray()).isEqualTo(forth);
    }

    @Test
    void everyContributionStirs() {
        int[] all = draws(table());
        for (int left = 0; left < 3; left += 2) {
            FairTable table = FairTable.of(SECRET, 3);
            int other = 2 - left;
            table.contribute(other, HexFormat.of().parseHex(other == 0 ? FIRST : THIRD));

            assertThat(draws(table)).isNotEqualTo(all);
        }
    }

    @Test
    void twoTablesHaveTwoSecrets() {
        SecureRandom random = new SecureRandom();

        assertThat(FairTable.open(random::nextBytes, 2).commitment())
                .isNotEqualTo(FairTable.open(random::nextBytes, 2).commitment());
    }

    @Test
    void aContributionComesOnceAndBeforeTheFirstDraw() {
        FairTable table = FairTable.of(SECRET, 2);
        byte[] sixteen = new byte[FairTable.CONTRIBUTION_BYTES];
        table.contribute(0, sixteen);

        assertThatThrownBy(() -> table.contribute(0, sixteen))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("twice");
        assertThatThrownBy(() -> table.contribute(1, new byte[15]))
                .isInstanceOf(IllegalArgumentException.class);
        table.chance();
        assertThatThrownBy(() -> table.contribute(1, sixteen))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("too late");
    }

    @Test
    void whatTheCallerDoesWithItsBytesChangesNothing() {
        byte[] secret = Arrays.copyOf(SECRET, SECRET.length);
        byte[] sixteen = HexFormat.of().parseHex(FIRST);
        FairTable table = FairTable.of(secret, 3);
        table.contribute(0, sixteen);
        table.contribute(2, HexFormat.of().parseHex(THIRD));
        Arrays.fill(secret, (byte) 7);
        Arrays.fill(sixteen, (byte) 7);

        assertThat(table.proof(true)).isEqualTo(table().proof(true));
        assertThat(draws(table)).isEqualTo(draws(table()));
    }

    private static FairTable table() {
        FairTable table = FairTable.of(SECRET, 3);
        table.contribute(0, HexFormat.of().parseHex(FIRST));
        table.contribute(2, HexFormat.of().parseHex(THIRD));
        return table;
    }

    private static int[] draws(FairTable table) {
        return IntStream.range(0, 20).map(n -> table.chance().draw(n, 1_000_000)).toArray();
    }

    /// The description once more, word by word, with big numbers and without the kernel's draw.
    private static int described(GameRecord.Proof proof, long number, int weight)
            throws GeneralSecurityException {
        byte[] contributions = HexFormat.of().parseHex(String.join("", proof.contributions()));
        byte[] key = hmac(HexFormat.of().parseHex(proof.secret()), contributions);
        BigInteger bound = BigInteger.valueOf(weight);
        BigInteger limit = BigInteger.TWO.pow(32).divide(bound).multiply(bound);
        for (long block = 0; ; block++) {
            ByteArrayOutputStream message = new ByteArrayOutputStream();
            message.writeBytes(eightBytes(number));
            message.writeBytes(eightBytes(block));
            byte[] words = hmac(key, message.toByteArray());
            for (int at = 0; at < words.length; at += 4) {
                BigInteger word = new BigInteger(1, Arrays.copyOfRange(words, at, at + 4));
                if (word.compareTo(limit) < 0) {
                    return word.mod(bound).intValueExact();
                }
            }
        }
    }

    private static byte[] eightBytes(long value) {
        return HexFormat.of().parseHex(HexFormat.of().toHexDigits(value));
    }

    private static byte[] hmac(byte[] key, byte[] message) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(message);
    }
}

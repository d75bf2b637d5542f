package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.icu.util.ULocale;
import dighouse.kernel.Json;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PluralRulesTest {
    private static final int[] LARGE = {
        1000, 1001, 1002, 5000, 10_000, 100_000, 100_001, 999_999, 1_000_000, 2_000_000, 1_000_001
    };

    @ParameterizedTest
    @CsvSource({
        "en, other one other other",
        "fr, one one other other",
        "pl, many one few many",
        "ar, zero one two few",
        "ja, other other other other"
    })
    void aNumberHasTheCategoryOfItsLanguage(String language, String zeroOneTwoFive) {
        PluralRules rules = PluralRules.of(language);

        assertThat(
                        rules.category(0)
                                + " "
                                + rules.category(1)
                                + " "
                                + rules.category(2)
                                + " "
                                + rules.category(5))
                .isEqualTo(zeroOneTwoFive);
    }

    @Test
    void theRulesOfAllLanguagesAreThoseOfIcu() {
        Json all = Json.parse(TextResource.text("/dighouse/plurals.json"));
        for (Json group : all.array()) {
            for (String language : group.get("languages").string().split(" ", -1)) {
                PluralRules rules = PluralRules.of(language);
                com.ibm.icu.text.PluralRules icu =
                        com.ibm.icu.text.PluralRules.forLocale(new ULocale(language));
                IntStream.concat(IntStream.rangeClosed(-3, 250), IntStream.of(LARGE))
                        .forEach(number ->
                                assertThat(rules.category(number))
                                        .as("%d in %s", number, language)
                                        .isEqualTo(icu.select(Math.abs((double) number))));
            }
        }
    }

    @Test
    void aLanguageThatNobodyKnowsIsNamed() {
        assertThatThrownBy(() -> PluralRules.of("xx"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("xx");
    }
}

package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Argument;
import dighouse.kernel.Malformed;
import dighouse.kernel.Phrase;
import dighouse.kernel.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {
    private static final List<String> NAMES = List.of("Ann", "Bob");
    private static final Words ENGLISH = Words.in(Language.EN);
    private static final Words FRENCH = Words.in(Language.of("fr"));

    @Test
    void aNumberASeatAndAThingAreSaidPlainly() {
        Phrase robbed = Phrase.of("robbed", Argument.seat("seat", 0), Argument.seat("victim", 1));

        assertThat(ENGLISH.event("archaeology", robbed, NAMES))
                .isEqualTo("Ann sends the thief to Bob.");
        assertThat(FRENCH.event("archaeology", robbed, NAMES))
                .isEqualTo("Ann envoie le voleur chez Bob.");
    }

    @Test
    void aGameWithoutWordsIsSaidAsItIs() {
        Phrase marked = Phrase.of("mark", Argument.seat("seat", 0), Argument.term("square", "b2"));

        assertThat(ENGLISH.title("tictactoe")).isEqualTo("tictactoe");
        assertThat(ENGLISH.event("tictactoe", marked, NAMES)).isEqualTo("Ann: mark b2");
        assertThat(ENGLISH.term("tictactoe", "square", "b2")).isEqualTo("b2");
        assertThat(ENGLISH.refusal("tictactoe", Refusal.by("TTT-PLAY-02"), NAMES))
                .isEqualTo("not allowed");
        assertThat(
                        ENGLISH.refusal(
                                "tictactoe",
                                Refusal.by("TTT-PLAY-02", Argument.plain("square", "b2")),
                                NAMES))
                .isEqualTo("not allowed: b2");
    }

    @ParameterizedTest
    @CsvSource({
        "coin, a coin, une pièce",
        "broken_cup, a broken cup, une tasse brisée",
        "pharaoh_mask, a pharaoh’s mask, un masque de pharaon"
    })
    void aThingTakesItsArticle(String treasure, String english, String french) {
        Phrase give = Phrase.of("give", Argument.term("treasure", treasure));

        assertThat(ENGLISH.move("archaeology", give, NAMES)).isEqualTo("Give " + english);
        assertThat(FRENCH.move("archaeology", give, NAMES)).isEqualTo("Donner " + french);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 coins for 7, 0 pièce pour 7",
        "1, 1 coin for 7, 1 pièce pour 7",
        "2, 2 coins for 7, 2 pièces pour 7"
    })
    void aThingIsCounted(int size, String english, String french) {
        Phrase sellSet =
                Phrase.of(
                        "sellSet",
                        Argument.term("treasure", "coin"),
                        Argument.number("size", size),
                        Argument.number("points", 7));

        assertThat(ENGLISH.move("archaeology", sellSet, NAMES)).isEqualTo(english);
        assertThat(FRENCH.move("archaeology", sellSet, NAMES)).isEqualTo(french);
    }

    @ParameterizedTest
    @CsvSource({"1, for 1 map, pour 1 plan", "3, for 3 maps, pour 3 plans"})
    void aWordFitsItsAmount(int maps, String english, String french) {
        Phrase explore =
                Phrase.of(
                        "explore",
                        Argument.term("chamber", "large"),
                        Argument.number("maps", maps));

        assertThat(ENGLISH.move("archaeology", explore, NAMES))
                .isEqualTo("Explore the large chamber " + english);
        assertThat(FRENCH.move("archaeology", explore, NAMES))
                .isEqualTo("Explorer la grande chambre " + french);
    }

    @Test
    void aTallyIsListed() {
        Argument.Count scraps = new Argument.Count("parchment_scrap", 2);
        Argument.Count coin = new Argument.Count("coin", 1);
        Argument.Count noMask = new Argument.Count("pharaoh_mask", 0);
        Argument.Count cup = new Argument.Count("broken_cup", 1);

        assertThat(traded(ENGLISH, List.of(scraps, noMask, coin), List.of(cup)))
                .isEqualTo("Bob gives the market 2 parchment scraps and 1 coin for 1 broken cup.");
        assertThat(traded(ENGLISH, List.of(scraps, coin, cup), List.of(noMask)))
                .isEqualTo(
                        "Bob gives the market 2 parchment scraps, 1 coin and 1 broken cup for"
                                + " nothing.");
        assertThat(traded(FRENCH, List.of(scraps, coin), List.of()))
                .isEqualTo("Bob donne 2 morceaux de parchemin et 1 pièce au marché contre rien.");
    }

    private static String traded(
            Words words, List<Argument.Count> given, List<Argument.Count> taken) {
        Phrase traded =
                Phrase.of(
                        "traded",
                        Argument.seat("seat", 1),
                        Argument.tally("given", "treasure", given),
                        Argument.tally("taken", "treasure", taken));
        return words.event("archaeology", traded, NAMES);
    }

    @Test
    void theHouseRefusesInItsOwnWords() {
        assertThat(ENGLISH.refusal("archaeology", Refusal.gameOver(), NAMES))
                .isEqualTo("The game is over: no more moves are made.");
        assertThat(FRENCH.refusal("archaeology", Refusal.gameOver(), NAMES))
                .isEqualTo("La partie est terminée\u202f: plus aucun coup ne peut être joué.");
    }

    @Test
    void optionsAndTitlesHaveWords() {
        assertThat(FRENCH.title("archaeology")).isEqualTo("Archéologie – Le jeu de cartes");
        assertThat(ENGLISH.optionName("archaeology", "handSizesPublic"))
                .isEqualTo("Hand sizes are public");
        assertThat(FRENCH.optionValue("archaeology", "handSizesPublic", "yes")).isEqualTo("oui");
        assertThat(FRENCH.optionValue("archaeology", "tradesInARowLimit", "10")).isEqualTo("10");
    }

    @Test
    void whatOnlyAnEditionOfOnesOwnNamesIsSaidAsItIs() {
        Phrase token = Phrase.of("token", Argument.term("cell", Words.PLAIN, "C4"));

        assertThat(FRENCH.move("marajoara", token, NAMES))
                .isEqualTo("Placer le jeton Fouille en C4");
        assertThat(ENGLISH.optionValue("marajoara", "board", "my-board")).isEqualTo("my-board");
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThatThrownBy(() -> ENGLISH.say("common", "list.or", List.of(), NAMES))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("common.en.json has no words for list.or");
        assertThatThrownBy(() -> ENGLISH.say("cellar", "list.or", List.of(), NAMES))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("cellar.en.json");
        assertThatThrownBy(() -> FRENCH.event("archaeology", Phrase.of("began"), NAMES))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("archaeology says event.began with {seat}, which it is not given");
        assertThatThrownBy(() ->
                        ENGLISH.event(
                                "archaeology",
                                Phrase.of(
                                        "dug",
                                        Argument.seat("seat", 0),
                                        Argument.number("treasure", 3)),
                                NAMES))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("archaeology says event.dug with {treasure}, which is not a thing");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "}",
                "{}",
                "{seat:the}",
                "{a b c}",
                "{maps|map}",
                "{a{b}}",
                "{maps, plural, one {map}}",
                "{maps, choice, 0#none|1#one}",
                "{maps, plural, one {map} other {maps}"
            })
    void aMessageThatCannotBeReadIsNamedByFileAndLine(String message) {
        assertThatThrownBy(
                        () -> WordList.parse("cellar.en.json", "{\n\"key\": \"" + message + "\"}"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("cellar.en.json: Line 2: ");
    }

    @ParameterizedTest
    @CsvSource({"fr, fr", "'fr-CH, fr;q=0.9, en;q=0.8', fr", "FR_fr, fr", "de-DE, en", "'', en"})
    void aWishIsHeardByItsFirstLanguage(String wish, String language) {
        assertThat(Language.wished(wish).code()).isEqualTo(language);
    }

    @Test
    void languagesHaveCodes() {
        assertThat(Language.of("fr").code()).isEqualTo("fr");
        assertThat(Language.EN.code()).isEqualTo("en");
        assertThatThrownBy(() -> Language.of("de"))
                .isInstanceOf(Malformed.class)
                .hasMessage("The house does not speak \"de\"; it speaks en and fr.");
    }
}

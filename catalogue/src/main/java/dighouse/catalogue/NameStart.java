package dighouse.catalogue;

import java.text.Normalizer;
import java.util.Locale;

/// How a name begins, for languages in which the word before it depends on that: *de Bob*, but
/// *d’Anna*. The browser judges likewise, in `names.ts`.
final class NameStart {
    private static final String VOWEL = "vowel";
    private static final String CONSONANT = "consonant";
    private static final String VOWELS = "aeiouœæ";

    private NameStart() {}

    /// `vowel`, `consonant`, or `other` for digits and signs. A `y` is a vowel before a consonant
    /// (*Yves*); an `h`, of which nobody can know whether it is heard, is none.
    static String of(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
        String letters = plain.replaceAll("\\p{M}", "");
        if (letters.isEmpty() || !Character.isLetter(letters.codePointAt(0))) {
            return "other";
        }
        return startsWithVowel(letters) ? VOWEL : CONSONANT;
    }

    private static boolean startsWithVowel(String letters) {
        if (letters.charAt(0) == 'y') {
            return letters.length() > 1 && !isVowel(letters.charAt(1));
        }
        return isVowel(letters.charAt(0));
    }

    private static boolean isVowel(char letter) {
        return VOWELS.indexOf(letter) >= 0;
    }
}

package dighouse.catalogue;

import dighouse.kernel.Malformed;

/// The languages of the house.
public enum Language {
    EN("en"),
    FR("fr");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /// The language of this code.
    ///
    /// @throws Malformed if the house does not speak it
    public static Language of(String code) {
        for (Language language : values()) {
            if (language.code.equals(code)) {
                return language;
            }
        }
        throw new Malformed("The house does not speak \"" + code + "\"; it speaks en and fr.");
    }

    public String code() {
        return code;
    }

    /// Whether so many of a thing take the plural: in English all but one, in French two and more.
    boolean isPlural(int number) {
        return switch (this) {
            case EN -> number != 1;
            case FR -> Math.abs(number) >= 2;
        };
    }
}

package dighouse.app.option;

import dighouse.catalogue.Language;
import java.util.Locale;
import picocli.CommandLine.Option;

/// The option that chooses the language.
public final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "en|fr",
            description = "the language (default: the system's if it is French, else English)")
    private String code = "";

    public Language language() {
        if (!code.isEmpty()) {
            return Language.of(code);
        }
        return Language.wished(Locale.getDefault().getLanguage());
    }
}

package dighouse.app.option;

import dighouse.catalogue.Language;
import java.util.Locale;
import picocli.CommandLine.Option;

/// The part of a command line that says which language to speak.
public final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "en|fr",
            description = "the language (default: that of the system, or else English)")
    private String code = "";

    public Language language() {
        if (!code.isEmpty()) {
            return Language.of(code);
        }
        return Language.wished(Locale.getDefault().getLanguage());
    }
}

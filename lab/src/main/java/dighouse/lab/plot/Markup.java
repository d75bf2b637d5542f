package dighouse.lab.plot;

/// Escapes text for HTML and SVG.
public final class Markup {
    private Markup() {}

    /// Replaces the special characters of HTML.
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

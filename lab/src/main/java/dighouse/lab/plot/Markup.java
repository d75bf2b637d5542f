package dighouse.lab.plot;

/// Text that stands between tags.
public final class Markup {
    private Markup() {}

    /// Writes the signs of HTML as text.
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

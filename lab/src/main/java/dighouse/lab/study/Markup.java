package dighouse.lab.study;

/// Text that stands between tags.
final class Markup {
    private Markup() {}

    /// Writes the signs of HTML as text.
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

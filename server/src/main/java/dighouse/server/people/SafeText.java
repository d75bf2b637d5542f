package dighouse.server.people;

import java.text.Normalizer;

/// Cleans text that people write for others to read: names and remarks. Characters that cannot be
/// seen must not change what is seen, so they are removed: control characters, marks that turn the
/// direction of writing, characters without width, letters without a shape, piled-up marks.
///
/// Letters of every script stay, and so do emoji, also composed ones.
public final class SafeText {
    private static final int JOINER = 0x200D; // joins emoji; changes letters of some scripts
    private static final int NON_JOINER = 0x200C; // separates letters that would be joined
    private static final int EMOJI_STYLE = 0xFE0F; // shows the character before it as an emoji
    private static final int KEYCAP = 0x20E3;
    private static final int MOST_MARKS = 4; // on one letter
    private static final String SHAPELESS = // letters and characters that show nothing
            "\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0";

    private SafeText() {}

    /// The text as others may read it, on one line and without spaces around it; empty if nothing
    /// is left.
    public static String of(String text) {
        int[] points = Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().toArray();
        StringBuilder safe = new StringBuilder();
        int marks = 0;
        for (int i = 0; i < points.length; i++) {
            int point = points[i];
            marks = isMark(point) ? marks + 1 : 0;
            if (isSpace(point)) {
                addSpace(safe);
            } else if (isVisible(point) ? marks <= MOST_MARKS : isNeeded(points, i)) {
                safe.appendCodePoint(point);
            }
        }
        return safe.toString().strip();
    }

    /// Whether nothing had to be removed except spaces.
    public static boolean isSafe(String text) {
        return of(text).equals(spaced(Normalizer.normalize(text, Normalizer.Form.NFC)));
    }

    private static String spaced(String text) {
        StringBuilder spaced = new StringBuilder();
        text.codePoints()
                .forEach(point -> {
                    if (isSpace(point)) {
                        addSpace(spaced);
                    } else {
                        spaced.appendCodePoint(point);
                    }
                });
        return spaced.toString().strip();
    }

    private static void addSpace(StringBuilder text) {
        if (!text.isEmpty() && text.charAt(text.length() - 1) != ' ') {
            text.append(' ');
        }
    }

    /// Spaces of every width, and line ends and tabs, which would break the line.
    private static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point);
    }

    private static boolean isMark(int point) {
        int type = Character.getType(point);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isVisible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED ->
                    false;
            default -> !isVariation(point) && SHAPELESS.indexOf(point) < 0;
        };
    }

    /// Variation selectors, which choose a shape of the character before; rarely visible.
    private static boolean isVariation(int point) {
        return (point >= 0xFE00 && point <= 0xFE0F)
                || (point >= 0xE0100 && point <= 0xE01EF)
                || (point >= 0x180B && point <= 0x180F);
    }

    /// Whether an invisible character is needed by the visible ones around it.
    private static boolean isNeeded(int[] points, int i) {
        int before = i > 0 ? points[i - 1] : 0;
        int after = i + 1 < points.length ? points[i + 1] : 0;
        return switch (points[i]) {
            case JOINER ->
                    (isEmojiPart(before) && Character.isExtendedPictographic(after))
                            || (joins(before) && joins(after));
            case NON_JOINER -> joins(before) && joins(after);
            case EMOJI_STYLE ->
                    Character.isExtendedPictographic(before)
                            || (Character.isEmoji(before) && after == KEYCAP);
            default -> isFlagTag(points, i);
        };
    }

    private static boolean isEmojiPart(int point) {
        return Character.isExtendedPictographic(point)
                || Character.isEmojiModifier(point)
                || point == EMOJI_STYLE;
    }

    /// Letters of the scripts in which joiners change what is seen.
    private static boolean joins(int point) {
        return switch (Character.UnicodeScript.of(point)) {
            case ARABIC, SYRIAC, MONGOLIAN, NKO, DEVANAGARI, BENGALI, GURMUKHI, GUJARATI -> true;
            case ORIYA, TAMIL, TELUGU, KANNADA, MALAYALAM, SINHALA, KHMER -> true;
            default -> false;
        };
    }

    /// The flags of England, Scotland and Wales are spelt with invisible letters.
    private static boolean isFlagTag(int[] points, int i) {
        int flag = i;
        while (flag > 0 && points[flag] >= 0xE0020 && points[flag] <= 0xE007F) {
            flag--;
        }
        return flag < i && i - flag <= 6 && points[flag] == 0x1F3F4;
    }
}

package dighouse.kernel;

/// A text that cannot be read: an edition, a record, a notation, an option. Its message is one
/// sentence that says what is wrong and what would be right; it is meant to be shown.
public final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final String sentence;

    public Malformed(String sentence) {
        this(0, sentence);
    }

    /// @param line where it happened, from 1; 0 if the text has no lines
    public Malformed(int line, String sentence) {
        super(line == 0 ? sentence : "Line " + line + ": " + sentence);
        this.line = line;
        this.sentence = sentence;
    }

    public int line() {
        return line;
    }

    /// What is wrong, without the line.
    public String sentence() {
        return sentence;
    }

    /// The same error, at this line of a larger text.
    public Malformed at(int lineOfText) {
        return new Malformed(lineOfText, sentence);
    }
}

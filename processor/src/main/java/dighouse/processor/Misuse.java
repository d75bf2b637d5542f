package dighouse.processor;

import javax.lang.model.element.Element;

/// Something marked to leave the engine that cannot: where it stands, and what would be right.
final class Misuse extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Element element;

    Misuse(Element element, String message) {
        super(message);
        this.element = element;
    }

    Element element() {
        return element;
    }
}

package dighouse.processor;

import javax.lang.model.element.Element;

/// An error in the use of an annotation: the element, and a sentence that says what is possible.
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

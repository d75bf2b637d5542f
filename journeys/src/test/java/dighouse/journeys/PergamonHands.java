package dighouse.journeys;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/// Plays Pergamon for a guest by touching the page.
record PergamonHands(Guest guest, Hands common) {
    PergamonHands(Guest guest) {
        this(guest, new Hands(guest));
    }

    boolean waitForDecision() {
        return common.waitForDecision();
    }

    Locator finds() {
        return guest.at(".finds .tile");
    }

    Locator row() {
        return guest.at(".laid .tile");
    }

    /// Requests the first free space from the left.
    void ask() {
        guest.at(".space.lit").first().click();
        assertThat(guest.at(".space.taken")).hasCount(1);
        common.confirm();
    }

    /// Digs as deep as possible.
    void digDeepest() {
        guest.at(".gallery.lit").last().click();
        assertThat(guest.at(".gallery.taken")).hasCount(1);
    }

    /// Lays the best row of the player aid, ready to be shown, and makes room for it if necessary.
    void layBest() {
        layBest(() -> {});
    }

    private void layBest(Runnable look) {
        guest.at(".aid .button").click();
        assertThat(row()).not().hasCount(0);
        look.run();
        Locator ready = guest.at(".polish,.shows button.lit");
        ready.first().waitFor();
        if (guest.at(".polish").count() == 0) {
            guest.at(".shows button.lit").first().click();
        }
        assertThat(guest.at(".polish")).isVisible();
    }

    /// Makes the present decision by touching lit things.
    void decide(String asks) {
        draft(asks, () -> {});
        common.confirm();
    }

    /// Chooses lit things for the present decision, until it can be confirmed.
    ///
    /// @param look runs whenever the page has changed on the way
    void draft(String asks, Runnable look) {
        switch (asks) {
            case "place" -> guest.at(".revealed .tile.lit").first().click();
            case "ask" -> guest.at(".space.lit").first().click();
            case "dig" -> digDeepest();
            case "exhibit" -> layBest(look);
            default -> storeWhatCanBePaid();
        }
        guest.at(".go .button:not([disabled])").waitFor();
    }

    /// Drops finds until the rest can be paid.
    private void storeWhatCanBePaid() {
        while (guest.at(".go .button:not([disabled])").count() == 0) {
            int dropped = guest.at(".finds .tile.dropped").count();
            guest.at(".finds .tile.lit").first().click();
            assertThat(guest.at(".finds .tile.dropped")).hasCount(dropped + 1);
        }
    }
}

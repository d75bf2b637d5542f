package dighouse.bots.levels;

import dighouse.bots.Advisor;
import dighouse.bots.archaeology.ArchaeologyAdvisor;
import dighouse.bots.marajoara.MarajoaraAdvisor;
import dighouse.bots.pergamon.PergamonAdvisor;
import dighouse.bots.search.Recipe;
import dighouse.bots.search.Recipe.Playouts;
import dighouse.bots.thebes.ThebesAdvisor;

/// The entry of each game that has an advisor. All numbers were found by measuring (ADR 18 and 28).
///
/// They are methods and not constants, so that a program compiled for one game contains no other
/// game (ADR 49).
public final class AdvisorEntries {
    /// An urgency above any real worth: a beginner tries every move once before any is tried twice.
    private static final double TRIES_EVERYTHING = 1;

    private AdvisorEntries() {}

    public static AdvisorEntry archaeology() {
        return new AdvisorEntry(
                new ArchaeologyAdvisor(),
                advised().withCut(0).withBias(0.2, -0.1).withExploration(0.05),
                new Carelessness(0.055, 0.055, 0.015),
                -0.04); // a little more curious than the search itself
    }

    public static AdvisorEntry thebes() {
        return new AdvisorEntry(
                new ThebesAdvisor(),
                advised().withCut(12).withBias(0.1, 0).withExploration(0.02),
                Carelessness.USUAL,
                TRIES_EVERYTHING);
    }

    public static AdvisorEntry pergamon() {
        return new AdvisorEntry(
                new PergamonAdvisor(),
                advised().withCut(20).withBias(0.3, 0.1).withExploration(0.5),
                new Carelessness(0.24, 0.08, 0.01),
                TRIES_EVERYTHING);
    }

    public static AdvisorEntry marajoara() {
        return new AdvisorEntry(
                new MarajoaraAdvisor(),
                advised().withCut(40).withBias(0.1, 0).withExploration(0.03),
                new Carelessness(0.12, 0.015, 0.005),
                TRIES_EVERYTHING);
    }

    /// For games without an advisor, such as the examples.
    static AdvisorEntry plain() {
        return new AdvisorEntry(
                Advisor.plain(1), Recipe.PLAIN, Carelessness.USUAL, Recipe.PLAIN.urgency());
    }

    private static Recipe advised() {
        return Recipe.PLAIN.withPlayouts(Playouts.ADVISED);
    }
}

package dighouse.testkit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Option;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.testkit.checks.Checks;
import dighouse.testkit.checks.Node;
import dighouse.testkit.checks.Subject;
import dighouse.testkit.checks.Symmetry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What every game must pass. A game's module extends it with a few lines, and keeps a golden game
/// and walks among its test resources:
///
/// - `golden/*.txt`: records with comments; see [GoldenGame]
/// - `walks.txt`: counts of lines; see [WalkLine]
///
/// `-Ddighouse.golden=write` writes both anew, on purpose: golden games get their numbers, walks
/// the counts written as `?`, and a game that has none yet gets first ones. The tests tagged `full`
/// are for a named command; the property `dighouse.soak` says how many random games they play for
/// each table, `dighouse.tables` for which ones (those whose text begins with it: `fr`, or `en, 2
/// seats`).
///
/// @param <P> the game's position
public abstract class GameContractTest<P extends Position<P>> {
    private static final int GAMES = 50;
    private static final int LIGHT_GAMES = 2_000;
    private static final int DRAWS = 20_000;
    private static final int CHANCE_NODES = 6;
    private static final long SEED = 1;

    private static final long FULL_LIGHT_GAMES = Long.getLong("dighouse.soak", 1_000_000);
    private static final String FULL_TABLES = System.getProperty("dighouse.tables", "");
    private static final int FULL_GAMES = 1_000;
    private static final int FULL_MISSION_GAMES = 500;
    private static final int FULL_DRAWS = 100_000;
    private static final int PRODUCT_GAMES = 5;

    protected abstract Game<P> game();

    protected abstract List<Edition> editions();

    /// Throws an [AssertionError] if a component is lost or doubled, or anything is out of its
    /// range.
    protected abstract void checkInvariants(P position);

    /// Throws an [AssertionError] if a position that was read could not be in a game. A notation
    /// that lets components be left out asks for less than [#checkInvariants].
    protected void checkReadable(P position) {
        checkInvariants(position);
    }

    /// Whether this viewer must consider at least two positions possible. Called only where
    /// `imagine` is.
    protected abstract boolean hidesAlternatives(P position, int viewer);

    /// Throws an [AssertionError] unless `after` is what the ledger's default for an absent seat
    /// makes of `before`. `before` is at rest; the answer may take several plies. Written apart
    /// from `fallback`.
    protected abstract void checkDefault(P before, P after);

    /// Small positions whose beliefs can be counted by hand.
    protected List<BeliefCase<P>> beliefs() {
        return List.of();
    }

    /// Renamings that the rules do not notice.
    protected List<Symmetry<P>> symmetries() {
        return List.of();
    }

    /// Whether a move may show its own seat something hidden, without chance: the answer to a
    /// question. A page cannot tell beforehand where such a move leads.
    protected boolean showsHidden() {
        return false;
    }

    /// How many games of this table are looked at move by move. A game whose tables are many or
    /// whose games are long may ask for fewer; the tests tagged `full` make up for it.
    protected int games(Setup setup) {
        return GAMES;
    }

    /// How many random games of this table are played with few checks.
    protected int lightGames(Setup setup) {
        return LIGHT_GAMES;
    }

    /// The folder of the golden games and walks.
    protected Path resources() {
        return Path.of(System.getProperty("basedir", "."), "src", "test", "resources");
    }

    private Subject<P> subject() {
        return new Subject<>(
                game(),
                editions(),
                this::checkInvariants,
                this::hidesAlternatives,
                symmetries(),
                this::checkDefault,
                this::checkReadable,
                showsHidden());
    }

    @Test
    void editionsAreReadBackAsTheyAreWritten() {
        for (Edition edition : editions()) {
            Edition read = game().edition(edition.json());
            Node.require(read.json().equals(edition.json()), edition.id() + " is read otherwise");
            Node.require(read.id().equals(edition.id()), edition.id() + " is read otherwise");
        }
    }

    @Test
    void optionsHaveNamesOfTheirOwnAndRules() {
        for (Setup setup : Setups.standard(game(), editions())) {
            Set<String> names = new HashSet<>();
            for (Option option : setup.options()) {
                Node.require(names.add(option.id()), "two options are called " + option.id());
                Node.require(!option.rule().isEmpty(), option.id() + " names no rule");
                for (int value : Setups.values(option)) {
                    int read = option.value(option.text(value));
                    Node.require(read == value, option.id() + " is read otherwise");
                }
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> everyPromiseHoldsAtEveryNode() {
        return walks(Setups.oneOptionAway(game(), editions()), this::games);
    }

    @TestFactory
    Stream<DynamicTest> randomGamesEndWholeAndReplay() {
        return lightGames(this::lightGames);
    }

    @TestFactory
    Stream<DynamicTest> theHotPathAllocatesNothing() {
        return Setups.standard(game(), editions()).stream()
                .map(setup ->
                        dynamicTest(
                                Setups.text(setup),
                                () -> new Allocation<>(game(), setup).check(SEED)));
    }

    @TestFactory
    Stream<DynamicTest> theSameSeedGivesTheSameGame() {
        return Setups.standard(game(), editions()).stream()
                .map(setup ->
                        dynamicTest(
                                Setups.text(setup), () -> Determinism.check(game(), setup, SEED)));
    }

    @TestFactory
    Stream<DynamicTest> outcomesComeByTheirWeights() {
        return chance(DRAWS);
    }

    @TestFactory
    Stream<DynamicTest> imaginingsComeByTheirWeights() {
        return imaginings(DRAWS);
    }

    @TestFactory
    Stream<DynamicTest> goldenGamesReplay() {
        return golden().games();
    }

    @TestFactory
    Stream<DynamicTest> walksCountTheSameLines() {
        return golden().walks();
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> everyPromiseHoldsInManyGames() {
        return walks(
                Setups.standard(game(), editions()),
                setup -> setup.mission() > 0 ? FULL_MISSION_GAMES : FULL_GAMES);
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> everyPromiseHoldsWithOptionsTogether() {
        return walks(Setups.products(game(), editions()), setup -> PRODUCT_GAMES);
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> aMillionRandomGamesEndWholeAndReplay() {
        List<DynamicTest> wanted =
                lightGames(setup -> FULL_LIGHT_GAMES)
                        .filter(test -> test.getDisplayName().startsWith(FULL_TABLES))
                        .toList();
        Node.require(!wanted.isEmpty(), "no table begins with " + FULL_TABLES);
        return wanted.stream();
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> manyOutcomesComeByTheirWeights() {
        return chance(FULL_DRAWS);
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> manyImaginingsComeByTheirWeights() {
        return imaginings(FULL_DRAWS);
    }

    private Golden<P> golden() {
        boolean write = "write".equals(System.getProperty("dighouse.golden"));
        return new Golden<>(game(), editions(), resources(), write);
    }

    private Stream<DynamicTest> walks(List<Setup> setups, ToIntFunction<Setup> games) {
        Subject<P> subject = subject();
        return setups.stream()
                .map(setup ->
                        dynamicTest(
                                Setups.text(setup),
                                () ->
                                        new Walker<>(subject.game(), setup, Checks.all(subject))
                                                .games(SEED, games.applyAsInt(setup))));
    }

    private Stream<DynamicTest> lightGames(ToLongFunction<Setup> games) {
        Subject<P> subject = subject();
        return Setups.standard(game(), editions()).stream()
                .map(setup ->
                        dynamicTest(
                                Setups.text(setup),
                                () ->
                                        new LightGames<>(subject, setup)
                                                .games(SEED, games.applyAsLong(setup))));
    }

    private Stream<DynamicTest> chance(int draws) {
        return Setups.standard(game(), editions()).stream()
                .map(setup ->
                        dynamicTest(
                                Setups.text(setup),
                                () -> Statistics.chance(game(), setup, CHANCE_NODES, draws, SEED)));
    }

    private Stream<DynamicTest> imaginings(int draws) {
        List<DynamicTest> tests = new ArrayList<>();
        for (BeliefCase<P> belief : beliefs()) {
            tests.add(
                    dynamicTest(
                            belief.name(), () -> Statistics.belief(game(), belief, draws, SEED)));
        }
        return tests.stream();
    }
}

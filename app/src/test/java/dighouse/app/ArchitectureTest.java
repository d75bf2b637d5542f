package dighouse.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dighouse.bots.Glimpse;
import dighouse.bots.TableBots;
import dighouse.bots.levels.Bots;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Words;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.kernel.Game;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The arrows between the modules point down, and the engine leaves alone what would tie it to one
/// machine. Every rule is also shown to fail where it should.
class ArchitectureTest {
    private static final JavaClasses HOUSE =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("dighouse");

    private static final String KERNEL = "dighouse.kernel..";
    private static final String EXAMPLES = "dighouse.examples..";
    private static final List<String> GAMES =
            Games.all().stream().map(entry -> "dighouse." + entry.id()).toList();
    private static final String[] ENGINE =
            Stream.concat(Stream.of(KERNEL, EXAMPLES), GAMES.stream().map(game -> game + ".."))
                    .toArray(String[]::new);

    /// All of the JDK that the engine uses; lambdas and records need the last two.
    private static final String[] PLAIN_JAVA = {
        "java.lang",
        "java.util",
        "java.util.function",
        "java.util.stream",
        "java.lang.invoke",
        "java.lang.runtime",
        "org.jspecify.annotations"
    };

    private static ArchRule dependsOnlyOn(String own, String... others) {
        String[] allowed = new String[1 + others.length + PLAIN_JAVA.length];
        allowed[0] = own;
        System.arraycopy(others, 0, allowed, 1, others.length);
        System.arraycopy(PLAIN_JAVA, 0, allowed, 1 + others.length, PLAIN_JAVA.length);
        DescribedPredicate<JavaClass> strange =
                resideOutsideOfPackages(allowed)
                        .and(DescribedPredicate.not(assignableTo(Object[].class)));
        return noClasses().that().resideInAPackage(own).should().dependOnClassesThat(strange);
    }

    /// Hash order, chance, clocks and threads, as far as they live in packages that are allowed.
    private static ArchRule isTheSameEverywhere(String... packages) {
        return noClasses()
                .that()
                .resideInAnyPackage(packages)
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(
                        HashMap.class,
                        HashSet.class,
                        Random.class,
                        Thread.class,
                        ThreadLocal.class,
                        Runtime.class,
                        Process.class,
                        Date.class,
                        Calendar.class,
                        UUID.class,
                        Scanner.class,
                        IdentityHashMap.class,
                        WeakHashMap.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "identityHashCode", Object.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "in");
    }

    @Test
    void allModulesAreHere() {
        for (Class<?> type :
                new Class<?>[] {
                    Game.class, TicTacToe.class, Bots.class, Words.class, Dighouse.class
                }) {
            assertThat(HOUSE.contain(type)).as(type.getName()).isTrue();
        }
        for (GameEntry<?> entry : Games.all()) {
            assertThat(HOUSE.contain(entry.game().getClass())).as(entry.id()).isTrue();
        }
        assertThat(HOUSE.contain(ArchitectureTest.class)).isFalse();
    }

    @Test
    void theKernelKnowsNothingButPlainJava() {
        dependsOnlyOn(KERNEL).check(HOUSE);
    }

    @Test
    void aGameKnowsTheKernelOnly() {
        for (String game : GAMES) {
            dependsOnlyOn(game + "..", KERNEL).check(HOUSE);
        }
        dependsOnlyOn(EXAMPLES, KERNEL).check(HOUSE);
    }

    @Test
    void theEngineIsTheSameOnEveryMachine() {
        isTheSameEverywhere(ENGINE).check(HOUSE);
    }

    @Test
    void botsKnowTheKernelOnly() {
        // A bot may think by the time that its thread had of a processor.
        dependsOnlyOn("dighouse.bots", KERNEL, "java.lang.management").check(HOUSE);
        dependsOnlyOn("dighouse.bots.search..", "dighouse.bots", KERNEL).check(HOUSE);
    }

    /// Search speaks to an advice, and only the list of advisors knows whose it is.
    @Test
    void adviceOnAGameKnowsThatGameOnly() {
        for (GameEntry<?> entry : Games.all()) {
            String advice = "dighouse.bots." + entry.id() + "..";
            String game = "dighouse." + entry.id() + "..";
            dependsOnlyOn(advice, "dighouse.bots", game, KERNEL)
                    .allowEmptyShould(true) // a game may be without advice
                    .check(HOUSE);
        }
        dependsOnlyOn("dighouse.bots.levels", "dighouse.bots..", KERNEL).check(HOUSE);
    }

    @Test
    void botsSeeThroughAGlimpseOnly() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.bots..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Match.class)
                .check(HOUSE);
        noClasses() // a company stands at the true position
                .that()
                .resideInAPackage("dighouse.bots..")
                .and()
                .doNotBelongToAnyOf(TableBots.class, Glimpse.class)
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(TableBots.class)
                .orShould()
                .callConstructorWhere(
                        DescribedPredicate.describe(
                                "new Glimpse",
                                call -> call.getTargetOwner().isEquivalentTo(Glimpse.class)))
                .check(HOUSE);
        noClasses()
                .that()
                .resideInAPackage("dighouse.bots..")
                .and()
                .doNotBelongToAnyOf(Glimpse.class)
                .should()
                .callMethodWhere(
                        DescribedPredicate.describe(
                                "Game.imagine",
                                call ->
                                        call.getTarget().getName().equals("imagine")
                                                && call.getTargetOwner()
                                                        .isEquivalentTo(Game.class)))
                .check(HOUSE);
    }

    @Test
    void theHouseKnowsNoDoorAndNoBot() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.catalogue..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(
                                "dighouse.app..", "dighouse.bots..", "dighouse.server.."))
                .check(HOUSE);
    }

    @Test
    void theServerKnowsNoGame() {
        String[] games = GAMES.stream().map(game -> game + "..").toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("dighouse.server..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(games))
                .check(HOUSE);
    }

    /// What a table is knows neither network nor store; only one class knows who serves HTTP.
    @Test
    void theRoomsOfTheServerKeepTheirDoorsShut() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.server.table..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(
                                "dighouse.server.store..",
                                "dighouse.server.http..",
                                "dighouse.server.hall..",
                                "dighouse.server.api..",
                                "java.sql.."))
                .check(HOUSE);
        noClasses()
                .that()
                .resideOutsideOfPackage("dighouse.server.jetty..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.eclipse.jetty.."))
                .check(HOUSE);
    }

    /// The lab knows games through the kernel. Nobody but the command knows the lab; of its
    /// analysis the hall makes use, too, for finished tables.
    @Test
    void theLabKnowsNoGame() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.lab..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(
                                GAMES.stream().map(game -> game + "..").toArray(String[]::new)))
                .check(HOUSE);
        noClasses()
                .that(resideOutsideOfPackages("dighouse.lab..", "dighouse.app.."))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("dighouse.lab..")
                                .and(resideOutsideOfPackages("dighouse.lab.analysis")))
                .check(HOUSE);
        noClasses()
                .that(
                        resideOutsideOfPackages(
                                "dighouse.lab..", "dighouse.app..", "dighouse.server.hall"))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dighouse.lab.."))
                .check(HOUSE);
    }

    @Test
    void nothingKnowsTheTestsOrTheApp() {
        noClasses()
                .that(resideOutsideOfPackages("dighouse.testkit..", "dighouse.app.."))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dighouse.testkit..", "dighouse.app.."))
                .check(HOUSE);
    }

    /// What a screen shows comes from a view, so it cannot show more than its seat may see.
    @Test
    void screensSeeViewsOnly() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.app.terminal")
                .and()
                .haveSimpleNameEndingWith("Screen")
                .and()
                .doNotHaveSimpleName("SeatScreen") // the one that asks a match for its views
                .should()
                .dependOnClassesThat(assignableTo(Position.class).or(assignableTo(Match.class)))
                .check(HOUSE);
    }

    @Test
    void everyPackageTellsItsStory() {
        List<String> packages = new ArrayList<>(GAMES);
        packages.addAll(
                List.of(
                        "dighouse.kernel",
                        "dighouse.bots",
                        "dighouse.bots.search",
                        "dighouse.bots.levels",
                        "dighouse.catalogue",
                        "dighouse.lab",
                        "dighouse.lab.statistics",
                        "dighouse.lab.plot",
                        "dighouse.lab.ladder",
                        "dighouse.lab.study",
                        "dighouse.lab.tune",
                        "dighouse.lab.analysis",
                        "dighouse.server",
                        "dighouse.server.api",
                        "dighouse.server.hall",
                        "dighouse.server.http",
                        "dighouse.server.load",
                        "dighouse.server.people",
                        "dighouse.server.store",
                        "dighouse.server.table",
                        "dighouse.app"));
        for (String name : packages) {
            classes()
                    .that()
                    .resideInAPackage(name)
                    .should(
                            be(
                                    DescribedPredicate.describe(
                                            "in a package with package-info",
                                            type ->
                                                    type.getPackage()
                                                            .tryGetPackageInfo()
                                                            .isPresent())))
                    .check(HOUSE);
        }
    }

    @Test
    void theRulesCanFail() {
        assertThat(dependsOnlyOn("dighouse.app..", KERNEL).evaluate(HOUSE).hasViolation()).isTrue();
        assertThat(dependsOnlyOn(GAMES.getFirst() + "..").evaluate(HOUSE).hasViolation()).isTrue();
        assertThat(isTheSameEverywhere("dighouse.app..").evaluate(HOUSE).hasViolation()).isTrue();
    }
}

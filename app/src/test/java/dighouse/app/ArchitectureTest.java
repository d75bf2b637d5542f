package dighouse.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dighouse.app.command.Dighouse;
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
import java.util.Calendar;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Checks that dependencies between modules point down, and that the engine uses nothing that would
/// tie it to one platform. Every rule is also shown to fail where it should.
class ArchitectureTest {
    private static final JavaClasses CODE =
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

    /// All packages of the JDK that the engine uses. Lambdas and records need `invoke` and
    /// `runtime`; the kernel declares annotations.
    private static final String[] PLAIN_JAVA = {
        "java.lang",
        "java.util",
        "java.util.function",
        "java.util.stream",
        "java.lang.invoke",
        "java.lang.runtime",
        "java.lang.annotation",
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

    /// Classes for hash order, random numbers, clocks and threads in the allowed packages.
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
            assertThat(CODE.contain(type)).as(type.getName()).isTrue();
        }
        for (GameEntry<?> entry : Games.all()) {
            assertThat(CODE.contain(entry.game().getClass())).as(entry.id()).isTrue();
        }
        assertThat(CODE.contain(ArchitectureTest.class)).isFalse();
    }

    @Test
    void theKernelKnowsNothingButPlainJava() {
        dependsOnlyOn(KERNEL).check(CODE);
    }

    @Test
    void aGameKnowsTheKernelOnly() {
        for (String game : GAMES) {
            dependsOnlyOn(game + "..", KERNEL).check(CODE);
        }
        dependsOnlyOn(EXAMPLES, KERNEL).check(CODE);
    }

    @Test
    void theEngineIsTheSameOnEveryMachine() {
        isTheSameEverywhere(ENGINE).check(CODE);
    }

    /// They would be an eighth of a game that is compiled for the browser (ADR 49).
    @Test
    void theEngineNeedsNoRegularExpressions() {
        noClasses()
                .that()
                .resideInAnyPackage(ENGINE)
                .should()
                .callMethod(String.class, "split", String.class)
                .orShould()
                .callMethod(String.class, "split", String.class, int.class)
                .orShould()
                .callMethod(String.class, "matches", String.class)
                .orShould()
                .callMethod(String.class, "replaceAll", String.class, String.class)
                .orShould()
                .callMethod(String.class, "replaceFirst", String.class, String.class)
                .check(CODE);
    }

    @Test
    void botsKnowTheKernelOnly() {
        dependsOnlyOn("dighouse.bots", KERNEL).check(CODE);
        dependsOnlyOn("dighouse.bots.search..", "dighouse.bots", KERNEL).check(CODE);
    }

    /// Search knows only the interface of an advice; only the list of advisors knows the games.
    @Test
    void adviceOnAGameKnowsThatGameOnly() {
        for (GameEntry<?> entry : Games.all()) {
            String advice = "dighouse.bots." + entry.id() + "..";
            String game = "dighouse." + entry.id() + "..";
            dependsOnlyOn(advice, "dighouse.bots", game, KERNEL)
                    .allowEmptyShould(true) // a game may have no advice
                    .check(CODE);
        }
        dependsOnlyOn("dighouse.bots.levels", "dighouse.bots..", KERNEL).check(CODE);
    }

    @Test
    void botsSeeThroughAGlimpseOnly() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.bots..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Match.class)
                .check(CODE);
        noClasses() // TableBots knows the true position
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
                .check(CODE);
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
                .check(CODE);
    }

    @Test
    void theCatalogueKnowsNoWayInAndNoBot() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.catalogue..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(
                                "dighouse.app..", "dighouse.bots..", "dighouse.server.."))
                .check(CODE);
    }

    /// The annotation processor is needed only at compile time.
    @Test
    void nothingKnowsTheProcessor() {
        noClasses()
                .that(resideOutsideOfPackages("dighouse.processor.."))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dighouse.processor.."))
                .check(CODE);
    }

    @Test
    void theServerKnowsNoGame() {
        String[] games = GAMES.stream().map(game -> game + "..").toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("dighouse.server..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(games))
                .check(CODE);
    }

    /// Tables, bots and the catalogue also run in a page, where there are no threads, files, clocks
    /// of the calendar or crypto of the JDK. Bots measure how long they think.
    @Test
    void whatRunsInAPageNeedsNoPlatform() {
        String[] packages = {
            "dighouse.tables..", "dighouse.bots..", "dighouse.catalogue..", "dighouse.lab.analysis"
        };
        noClasses()
                .that()
                .resideInAnyPackage(packages)
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(
                                        "java.sql..",
                                        "java.net..",
                                        "java.nio.file..",
                                        "java.nio.channels..",
                                        "java.security..",
                                        "javax.crypto..",
                                        "java.time..",
                                        "java.lang.management..",
                                        "java.lang.reflect..",
                                        "java.util.concurrent.locks..",
                                        "org.slf4j..",
                                        "dighouse.server..",
                                        "dighouse.app..")
                                .or(
                                        belongToAnyOf(
                                                HexFormat.class,
                                                Thread.class,
                                                ThreadLocal.class,
                                                ExecutorService.class,
                                                CompletableFuture.class,
                                                Random.class,
                                                UUID.class)))
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(CODE);
    }

    /// Only one package knows the HTTP server.
    @Test
    void onlyOnePackageKnowsJetty() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dighouse.server.jetty..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.eclipse.jetty.."))
                .check(CODE);
    }

    /// The lab knows games through the kernel, except for the benchmark of one game's search. Only
    /// the command line knows the lab; tables use its analysis when they are finished.
    @Test
    void theLabKnowsNoGame() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.lab..")
                .and(resideOutsideOfPackages("dighouse.lab.bench"))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(
                                GAMES.stream().map(game -> game + "..").toArray(String[]::new)))
                .check(CODE);
        noClasses()
                .that(resideOutsideOfPackages("dighouse.lab..", "dighouse.app.."))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("dighouse.lab..")
                                .and(resideOutsideOfPackages("dighouse.lab.analysis")))
                .check(CODE);
        noClasses()
                .that(
                        resideOutsideOfPackages(
                                "dighouse.lab..", "dighouse.app..", "dighouse.tables.thinking"))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dighouse.lab.."))
                .check(CODE);
    }

    @Test
    void nothingKnowsTheTestsOrTheApp() {
        noClasses()
                .that(resideOutsideOfPackages("dighouse.testkit..", "dighouse.app.."))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dighouse.testkit..", "dighouse.app.."))
                .check(CODE);
    }

    /// Screens are built from views, so they cannot show more than a seat may see.
    @Test
    void screensSeeViewsOnly() {
        noClasses()
                .that()
                .resideInAPackage("dighouse.app.terminal")
                .and()
                .haveSimpleNameEndingWith("Screen")
                .and()
                .doNotHaveSimpleName("SeatScreen") // it gets the views from the match
                .should()
                .dependOnClassesThat(assignableTo(Position.class).or(assignableTo(Match.class)))
                .check(CODE);
    }

    @Test
    void everyPackageTellsItsStory() {
        classes()
                .should(
                        be(
                                DescribedPredicate.describe(
                                        "in a package with package-info",
                                        type -> type.getPackage().tryGetPackageInfo().isPresent())))
                .check(CODE);
    }

    /// Packages have no cycles: a reader can read what a package needs first.
    @Test
    void packagesHaveNoCycles() {
        slices().matching("dighouse.(**)").should().beFreeOfCycles().check(CODE);
    }

    @Test
    void theRulesCanFail() {
        assertThat(dependsOnlyOn("dighouse.app..", KERNEL).evaluate(CODE).hasViolation()).isTrue();
        assertThat(dependsOnlyOn(GAMES.getFirst() + "..").evaluate(CODE).hasViolation()).isTrue();
        assertThat(isTheSameEverywhere("dighouse.app..").evaluate(CODE).hasViolation()).isTrue();
    }
}

package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.TextFile;
import dighouse.app.option.BotOptions;
import dighouse.app.option.GameChoice;
import dighouse.app.option.LanguageOption;
import dighouse.app.option.TableChoice;
import dighouse.app.option.TableOptions;
import dighouse.app.terminal.SeatPlan;
import dighouse.app.terminal.SeatPlayer;
import dighouse.app.terminal.TableStart;
import dighouse.app.terminal.TableWords;
import dighouse.app.terminal.TerminalSession;
import dighouse.catalogue.FairTable;
import dighouse.catalogue.Records;
import dighouse.catalogue.Words;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays a game in the terminal.
@Command(
        name = "play",
        header = "Play a game in this terminal.",
        description = {
            "",
            "Answer with the number of a choice or with the move itself (\"sell coin\").",
            "Type help at any question to see undo, why, log and the other commands.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./dighouse play archaeology",
            "  ./dighouse play archaeology --seats 3 --you B --bots hard --lang fr",
            "  ./dighouse play archaeology --hotseat --name Ann --name Ben --record ours.txt",
            "  ./dighouse play archaeology --option handSizesPublic=no",
            "  ./dighouse play marajoara --mission 1 --record first.txt",
            "  ./dighouse play marajoara --mission 1 --again first.txt"
        })
public final class PlayCommand implements Subcommand {
    @Parameters(paramLabel = "GAME", arity = "0..1", description = "which game (default: asks)")
    private String game = "";

    @Mixin private TableOptions tableOptions = new TableOptions();

    @Mixin private LanguageOption language = new LanguageOption();

    @Option(
            names = "--you",
            paramLabel = "SEAT",
            split = ",",
            description = "your seat, A or B …; name several for several people (default: A)")
    private List<String> you = new ArrayList<>();

    @Option(names = "--hotseat", description = "people on all seats, taking turns at the keyboard")
    private boolean hotseat;

    @Mixin private BotOptions botOptions = new BotOptions();

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "a player's name; repeat it for each seat in order")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "write the record of the finished game to this file")
    private @Nullable Path record;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "makes the game repeatable: this number determines all chance")
    private @Nullable Long seed;

    @Option(
            names = "--again",
            paramLabel = "RECORD",
            description = "use the chance of this finished game again, to retry a mission")
    private @Nullable Path again;

    @Override
    public int run(Console console) {
        if (game.isEmpty()) {
            return new GamePicker(console, language.language()).make();
        }
        return run(console, tableOptions.choose(GameChoice.any(game), language.language().code()));
    }

    private <P extends Position<P>> int run(Console console, TableChoice<P> choice) {
        if (record != null) {
            TextFile.checkNew(record);
        }
        if (seed != null && again != null) {
            throw new Malformed("Give either --seed or --again, not both.");
        }
        Words words = Words.in(language.language());
        Set<Integer> persons = persons(choice.setup().seats());
        List<SeatPlayer> players =
                SeatPlan.of(
                        choice.setup().seats(),
                        persons,
                        botOptions.bots(choice.setup().seats(), "medium"),
                        names);
        SecureRandom random = seed == null ? new SecureRandom() : new SeededRandom(seed);
        TableStart<P> table =
                new TableStart<>(
                        choice.entry(),
                        choice.setup(),
                        players,
                        again == null
                                ? fairTable(random, choice.setup().seats(), persons)
                                : sameChance(again, choice.setup()),
                        botOptions.speed(seed != null),
                        random.nextLong());
        TableWords tableWords = new TableWords(words, game, table.names());
        return new TerminalSession<>(table, console, tableWords, seed, record, choice.ownEdition())
                .spend();
    }

    /// Commits to chance. Every person contributes random bytes, bots none.
    private static FairTable fairTable(SecureRandom random, int seats, Set<Integer> persons) {
        FairTable fair = FairTable.open(random::nextBytes, seats);
        for (int seat : persons) {
            byte[] contribution = new byte[FairTable.CONTRIBUTION_BYTES];
            random.nextBytes(contribution);
            fair.contribute(seat, contribution);
        }
        return fair;
    }

    /// The proven secret and contributions of a finished game: at the same table they give the same
    /// chance.
    private static FairTable sameChance(Path file, Setup setup) {
        RecordFile played = RecordFile.read(file);
        Setup before = played.match().setup();
        if (!before.equals(setup)) {
            throw new Malformed(
                    "The record "
                            + file
                            + " is of "
                            + before.game()
                            + ", edition "
                            + before.edition().id()
                            + ", "
                            + before.seats()
                            + (before.seats() == 1 ? " seat" : " seats")
                            + (before.mission() == 0 ? "" : ", mission " + before.mission())
                            + ": --again needs the same table and options.");
        }
        return Records.chanceOf(played.gameRecord());
    }

    private Set<Integer> persons(int seats) {
        if (hotseat && !you.isEmpty()) {
            throw new Malformed("Give either --you or --hotseat, not both.");
        }
        Set<Integer> persons = new TreeSet<>();
        for (int seat = 0; hotseat && seat < seats; seat++) {
            persons.add(seat);
        }
        for (String letter : you) {
            int seat = Seats.actor(letter.strip().toUpperCase(Locale.ROOT));
            if (seat < 0 || seat >= seats) {
                throw new Malformed(
                        "At a table of "
                                + seats
                                + " the seats are A to "
                                + Seats.letter(seats - 1)
                                + ", not "
                                + letter
                                + ".");
            }
            persons.add(seat);
        }
        if (persons.isEmpty()) {
            persons.add(0);
        }
        return persons;
    }
}

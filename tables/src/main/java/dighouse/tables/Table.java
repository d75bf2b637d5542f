package dighouse.tables;

import dighouse.catalogue.FairTable;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Chance;
import dighouse.kernel.Edition;
import dighouse.kernel.Hash64;
import dighouse.kernel.Hex;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The state of a table, folded from its events. Not thread-safe.
///
/// @param <P> the game's position
public final class Table<P extends Position<P>> {
    private final String id;
    private final String opener;
    private final Charter charter;
    private final GameEntry<P> entry;
    private final Match<P> match;
    private final String commitment;
    private final List<Chair> chairs = new ArrayList<>();
    private final TableClock clock;
    private final TreeSet<Integer> cancelWishes = new TreeSet<>(); // seats
    private Status status = Status.OPEN;
    private int number = 1; // of the last event
    private int changed = 1; // of the last event that was more than talk
    private @Nullable Chance chance; // from the start of the game on
    private String rematch = "";
    private @Nullable PaceOffer paceOffer; // while it stands

    private Table(String id, String opener, Charter charter, GameEntry<P> entry, Setup setup) {
        this.id = id;
        this.opener = opener;
        this.charter = charter;
        this.entry = entry;
        match = new Match<>(entry.game(), setup);
        charter.seats().forEach(plan -> chairs.add(new Chair(plan)));
        clock = new TableClock(charter.terms().pace(), chairs.size());
        commitment = fair().commitment();
    }

    /// Makes a table from its first event.
    ///
    /// @throws Malformed if the charter makes no game
    public static Table<?> open(String id, TableEvent.Opened opened) {
        Charter charter = opened.charter();
        return open(id, opened, Games.find(charter.game().id()));
    }

    private static <P extends Position<P>> Table<P> open(
            String id, TableEvent.Opened opened, GameEntry<P> entry) {
        Charter charter = opened.charter();
        ChosenGame game = charter.game();
        Edition edition =
                game.isOwnEdition()
                        ? OwnEditions.of(entry, game.own())
                        : entry.edition(game.edition());
        Setup setup =
                Setup.of(
                        entry.game(),
                        game.rules(),
                        edition,
                        charter.seats().size(),
                        game.mission(),
                        game.options());
        return new Table<>(id, opened.person(), charter.sharing(edition), entry, setup);
    }

    public String id() {
        return id;
    }

    /// The id of the person who opened it.
    public String opener() {
        return opener;
    }

    public Charter charter() {
        return charter;
    }

    public GameEntry<P> entry() {
        return entry;
    }

    /// The game as it stands; for reading only.
    public Match<P> match() {
        return match;
    }

    public List<Chair> chairs() {
        return List.copyOf(chairs);
    }

    public Chair chair(int seat) {
        return chairs.get(seat);
    }

    /// Whether players may ask a bot for good moves: if the opener allows it, or if only one person
    /// plays.
    public boolean offersHints() {
        return charter.terms().hints()
                || (status == Status.PLAYING
                        && chairs.stream().filter(chair -> !chair.person().isEmpty()).count() == 1);
    }

    public TableClock clock() {
        return clock;
    }

    public Status status() {
        return status;
    }

    /// The number of the last event.
    public int number() {
        return number;
    }

    /// The number of the last event that changed the game or the seats: remarks and offers of a
    /// pace make nobody's choice outdated.
    public int changed() {
        return changed;
    }

    /// The seats that want to call the game off.
    public List<Integer> cancelWishes() {
        return List.copyOf(cancelWishes);
    }

    /// How long people may take now: as the opener chose, or as they have agreed since.
    public Pace pace() {
        return clock.pace();
    }

    /// An offer of another pace that nobody has declined; `null` if there is none.
    public @Nullable PaceOffer paceOffer() {
        return status == Status.PLAYING ? paceOffer : null;
    }

    /// The table at which the same people play again; empty if there is none.
    public String rematch() {
        return rematch;
    }

    /// The seat that must decide now, or -1.
    public int decider() {
        int actor = match.actor();
        return status == Status.PLAYING && actor >= 0 ? actor : TableClock.NOBODY;
    }

    /// The seats for which this person decides.
    public List<Integer> seatsKeptBy(String person) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (!person.isEmpty() && chairs.get(seat).keeper().equals(person)) {
                seats.add(seat);
            }
        }
        return seats;
    }

    public boolean isFull() {
        return chairs.stream().noneMatch(Chair::isFree);
    }

    /// The commitment to the secret, published before anybody sat down.
    public String commitment() {
        return commitment;
    }

    /// What a seat contributed to chance, in hexadecimal digits; empty for bots. In a branch, what
    /// its sitter contributed in the finished game.
    public String contribution(int seat) {
        return charter.origin() instanceof TableOrigin.Branch branch
                ? branch.contributions().get(seat)
                : chairs.get(seat).contribution();
    }

    /// The source of chance, with all contributions so far.
    public FairTable fair() {
        FairTable fair = FairTable.of(Hex.bytes(charter.secret()), chairs.size());
        for (int seat = 0; seat < chairs.size(); seat++) {
            String contribution = contribution(seat);
            if (!contribution.isEmpty()) {
                fair.contribute(seat, Hex.bytes(contribution));
            }
        }
        return fair;
    }

    /// The chance that draws outcomes; needed from the start of the game on.
    Chance chance() {
        Chance known = chance;
        if (known == null) {
            known = fair().chance();
            chance = known;
        }
        return known;
    }

    /// Applies the next event.
    ///
    /// @param serverAt server time of the event
    /// @throws BrokenLog if it cannot have happened
    public void apply(TableEvent event, long serverAt) {
        number++;
        changed = event.isTalk() ? changed : number;
        try {
            change(event, serverAt);
        } catch (Malformed fault) {
            throw new BrokenLog(number, fault);
        }
        int decider = decider();
        boolean person = decider >= 0 && chairs.get(decider).level().isEmpty();
        clock.wait(person ? decider : TableClock.NOBODY, serverAt);
    }

    private void change(TableEvent event, long serverAt) {
        switch (event) {
            case TableEvent.Opened _ -> throw new BrokenLog(number, "a table is opened once");
            case TableEvent.Sat sat -> sit(chairs.get(sat.seat()), sat);
            case TableEvent.Left left -> leave(chairs.get(left.seat()));
            case TableEvent.Filled filled -> chairs.get(filled.seat()).bot = filled.level();
            case TableEvent.Started started -> {
                status = Status.PLAYING;
                play(started.plies(), started.hash());
            }
            case TableEvent.Played played -> play(played.plies(), played.hash());
            case TableEvent.WentBack back -> goBack(back);
            case TableEvent.Conceded conceded -> concede(conceded.seat());
            case TableEvent.CancelWished wished -> cancelWishes.add(wished.seat());
            case TableEvent.CancelDeclined _ -> cancelWishes.clear();
            case TableEvent.Cancelled _ -> status = Status.CANCELLED;
            case TableEvent.PaceOffered offered ->
                    paceOffer = PaceOffer.by(offered.seat(), offered.pace());
            case TableEvent.PaceAgreed agreed -> agree(agreed.seat());
            case TableEvent.PaceKept _ -> paceOffer = null;
            case TableEvent.PaceChanged agreed -> {
                paceOffer = null;
                clock.change(agreed.pace(), serverAt);
            }
            case TableEvent.StoodIn stoodIn -> chairs.get(stoodIn.seat()).standIn = stoodIn.level();
            case TableEvent.Returned returned -> chairs.get(returned.seat()).standIn = "";
            case TableEvent.Said _ -> {}
            case TableEvent.Rematched rematched -> rematch = rematched.table();
        }
    }

    private void agree(int seat) {
        if (paceOffer == null) {
            throw new BrokenLog(number, "no pace was offered");
        }
        paceOffer = paceOffer.with(seat);
    }

    private static void sit(Chair chair, TableEvent.Sat sat) {
        chair.person = sat.person();
        chair.keeper = sat.keeper();
        chair.contribution = sat.contribution();
        Hex.bytes(sat.contribution()); // fails here and not when chance first draws
    }

    private static void leave(Chair chair) {
        chair.person = "";
        chair.keeper = "";
        chair.contribution = "";
    }

    private void play(List<String> plies, String hash) {
        for (String line : plies) {
            match.apply(match.read(line));
        }
        check(hash);
        if (match.isOver()) {
            status = Status.OVER;
        }
    }

    private void goBack(TableEvent.WentBack back) {
        if (back.plies() < match.earliest(back.seat()) || back.plies() > match.size()) {
            throw new BrokenLog(number, "nobody may go back to ply " + back.plies());
        }
        match.goBack(back.seat(), back.plies());
        check(back.hash());
    }

    private void check(String hash) {
        if (!Hash64.hex(match.position().hash()).equals(hash)) {
            throw new BrokenLog(number, "it leads to another position than the one that was kept");
        }
    }

    /// Concedes for a seat. When all but one have conceded, or the last person, the game is over.
    private void concede(int seat) {
        chairs.get(seat).conceded = true;
        long left = chairs.stream().filter(chair -> !chair.hasConceded()).count();
        if (left <= 1 || chairs.stream().noneMatch(Chair::isPlayedByPerson)) {
            status = Status.OVER;
        }
    }
}

package dighouse.server.hall;

import dighouse.bots.Bot;
import dighouse.bots.Company;
import dighouse.bots.Pace;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.server.store.Append;
import dighouse.server.store.StoreFault;
import dighouse.server.table.Decision;
import dighouse.server.table.Steward;
import dighouse.server.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets bots decide. They think on a few threads of their own, fewer than there are cores, so that
/// people are never kept waiting by them; and stop at once when their table has moved on.
///
/// Where nobody but bots plays, they play for those who look on: with pauses that one can follow,
/// with less thought, and only while somebody looks.
public final class BotPool implements Hall.Watcher, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);
    private static final int MOST_QUESTIONS = 8; // beyond this, people ask again later
    private static final double SHOW_SHARE = 0.3; // of their time, where bots play for onlookers
    private static final double SHOW_PAUSE_MILLIS = 1_500; // between their decisions
    private static final double HINT_SHARE = 0.5; // of the time that the bot would take itself

    private final Hall hall;
    private final Pace pace;
    private final ExecutorService threads;
    private final AtomicInteger questions = new AtomicInteger(); // of people who ask for hints
    private final Map<String, Turn<?>> thinking = new ConcurrentHashMap<>(); // by table
    private final Set<String> shows = ConcurrentHashMap.newKeySet(); // that go on after a pause

    /// @param pace how much of their time the bots take
    public BotPool(Hall hall, int threads, Pace pace) {
        this.hall = hall;
        this.pace = pace;
        this.threads =
                Executors.newFixedThreadPool(
                        threads, Thread.ofPlatform().name("bot-", 0).daemon(true).factory());
    }

    /// A table has changed: if a bot must decide there, it begins to think.
    @Override
    public void changed(Table<?> table) {
        Turn<?> outdated = thinking.remove(table.id());
        if (outdated != null) {
            outdated.cancel();
        }
        if (isForBot(table) && isShow(table)) {
            goOn(table);
        } else if (isForBot(table)) {
            wake(table.id());
        }
    }

    /// Somebody begins to look at a table: if only bots play there, they go on.
    public void watched(Table<?> table) {
        if (isForBot(table) && isShow(table) && !thinking.containsKey(table.id())) {
            goOn(table);
        }
    }

    /// Goes on after a pause, unless that has been arranged.
    private void goOn(Table<?> table) {
        String id = table.id();
        if (shows.add(id)) {
            long millis = (long) (SHOW_PAUSE_MILLIS * Math.min(1, pace.scale()));
            CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS, threads)
                    .execute(() -> think(id));
        }
    }

    private static boolean isShow(Table<?> table) {
        return table.chairs().stream().noneMatch(chair -> chair.bot().isEmpty());
    }

    /// Lets the bot think that must decide at this table, if there is one.
    public void wake(String table) {
        later(() -> think(table));
    }

    /// Does a small piece of work that is in no hurry, behind whatever waits already.
    public void later(Runnable work) {
        try {
            threads.execute(work);
        } catch (RejectedExecutionException closed) {
            LOG.debug("the house closes; what is left waits");
        }
    }

    private void think(String table) {
        shows.remove(table);
        try {
            Turn<?> turn = hall.read(table, this::turn);
            if (turn == null || (turn.isShow() && !hall.isWatched(table))) {
                return;
            }
            thinking.put(table, turn);
            List<Integer> moves = turn.choose();
            if (thinking.remove(table, turn)) {
                hall.act(table, turn.command(moves));
            }
        } catch (StoreFault fault) {
            LOG.debug("a bot could not look at table {}: {}", table, fault.getMessage());
            hall.stumbled(table);
        } catch (RuntimeException | Error fault) {
            LOG.error("a bot failed at table {}", table, fault);
            thinking.remove(table);
            hall.stumbled(table);
        }
    }

    /// What a bot is to decide at this table; `null` if none is.
    private @Nullable Turn<?> turn(Table<?> table) {
        if (!isForBot(table)) {
            return null;
        }
        boolean show = isShow(table);
        return new Turn<>(
                table, table.decider(), show ? pace.scaled(pace.scale() * SHOW_SHARE) : pace, show);
    }

    private static boolean isForBot(Table<?> table) {
        int seat = table.decider();
        return seat >= 0 && !table.chair(seat).level().isEmpty();
    }

    /// How many bots think now.
    public int size() {
        return thinking.size();
    }

    /// A question for good moves at a table, to be asked once the table is free again.
    ///
    /// @param reason puts a part of the bot's forecast into words
    public <P extends Position<P>> Callable<String> question(
            Table<P> table, int seat, Function<Phrase, String> reason) {
        HintTurn<P> turn = new HintTurn<>(table, seat);
        Pace hurried = new Pace(pace.scale() * HINT_SHARE, pace.iterationsPerMilli());
        return () -> turn.think(hurried, reason);
    }

    /// Lets a bot think about a question.
    ///
    /// @return the answer; none if too many wait already, or the house closes
    public Optional<String> ask(Callable<String> question) {
        if (questions.incrementAndGet() > MOST_QUESTIONS) {
            questions.decrementAndGet();
            return Optional.empty();
        }
        try {
            return Optional.of(threads.submit(question).get());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (RejectedExecutionException closed) {
            return Optional.empty();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a bot failed to answer", failed);
        } finally {
            questions.decrementAndGet();
        }
    }

    @Override
    public void close() {
        thinking.values().forEach(Turn::cancel);
        threads.shutdownNow();
    }

    /// One decision of a bot, up to where nothing is left half made. Holds a copy of the position,
    /// so that the table is free meanwhile; the bot itself gets no more than glimpses of it.
    private static final class Turn<P extends Position<P>> {
        private final Game<P> game;
        private final P position;
        private final String id; // of the table: a command's id is its own in the whole house
        private final int seat;
        private final int number;
        private final int plies;
        private final boolean show;
        private final Company<P> company;

        Turn(Table<P> table, int seat, Pace pace, boolean show) {
            this.seat = seat;
            this.show = show;
            id = table.id();
            game = table.entry().game();
            position = game.position();
            position.copyFrom(table.match().position());
            number = table.number();
            plies = table.match().size();
            List<@Nullable Bot> bots = new ArrayList<>();
            for (int each = 0; each < table.chairs().size(); each++) {
                bots.add(each == seat ? Bots.named(table.chair(seat).level()) : null);
            }
            long seed = Hash64.of(table.charter().secret());
            company = new Company<>(game, table.match().setup(), bots, pace, seed);
        }

        boolean isShow() {
            return show;
        }

        List<Integer> choose() {
            List<Integer> moves = new ArrayList<>();
            do {
                int move = company.choose(position, plies + moves.size());
                moves.add(move);
                game.play(position, move);
            } while (game.actor(position) == seat && !game.rests(position));
            return moves;
        }

        void cancel() {
            company.cancel();
        }

        Hall.Command command(List<Integer> moves) {
            return new Hall.Command(
                    new Append.Sender("bot", id + " " + number + "/" + seat),
                    number,
                    null,
                    table -> Decision.accept(Steward.playChosen(table, seat, moves)));
        }
    }
}

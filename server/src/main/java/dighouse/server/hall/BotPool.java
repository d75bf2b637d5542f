package dighouse.server.hall;

import dighouse.bots.BotSpeed;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.server.budget.LastAddresses;
import dighouse.server.budget.Payer;
import dighouse.server.hall.FairThreads.Haste;
import dighouse.server.store.Append;
import dighouse.server.store.StoreFault;
import dighouse.tables.Chair;
import dighouse.tables.CommandHandler;
import dighouse.tables.Decision;
import dighouse.tables.Status;
import dighouse.tables.Table;
import dighouse.tables.thinking.BotTurn;
import dighouse.tables.thinking.HintTurn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets bots decide. They think on a few threads of their own, so that people never wait for them,
/// and stop at once when their table has moved on. People share the threads fairly ([FairThreads]):
/// a bot's time counts for that person at its table who has had the least.
///
/// The bots of a table stay the same from one decision to the next ([BotMemory]). Only if the
/// settings count imagined games instead of time, they are made anew for each decision: what they
/// decide then follows from the table alone, also after a restart.
///
/// Where only bots play, they play for bystanders: with pauses, with less thought, and only while
/// somebody watches. That time counts for the opener.
public final class BotPool implements Hall.Watcher, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);
    private static final double SHOW_SHARE = 0.3; // of their time, where bots play for bystanders
    private static final double SHOW_PAUSE_MILLIS = 1_500; // between their decisions
    private static final double HINT_SHARE = 0.5; // of the time that the bot would take itself

    private final Hall hall;
    private final BotSpeed speed;
    private final LastAddresses lastAddresses;
    private final FairThreads threads;
    private final BotMemory memory;
    private final Map<String, BotTurn<?>> thinking = new ConcurrentHashMap<>(); // by table
    private final Set<String> waiting = ConcurrentHashMap.newKeySet(); // tables that are queued
    private final Set<FutureTask<String>> questions = ConcurrentHashMap.newKeySet();

    /// @param speed how much of their time the bots take
    /// @param memoryBytes how much all bots may remember together
    public BotPool(
            Hall hall, int threads, BotSpeed speed, LastAddresses lastAddresses, long memoryBytes) {
        this.hall = hall;
        this.speed = speed;
        this.lastAddresses = lastAddresses;
        this.threads = new FairThreads(threads);
        memory = new BotMemory(memoryBytes);
    }

    /// Lets a bot think if it must decide at the changed table.
    @Override
    public void changed(Table<?> table) {
        String id = table.id();
        BotTurn<?> before = thinking.get(id);
        if (before != null && before.isCurrent(table)) {
            return; // a remark changes nothing for the bot
        }
        if (before != null && thinking.remove(id, before)) {
            before.cancel();
        }
        if (table.status() == Status.PLAYING) {
            memory.turn(table);
        } else {
            memory.forget(id);
        }
        if (isForBot(table) && isShow(table)) {
            goOn(table);
        } else if (isForBot(table)) {
            wake(table);
        }
    }

    /// Lets bots among themselves go on as soon as somebody watches.
    public void watched(Table<?> table) {
        if (isForBot(table) && isShow(table) && !thinking.containsKey(table.id())) {
            goOn(table);
        }
    }

    /// Drops what the bots of a table remember, because the table has left memory.
    public void forget(String table) {
        memory.forget(table);
    }

    /// Goes on after a pause, unless one is already running.
    private void goOn(Table<?> table) {
        String id = table.id();
        if (waiting.add(id)) {
            List<Payer> payers = payers(table);
            long millis = (long) (SHOW_PAUSE_MILLIS * Math.min(1, speed.scale()));
            CompletableFuture.delayedExecutor(
                            millis,
                            TimeUnit.MILLISECONDS,
                            work -> threads.execute(payers, Haste.PROMPT, work))
                    .execute(() -> think(id));
        }
    }

    private static boolean isShow(Table<?> table) {
        return table.chairs().stream().noneMatch(chair -> chair.bot().isEmpty());
    }

    /// Who shares the time of a table's bots: the people who play there; if none do, its opener.
    private List<Payer> payers(Table<?> table) {
        List<Payer> people =
                table.chairs().stream()
                        .map(Chair::keeper)
                        .filter(keeper -> !keeper.isEmpty())
                        .distinct()
                        .map(lastAddresses::payer)
                        .toList();
        return people.isEmpty() ? List.of(lastAddresses.payer(table.opener())) : people;
    }

    private void wake(Table<?> table) {
        String id = table.id();
        if (waiting.add(id)) {
            threads.execute(payers(table), Haste.PROMPT, () -> think(id));
        }
    }

    /// Does a small piece of work that is not urgent, at the cost of whoever asked for it.
    public void later(Payer payer, Runnable work) {
        threads.execute(List.of(payer), Haste.SLOW, work);
    }

    private void think(String table) {
        waiting.remove(table);
        try {
            BotTurn<?> turn = hall.read(table, this::turn);
            if (turn == null) {
                return;
            }
            List<Integer> moves = turn.choose();
            if (thinking.remove(table, turn)) {
                keep(table, turn);
                hall.act(table, command(table, turn, moves));
            }
        } catch (StoreFault fault) {
            LOG.debug("a bot could not read table {}: {}", table, fault.getMessage());
            hall.stepFailed(table);
        } catch (RuntimeException | Error fault) {
            LOG.error("a bot failed at table {}", table, fault);
            thinking.remove(table);
            hall.stepFailed(table);
        }
    }

    private static Hall.Command command(String id, BotTurn<?> turn, List<Integer> moves) {
        int seat = turn.seat();
        return new Hall.Command(
                new Append.Sender("bot", id + " " + turn.number() + "/" + seat),
                turn.number(),
                null,
                table -> Decision.accept(CommandHandler.playChosen(table, seat, moves)));
    }

    private void keep(String table, BotTurn<?> turn) {
        if (speed.iterationsPerMilli() == 0) {
            memory.keep(table, turn.bots());
        }
    }

    /// The turn of the bot that must decide at a table; `null` if none must, or nobody watches.
    private <P extends Position<P>> @Nullable BotTurn<P> turn(Table<P> table) {
        boolean show = isShow(table);
        if (!isForBot(table) || thinking.containsKey(table.id())) {
            return null;
        }
        if (show && !hall.isWatched(table.id())) {
            return null;
        }
        BotSpeed own = show ? speed.scaled(speed.scale() * SHOW_SHARE) : speed;
        BotTurn<P> turn = new BotTurn<>(table, memory.take(table, own));
        thinking.put(table.id(), turn); // before the table can change again
        return turn;
    }

    private static boolean isForBot(Table<?> table) {
        int seat = table.decider();
        return seat >= 0 && !table.chair(seat).level().isEmpty();
    }

    /// How many bots are thinking.
    public int size() {
        return thinking.size();
    }

    /// How much memory bots use between their decisions.
    public long memoryBytes() {
        return memory.bytes();
    }

    /// Prepares a question for good moves at a table, to be asked when the table is unlocked.
    ///
    /// @param reason puts a part of the bot's forecast into words
    public <P extends Position<P>> Callable<String> question(
            Table<P> table, int seat, Function<Phrase, String> reason) {
        HintTurn<P> turn = new HintTurn<>(table, seat);
        BotSpeed hurried = new BotSpeed(speed.scale() * HINT_SHARE, speed.iterationsPerMilli());
        return () -> turn.think(hurried, reason);
    }

    /// Lets a bot think about a person's question.
    ///
    /// @return the answer; empty if the server stops
    public Optional<String> ask(Payer payer, Callable<String> question) {
        FutureTask<String> asked = new FutureTask<>(question);
        questions.add(asked);
        try {
            return threads.execute(List.of(payer), Haste.PROMPT, asked)
                    ? Optional.of(asked.get())
                    : Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (CancellationException closed) {
            return Optional.empty();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a bot failed to answer", failed);
        } finally {
            questions.remove(asked);
        }
    }

    @Override
    public void close() {
        threads.close();
        thinking.values().forEach(BotTurn::cancel);
        questions.forEach(question -> question.cancel(true));
    }
}

package dighouse.server.budget;

import dighouse.kernel.Argument;
import dighouse.server.table.Denial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Keeps count of what everybody has used. All of it is in memory: a house that opens again begins
/// anew.
///
/// A limit of a person and the one of their address are taken together or not at all.
public final class Budgets {
    private static final int MANY = 50_000; // buckets; then those that are full again are forgotten
    private static final long TIDYING_NANOS = 5_000_000_000L; // between two looks through all
    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;

    private final Amounts amounts;
    private final LongSupplier nanos;
    private final Map<Account, Bucket> buckets = new ConcurrentHashMap<>();
    private final Map<Account, Integer> held = new ConcurrentHashMap<>();
    private final AtomicLong tidied;

    /// Whose count of what.
    private record Account(Budget budget, Scope scope, String who) {}

    public Budgets(Amounts amounts) {
        this(amounts, System::nanoTime);
    }

    /// @param nanos a clock
    Budgets(Amounts amounts, LongSupplier nanos) {
        this.amounts = amounts;
        this.nanos = nanos;
        tidied = new AtomicLong(nanos.getAsLong());
    }

    /// How much is allowed.
    public int most(Budget budget, Scope scope) {
        return (int) Math.min(Integer.MAX_VALUE, amounts.of(budget, scope));
    }

    /// Takes one from a payer's budgets.
    ///
    /// @throws OverBudget if there is none left
    public void spend(Budget budget, Payer payer) {
        spend(budget, payer, 1);
    }

    /// Takes so much from a payer's budgets.
    ///
    /// @throws OverBudget if that is not left
    public void spend(Budget budget, Payer payer, double amount) {
        long now = nanos.getAsLong();
        List<Bucket> taken = new ArrayList<>();
        for (Budget.Limit limit : budget.limits()) {
            Account account = account(budget, limit.scope(), payer);
            if (account != null) {
                Bucket bucket = bucket(account, now);
                long wait = bucket.take(amount, now);
                if (wait > 0) {
                    taken.forEach(before -> before.giveBack(amount));
                    throw refusal(budget, limit, wait);
                }
                taken.add(bucket);
            }
        }
    }

    /// Takes one from what everybody at a table has together.
    ///
    /// @throws OverBudget if there is none left
    public void spendAtTable(Budget budget, String table) {
        long now = nanos.getAsLong();
        for (Budget.Limit limit : budget.limits()) {
            if (limit.scope() == Scope.TABLE) {
                long wait = bucket(new Account(budget, Scope.TABLE, table), now).take(1, now);
                if (wait > 0) {
                    throw refusal(budget, limit, wait);
                }
            }
        }
    }

    /// Something that is held until it is given back.
    public final class Place implements AutoCloseable {
        private final List<Account> accounts;
        private final AtomicBoolean closed = new AtomicBoolean();

        private Place(List<Account> accounts) {
            this.accounts = List.copyOf(accounts);
        }

        /// Gives it back; once is enough.
        @Override
        public void close() {
            if (!closed.getAndSet(true)) {
                accounts.forEach(Budgets.this::release);
            }
        }
    }

    /// Holds one until it is given back.
    ///
    /// @throws OverBudget if as many as allowed are held
    public Place hold(Budget budget, Payer payer) {
        List<Account> accounts = new ArrayList<>();
        for (Budget.Limit limit : budget.limits()) {
            Account account = account(budget, limit.scope(), payer);
            if (account != null) {
                if (!take(account)) {
                    accounts.forEach(this::release);
                    throw refusal(budget, limit, 0);
                }
                accounts.add(account);
            }
        }
        return new Place(accounts);
    }

    private boolean take(Account account) {
        int most = most(account.budget(), account.scope());
        int[] before = new int[1];
        held.compute(
                account,
                (key, count) -> {
                    before[0] = count == null ? 0 : count;
                    return before[0] < most ? Integer.valueOf(before[0] + 1) : count;
                });
        return before[0] < most;
    }

    private void release(Account account) {
        held.computeIfPresent(account, (key, count) -> count == 1 ? null : count - 1);
    }

    private static @Nullable Account account(Budget budget, Scope scope, Payer payer) {
        return switch (scope) {
            case PERSON ->
                    payer.person().isEmpty() ? null : new Account(budget, scope, payer.person());
            case ADDRESS -> new Account(budget, scope, payer.address());
            case HOUSE -> new Account(budget, scope, "");
            case TABLE -> null;
        };
    }

    private Bucket bucket(Account account, long now) {
        long last = tidied.get();
        if (buckets.size() > MANY
                && now - last > TIDYING_NANOS
                && tidied.compareAndSet(last, now)) {
            buckets.values().removeIf(bucket -> bucket.isFull(now));
        }
        return buckets.computeIfAbsent(
                account,
                fresh ->
                        new Bucket(
                                amounts.of(fresh.budget(), fresh.scope()),
                                fresh.budget().seconds(),
                                now));
    }

    private OverBudget refusal(Budget budget, Budget.Limit limit, long waitNanos) {
        int seconds = (int) Math.min(Integer.MAX_VALUE, waitNanos / 1_000_000_000 + 1);
        Argument most = Argument.number("most", most(budget, limit.scope()));
        return new OverBudget(
                waitNanos == 0
                        ? Denial.of(Denial.Kind.TOO_MUCH, budget.key(limit), most)
                        : Denial.tooMuch(
                                budget.key(limit),
                                seconds,
                                most,
                                Argument.term("wait", "plain", inWords(seconds))));
    }

    /// A time to wait, rounded up; its units are the same in every language of the house.
    static String inWords(int seconds) {
        if (seconds < 2 * MINUTE) {
            return seconds + " s";
        }
        return seconds < 2 * HOUR
                ? (seconds + MINUTE - 1) / MINUTE + " min"
                : (seconds + HOUR - 1) / HOUR + " h";
    }
}

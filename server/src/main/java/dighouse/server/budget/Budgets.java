package dighouse.server.budget;

import dighouse.kernel.Argument;
import dighouse.tables.Denial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// Keeps count of what everybody has used, in memory only: after a restart it starts at zero.
///
/// The limit of a person and that of their address are charged together or not at all.
public final class Budgets {
    private static final int MANY = 50_000; // buckets; above this, full ones are dropped
    private static final long TIDYING_NANOS = 5_000_000_000L; // between two sweeps over all buckets
    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;

    private final Amounts amounts;
    private final LongSupplier nanos;
    private final Map<Account, Bucket> buckets = new ConcurrentHashMap<>();
    private final Map<Account, Integer> held = new ConcurrentHashMap<>();
    private final AtomicLong tidied;

    /// Who is charged for what.
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

    /// Charges one to a payer.
    ///
    /// @throws OverBudget if nothing is left
    public void spend(Budget budget, Payer payer) {
        spend(budget, payer, 1);
    }

    /// Charges an amount to a payer.
    ///
    /// @throws OverBudget if that much is not left
    public void spend(Budget budget, Payer payer, double amount) {
        take(budget, scopes(payer), amount);
    }

    /// Charges one to what everybody at a table shares.
    ///
    /// @throws OverBudget if nothing is left
    public void spendAtTable(Budget budget, String table) {
        take(budget, Map.of(Scope.TABLE, table), 1);
    }

    /// A charge that can be undone.
    public record Spent(List<Runnable> undo) {
        public Spent {
            undo = List.copyOf(undo);
        }

        public void giveBack() {
            undo.forEach(Runnable::run);
        }
    }

    /// Charges one to the budgets of these scopes, to all or none.
    ///
    /// @param who pays in each scope
    /// @throws OverBudget if one of them has nothing left
    public Spent take(Budget budget, Map<Scope, String> who) {
        return take(budget, who, 1);
    }

    private Spent take(Budget budget, Map<Scope, String> who, double amount) {
        long now = nanos.getAsLong();
        List<Runnable> undo = new ArrayList<>();
        for (Budget.Limit limit : budget.limits()) {
            String one = who.get(limit.scope());
            if (one != null) {
                Bucket bucket = bucket(new Account(budget, limit.scope(), one), now);
                long wait = bucket.take(amount, now);
                if (wait > 0) {
                    undo.forEach(Runnable::run);
                    throw refusal(budget, limit, wait);
                }
                undo.add(() -> bucket.giveBack(amount));
            }
        }
        return new Spent(undo);
    }

    private static Map<Scope, String> scopes(Payer payer) {
        return payer.person().isEmpty()
                ? Map.of(Scope.ADDRESS, payer.address(), Scope.SERVER, "")
                : Map.of(
                        Scope.PERSON,
                        payer.person(),
                        Scope.ADDRESS,
                        payer.address(),
                        Scope.SERVER,
                        "");
    }

    /// Something held until it is released.
    public final class Place implements AutoCloseable {
        private final List<Account> accounts;
        private final AtomicBoolean closed = new AtomicBoolean();

        private Place(List<Account> accounts) {
            this.accounts = List.copyOf(accounts);
        }

        /// Releases it; a second call does nothing.
        @Override
        public void close() {
            if (!closed.getAndSet(true)) {
                accounts.forEach(Budgets.this::release);
            }
        }
    }

    /// Holds one until it is released.
    ///
    /// @throws OverBudget if as many as allowed are held
    public Place hold(Budget budget, Payer payer) {
        List<Account> accounts = new ArrayList<>();
        Map<Scope, String> who = scopes(payer);
        for (Budget.Limit limit : budget.limits()) {
            String one = who.get(limit.scope());
            if (one != null) {
                Account account = new Account(budget, limit.scope(), one);
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

    /// A time to wait, rounded up; its units are the same in both languages.
    static String inWords(int seconds) {
        if (seconds < 2 * MINUTE) {
            return seconds + " s";
        }
        return seconds < 2 * HOUR
                ? (seconds + MINUTE - 1) / MINUTE + " min"
                : (seconds + HOUR - 1) / HOUR + " h";
    }
}

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
        take(budget, scopes(payer), amount);
    }

    /// Takes one from what everybody at a table has together.
    ///
    /// @throws OverBudget if there is none left
    public void spendAtTable(Budget budget, String table) {
        take(budget, Map.of(Scope.TABLE, table), 1);
    }

    /// What was taken, and may be given back.
    public record Spent(List<Runnable> undo) {
        public Spent {
            undo = List.copyOf(undo);
        }

        public void giveBack() {
            undo.forEach(Runnable::run);
        }
    }

    /// Takes one from the budgets of these scopes, from all of them or from none.
    ///
    /// @param who stands for each scope
    /// @throws OverBudget if there is none left
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
                ? Map.of(Scope.ADDRESS, payer.address(), Scope.HOUSE, "")
                : Map.of(
                        Scope.PERSON,
                        payer.person(),
                        Scope.ADDRESS,
                        payer.address(),
                        Scope.HOUSE,
                        "");
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

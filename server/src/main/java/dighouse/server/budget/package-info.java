/// Limits what each person, address and table may use of the house's memory, disk and processor.
///
/// [Budget] lists every kind with its settings, defaults and refusals. [Budgets] keeps count: token
/// buckets for what happens so often in a span of time, caps for what may be held at once.
@NullMarked
package dighouse.server.budget;

import org.jspecify.annotations.NullMarked;

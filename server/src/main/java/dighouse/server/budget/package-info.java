/// Limits how much memory, disk and processor time a person, an address or a table may use.
///
/// [Budget] lists every limit with its settings, defaults and refusals. [Budgets] keeps count:
/// token buckets for what is counted over time, caps for what may be held at once.
@NullMarked
package dighouse.server.budget;

import org.jspecify.annotations.NullMarked;

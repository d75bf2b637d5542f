/// Marks the records that leave the engine. From them the module `processor` writes, while the
/// compiler runs, the code that turns a view into JSON and an event or a described move into a
/// [dighouse.kernel.Phrase]: a record is the only description of what it says.
///
/// Start with [Written] for views and [Told] for events and moves. The other annotations stand on
/// components and say what their type does not; tests read [Seat] and [Kind] at run time, to write
/// the browser's types, and nothing else does.
@NullMarked
package dighouse.kernel.annotation;

import org.jspecify.annotations.NullMarked;

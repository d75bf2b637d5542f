/// Generates, while a game is compiled, the JSON of its views and the phrases of its events and
/// described moves, from annotated records (see [dighouse.kernel.annotation] and ADR 39).
///
/// The compiler calls [RecordProcessor]. [JsonSource] and [PhraseSource] each generate one class,
/// and [SourceText] indents it. What cannot be generated is a [Misuse], which becomes one compiler
/// error at its place in the source. Nothing of this module is needed when a game runs.
@NullMarked
package dighouse.processor;

import org.jspecify.annotations.NullMarked;

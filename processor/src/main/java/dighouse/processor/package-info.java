/// Generates, while a game is compiled, the code by which its records leave the engine: the JSON of
/// views, the phrases of events and of described moves (see [dighouse.kernel.annotation]).
///
/// [RecordProcessor] is what the compiler calls; [JsonSource] and [PhraseSource] write one class
/// each time they are asked, [SourceText] keeps it indented. What cannot be generated is a
/// [Misuse], reported as one error of the compiler where it stands in the source. Nothing of this
/// module is there when a game runs.
@NullMarked
package dighouse.processor;

import org.jspecify.annotations.NullMarked;

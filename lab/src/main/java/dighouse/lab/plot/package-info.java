/// Draws plots for pages: plain SVG, small enough for a phone, coloured by the page around them.
///
/// [dighouse.lab.plot.Plot] draws; [dighouse.lab.plot.Markup] escapes text.
@NullMarked
package dighouse.lab.plot;

import org.jspecify.annotations.NullMarked;

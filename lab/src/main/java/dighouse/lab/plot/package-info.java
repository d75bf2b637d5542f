/// Plots for pages: plain SVG, small enough for a phone, coloured by the page around them.
///
/// [dighouse.lab.plot.Plot] draws; [dighouse.lab.plot.Markup] keeps text apart from tags.
@NullMarked
package dighouse.lab.plot;

import org.jspecify.annotations.NullMarked;

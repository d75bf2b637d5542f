package dighouse.lab.tune;

import dighouse.bots.Advisor.Knob;
import java.util.ArrayList;
import java.util.List;

/// The values to try for each knob: evenly spaced from least to greatest, with the standard value
/// in place of the nearest one.
record Grid(List<List<Double>> values, List<Integer> standard) {
    private static final int VALUES = 5;

    static Grid of(List<Knob> knobs) {
        List<List<Double>> values = new ArrayList<>();
        List<Integer> standard = new ArrayList<>();
        for (Knob knob : knobs) {
            double step = (knob.most() - knob.least()) / (VALUES - 1);
            int nearest = step == 0 ? 0 : (int) Math.round((knob.standard() - knob.least()) / step);
            List<Double> row = new ArrayList<>();
            for (int i = 0; i < VALUES; i++) {
                row.add(i == nearest ? knob.standard() : knob.least() + i * step);
            }
            values.add(row);
            standard.add(nearest);
        }
        return new Grid(values, standard);
    }

    int knobs() {
        return values.size();
    }

    int size(int knob) {
        return values.get(knob).size();
    }

    /// The values of the knobs at a point of the grid.
    double[] at(List<Integer> point) {
        double[] numbers = new double[knobs()];
        for (int knob = 0; knob < numbers.length; knob++) {
            numbers[knob] = values.get(knob).get(point.get(knob));
        }
        return numbers;
    }
}

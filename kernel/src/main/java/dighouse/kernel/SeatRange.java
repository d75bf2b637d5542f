package dighouse.kernel;

/// For how many seats a game is made.
public record SeatRange(int least, int most) {
    public SeatRange {
        if (least < 1 || most < least) {
            throw new IllegalArgumentException("no such range of seats: " + least + " to " + most);
        }
    }

    public boolean contains(int seats) {
        return least <= seats && seats <= most;
    }
}

package dighouse.server.http;

/// Bytes that are sent unchanged. Whoever creates them must not change the array afterwards.
public final class Bytes {
    public static final Bytes NONE = new Bytes(new byte[0]);

    private final byte[] array;

    private Bytes(byte[] array) {
        this.array = array;
    }

    public static Bytes of(byte[] array) {
        return new Bytes(array);
    }

    public boolean isEmpty() {
        return array.length == 0;
    }

    public byte[] array() {
        return array;
    }
}

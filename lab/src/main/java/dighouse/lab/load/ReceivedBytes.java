package dighouse.lab.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A buffer of received bytes that are not yet parsed: added at the end, dropped at the front.
final class ReceivedBytes {
    private byte[] bytes = new byte[1_024];
    private int start;
    private int end;

    int size() {
        return end - start;
    }

    void add(ByteBuffer more) {
        int count = more.remaining();
        makeRoom(count);
        more.get(bytes, end, count);
        end += count;
    }

    /// Adds the first bytes of another buffer, which keeps them.
    void add(ReceivedBytes other, int count) {
        makeRoom(count);
        System.arraycopy(other.bytes, other.start, bytes, end, count);
        end += count;
    }

    private void makeRoom(int count) {
        if (end + count > bytes.length) {
            int length = Math.max(bytes.length, Integer.highestOneBit(size() + count) * 2);
            byte[] room = length > bytes.length ? new byte[length] : bytes;
            System.arraycopy(bytes, start, room, 0, size());
            end = size();
            start = 0;
            bytes = room;
        }
    }

    /// The first index of a few bytes; -1 if they do not occur.
    int find(byte[] mark) {
        for (int i = start; i <= end - mark.length; i++) {
            if (bytes[i] == mark[0]
                    && Arrays.equals(bytes, i, i + mark.length, mark, 0, mark.length)) {
                return i - start;
            }
        }
        return -1;
    }

    /// A part as text. All that the driver reads is ASCII.
    String text(int from, int to) {
        return new String(bytes, start + from, to - from, StandardCharsets.ISO_8859_1);
    }

    void drop(int count) {
        start += count;
        if (start == end) {
            start = 0;
            end = 0;
        }
    }
}

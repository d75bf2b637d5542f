package dighouse.server.jetty;

import dighouse.server.http.BodyReader;
import dighouse.server.http.BodyRefused;
import dighouse.server.http.BodyRefused.Reason;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/// Reads a body as it arrives. An announced size costs nothing: memory grows with the received
/// bytes, to at most twice as much, and large bodies take it from a common supply.
final class JettyBody implements BodyReader {
    private static final int FIRST_BYTES = 512;

    private final Request asked;
    private final String address;
    private final Limits limits;
    private final Runnable whenWhole;
    private final long deadline;
    private final Semaphore arrived = new Semaphore(0);
    private byte[] bytes = new byte[0];
    private int count;
    private long counted; // bytes taken from the common supply
    private boolean whole;

    /// The limits of a body.
    ///
    /// @param mostBytes of one body
    /// @param seconds from its first byte to its last
    /// @param memory of all bodies together
    record Limits(int mostBytes, double seconds, BodyMemory memory) {}

    /// @param whenWhole runs when nothing more is awaited
    JettyBody(Request asked, String address, Limits limits, Runnable whenWhole) {
        this.asked = asked;
        this.address = address;
        this.limits = limits;
        this.whenWhole = whenWhole;
        deadline = System.nanoTime() + (long) (limits.seconds() * 1e9);
        whole = asked.getLength() == 0 || (asked.getLength() < 0 && !isChunked(asked));
        if (whole) {
            whenWhole.run();
        }
    }

    private static boolean isChunked(Request asked) {
        return asked.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    /// Whether nothing of it is left on the connection, which otherwise cannot be used again.
    boolean isWhole() {
        return whole;
    }

    @Override
    public String read() {
        try {
            boolean tooLarge = asked.getLength() > limits.mostBytes();
            while (!whole) {
                Content.Chunk chunk = next();
                try {
                    take(chunk, tooLarge);
                } finally {
                    chunk.release();
                }
            }
            if (tooLarge) {
                throw new BodyRefused(Reason.TOO_LARGE);
            }
            whenWhole.run();
            return new String(bytes, 0, count, StandardCharsets.UTF_8);
        } finally {
            limits.memory().give(address, counted);
            counted = 0;
            bytes = new byte[0];
        }
    }

    private Content.Chunk next() {
        while (true) {
            Content.Chunk chunk = asked.read();
            if (chunk == null) {
                await();
            } else if (Content.Chunk.isFailure(chunk)) {
                throw new BodyRefused(Reason.CUT);
            } else {
                return chunk;
            }
        }
    }

    private void await() {
        asked.demand(arrived::release);
        try {
            if (!arrived.tryAcquire(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                throw new BodyRefused(Reason.TOO_SLOW);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new BodyRefused(Reason.CUT);
        }
    }

    /// Reads and discards some of a body that is too large, so that a client which reads only after
    /// writing learns why it is refused.
    private void take(Content.Chunk chunk, boolean pass) {
        ByteBuffer received = chunk.getByteBuffer();
        int more = received.remaining();
        if (count + more > limits.mostBytes()) {
            throw new BodyRefused(Reason.TOO_LARGE);
        }
        if (!pass) {
            makeRoom(count + more);
            received.get(bytes, count, more);
        }
        count += more;
        whole = chunk.isLast();
        if (!whole && System.nanoTime() > deadline) {
            throw new BodyRefused(Reason.TOO_SLOW);
        }
    }

    private void makeRoom(int needed) {
        if (needed <= bytes.length) {
            return;
        }
        int size = Math.min(limits.mostBytes(), Math.max(needed, 2 * bytes.length));
        size = Math.max(size, FIRST_BYTES);
        if (size > BodyMemory.SMALL_BYTES) {
            if (!limits.memory().take(address, size - counted)) {
                throw new BodyRefused(Reason.TOO_MANY);
            }
            counted = size;
        }
        bytes = Arrays.copyOf(bytes, size);
    }
}

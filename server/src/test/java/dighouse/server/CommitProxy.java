package dighouse.server;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// A proxy between a server and its PostgreSQL that can swallow the answer to a commit: the
/// database has done it, and the server does not hear of it.
final class CommitProxy implements AutoCloseable {
    private static final byte[] COMMITTED = "COMMIT\0".getBytes(StandardCharsets.US_ASCII);
    private static final int COMPLETE = 'C'; // CommandComplete

    private final ServerSocket listener;
    private final int port;
    private final AtomicInteger cuts = new AtomicInteger();
    private final AtomicBoolean armed = new AtomicBoolean();
    private volatile boolean refusing;
    private volatile boolean refuseThen;

    /// @param port of the PostgreSQL
    CommitProxy(int port) throws IOException {
        this.port = port;
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    /// Swallows the answer to the next commit and cuts its connection.
    ///
    /// @param andRefuse whether nobody gets through after that
    void cutNextCommit(boolean andRefuse) {
        armed.set(true);
        refuseThen = andRefuse;
    }

    boolean hasCut() {
        return !armed.get();
    }

    /// Lets connections through again.
    void letThrough() {
        armed.set(false);
        refusing = false;
    }

    private void accept() {
        try {
            while (true) {
                Socket server = listener.accept();
                if (refusing) {
                    server.close();
                } else {
                    Socket database = new Socket(InetAddress.getLoopbackAddress(), port);
                    server.setTcpNoDelay(true);
                    database.setTcpNoDelay(true);
                    Thread.ofVirtual().start(() -> pass(server, database, false));
                    Thread.ofVirtual().start(() -> pass(database, server, true));
                }
            }
        } catch (IOException closed) {
            refusing = true;
        }
    }

    private void pass(Socket from, Socket to, boolean answers) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            if (answers) {
                passAnswers(new DataInputStream(in), new DataOutputStream(out));
            } else {
                in.transferTo(out);
            }
        } catch (IOException cut) {
            cuts.incrementAndGet(); // both sides are closed now
        }
    }

    private void passAnswers(DataInputStream in, DataOutputStream out) throws IOException {
        while (true) {
            int type = in.readUnsignedByte();
            int length = in.readInt();
            byte[] body = in.readNBytes(length - Integer.BYTES);
            if (type == COMPLETE && Arrays.equals(body, COMMITTED) && armed.get()) {
                refusing = refuseThen;
                armed.set(false);
                throw new IOException("the answer is swallowed");
            }
            byte[] message = new byte[1 + Integer.BYTES + body.length];
            ByteBuffer.wrap(message).put((byte) type).putInt(length).put(body);
            out.write(message);
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}

package io.queenhigh.web.nodes;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import javax.net.ssl.SSLSocket;

/** A lasting connection between two nodes, over which many questions go at once. */
final class Wire implements AutoCloseable {

  private final SSLSocket socket;
  private final DataInputStream in;
  private final DataOutputStream out;
  private final ReentrantLock writing = new ReentrantLock();

  Wire(SSLSocket socket) throws IOException {
    this.socket = socket;
    socket.setTcpNoDelay(true);
    socket.setKeepAlive(true);
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    this.out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
  }

  void send(Frame frame) throws IOException {
    writing.lock();
    try {
      frame.write(out);
    } finally {
      writing.unlock();
    }
  }

  /** From now on whoever listens is told when nothing was heard for so long. */
  void endsAfter(Duration silence) throws IOException {
    socket.setSoTimeout(Math.toIntExact(silence.toMillis()));
  }

  /** Waits for the next word; only one may listen. */
  Frame next() throws IOException {
    return Frame.read(in);
  }

  boolean isOpen() {
    return !socket.isClosed();
  }

  /** At once, without a word: the other side may be frozen. */
  @Override
  public void close() {
    try {
      socket.setSoLinger(true, 0);
      socket.close();
    } catch (IOException _) {
      // It is gone either way.
    }
  }
}

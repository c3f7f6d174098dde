package io.queenhigh.floor.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;

/** A wire to a database server that can be cut at the worst moment there is. */
final class CuttableWire implements AutoCloseable {

  /** What happens to the next commit that goes through. */
  enum Cut {
    NONE,
    /** It never arrives. */
    BEFORE_COMMIT,
    /** It arrives, but its answer does not. */
    AFTER_COMMIT
  }

  private final ServerSocket ear;
  private final int server;
  private final AtomicReference<Cut> cut = new AtomicReference<>(Cut.NONE);
  private final Semaphore cuts = new Semaphore(0);
  private volatile boolean dead;

  CuttableWire(int server) throws IOException {
    this.server = server;
    this.ear = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::listen);
  }

  int port() {
    return ear.getLocalPort();
  }

  void cutNext(Cut where) {
    cut.set(where);
  }

  /** Returns when a commit was cut off. */
  void awaitCut() throws InterruptedException {
    cuts.acquire();
  }

  /** Nobody gets through any more, from the next cut on. */
  void stayDead(boolean stay) {
    dead = stay;
  }

  private void listen() {
    while (!ear.isClosed()) {
      try {
        Socket client = ear.accept();
        if (dead && cut.get() == Cut.NONE) {
          client.close();
        } else {
          Socket there = new Socket(InetAddress.getLoopbackAddress(), server);
          Thread.ofVirtual().start(() -> ask(client, there));
          Thread.ofVirtual().start(() -> answer(client, there));
        }
      } catch (IOException _) {
        // Closed, or the client has gone already.
      }
    }
  }

  private void ask(Socket client, Socket there) {
    byte[] bytes = new byte[1 << 16];
    try (client;
        there) {
      InputStream in = client.getInputStream();
      OutputStream out = there.getOutputStream();
      for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
        Cut now = isCommit(bytes, n) ? cut.getAndSet(Cut.NONE) : Cut.NONE;
        if (now != Cut.NONE) {
          cuts.release();
        }
        switch (now) {
          case NONE -> out.write(bytes, 0, n);
          case BEFORE_COMMIT -> {
            return;
          }
          case AFTER_COMMIT -> {
            client.close();
            out.write(bytes, 0, n);
            // The server ends the connection when it has done all that it was asked.
            there.shutdownOutput();
            there.getInputStream().transferTo(OutputStream.nullOutputStream());
            return;
          }
        }
      }
    } catch (IOException _) {
      // One side has gone, and the other goes with it.
    }
  }

  private void answer(Socket client, Socket there) {
    byte[] bytes = new byte[1 << 16];
    try {
      for (int n = there.getInputStream().read(bytes);
          n >= 0;
          n = there.getInputStream().read(bytes)) {
        client.getOutputStream().write(bytes, 0, n);
      }
      client.close();
    } catch (IOException _) {
      // One side has gone; the other thread closes both.
    }
  }

  private static boolean isCommit(byte[] bytes, int length) {
    return new String(Arrays.copyOf(bytes, length), StandardCharsets.ISO_8859_1)
        .contains("COMMIT\0");
  }

  @Override
  public void close() {
    try {
      ear.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

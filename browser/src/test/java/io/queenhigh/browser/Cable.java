package io.queenhigh.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The cable between a visitor and the house, which can be cut and mended. */
final class Cable implements AutoCloseable {
  private final int house;
  private final ServerSocket plug;
  private final Set<Socket> wires = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;

  Cable(int house) {
    this.house = house;
    try {
      this.plug = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  String url() {
    return "http://127.0.0.1:" + plug.getLocalPort();
  }

  /** Whatever is under way breaks off, and nothing new gets through. */
  void cut() {
    cut = true;
    wires.forEach(Cable::tear);
  }

  void mend() {
    cut = false;
  }

  private void accept() {
    try {
      while (true) {
        Socket near = plug.accept();
        if (cut) {
          tear(near);
        } else {
          connect(near);
        }
      }
    } catch (IOException _) {
      // Pulled out: the test is over.
    }
  }

  private void connect(Socket near) throws IOException {
    Socket far = new Socket(InetAddress.getLoopbackAddress(), house);
    wires.add(near);
    wires.add(far);
    Thread.ofVirtual().start(() -> carry(near, far));
    Thread.ofVirtual().start(() -> carry(far, near));
  }

  private static void carry(Socket from, Socket to) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      in.transferTo(out);
    } catch (IOException _) {
      // Torn, or one side has hung up.
    }
  }

  private static void tear(Socket wire) {
    try {
      wire.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    wires.forEach(Cable::tear);
    try {
      plug.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

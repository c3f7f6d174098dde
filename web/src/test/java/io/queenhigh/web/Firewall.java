package io.queenhigh.web;

import io.queenhigh.floor.store.Port;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Stands between two nodes, or before a database, and may forget the connections that it knows, as
 * firewalls do: nothing comes through them any more, and nobody is told. New ones pass.
 */
final class Firewall implements AutoCloseable {

  private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final int inside;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private volatile int forgotten;
  private volatile int known;

  Firewall() throws IOException {
    this(Port.free());
  }

  /** One before whoever is there already. */
  Firewall(int inside) throws IOException {
    this.inside = inside;
    Thread.ofVirtual().start(this::welcome);
  }

  /** Where people come. */
  int port() {
    return door.getLocalPort();
  }

  /** Where those who are let in come to. */
  int inside() {
    return inside;
  }

  void forget() {
    forgotten = known;
  }

  /** Nothing comes through any more, of what is open and of what is new. */
  void silence() {
    forgotten = Integer.MAX_VALUE;
  }

  /** What was open is cut, for some of it is missing; whoever comes again passes. */
  void passes() throws IOException {
    forgotten = known;
    cut();
  }

  /** What was open is cut; whoever comes again is let in and hears nothing. */
  void swallow() throws IOException {
    forgotten = Integer.MAX_VALUE;
    for (Socket each : sockets) {
      each.close();
    }
  }

  /** What is open is cut; whoever comes again passes. */
  void cut() throws IOException {
    for (Socket each : sockets) {
      each.close();
    }
  }

  /** Nothing passes any more, and everybody is told. */
  void shut() throws IOException {
    close();
  }

  private void welcome() {
    try {
      while (true) {
        Socket from = door.accept();
        Socket on = new Socket(InetAddress.getLoopbackAddress(), inside);
        sockets.addAll(List.of(from, on));
        int number = known + 1;
        known = number;
        Thread.ofVirtual().start(() -> pass(number, from, on));
        Thread.ofVirtual().start(() -> pass(number, on, from));
      }
    } catch (IOException _) {
      // It was taken away.
    }
  }

  private void pass(int number, Socket from, Socket on) {
    byte[] bytes = new byte[16_384];
    try (from;
        on) {
      InputStream in = from.getInputStream();
      OutputStream out = on.getOutputStream();
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        if (number > forgotten) {
          out.write(bytes, 0, read);
          out.flush();
        }
      }
    } catch (IOException _) {
      // One side has gone.
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    for (Socket each : sockets) {
      each.close();
    }
  }
}

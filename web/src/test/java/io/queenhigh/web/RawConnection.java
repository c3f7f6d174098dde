package io.queenhigh.web;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** One connection, spoken to by hand: fast, and free to say what no HTTP client would. */
final class RawConnection implements AutoCloseable {
  private final int port;
  private final String host;
  private Socket socket;
  private InputStream in;
  private int connections;

  RawConnection(int port) throws IOException {
    this(port, "localhost");
  }

  private RawConnection(int port, String host) throws IOException {
    this.port = port;
    this.host = host;
    connect();
  }

  /** One that asks for a host by this name. */
  static RawConnection to(int port, String host) throws IOException {
    return new RawConnection(port, host);
  }

  private void connect() throws IOException {
    connections++;
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(30_000);
    in = new BufferedInputStream(socket.getInputStream());
  }

  record Heard(int status, String body) {}

  Heard ask(String method, String path, String headers, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    byte[] start = head(method, path, headers, bytes.length);
    byte[] all = new byte[start.length + bytes.length];
    System.arraycopy(start, 0, all, 0, start.length);
    System.arraycopy(bytes, 0, all, start.length, bytes.length);
    socket.getOutputStream().write(all);
    return read();
  }

  /** The body follows in a packet of its own. */
  Heard askSlowly(String method, String path, String headers, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    socket.getOutputStream().write(head(method, path, headers, bytes.length));
    socket.getOutputStream().write(bytes);
    return read();
  }

  /**
   * The body follows when the server has asked for it, which it does when it knows who is asking.
   *
   * @param meanwhile happens between
   */
  Heard askWhenWanted(String path, String headers, String body, Runnable meanwhile)
      throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    socket
        .getOutputStream()
        .write(head("POST", path, headers + "Expect: 100-continue\r\n", bytes.length));
    String wanted = line();
    if (!wanted.startsWith("HTTP/1.1 100") || !line().isEmpty()) {
      throw new IOException("the body is not wanted: " + wanted);
    }
    meanwhile.run();
    socket.getOutputStream().write(bytes);
    return read();
  }

  /** The body comes a byte at a time, until there is an answer. */
  Heard askByteByByte(String path, String headers, int length) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(head("POST", path, headers, length));
    try (ScheduledExecutorService trickle = Executors.newSingleThreadScheduledExecutor()) {
      Future<?> bytes =
          trickle.scheduleWithFixedDelay(
              () -> {
                try {
                  out.write(' ');
                } catch (IOException gone) {
                  throw new UncheckedIOException(gone);
                }
              },
              0,
              100,
              TimeUnit.MILLISECONDS);
      Heard heard = read();
      bytes.cancel(false);
      return heard;
    }
  }

  private byte[] head(String method, String path, String headers, int length) {
    return (method
            + " "
            + path
            + " HTTP/1.1\r\nHost: "
            + host
            + "\r\n"
            + headers
            + "Content-Length: "
            + length
            + "\r\n\r\n")
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** How many connections it has taken so far. */
  int connections() {
    return connections;
  }

  private Heard read() throws IOException {
    int status = Integer.parseInt(line().split(" ", -1)[1]);
    int length = 0;
    boolean last = false;
    for (String line = line(); !line.isEmpty(); line = line()) {
      String header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith("content-length:")) {
        length = Integer.parseInt(header.substring(15).strip());
      }
      last |= header.equals("connection: close");
    }
    String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
    if (last) {
      socket.close();
      connect();
    }
    return new Heard(status, body);
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new EOFException("the server hung up");
      }
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

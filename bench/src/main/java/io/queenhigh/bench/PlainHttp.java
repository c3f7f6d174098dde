package io.queenhigh.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** HTTP by hand, so that the generator takes as little of the cores as possible. */
final class PlainHttp {
  private final String host;
  private final InputStream in;
  private final OutputStream out;
  private String cookie = "";
  private String setCookie = "";
  private byte[] buffer = new byte[4_096];

  PlainHttp(int port) {
    try {
      Socket socket = new Socket("localhost", port);
      socket.setTcpNoDelay(true);
      host = "localhost:" + port;
      in = socket.getInputStream();
      out = socket.getOutputStream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void keepCookie() {
    cookie = "Cookie: " + setCookie.substring(0, setCookie.indexOf(';')) + "\r\n";
  }

  void post(String path, String body) {
    String request =
        "POST "
            + path
            + " HTTP/1.1\r\nHost: "
            + host
            + "\r\n"
            + cookie
            + "Content-Type: application/json\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n"
            + body;
    try {
      out.write(request.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      answer(path, body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Asks and throws the answer away. */
  void get(String path) {
    try {
      out.write(
          ("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      out.flush();
      answer(path, "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void openStream(String path) {
    try {
      out.write(
          ("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nAccept: text/event-stream\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      out.flush();
      String status = line();
      if (!status.contains(" 200")) {
        throw new IllegalStateException(path + ": " + status);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(String path, String sent) throws IOException {
    int read = 0;
    int head = -1;
    while (head < 0) {
      read += more(read);
      head = endOfHead(read);
    }
    String text = new String(buffer, 0, head, StandardCharsets.ISO_8859_1);
    int length = Integer.parseInt(header(text, "Content-Length: ").orElse("0"));
    header(text, "Set-Cookie: ").ifPresent(value -> setCookie = value);
    if (head + length > buffer.length) {
      buffer = Arrays.copyOf(buffer, head + length);
    }
    while (read < head + length) {
      read += more(read);
    }
    if (!text.startsWith("HTTP/1.1 2")) {
      System.out.println(
          path + " " + sent + ": " + new String(buffer, 0, read, StandardCharsets.UTF_8));
      System.exit(1);
    }
  }

  private int more(int have) throws IOException {
    int read = in.read(buffer, have, buffer.length - have);
    if (read < 0) {
      throw new IOException("the server has hung up");
    }
    return read;
  }

  private int endOfHead(int read) {
    for (int i = 3; i < read; i++) {
      if (buffer[i] == '\n' && buffer[i - 2] == '\n') {
        return i + 1;
      }
    }
    return -1;
  }

  private static Optional<String> header(String head, String name) {
    int from = head.indexOf(name);
    return from < 0
        ? Optional.empty()
        : Optional.of(head.substring(from + name.length(), head.indexOf('\r', from)));
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n' && c >= 0; c = in.read()) {
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }
}

package io.queenhigh.cli.audit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A floor that wants its witness to hang. */
class LogReaderTest {

  private static final Duration SHORT = Duration.ofMillis(200);

  private HttpServer server;

  @BeforeEach
  void open() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.start();
  }

  @AfterEach
  void close() {
    server.stop(0);
  }

  private LogReader reader(Duration each, Duration whole) {
    return new LogReader("http://localhost:" + server.getAddress().getPort(), each, whole);
  }

  /** The head of an answer comes at once, and its body never. */
  @Test
  void anAnswerThatNeverEndsIsGivenUp() {
    server.createContext(
        "/checkpoint",
        exchange -> {
          exchange.sendResponseHeaders(200, 100);
          exchange.getResponseBody().write('q');
          exchange.getResponseBody().flush();
        });
    try (LogReader log = reader(SHORT, Duration.ofMinutes(1))) {
      LogReader.Away away = assertThrows(LogReader.Away.class, log::checkpoint);
      assertTrue(String.valueOf(away.getMessage()).contains("in time"), away.getMessage());
    }
  }

  @Test
  void anAnswerWithoutEndIsNotReadToItsEnd() {
    server.createContext(
        "/checkpoint",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          try (OutputStream body = exchange.getResponseBody()) {
            byte[] much = new byte[1 << 16];
            while (true) {
              body.write(much);
            }
          }
        });
    try (LogReader log = reader(Duration.ofMinutes(1), Duration.ofMinutes(1))) {
      assertThrows(LogReader.Away.class, log::checkpoint);
    }
  }

  @Test
  void aWholeLookAtTheLogHasAnEndToo() {
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, 32);
          exchange.getResponseBody().write(new byte[32]);
          exchange.close();
        });
    try (LogReader log = reader(Duration.ofMinutes(1), Duration.ZERO)) {
      assertThrows(LogReader.Away.class, () -> log.tile(0, 0, 1));
    }
  }
}

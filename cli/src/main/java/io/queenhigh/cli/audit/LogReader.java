package io.queenhigh.cli.audit;

import io.queenhigh.audit.anchor.TileProof;
import io.queenhigh.cli.line.SaidNo;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A log's public address, read over HTTP: its checkpoint, its key and C2SP's tiles. */
final class LogReader implements TileProof.Source, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** The longest that one look at the log takes, however slowly it answers and however often. */
  private static final Duration WHOLE_PATIENCE = Duration.ofSeconds(60);

  /** No checkpoint, key or tile is larger. */
  private static final int MOST_BYTES = 64 * 1024;

  private static final int HASH = 32;

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private final String prefix;
  private final Duration patience;
  private final Duration wholePatience;
  private long until;

  LogReader(String url) {
    this(url, PATIENCE, WHOLE_PATIENCE);
  }

  LogReader(String url, Duration patience, Duration wholePatience) {
    this.prefix = url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    this.patience = patience;
    this.wholePatience = wholePatience;
    begins();
  }

  /** A look at the log begins here, and with it its time. */
  void begins() {
    until = System.nanoTime() + wholePatience.toNanos();
  }

  /** The log could not be asked; that says nothing about its history. */
  static final class Away extends RuntimeException {
    private static final long serialVersionUID = 1;

    Away(String why) {
      super(why);
    }
  }

  String checkpoint() {
    return new String(get("/checkpoint"), StandardCharsets.UTF_8);
  }

  String key() {
    return new String(get("/checkpoint.key"), StandardCharsets.UTF_8);
  }

  @Override
  public byte[] tile(int level, long number, int width) {
    byte[] tile = get("/tile/" + level + "/" + path(number) + (width == 256 ? "" : ".p/" + width));
    if (tile.length != width * HASH) {
      throw new Away("tile %d/%d has %d bytes".formatted(level, number, tile.length));
    }
    return tile;
  }

  /** 1234067 is {@code x001/x234/067}. */
  static String path(long number) {
    String last = "%03d".formatted(number % 1000);
    return number < 1000 ? last : higher(number / 1000) + last;
  }

  private static String higher(long number) {
    String here = "x%03d/".formatted(number % 1000);
    return number < 1000 ? here : higher(number / 1000) + here;
  }

  /** A whole answer in time, or none: one that trickles in is given up. */
  private byte[] get(String path) {
    long nanos = Math.min(patience.toNanos(), until - System.nanoTime());
    if (nanos <= 0) {
      throw new Away(prefix + " answers too slowly to be checked");
    }
    CompletableFuture<HttpResponse<byte[]>> asked =
        http.sendAsync(
            HttpRequest.newBuilder(URI.create(prefix + path)).build(),
            BodyHandlers.limiting(BodyHandlers.ofByteArray(), MOST_BYTES));
    try {
      HttpResponse<byte[]> answer = asked.get(nanos, TimeUnit.NANOSECONDS);
      if (answer.statusCode() != 200) {
        throw new Away(prefix + path + " answers " + answer.statusCode());
      }
      return answer.body();
    } catch (TimeoutException _) {
      asked.cancel(true);
      throw new Away(prefix + path + " does not answer in time");
    } catch (ExecutionException e) {
      throw new Away(prefix + path + " cannot be reached: " + e.getCause());
    } catch (InterruptedException e) {
      asked.cancel(true);
      Thread.currentThread().interrupt();
      throw new Away("interrupted");
    }
  }

  /** A URL that can be asked at all. */
  static LogReader at(String url) throws SaidNo {
    try {
      URI.create(url).toURL();
      return new LogReader(url);
    } catch (IllegalArgumentException | IOException e) {
      throw new SaidNo(url + ": a floor's address is like https://floor.example");
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
    http.close();
  }
}

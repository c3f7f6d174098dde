package io.queenhigh.cli.audit;

import io.queenhigh.audit.anchor.TileProof;
import io.queenhigh.cli.line.Refused;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A log's public address, read over HTTP: its checkpoint, its key and C2SP's tiles. */
final class LogReader implements TileProof.Source, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int HASH = 32;

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private final String prefix;

  LogReader(String url) {
    this.prefix = url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
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

  private byte[] get(String path) {
    try {
      HttpResponse<byte[]> answer =
          http.send(
              HttpRequest.newBuilder(URI.create(prefix + path)).timeout(PATIENCE).build(),
              BodyHandlers.ofByteArray());
      if (answer.statusCode() != 200) {
        throw new Away(prefix + path + " answers " + answer.statusCode());
      }
      return answer.body();
    } catch (IOException e) {
      throw new Away(prefix + path + " cannot be reached: " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Away("interrupted");
    }
  }

  /** A URL that can be asked at all. */
  static LogReader at(String url) throws Refused {
    try {
      URI.create(url).toURL();
      return new LogReader(url);
    } catch (IllegalArgumentException | IOException e) {
      throw new Refused(url + ": a floor's address is like https://floor.example");
    }
  }

  @Override
  public void close() {
    http.close();
  }
}

package io.queenhigh.web.http;

import io.javalin.http.Context;
import io.queenhigh.web.http.Problem.Kind;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** All event streams that are open. */
final class Streams {

  /** How soon a browser comes back whose stream has ended. */
  private static final byte[] COME_BACK = "retry: 1000\n\n".getBytes(StandardCharsets.US_ASCII);

  private final int mostPerAddress;
  private final int mostWaiting;
  private final Duration heartbeat;
  private final Map<EventStream, CompletableFuture<Void>> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> perAddress = new ConcurrentHashMap<>();
  private volatile boolean closing;

  Streams(int mostPerAddress, int mostWaiting, Duration heartbeat) {
    this.mostPerAddress = mostPerAddress;
    this.mostWaiting = mostWaiting;
    this.heartbeat = heartbeat;
  }

  int size() {
    return open.size();
  }

  /** Opens a stream, unless the address has too many already. */
  Optional<Problem> open(
      Context context,
      String address,
      Function<EventStream, AutoCloseable> source,
      BooleanSupplier stillWelcome)
      throws IOException {
    if (closing) {
      return Optional.of(Problem.of(Kind.UNAVAILABLE, "The floor is closing; come back later."));
    }
    if (perAddress.merge(address, 1, Integer::sum) > mostPerAddress) {
      leave(address);
      return Optional.of(
          Problem.of(
              Kind.TOO_MANY_REQUESTS,
              "%d event streams are open from your address; close one first."
                  .formatted(mostPerAddress)));
    }
    AsyncContext async = context.req().startAsync();
    async.setTimeout(0);
    ServletOutputStream out = begin(context.res());
    EventStream stream = new EventStream(out, mostWaiting);
    CompletableFuture<Void> ended = new CompletableFuture<>();
    context.future(() -> ended);
    open.put(stream, ended);
    Thread.ofVirtual()
        .name("stream ", 0)
        .start(
            () -> {
              try {
                serve(stream, source, stillWelcome);
              } finally {
                open.remove(stream);
                leave(address);
                ended.complete(null);
              }
            });
    return Optional.empty();
  }

  private static ServletOutputStream begin(HttpServletResponse response) throws IOException {
    response.setStatus(200);
    response.setContentType("text/event-stream");
    // Proxies must pass events on as they come.
    response.setHeader("X-Accel-Buffering", "no");
    ServletOutputStream out = response.getOutputStream();
    out.write(COME_BACK);
    return out;
  }

  private void serve(
      EventStream stream,
      Function<EventStream, AutoCloseable> source,
      BooleanSupplier stillWelcome) {
    try (AutoCloseable _ = source.apply(stream)) {
      if (closing) {
        sayBye(stream);
      }
      stream.write(heartbeat, stillWelcome);
    } catch (IOException _) {
      // The reader has gone, which is no news.
    } catch (Exception e) {
      throw new IllegalStateException("an event stream could not be ended", e);
    }
  }

  private void leave(String address) {
    perAddress.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  /** Every reader hears a last word; who does not read it in time is cut off later. */
  void close(Duration atMost) {
    closing = true;
    open.keySet().forEach(Streams::sayBye);
    CompletableFuture<Void> all =
        CompletableFuture.allOf(open.values().toArray(CompletableFuture[]::new));
    all.completeOnTimeout(null, atMost.toMillis(), TimeUnit.MILLISECONDS).join();
  }

  private static void sayBye(EventStream stream) {
    stream.bye("{\"why\":\"The floor is closing; come back later.\"}");
  }
}

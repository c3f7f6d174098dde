package io.queenhigh.web.http;

import io.javalin.http.Context;
import io.queenhigh.floor.people.Who;
import io.queenhigh.web.http.Problem.Kind;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;

/** All event streams that are open. */
final class OpenStreams {
  private static final System.Logger LOG = System.getLogger(OpenStreams.class.getName());

  /** How soon a browser comes back whose stream has ended. */
  private static final byte[] COME_BACK = "retry: 1000\n\n".getBytes(StandardCharsets.US_ASCII);

  /** Then a reader comes back, and shows whether his session still holds. */
  private static final Duration LONGEST = Duration.ofHours(1);

  /**
   * Who reads a stream.
   *
   * @param token his session's; empty for strangers
   */
  record Reader(String address, String token, Optional<Who> who) {}

  private record Open(Reader reader, EventStream stream, CompletableFuture<Void> ended) {}

  private final int mostPerAddress;
  private final int mostWaiting;
  private final Duration heartbeat;
  private final Function<Reader, Welcome> stillHere;
  private final Set<Open> all = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> perAddress = new ConcurrentHashMap<>();
  private volatile boolean closing;

  /**
   * No stream yet.
   *
   * @param stillHere whether somebody is still what he was, by the same session; asking is no sign
   *     of his life
   */
  OpenStreams(
      int mostPerAddress,
      int mostWaiting,
      Duration heartbeat,
      Function<Reader, Welcome> stillHere) {
    this.mostPerAddress = mostPerAddress;
    this.mostWaiting = mostWaiting;
    this.heartbeat = heartbeat;
    this.stillHere = stillHere;
  }

  int size() {
    return all.size();
  }

  /** Opens a stream, unless the address has too many already. */
  Optional<Problem> open(
      Context context, Reader reader, Function<EventStream, AutoCloseable> source)
      throws IOException {
    if (closing) {
      return Optional.of(Problem.of(Kind.UNAVAILABLE, "The floor is closing; come back later."));
    }
    if (perAddress.merge(reader.address(), 1, Integer::sum) > mostPerAddress) {
      leave(reader);
      return Optional.of(
          Problem.of(
              Kind.TOO_MANY_REQUESTS,
              "%d event streams are open from your address; close one first."
                  .formatted(mostPerAddress)));
    }
    context.req().startAsync().setTimeout(0);
    EventStream stream = new EventStream(begin(context.res()), mostWaiting);
    Open open = new Open(reader, stream, new CompletableFuture<>());
    all.add(open);
    context.future(open::ended);
    Thread.ofVirtual().name("stream ", 0).start(() -> serve(open, source));
    return Optional.empty();
  }

  private static ServletOutputStream begin(HttpServletResponse response) throws IOException {
    response.setStatus(200);
    response.setContentType("text/event-stream");
    // Proxies must pass events on as they come.
    response.setHeader("X-Accel-Buffering", "no");
    return response.getOutputStream();
  }

  private void serve(Open open, Function<EventStream, AutoCloseable> source) {
    long until = System.nanoTime() + LONGEST.toNanos();
    try (AutoCloseable _ = source.apply(open.stream())) {
      if (closing) {
        sayBye(open);
      }
      open.stream()
          .write(
              COME_BACK,
              heartbeat,
              () -> System.nanoTime() - until < 0 ? stillHere.apply(open.reader()) : Welcome.NO);
    } catch (IOException _) {
      // The reader has gone, which is no news.
    } catch (Exception e) {
      LOG.log(Level.ERROR, "an event stream broke off", e);
    } finally {
      all.remove(open);
      leave(open.reader());
      open.ended().complete(null);
    }
  }

  private void leave(Reader reader) {
    perAddress.computeIfPresent(
        reader.address(), (_, count) -> count == 1 ? null : Integer.valueOf(count - 1));
  }

  /** Ends the streams of those whose sessions have ended. */
  void end(Predicate<Reader> whose) {
    all.stream().filter(open -> whose.test(open.reader())).forEach(open -> open.stream().end());
  }

  /** Every reader hears a last word; who does not read it in time is cut off later. */
  void close(Duration atMost) {
    closing = true;
    all.forEach(OpenStreams::sayBye);
    CompletableFuture<Void> heard =
        CompletableFuture.allOf(all.stream().map(Open::ended).toArray(CompletableFuture[]::new));
    heard.completeOnTimeout(null, atMost.toMillis(), TimeUnit.MILLISECONDS).join();
  }

  private static void sayBye(Open open) {
    open.stream().bye("{\"why\":\"The floor is closing; come back later.\"}");
  }
}

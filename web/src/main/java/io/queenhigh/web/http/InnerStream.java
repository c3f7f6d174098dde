package io.queenhigh.web.http;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.OptionalLong;

/** An event stream that somebody passes on to its reader: another node, or a stream of ours. */
public final class InnerStream {
  private static final System.Logger LOG = System.getLogger(InnerStream.class.getName());

  private static final byte[] NO_GREETING = {};

  /** Seldom: it only has to notice that nobody listens. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);

  /** Says one event after the other to whoever passes them on. */
  public interface Sink {
    /**
     * Passes on.
     *
     * @throws IOException when nobody listens any more
     */
    void event(byte[] event) throws IOException;
  }

  private final EventStream stream;
  private final Response.Events events;

  public InnerStream(Response.Events events, int most, Sink sink) {
    this.events = events;
    this.stream = new EventStream(new ToSink(sink), most);
  }

  /** Speaks until somebody ends it; returns when it is over. */
  public void run() {
    try (AutoCloseable _ = events.source().apply(stream)) {
      stream.write(NO_GREETING, HEARTBEAT, () -> Welcome.YES);
    } catch (IOException _) {
      // Nobody listens any more, which is no news.
    } catch (Exception e) {
      LOG.log(Level.ERROR, "an event stream broke off", e);
    }
  }

  public void end() {
    stream.end();
  }

  /** The id of an event, by which its stream is taken up again. */
  public static OptionalLong id(byte[] event) {
    String first =
        new String(event, 0, Math.min(event.length, 32), StandardCharsets.UTF_8)
            .lines()
            .findFirst()
            .orElse("");
    return first.matches("id: \\d{1,18}")
        ? OptionalLong.of(Long.parseLong(first.substring(4)))
        : OptionalLong.empty();
  }

  /** What a stream writes is one event at a time; heartbeats and empty words end here. */
  private static final class ToSink extends OutputStream {
    private final Sink sink;

    ToSink(Sink sink) {
      this.sink = sink;
    }

    @Override
    public void write(int one) {
      throw new IllegalStateException("events come as a whole");
    }

    @Override
    public void write(byte[] event, int from, int length) throws IOException {
      if (length > 0) {
        sink.event(Arrays.copyOfRange(event, from, from + length));
      }
    }
  }
}

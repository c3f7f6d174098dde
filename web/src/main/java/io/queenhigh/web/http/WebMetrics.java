package io.queenhigh.web.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.queenhigh.floor.store.StoreUnavailable;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/** What the server counts and measures, as Prometheus reads it. */
public final class WebMetrics {
  private static final Duration[] STEPS = {
    Duration.ofMillis(1),
    Duration.ofMillis(5),
    Duration.ofMillis(20),
    Duration.ofMillis(50),
    Duration.ofMillis(200),
    Duration.ofSeconds(1)
  };

  private record Request(Route route, int status) {}

  private record Command(String verb, String result) {}

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  // Looking a meter up by its tags costs more than measuring; each is looked up once.
  private final Map<Request, Timer> requests = new ConcurrentHashMap<>();
  private final Map<Command, Counter> commands = new ConcurrentHashMap<>();

  public WebMetrics() {
    new ProcessorMetrics().bindTo(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
  }

  void request(Route route, int status, long nanos) {
    requests
        .computeIfAbsent(new Request(route, status), this::timer)
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  private Timer timer(Request request) {
    return Timer.builder("queenhigh.http.requests")
        .description("Requests by route and status")
        .tag("method", request.route().verb().name())
        .tag("route", request.route().template())
        .tag("status", String.valueOf(request.status()))
        .serviceLevelObjectives(STEPS)
        .register(registry);
  }

  /** A table command and how it ended. */
  public void command(String verb, String result) {
    commands
        .computeIfAbsent(
            new Command(verb, result),
            one ->
                Counter.builder("queenhigh.commands")
                    .description("Table commands by result")
                    .tag("command", one.verb())
                    .tag("result", one.result())
                    .register(registry))
        .increment();
  }

  /** Something that is looked at when somebody asks. */
  public void gauge(String name, String says, Supplier<Number> value, String... tags) {
    Gauge.builder(name, () -> ifKnown(value)).description(says).tags(tags).register(registry);
  }

  /** The store says itself that it is away. */
  private static Number ifKnown(Supplier<Number> value) {
    try {
      return value.get();
    } catch (StoreUnavailable _) {
      return Double.NaN;
    }
  }

  /**
   * Something that only grows, and that somebody else counts.
   *
   * @param where who counts it; it is not kept alive by being asked
   */
  public <T> void counter(
      String name, String says, T where, ToDoubleFunction<T> value, String... tags) {
    FunctionCounter.builder(name, where, value).description(says).tags(tags).register(registry);
  }

  public String scrape() {
    return registry.scrape();
  }
}

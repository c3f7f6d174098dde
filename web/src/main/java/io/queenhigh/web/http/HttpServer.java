package io.queenhigh.web.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.http.NotFoundResponse;
import io.queenhigh.floor.people.Who;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Route.Verb;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The building around the gate: Jetty listens, Javalin finds the route. */
public final class HttpServer implements AutoCloseable {

  /** Small enough that thousands of event streams fit, large enough for most answers. */
  private static final int OUTPUT_BUFFER_BYTES = 8 * 1024;

  private static final int MOST_THREADS = 32;
  private static final int LEAST_THREADS = 4;

  private final Server server;
  private final ServerConnector connector;

  private HttpServer(Server server, ServerConnector connector) {
    this.server = server;
    this.connector = connector;
  }

  /**
   * Opens the house.
   *
   * @param nothingHere the page for whoever has lost his way
   * @throws IllegalStateException when the port cannot be had, with the reason
   */
  public static HttpServer open(
      Gate gate,
      List<Route> routes,
      Function<Optional<Who>, String> nothingHere,
      String host,
      int port,
      boolean https,
      Duration drain) {
    Map<String, String> headers = Headers.of(https);
    Server server = new Server(threads());
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http()));
    connector.setHost(host);
    connector.setPort(port);
    server.addConnector(connector);
    ServletContextHandler context = new ServletContextHandler();
    context.addServlet(
        new ServletHolder(javalin(gate, routes, nothingHere, headers).javalinServlet()), "/*");
    context.setErrorHandler(new JettyProblems(headers));
    server.setErrorHandler(new JettyProblems(headers));
    server.setHandler(new GracefulHandler(context));
    server.setStopTimeout(drain.toMillis());
    try {
      server.start();
    } catch (Exception e) {
      throw new IllegalStateException(reason(e), e);
    }
    return new HttpServer(server, connector);
  }

  /**
   * Sees whether the port could be had, and leaves it alone.
   *
   * @throws IllegalStateException when it cannot be had, with the reason
   */
  public static void tryPort(String host, int port) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(host, port));
    } catch (IOException e) {
      throw new IllegalStateException(reason(e), e);
    }
  }

  /** What the system says about the port, without what Jetty says around it. */
  private static String reason(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return String.valueOf(root.getMessage());
  }

  /** Handlers may wait for the journal, so each runs on a virtual thread of its own. */
  private static QueuedThreadPool threads() {
    QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS);
    threads.setName("jetty");
    threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("http-"));
    return threads;
  }

  private static HttpConfiguration http() {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setOutputBufferSize(OUTPUT_BUFFER_BYTES);
    http.addCustomizer(new MethodAsSent());
    return http;
  }

  private static Javalin javalin(
      Gate gate,
      List<Route> routes,
      Function<Optional<Who>, String> nothingHere,
      Map<String, String> headers) {
    return Javalin.create(
        config -> {
          config.startup.showJavalinBanner = false;
          config.startup.showOldJavalinVersionWarning = false;
          config.startup.startupWatcherEnabled = false;
          config.http.compressionStrategy = CompressionStrategy.NONE;
          config.http.prefer405over404 = true;
          config.routes.before(call -> headers.forEach(call.res()::setHeader));
          routes.forEach(route -> add(config, gate, route));
          problems(config, gate, nothingHere);
        });
  }

  private static void add(JavalinConfig config, Gate gate, Route route) {
    HandlerType type = HandlerType.findOrCreate(route.verb().name());
    config.routes.addHttpHandler(type, route.path(), call -> gate.answer(route, call));
    if (route.verb() == Verb.GET) {
      // Jetty leaves the body out.
      config.routes.addHttpHandler(
          HandlerType.HEAD, route.path(), call -> gate.answer(route, call));
    }
  }

  /** A browser that goes to an address asks for a page; programs ask for something else. */
  private static boolean isAPerson(HttpServletRequest request) {
    String accept = request.getHeader("Accept");
    return accept != null
        && accept.contains("text/html")
        && !request.getRequestURI().startsWith("/api/");
  }

  private static void problems(
      JavalinConfig config, Gate gate, Function<Optional<Who>, String> nothingHere) {
    config.routes.exception(
        NotFoundResponse.class,
        (_, call) -> {
          if (isAPerson(call.req())) {
            call.res().setStatus(Kind.NOT_FOUND.status());
            call.contentType("text/html; charset=utf-8")
                .result(nothingHere.apply(gate.somebody(call.req())));
          } else {
            write(call, Problem.of(Kind.NOT_FOUND, "Nothing is at this path; /api lists what is."));
          }
        });
    config.routes.exception(
        MethodNotAllowedResponse.class,
        (no, call) -> {
          String allowed = allowed(no);
          call.res().setHeader("Allow", allowed);
          write(
              call,
              Problem.of(
                  Kind.METHOD_NOT_ALLOWED,
                  "%s cannot be done here; %s can.".formatted(call.req().getMethod(), allowed)));
        });
    config.routes.exception(
        HttpResponseException.class,
        (no, call) ->
            write(
                call,
                Problem.of(
                    no.getStatus() == Kind.TOO_LARGE.status() ? Kind.TOO_LARGE : Kind.MALFORMED,
                    "The request cannot be taken as it is.")));
    config.routes.exception(
        IOException.class,
        (_, _) -> {
          // Whoever asked has gone in the middle of the answer.
        });
    config.routes.exception(
        Exception.class,
        (mistake, call) -> write(call, IncidentProblems.report(call.req(), mistake)));
  }

  private static String allowed(MethodNotAllowedResponse no) {
    return no.getDetails().values().stream()
        .flatMap(names -> List.of(names.split(",\\s*", -1)).stream())
        .distinct()
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static void write(Context call, Problem problem) {
    try {
      ResponseWriter.write(problem, call.req(), call.res());
    } catch (IOException _) {
      // Whoever asked has gone.
    }
  }

  public int port() {
    return connector.getLocalPort();
  }

  /** Takes no more connections and waits a while for what is under way. */
  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the server could not be stopped", e);
    }
  }
}

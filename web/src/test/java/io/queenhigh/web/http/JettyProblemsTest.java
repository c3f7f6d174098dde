package io.queenhigh.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.DefaultHandler;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.junit.jupiter.api.Test;

/** What Jetty says in our place. */
class JettyProblemsTest {

  /** A load balancer still asks over the connections that it has. */
  @Test
  void whoeverAsksWhileTheLastAnswersAreFinishedIsToldWhy() throws Exception {
    Server server = new Server();
    ServerConnector connector = new ServerConnector(server);
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    GracefulHandler graceful = new GracefulHandler(new DefaultHandler());
    server.setHandler(graceful);
    server.setErrorHandler(new JettyProblems(Map.of()));
    server.start();
    try (HttpClient client = HttpClient.newHttpClient()) {
      graceful.shutdown().join();
      URI tables = URI.create("http://127.0.0.1:" + connector.getLocalPort() + "/api/tables");
      HttpResponse<String> no =
          client.send(HttpRequest.newBuilder(tables).build(), BodyHandlers.ofString());
      assertEquals(503, no.statusCode());
      assertTrue(
          no.body().contains("\"The floor is closing; ask again when it is back.\""), no.body());
      assertEquals("5", no.headers().firstValue("Retry-After").orElse("none"));
    } finally {
      server.stop();
    }
  }
}

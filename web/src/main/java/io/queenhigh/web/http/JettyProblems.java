package io.queenhigh.web.http;

import io.queenhigh.web.http.Problem.Kind;
import java.nio.ByteBuffer;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What Jetty itself turns away, before any route is asked: told in the same form. */
final class JettyProblems extends ErrorHandler {
  private final Map<String, String> headers;

  JettyProblems(Map<String, String> headers) {
    this.headers = headers;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    Kind kind =
        status == Kind.TOO_LARGE.status()
            ? Kind.TOO_LARGE
            : status < 500 ? Kind.MALFORMED : Kind.UNAVAILABLE;
    Problem problem =
        status == Kind.UNAVAILABLE.status()
            ? Gate.whileClosing()
            : Problem.of(kind, "The request cannot be read: status " + status + ".");
    headers.forEach((name, value) -> response.getHeaders().put(name, value));
    problem
        .retryAfterSeconds()
        .ifPresent(after -> response.getHeaders().put(HttpHeader.RETRY_AFTER, after));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, ResponseWriter.PROBLEM);
    byte[] body = Json.bytes(problem.json(request.getHttpURI().getPath(), status));
    response.write(true, ByteBuffer.wrap(body), callback);
    return true;
  }
}

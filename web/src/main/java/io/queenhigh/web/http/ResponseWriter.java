package io.queenhigh.web.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Puts responses on the wire. */
final class ResponseWriter {
  static final String PROBLEM = "application/problem+json";

  private ResponseWriter() {}

  /** Writes a response and says with which status. */
  static int write(Response response, HttpServletRequest request, HttpServletResponse out)
      throws IOException {
    return switch (response) {
      case Response.Body(int status, String type, String text, Map<String, String> headers) -> {
        headers.forEach(out::setHeader);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        yield write(out, status, type, Packing.asAsked(request, out, type, bytes));
      }
      case Response.Bytes body -> {
        body.headers().forEach(out::setHeader);
        byte[] bytes = Packing.asAsked(request, out, body.type(), body.bytes());
        yield write(out, body.status(), body.type(), bytes);
      }
      case Response.No(Problem problem) -> write(problem, request, out);
      case Response.Events _ -> throw new IllegalStateException("a stream is not written at once");
    };
  }

  static int write(Problem problem, HttpServletRequest request, HttpServletResponse out)
      throws IOException {
    Bodies.finish(request, out);
    problem
        .retryAfterSeconds()
        .ifPresent(seconds -> out.setHeader("Retry-After", seconds.toString()));
    byte[] body = Json.bytes(problem.json(request.getRequestURI()));
    return write(out, problem.kind().status(), PROBLEM, body);
  }

  private static int write(HttpServletResponse out, int status, String type, byte[] bytes)
      throws IOException {
    out.setStatus(status);
    if (!type.isEmpty()) {
      out.setContentType(type);
      out.setContentLength(bytes.length);
      out.getOutputStream().write(bytes);
    }
    return status;
  }
}

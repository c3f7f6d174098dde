package io.queenhigh.web.http;

import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Takes away the headers by which a request may ask to be taken for another method. Javalin finds
 * the route by them, and everything that guards commands goes by the method of the route.
 */
final class MethodAsSent implements HttpConfiguration.Customizer {
  private static final List<String> OVERRIDES =
      List.of("X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override");

  @Override
  public Request customize(Request request, HttpFields.Mutable responseHeaders) {
    if (OVERRIDES.stream().noneMatch(request.getHeaders()::contains)) {
      return request;
    }
    HttpFields.Mutable left = HttpFields.build(request.getHeaders());
    OVERRIDES.forEach(left::remove);
    HttpFields headers = left.asImmutable();
    return new Request.Wrapper(request) {
      @Override
      public HttpFields getHeaders() {
        return headers;
      }
    };
  }
}

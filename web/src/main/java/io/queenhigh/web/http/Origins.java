package io.queenhigh.web.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether a page of another site sent this request. Browsers say where a request comes from;
 * programs send neither header and hold their cookie on purpose.
 */
final class Origins {
  private Origins() {}

  static Optional<Problem> check(HttpServletRequest request, Frontage frontage) {
    String site = request.getHeader("Sec-Fetch-Site");
    if (site != null && !site.equals("same-origin") && !site.equals("none")) {
      return refuse("a page that is " + site);
    }
    String origin = request.getHeader("Origin");
    if (origin != null && !isOurs(origin, request, frontage)) {
      return refuse(origin);
    }
    return Optional.empty();
  }

  /** A proxy may ask us under another name than the one that people know us by. */
  private static boolean isOurs(String origin, HttpServletRequest request, Frontage frontage) {
    String own = withoutUsualPort(request.getServerName() + ":" + request.getServerPort());
    String theirs = authority(origin);
    return theirs.equalsIgnoreCase(own) || frontage.isOurName(theirs);
  }

  private static String authority(String origin) {
    try {
      @Nullable String authority = URI.create(origin).getRawAuthority();
      return authority == null ? "" : withoutUsualPort(authority);
    } catch (IllegalArgumentException _) {
      return "";
    }
  }

  private static String withoutUsualPort(String authority) {
    return authority.replaceFirst(":(80|443)$", "");
  }

  private static Optional<Problem> refuse(String from) {
    return Optional.of(
        Problem.of(
            Problem.Kind.CROSS_SITE,
            "This was sent by %s; only pages of this server may do so.".formatted(from)));
  }
}

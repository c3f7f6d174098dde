package io.queenhigh.web.http;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a request comes from.
 *
 * @param fromHere whether a program on this machine asks, and not a proxy for somebody else
 * @param secure whether the caller reaches us over https
 * @param token what his cookie holds
 */
record Caller(String address, boolean fromHere, boolean secure, Optional<String> token) {

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{16,128}");

  static Caller of(HttpServletRequest request, Frontage frontage) {
    String peer = request.getRemoteAddr();
    boolean proxied =
        request.getHeader("X-Forwarded-For") != null
            || request.getHeader("Forwarded") != null
            || request.getHeader("Via") != null;
    return new Caller(
        frontage.address(peer, Collections.list(request.getHeaders("X-Forwarded-For"))),
        isLoopback(peer) && !proxied,
        frontage.https(),
        token(request, Call.cookieName(frontage.https())));
  }

  /** Neighbours in one IPv6 network are counted as one caller: they cost nothing to change. */
  String network() {
    return Frontage.literal(address)
        .filter(Inet6Address.class::isInstance)
        .map(v6 -> HexFormat.of().formatHex(v6.getAddress(), 0, 8))
        .orElse(address);
  }

  private static Optional<String> token(HttpServletRequest request, String name) {
    Cookie[] cookies = request.getCookies();
    if (cookies == null) {
      return Optional.empty();
    }
    for (Cookie cookie : cookies) {
      if (cookie.getName().equals(name) && TOKEN.matcher(cookie.getValue()).matches()) {
        return Optional.of(cookie.getValue());
      }
    }
    return Optional.empty();
  }

  private static boolean isLoopback(String address) {
    return Frontage.literal(address).filter(InetAddress::isLoopbackAddress).isPresent();
  }
}

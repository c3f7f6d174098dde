package io.queenhigh.web.http;

import java.util.Map;
import java.util.TreeMap;

/** What every response tells the browser about us: trust nothing from elsewhere, keep nothing. */
final class Headers {

  private static final Map<String, String> ALWAYS =
      Map.of(
          "Content-Security-Policy",
              "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
                  + " object-src 'none'",
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "no-referrer",
          "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Cache-Control", "no-store");

  private Headers() {}

  /**
   * All of them.
   *
   * @param https whether a browser that has been here once shall never come over plain http again
   */
  static Map<String, String> of(boolean https) {
    Map<String, String> headers = new TreeMap<>(ALWAYS);
    if (https) {
      headers.put("Strict-Transport-Security", "max-age=31536000");
    }
    return Map.copyOf(headers);
  }
}

package io.queenhigh.web.http;

import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;

/** What every response tells the browser about us: trust nothing from elsewhere, keep nothing. */
final class Headers {

  static final Map<String, String> ALWAYS =
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

  static void set(HttpServletResponse response) {
    ALWAYS.forEach(response::setHeader);
  }
}

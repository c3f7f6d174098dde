package io.queenhigh.web.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;

/**
 * Packs what people read, for those whose line is slow: a list of tables or a strategy map is a
 * tenth of its size. What commands answer is short and stays as it is.
 */
public final class Packing {
  /** What fits into one packet does not get there sooner. */
  private static final int LEAST_BYTES = 1_400;

  /** What takes a millisecond or more to pack. */
  private static final int LONG_BYTES = 32 * 1024;

  private Packing() {}

  /** The same bytes, packed. */
  public static byte[] packed(byte[] plain) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 4);
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Whether somebody who says so in this header can read them. */
  public static boolean isUnderstood(String acceptEncoding) {
    return acceptEncoding.contains("gzip");
  }

  /** An answer as it goes out; its headers then say how. */
  static byte[] asAsked(
      HttpServletRequest request, HttpServletResponse out, String type, byte[] plain) {
    if (plain.length < LEAST_BYTES || !isText(type) || out.containsHeader("Content-Encoding")) {
      return plain;
    }
    out.setHeader("Vary", "Accept-Encoding");
    if (!isWanted(request)) {
      return plain;
    }
    out.setHeader("Content-Encoding", "gzip");
    return packed(plain);
  }

  private static boolean isWanted(HttpServletRequest request) {
    String accepts = request.getHeader("Accept-Encoding");
    return accepts != null && isUnderstood(accepts) && !request.getMethod().equals("POST");
  }

  /** Whether an answer will be packed, and is so long that this keeps a core busy for a while. */
  static boolean takesTime(HttpServletRequest request, Response response) {
    return response instanceof Response.Body body
        && body.text().length() >= LONG_BYTES
        && isText(body.type())
        && isWanted(request);
  }

  /** The same answer, packed. */
  static Response packed(Response response) {
    if (!(response instanceof Response.Body(int status, String type, String text, var headers))) {
      return response;
    }
    Map<String, String> all = new TreeMap<>(headers);
    all.put("Vary", "Accept-Encoding");
    all.put("Content-Encoding", "gzip");
    return Response.passedOn(status, type, packed(text.getBytes(StandardCharsets.UTF_8)), all);
  }

  private static boolean isText(String type) {
    return type.startsWith("text/")
        || type.startsWith("application/json")
        || type.startsWith("application/yaml");
  }
}

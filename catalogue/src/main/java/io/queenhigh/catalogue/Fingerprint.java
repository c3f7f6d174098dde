package io.queenhigh.catalogue;

import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.page.Node;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Tells one game's content from another's: the SHA-256 of everything that the file and the pay
 * tables it names say. Comments, blanks and the order of keys do not count.
 */
final class Fingerprint {
  private Fingerprint() {}

  static String of(Node.Table game, SortedMap<String, Node> tables) {
    return sha256("{game:" + canonical(game) + ",tables:" + canonical(tables) + "}");
  }

  private static String canonical(Node node) {
    return switch (node) {
      case Node.Table table -> canonical(new TreeMap<>(table.entries()));
      case Node.Items items ->
          items.items().stream().map(Fingerprint::canonical).collect(joining(",", "[", "]"));
      case Node.Text(String text, _) -> quoted(text);
      case Node.Whole(long number, _) -> Long.toString(number);
      case Node.Flag(boolean yes, _) -> Boolean.toString(yes);
      case Node.Other(String words, _) -> words;
    };
  }

  private static String canonical(SortedMap<String, Node> entries) {
    return entries.entrySet().stream()
        .map((Map.Entry<String, Node> e) -> quoted(e.getKey()) + ":" + canonical(e.getValue()))
        .collect(joining(",", "{", "}"));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String sha256(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}

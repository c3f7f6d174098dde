package io.queenhigh.web.pages;

import io.queenhigh.web.pages.Shell.Page;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a page's script asks the house for as soon as it runs. The shell says it beforehand, so that
 * the answers come beside the script and not after it. An address here must be the one that the
 * script asks for, to the last sign: otherwise it is fetched twice.
 */
final class FirstAsks {
  private static final Pattern PLAIN = Pattern.compile("[\\w./-]*");

  private FirstAsks() {}

  /**
   * The addresses.
   *
   * @param path the page's own, such as {@code /lab/ca/6-card-bonus}
   * @param chosen whether the page's address chooses something of its game, which only it reads
   */
  static List<String> of(Page page, String path, boolean chosen) {
    if (!PLAIN.matcher(path).matches()) {
      return List.of();
    }
    return switch (page) {
      case LOBBY -> List.of("/api/tables", "/api/links", "/api/games");
      case TABLE -> List.of("/api/tables/" + after(path, "/t/") + "/cloth");
      case ROUND -> List.of("/api/rounds/" + after(path, "/r/"));
      case LEARN -> chosen ? List.of("/api/games") : learn(after(path, "/how-to-play/"));
      case LAB -> chosen ? List.of() : lab(after(path, "/lab/"));
      case HAND -> chosen ? List.of() : lab(between(path, "/lab/", "/hand"));
      case SIMULATION -> chosen ? List.of() : lab(between(path, "/lab/", "/simulation"));
      case FACEUP -> List.of("/api/face-up/" + or(after(path, "/face-up/"), "three-card-poker"));
      case GAMES -> games(after(path, "/games/"));
      case API -> List.of("/openapi.json");
      case ME, REGISTER, FLOOR, DISPLAY, WIN, TRAIN, SCHOOL, SURVEILLANCE, NOTHING, AUDIT ->
          List.of();
    };
  }

  private static List<String> learn(String game) {
    String told = "/api/games/" + or(game, "wa/three-card-poker");
    return List.of(told + "/how-to-play", "/api/games", told + "/example?deal=1&");
  }

  private static List<String> lab(String game) {
    return game.isEmpty()
        ? List.of("/api/games")
        : List.of("/api/games/" + game, "/api/lab/" + game + "?choose=");
  }

  private static List<String> games(String game) {
    return game.isEmpty()
        ? List.of("/api/games")
        : List.of("/api/games", "/api/games/" + game, "/api/games/" + game + "/clauses");
  }

  private static String or(String given, String otherwise) {
    return given.isEmpty() ? otherwise : given;
  }

  private static String after(String path, String start) {
    return path.startsWith(start) ? path.substring(start.length()) : "";
  }

  private static String between(String path, String start, String end) {
    return after(path, start).replace(end, "");
  }
}

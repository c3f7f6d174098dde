package io.queenhigh.web;

import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.Checkpoint;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The transparency log for the public: its checkpoint, its key and the tiles of its tree. */
final class LogDesk {
  private static final int FULL = 256;

  /** Three digits an element, all but the last behind an x; a partial tile says how wide it is. */
  private static final Pattern TILE =
      Pattern.compile("((?:x\\d{3}/){0,4}\\d{3})(?:\\.p/([1-9]\\d{0,2}))?");

  private final Optional<Anchor> anchor;

  LogDesk(Optional<Anchor> anchor) {
    this.anchor = anchor;
  }

  /**
   * How the log stands.
   *
   * @param lag lines that no checkpoint has yet
   * @param key by which the checkpoint's signature is checked
   * @param trouble why nothing is signed, if nothing is
   */
  private record Standing(
      long lag,
      Optional<Long> size,
      Optional<String> root,
      Optional<Long> signedAtMillis,
      Optional<String> checkpoint,
      Optional<String> key,
      Optional<String> trouble) {}

  Response checkpoint(Call call) {
    return anchor
        .flatMap(Anchor::newest)
        .<Response>map(
            newest ->
                Response.text(Response.TEXT, newest.note()).with("Cache-Control", "max-age=5"))
        .orElseGet(LogDesk::nothingSigned);
  }

  private static Response nothingSigned() {
    return Response.no(Kind.NOT_FOUND, "This floor has signed nothing of its log yet.");
  }

  Response key(Call call) {
    return anchor
        .flatMap(Anchor::verifier)
        .<Response>map(key -> Response.text(Response.TEXT, key + "\n"))
        .orElseGet(LogDesk::nothingSigned);
  }

  Response tile(Call call) {
    Matcher asked = TILE.matcher(call.part("tile"));
    String level = call.part("level");
    if (!level.matches("\\d|[1-5]\\d|6[0-3]") || !asked.matches()) {
      return noTile();
    }
    long number = Long.parseLong(asked.group(1).replaceAll("[x/]", ""));
    int width = asked.group(2) == null ? FULL : Integer.parseInt(asked.group(2));
    return anchor
        .flatMap(log -> log.tile(Integer.parseInt(level), number, width))
        .<Response>map(
            bytes ->
                Response.bytes("application/octet-stream", bytes)
                    .with("Cache-Control", "public, max-age=31536000, immutable"))
        .orElseGet(LogDesk::noTile);
  }

  private static Response noTile() {
    return Response.no(
        Kind.NOT_FOUND, "The tree of the newest checkpoint has no such tile; see docs/anchor.md.");
  }

  Response standing(Call call) {
    return Response.json(
        anchor
            .map(LogDesk::standing)
            .orElseGet(
                () ->
                    standing(
                        0,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of("No log is kept here."))));
  }

  private static Standing standing(Anchor log) {
    return standing(log.lag(), log.newest(), log.verifier(), log.trouble());
  }

  private static Standing standing(
      long lag, Optional<Checkpoint> newest, Optional<String> key, Optional<String> trouble) {
    return new Standing(
        lag,
        newest.map(Checkpoint::size),
        newest.map(checkpoint -> checkpoint.root().base64()),
        newest.map(Checkpoint::atMillis),
        newest.map(Checkpoint::note),
        key,
        trouble);
  }
}

package io.queenhigh.web.lab;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Catalogue.Look;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.LinkGame;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Which game is asked about, with its choices made. */
public record Question(GameFile file, Game game) {
  private static final int MOST_CHOICES = 20;

  /** The game of the path with the choices of {@code ?choose=TCP-01,6B4}. */
  public static Response of(Catalogue catalogue, Call call, Function<Question, Response> then) {
    return of(catalogue, call, choices(call), then);
  }

  /** The same where nothing but the progressive is asked about, wherever its game is dealt. */
  static Response withItsController(
      Catalogue catalogue, Call call, Function<Question, Response> then) {
    Optional<LinkGame> beside =
        catalogue.linkGame(call.part("regulator") + "/" + call.part("game"));
    if (beside.isEmpty()) {
      return of(catalogue, call, then);
    }
    return switch (beside.get().toStudy(choices(call))) {
      case Opening.Unknown(String why) -> Response.no(Kind.INVALID, why);
      case Opening.Opened(Game game) -> then.apply(new Question(beside.get().beside(), game));
    };
  }

  private static List<String> choices(Call call) {
    return Stream.of(call.query("choose").orElse("").split(",", -1))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .limit(MOST_CHOICES)
        .toList();
  }

  static Response of(
      Catalogue catalogue, Call call, List<String> choices, Function<Question, Response> then) {
    return switch (catalogue.look(call.part("regulator") + "/" + call.part("game"))) {
      case Look.NotFound(String why) -> Response.no(Kind.NOT_FOUND, why);
      case Look.Found(GameFile file) ->
          switch (file.choose(choices)) {
            case Opening.Unknown(String why) -> Response.no(Kind.INVALID, why);
            case Opening.Opened(Game game) -> then.apply(new Question(file, game));
          };
    };
  }

  /** Tells this game and its choices from all others, drafts included. */
  public String key() {
    return game.fingerprint() + " " + game.chosen();
  }
}

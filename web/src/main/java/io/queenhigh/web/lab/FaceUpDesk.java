package io.queenhigh.web.lab;

import io.queenhigh.lab.Processors;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.json.ImpactJson;
import io.queenhigh.lab.json.UsualJson;
import io.queenhigh.lab.sheet.ImpactReport;
import io.queenhigh.lab.usual.Base;
import io.queenhigh.lab.usual.CountedParts;
import io.queenhigh.lab.usual.Gains;
import io.queenhigh.lab.usual.Impact;
import io.queenhigh.lab.usual.Situation;
import io.queenhigh.lab.usual.Studied;
import io.queenhigh.lab.usual.Studies;
import io.queenhigh.lab.usual.Study;
import io.queenhigh.lab.usual.StudyRun;
import io.queenhigh.lab.usual.ThreeCardStudied;
import io.queenhigh.lab.usual.UsualGame;
import io.queenhigh.lab.usual.UsualGames;
import io.queenhigh.lab.usual.UsualPayTable;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Games dealt face up: the report, one decision, and studies that take a while. */
public final class FaceUpDesk {

  private static final String THREE_CARD = "three-card-poker";
  private static final double MARGIN = 0.01;
  private static final int MOST_CHOICES = 20;
  private static final int MOST_LINES = 12;

  private final LabQueue bench;
  private final StudyRoom room = new StudyRoom();

  public FaceUpDesk(LabQueue bench) {
    this.bench = bench;
  }

  /** A game of the report, with its choices made. */
  private record Asked(Studied game, Optional<UsualGame> usual) {

    Map<String, Object> head() {
      if (usual.isPresent()) {
        return UsualJson.head(usual.get());
      }
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("game", game.id());
      object.put("title", game.title());
      return object;
    }
  }

  /** All seven games, from the shipped figures. */
  public Response report(Call call) {
    return bench.answer("report", () -> Response.json(ImpactJson.of(Impact.shipped(MARGIN))));
  }

  public Response pdf(Call call) {
    return bench.answer(
        "pdf",
        () -> {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          ImpactReport.write(Impact.shipped(MARGIN), out);
          return Response.bytes("application/pdf", out.toByteArray())
              .with("Content-Disposition", "inline; filename=\"face-up.pdf\"");
        });
  }

  /** One game: figures, claims, pay tables to choose from. */
  public Response game(Call call) {
    return asked(
        call,
        List.of(),
        List.of(),
        asked ->
            bench.answer(
                "game " + asked.game().id(),
                () -> {
                  Map<String, Object> object = asked.head();
                  Impact.shipped(MARGIN).games().stream()
                      .filter(game -> game.study().id().equals(asked.game().id()))
                      .findFirst()
                      .ifPresent(game -> object.putAll(ImpactJson.game(game, MARGIN)));
                  object.put("ownCards", asked.game().ownCards());
                  object.put("asks", asks(asked));
                  object.put("choices", choices(asked));
                  return Response.json(object);
                }));
  }

  private static Map<String, Object> asks(Asked asked) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("shows", asked.usual().map(game -> game.play().showsCard()).orElse(false));
    object.put("board", asked.usual().map(game -> game.play().community()).orElse(0));
    return object;
  }

  private static List<Map<String, Object>> choices(Asked asked) {
    List<Map<String, Object>> list = new ArrayList<>();
    asked
        .usual()
        .ifPresent(
            game -> {
              for (UsualPayTable table : game.tables()) {
                Map<String, Object> lines = new LinkedHashMap<>();
                table
                    .halves()
                    .forEach((hand, pays) -> lines.put(hand, UsualPayTable.spelled(pays)));
                list.add(Map.of("id", table.id(), "about", table.about(), "lines", lines));
              }
              game.readings()
                  .forEach(each -> list.add(Map.of("id", each.id(), "about", each.about())));
            });
    return list;
  }

  /** What to do with this hand. */
  public Response decision(Call call) {
    return asked(
        call,
        listed(call, "choose"),
        listed(call, "pays"),
        asked ->
            CardsAsked.list(
                call,
                "hand",
                hand ->
                    CardsAsked.list(
                        call,
                        "shows",
                        shows ->
                            CardsAsked.list(
                                call,
                                "board",
                                board ->
                                    CardsAsked.list(
                                        call,
                                        "seen",
                                        seen ->
                                            decision(call, asked, hand, shows, board, seen))))));
  }

  private Response decision(
      Call call,
      Asked asked,
      List<Card> hand,
      List<Card> shows,
      List<Card> board,
      List<Card> seen) {
    if (shows.size() > 1) {
      return Response.no(Kind.INVALID, "shows: the dealer shows one card, not " + shows.size());
    }
    List<Integer> bets = new ArrayList<>();
    for (String bet : listed(call, "bets")) {
      if (!bet.matches("[123]")) {
        return Response.no(Kind.INVALID, "bets: must be 1, 2 or 3 for each earlier street");
      }
      bets.add(Integer.parseInt(bet));
    }
    Situation situation =
        new Situation(Cards.of(hand), shows.stream().findFirst(), board, Cards.of(seen), bets);
    return asked
        .game()
        .refusal(situation)
        .map(why -> Response.no(Kind.INVALID, why))
        .orElseGet(
            () ->
                weighed(
                    asked.game(),
                    listed(call, "choose") + " " + listed(call, "pays"),
                    situation,
                    asked.head()));
  }

  /** Some decisions take a tenth of a second and more, and anybody may ask for them. */
  Response weighed(Studied game, String chosen, Situation situation, Map<String, Object> head) {
    return bench.answer(
        "decision %s %s %s".formatted(game.id(), chosen, situation),
        () -> {
          Map<String, Object> object = new LinkedHashMap<>(head);
          object.putAll(UsualJson.weighed(situation, game.weigh(situation)));
          return Response.json(object);
        });
  }

  // ---- studies that take a while ----

  /** What is to be studied. */
  private record Wish(List<String> choices, List<String> pays, int spots) {

    static Wish of(Fields fields) {
      return new Wish(
          fields.has("choices") ? fields.texts("choices", MOST_CHOICES, 40) : List.of(),
          fields.has("pays") ? fields.texts("pays", MOST_LINES, 60) : List.of(),
          fields.small("spots", 2, Studied.MOST_SPOTS));
    }
  }

  public Response start(Call call) {
    return call.read(
        Wish::of,
        wish ->
            asked(
                call,
                wish.choices(),
                wish.pays(),
                asked ->
                    room.start(
                            asked.head(),
                            progress ->
                                Processors.atMost(
                                    LabQueue.places(),
                                    () -> study(asked.game(), wish.spots(), progress)))
                        .<Response>map(id -> Response.json(Map.of("study", id)))
                        .orElseGet(
                            () ->
                                Response.no(
                                    Kind.UNAVAILABLE,
                                    "Another study is under way; stop it or wait until it is done."))));
  }

  private static Optional<Map<String, Object>> study(Studied game, int spots, Progress progress) {
    Base base = game.base(progress);
    Study study =
        new StudyRun(game, List.of(spots), Gains.WISHED, Optional.empty(), 1, false)
            .run(base, Optional.empty(), CountedParts.NOTHING, progress, _ -> {});
    return study.tables().getFirst().deals() > 1
        ? Optional.of(UsualJson.at(study.base(), study.tables().getFirst()))
        : Optional.empty();
  }

  public Response progress(Call call) {
    return room.look(call.part("study"))
        .<Response>map(Response::json)
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such study; start one."));
  }

  public Response stop(Call call) {
    return room.stop(call.part("study"))
        .<Response>map(Response::json)
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such study; start one."));
  }

  // ---- reading what is asked ----

  private static Response asked(
      Call call, List<String> choices, List<String> pays, Function<Asked, Response> then) {
    String name = call.part("game");
    if (name.equals(THREE_CARD)) {
      return choices.isEmpty() && pays.isEmpty()
          ? then.apply(new Asked(new ThreeCardStudied(Impact.threeCardPoker()), Optional.empty()))
          : Response.no(
              Kind.INVALID, "Three Card Poker has its choices in /lab/wa/three-card-poker.");
    }
    if (!UsualGames.IDS.contains("usual/" + name)) {
      return Response.no(
          Kind.NOT_FOUND,
          "There is no such game in the report; there are "
              + THREE_CARD
              + ", "
              + String.join(", ", UsualGames.IDS).replace("usual/", "")
              + ".");
    }
    return switch (UsualGames.open("usual/" + name, choices, pays)) {
      case UsualGames.Opening.Refused(String why) -> Response.no(Kind.INVALID, why);
      case UsualGames.Opening.Opened(UsualGame game) ->
          then.apply(new Asked(Studies.of(game), Optional.of(game)));
    };
  }

  private static List<String> listed(Call call, String name) {
    return Stream.of(call.query(name).orElse("").split(",", -1))
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .limit(MOST_CHOICES)
        .toList();
  }
}

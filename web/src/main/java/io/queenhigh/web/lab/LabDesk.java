package io.queenhigh.web.lab;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.StrategyMap;
import io.queenhigh.lab.Weighing;
import io.queenhigh.lab.draft.Draft;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.DecisionJson;
import io.queenhigh.lab.json.EdgeJson;
import io.queenhigh.lab.json.LinkJson;
import io.queenhigh.lab.json.MapJson;
import io.queenhigh.lab.json.MeterAt;
import io.queenhigh.lab.link.LinkPlan;
import io.queenhigh.lab.link.LinkStudy;
import io.queenhigh.lab.published.PublishedFigures;
import io.queenhigh.lab.sheet.ParSheet;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.io.ByteArrayOutputStream;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;

/** Exact mathematics, for pages and programs. */
public final class LabDesk {
  /** Enough meters for a plot; who wants more digits has the command line. */
  private static final int HISTORIES = 2_000;

  private final Catalogue catalogue;
  private final LabQueue bench;

  public LabDesk(Catalogue catalogue, LabQueue bench) {
    this.catalogue = catalogue;
    this.bench = bench;
  }

  /** Every wager of a game, exactly, and the knobs that can be turned. */
  public Response prices(Call call) {
    return Question.of(catalogue, call, question -> meter(call, at -> prices(question, at)));
  }

  private Response prices(Question question, MeterAt at) {
    LocalDate day = today();
    return bench.answer(
        "prices " + day + " " + question.key() + at,
        () -> Response.json(priced(question, at, day)));
  }

  /** Figures are those of the game's file, which may be another one tomorrow. */
  private static LocalDate today() {
    return LocalDate.now(ZoneOffset.UTC);
  }

  private static Map<String, Object> priced(Question question, MeterAt at, LocalDate asOf) {
    Pricing pricing = Pricing.of(question.game());
    Map<String, Object> object =
        EdgeJson.of(pricing, PublishedFigures.of(question.file(), pricing), at);
    object.put("asOf", asOf.toString());
    object.put("title", question.game().title());
    object.put("document", question.game().document());
    object.put("knobs", Knobs.of(question.game()));
    object.put("basedOn", question.file().fingerprint());
    return object;
  }

  /** The same with some knobs turned. Whatever comes out says that it is not approved. */
  public Response draft(Call call) {
    return drafted(
        call,
        (question, form) -> {
          MeterAt at =
              new MeterAt(Fraction.of(form.meterCents(), 100), form.others(), Optional.empty());
          return prices(question, at);
        });
  }

  /** What playing is worth with every hand, for drawing. */
  public Response map(Call call) {
    return Question.of(catalogue, call, this::map);
  }

  public Response draftMap(Call call) {
    return drafted(call, (question, _) -> map(question));
  }

  private Response map(Question question) {
    return bench.answer(
        "map " + question.key(),
        () -> Response.json(MapJson.of(question.game(), StrategyMap.of(question.game()))));
  }

  /** The par sheet as a PDF. */
  public Response sheet(Call call) {
    return Question.of(catalogue, call, this::sheet);
  }

  public Response draftSheet(Call call) {
    return drafted(call, (question, _) -> sheet(question));
  }

  private Response sheet(Question question) {
    LocalDate day = today();
    return bench.answer(
        "sheet " + day + " " + question.key(),
        () -> {
          ByteArrayOutputStream sheet = new ByteArrayOutputStream();
          ParSheet.write(question.file(), question.game(), day, sheet);
          String name =
              question.game().id().replace('/', '-') + (question.game().approved() ? "" : "-draft");
          return Response.bytes("application/pdf", sheet.toByteArray())
              .with("Content-Disposition", "inline; filename=\"%s.pdf\"".formatted(name));
        });
  }

  /** Play or fold for one hand, whatever else has been seen. */
  public Response decision(Call call) {
    return Question.of(
        catalogue,
        call,
        question ->
            CardsAsked.set(
                call,
                "hand",
                hand ->
                    CardsAsked.set(
                        call,
                        "dealer",
                        dealer ->
                            CardsAsked.set(
                                call,
                                "seen",
                                seen -> {
                                  boolean whatIf = call.query("whatIf").isPresent();
                                  return decision(question, hand, dealer, seen, whatIf);
                                }))));
  }

  private Response decision(
      Question question, Cards hand, Cards dealer, Cards seen, boolean whatIf) {
    if (dealer.size() > 1) {
      return Response.no(Kind.INVALID, "dealer: the dealer shows one card, not " + dealer.size());
    }
    Game game = question.game();
    Optional<Card> dealerCard = dealer.list().stream().findFirst();
    return Weighing.refusal(game, hand, dealerCard, seen)
        .map(why -> Response.no(Kind.INVALID, why))
        .orElseGet(
            () ->
                bench.answer(
                    "decision %s %s %s %s %s".formatted(question.key(), hand, dealer, seen, whatIf),
                    () -> Response.json(weighed(game, hand, dealerCard, seen, whatIf))));
  }

  private static Map<String, Object> weighed(
      Game game, Cards hand, Optional<Card> dealer, Cards seen, boolean whatIf) {
    Map<String, Object> object = DecisionJson.of(Weighing.of(game, hand, dealer, seen));
    ThreeCardHand named = ThreeCardHand.of(hand.list());
    object.put("named", named.toString());
    object.put("kind", Key.of(named.category().name()));
    if (whatIf) {
      object.put("whatIf", DecisionJson.byCard(Weighing.whatIf(game, hand, seen)));
    }
    return object;
  }

  /** A progressive link before it opens: edge, growth, time to win, what is won, running dry. */
  public Response link(Call call) {
    return Question.withItsController(
        catalogue,
        call,
        question ->
            switch (LinkForm.of(call, question.game())) {
              case LinkForm.Planned.Bad(String why) -> Response.no(Kind.INVALID, why);
              case LinkForm.Planned.Good(LinkPlan plan) ->
                  bench.answer("link " + question.key() + terms(plan), () -> study(plan));
            });
  }

  private static String terms(LinkPlan plan) {
    return " " + plan.feed() + plan.pace() + plan.meter();
  }

  private static Response study(LinkPlan plan) {
    Pricing pricing = Pricing.of(plan.game());
    return LinkStudy.refusal(plan, pricing)
        .map(why -> Response.no(Kind.INVALID, why))
        .orElseGet(
            () ->
                Response.json(
                    LinkJson.of(
                        LinkStudy.of(plan, pricing, OptionalInt.of(HISTORIES), Progress.UNHEARD))));
  }

  private interface Drafting {
    Response answer(Question question, DraftForm form);
  }

  private Response drafted(Call call, Drafting then) {
    return call.read(
        DraftForm::of,
        form ->
            Question.of(
                catalogue,
                call,
                form.choices(),
                question ->
                    switch (form.of(question.game())) {
                      case DraftForm.Drafted.Bad(String why) -> Response.no(Kind.INVALID, why);
                      case DraftForm.Drafted.Good(Draft draft) ->
                          then.answer(
                              draft.changes().isEmpty()
                                  ? question
                                  : new Question(question.file(), draft.game()),
                              form);
                    }));
  }

  private static Response meter(Call call, Function<MeterAt, Response> then) {
    OptionalLong cents = Dollars.parse(call.query("meter").orElse("0"));
    String others = call.query("others").orElse("0");
    if (cents.isEmpty()) {
      return Response.no(Kind.INVALID, "meter: must be dollars, like 10000 or 24815.37");
    }
    if (!others.matches("\\d{1,2}")) {
      return Response.no(Kind.INVALID, "others: must be from 0 to 99");
    }
    return then.apply(
        new MeterAt(
            Fraction.of(cents.getAsLong(), 100), Integer.parseInt(others), Optional.empty()));
  }
}

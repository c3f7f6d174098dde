package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableSetup.Linked;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.web.http.Fields;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What somebody wants of a table's setup; what he does not mention stays as it is, or is as usual.
 */
record SetupForm(
    Optional<String> title,
    Optional<String> game,
    Optional<List<String>> choices,
    Optional<Integer> places,
    Optional<Integer> mostPlayers,
    Map<Wager, Limits> limits,
    Optional<String> fees,
    Optional<List<Wager>> insideASeat,
    Optional<MeterOrder> meterOrder,
    Function<Pace, Pace> pace,
    Optional<Dealer> dealer,
    Optional<CardSource> cards,
    Optional<Integer> practicePlayers,
    Optional<Boolean> rotation2026,
    Optional<String> link,
    Optional<String> verifyFrom) {

  /** No hand: a supervisor verifies what comes off the meter, and nothing else. */
  private static final String METER_ONLY = "meter";

  /** A setup, or which field stands in its way. */
  sealed interface Made {
    record Setup(TableSetup setup) implements Made {}

    record Wrong(String field, String why) implements Made {}
  }

  static SetupForm read(Fields fields) {
    return new SetupForm(
        fields.ifText("title", 60),
        fields.ifText("game", 80),
        given(fields, "choices", name -> fields.texts(name, 20, 40)),
        given(fields, "places", name -> fields.small(name, 1, 16)),
        given(fields, "mostPlayers", name -> fields.small(name, 1, 16)),
        fields.has("limits") ? fields.object("limits", SetupForm::limits, Map.of()) : Map.of(),
        fields.ifText("fees", 200),
        given(fields, "insideASeat", name -> wagers(fields, name)),
        given(fields, "meterOrder", name -> fields.oneOf(name, MeterOrder.class)),
        fields.has("pace")
            ? fields.object("pace", SetupForm::pace, Function.<Pace>identity())
            : Function.identity(),
        given(fields, "dealer", name -> fields.oneOf(name, Dealer.class)),
        given(fields, "cards", name -> fields.oneOf(name, CardSource.class)),
        given(fields, "practicePlayers", name -> fields.small(name, 0, 16)),
        given(fields, "rotation2026", fields::truth),
        given(fields, "link", name -> fields.word(name, 1, 24)),
        given(fields, "verifyFrom", name -> fields.word(name, 1, 40)));
  }

  private static <T> Optional<T> given(Fields fields, String name, Function<String, T> read) {
    return fields.has(name) ? Optional.of(read.apply(name)) : Optional.empty();
  }

  private static Map<Wager, Limits> limits(Fields fields) {
    Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
    TableForms.wagersByKey()
        .forEach(
            (key, wager) -> {
              if (fields.has(key)) {
                limits.put(wager, fields.object(key, SetupForm::limit, Limits.NONE));
              }
            });
    return limits;
  }

  private static Limits limit(Fields fields) {
    return new Limits(
        fields.dollars("minimum"),
        fields.has("maximum") ? fields.dollars("maximum") : Long.MAX_VALUE);
  }

  private static List<Wager> wagers(Fields fields, String name) {
    List<Wager> wagers = new ArrayList<>();
    for (String key : fields.texts(name, 8, 40)) {
      Optional<Wager> wager = Wager.of(key);
      if (wager.isEmpty()) {
        return fields.note(name, "there is no wager " + key, List.of());
      }
      wagers.add(wager.get());
    }
    return wagers;
  }

  /** Whoever sets a table up gives people time: no time to decide would fold everybody. */
  private static Function<Pace, Pace> pace(Fields fields) {
    BiFunction<String, Long, Optional<Long>> millis =
        (name, least) -> given(fields, name, _ -> fields.whole(name, least, Pace.MOST_MILLIS));
    Optional<Long> betting = millis.apply("bettingMillis", Pace.LEAST_TO_ANSWER_MILLIS);
    Optional<Long> offer = millis.apply("offerMillis", Pace.LEAST_TO_ANSWER_MILLIS);
    Optional<Long> decision = millis.apply("decisionMillis", Pace.LEAST_TO_DECIDE_MILLIS);
    Optional<Long> pause = millis.apply("pauseMillis", 0L);
    Optional<Long> reserve = millis.apply("reserveMillis", 0L);
    Optional<Long> practice = millis.apply("practiceMillis", 0L);
    return now ->
        new Pace(
            betting.orElse(now.bettingMillis()),
            offer.orElse(now.offerMillis()),
            decision.orElse(now.decisionMillis()),
            pause.orElse(now.pauseMillis()),
            reserve.orElse(now.reserveMillis()),
            practice.orElse(now.practiceMillis()));
  }

  /** A new table. */
  Made onNothing(String table, Floor floor) {
    return with(
        floor,
        game ->
            new TableSetup(
                table,
                game.title(),
                game.id(),
                game.chosen(),
                game.fingerprint(),
                fresh(game),
                Pace.USUAL,
                game.isDealtElsewhere() ? Dealer.PERSON : Dealer.AUTOMATIC,
                game.isDealtElsewhere() ? CardSource.CONTROLLER_ONLY : CardSource.SHUFFLER,
                0,
                false),
        game.orElse(""),
        List.of());
  }

  /** An open table with some things changed; another game brings its own terms. */
  Made on(TableSetup present, Floor floor) {
    return with(
        floor,
        other ->
            new TableSetup(
                present.id(),
                present.title(),
                other.id(),
                other.chosen(),
                other.fingerprint(),
                other.id().equals(present.game()) ? present.terms() : fresh(other),
                present.pace(),
                present.dealer(),
                present.cards(),
                present.practicePlayers(),
                present.rotation2026(),
                present.link().filter(_ -> other.progressive().isPresent())),
        game.orElse(present.game()),
        game.isPresent() ? List.of() : present.choices());
  }

  private Made with(
      Floor floor, Function<Game, TableSetup> base, String gameId, List<String> presentChoices) {
    return switch (floor.catalogue().open(gameId, choices.orElse(presentChoices))) {
      case Opening.Unknown(String why) ->
          new Made.Wrong(choices.isPresent() ? "choices" : "game", why);
      case Opening.Opened(Game opened) -> linked(base.apply(opened), opened, floor);
    };
  }

  /** A table that names a link takes the link's wager and order of payment. */
  private Made linked(TableSetup base, Game opened, Floor floor) {
    if (link.isEmpty()) {
      return changed(base, base.terms(), opened);
    }
    return floor
        .findLink(link.get())
        .map(SetupForm::newestTerms)
        .map(
            on ->
                changed(
                    base.on(
                        new Linked(
                            on.id(), on.paysFrom(), base.link().flatMap(Linked::verifyFrom))),
                    posted(base.terms(), on),
                    opened))
        .orElseGet(() -> new Made.Wrong("link", "there is no link " + link.get()));
  }

  /** Another node may have it, and have changed them a moment ago. */
  private static LinkTerms newestTerms(LiveLink link) {
    link.readOn().join();
    return link.state().terms();
  }

  private static Terms posted(Terms base, LinkTerms on) {
    Terms terms =
        base.withLimits(
            Wager.PROGRESSIVE, new Limits(on.stake().unitCents(), on.stake().mostCents()));
    return new Terms(
        terms.places(),
        terms.mostPlayers(),
        terms.limits(),
        terms.fees(),
        terms.insideASeat(),
        on.meterOrder());
  }

  private Made changed(TableSetup base, Terms posted, Game opened) {
    Terms terms = posted;
    if (fees.isPresent()) {
      switch (FeeWords.read(opened, List.of(fees.get().strip().split("\\s+")))) {
        case FeeWords.Read.Wrong(String why, Citation by) -> {
          return new Made.Wrong("fees", why + " (" + by + ")");
        }
        case FeeWords.Read.Schedule(FeeSchedule schedule) -> terms = collecting(terms, schedule);
      }
    }
    return new Made.Setup(
        new TableSetup(
            base.id(),
            title.orElse(base.title()),
            base.game(),
            base.choices(),
            base.fingerprint(),
            changed(terms),
            pace.apply(base.pace()),
            dealer.orElse(base.dealer()),
            cards.orElse(base.cards()),
            practicePlayers.orElse(base.practicePlayers()),
            rotation2026.orElse(base.rotation2026()),
            base.link().map(this::verified)));
  }

  private Linked verified(Linked on) {
    return verifyFrom.isPresent()
        ? new Linked(on.id(), on.paysFrom(), verifyFrom.filter(hand -> !hand.equals(METER_ONLY)))
        : on;
  }

  /** A document's "no limit" is for a table that says so; any other begins with a maximum. */
  private static Terms fresh(Game game) {
    return Terms.usual(game).withMaximum(Terms.CALIFORNIA_MAXIMUM_CENTS);
  }

  private static Terms collecting(Terms terms, FeeSchedule schedule) {
    Terms after = terms.withFees(schedule);
    return schedule.isForAnyLimit() ? after : after.withMaximum(Terms.CALIFORNIA_MAXIMUM_CENTS);
  }

  private Terms changed(Terms terms) {
    Map<Wager, Limits> all = new EnumMap<>(Wager.class);
    all.putAll(terms.limits());
    all.putAll(limits);
    return new Terms(
        places.orElse(terms.places()),
        mostPlayers.orElse(terms.mostPlayers()),
        all,
        terms.fees(),
        insideASeat.orElse(terms.insideASeat()),
        meterOrder.orElse(terms.meterOrder()));
  }
}

package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.home.Curve;
import io.queenhigh.web.home.History;
import io.queenhigh.web.home.OwnRound;
import io.queenhigh.web.home.Remembered;
import io.queenhigh.web.home.Sitting;
import io.queenhigh.web.home.Verdict;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** A player's own rounds, results and decisions; only who reads the books asks for another's. */
final class HomeDesk {
  private static final int WORST_SHOWN = 50;
  private static final int MOST_TOLD = 100;

  private final Floor floor;
  private final History history;
  private final InstantSource clock;
  private final Map<String, Told<Curve>> curves = new Remembered<>(MOST_TOLD);
  private final Map<String, Told<Decisions>> judged = new Remembered<>(MOST_TOLD);

  HomeDesk(Floor floor, History history, InstantSource clock) {
    this.floor = floor;
    this.history = history;
    this.clock = clock;
  }

  /**
   * His rounds.
   *
   * @param found how many match, of which a page is shown
   * @param totals of all that match
   * @param tables where he has played, to choose from
   */
  private record OwnRounds(
      String player,
      long cutsWithheld,
      int found,
      Totals totals,
      List<String> tables,
      List<GamePlayed> games,
      List<Row> rounds) {}

  private record GamePlayed(String game, String title) {}

  private record Totals(
      long stakedCents,
      long netCents,
      long feeCents,
      long resultCents,
      long bankCents,
      long progressiveCents) {}

  private record Row(
      String round,
      String table,
      String game,
      String title,
      long atMillis,
      long stakedCents,
      long netCents,
      long feeCents,
      long resultCents,
      long bankCents,
      boolean voided,
      List<OwnRound.Wagered> wagers,
      List<Hand> hands) {}

  private record Hand(int seat, String hand, Choice chose, boolean right, long costCents) {}

  private record Decisions(
      int decisions, int mistakes, long costCents, List<AgainstTheOdds> worst) {}

  private record AgainstTheOdds(
      String round,
      String table,
      String game,
      List<String> choices,
      String title,
      long atMillis,
      Verdict verdict) {}

  /**
   * A round's decisions.
   *
   * @param clauses the rules that a decision turns on
   */
  private record OfRound(
      String round,
      Optional<String> game,
      List<String> choices,
      List<Turned> clauses,
      List<Verdict> decisions) {

    static OfRound of(String round, History.Judgement judged) {
      return new OfRound(
          round,
          judged.game().map(Game::id),
          judged.game().map(Game::chosen).orElse(List.of()),
          judged.game().map(OfRound::clauses).orElse(List.of()),
          judged.verdicts());
    }

    private static List<Turned> clauses(Game game) {
      List<Turned> clauses = new ArrayList<>();
      clauses.add(new Turned("Play or fold", game.cite(Point.DECISION)));
      clauses.add(new Turned("What is shown first", game.shown().by()));
      clauses.add(new Turned("When the dealer plays", game.qualifier().high().by()));
      clauses.add(new Turned("The higher hand", game.cite(Point.HIGHER_HAND_WINS)));
      game.rule(Wager.ANTE_BONUS)
          .flatMap(WagerRule::table)
          .ifPresent(table -> clauses.add(new Turned(game.label(Wager.ANTE_BONUS), table.by())));
      return clauses;
    }
  }

  private record Turned(String about, Citation by) {}

  Response rounds(Call call) {
    return rounds(call, call.who().name());
  }

  Response somebodys(Call call) {
    return rounds(call, call.part("name"));
  }

  private Response rounds(Call call, String player) {
    Paging page = Paging.of(call, "skip");
    return asked(
        call,
        player,
        (all, found) ->
            Response.json(
                new OwnRounds(
                    player,
                    withheld(player),
                    found.size(),
                    totals(found),
                    all.stream().map(OwnRound::table).distinct().sorted().toList(),
                    games(all),
                    found.stream()
                        .skip(page.after())
                        .limit(page.most())
                        .map(HomeDesk::row)
                        .toList())));
  }

  Response csv(Call call) {
    return asked(
        call,
        (_, found) ->
            Response.text("text/csv; charset=utf-8", csv(found))
                .with("Content-Disposition", "attachment; filename=\"my-rounds.csv\""));
  }

  Response results(Call call) {
    return asked(call, curves, Curve::of);
  }

  Response decisions(Call call) {
    return asked(call, judged, HomeDesk::decisions);
  }

  Response session(Call call) {
    return Response.json(Sitting.of(history.of(call.who().name()), clock.millis()));
  }

  /** What each decision of a finished round was worth, for anybody who looks at it. */
  Response ofRound(Call call) {
    String round = call.part("round");
    return history
        .judgement(round)
        .<Response>map(judged -> Response.json(OfRound.of(round, judged)))
        .orElseGet(
            () ->
                Response.no(
                    Kind.NOT_FOUND,
                    "There is no such round, or it is still in play; a round is named by its table, a"
                        + " dot and a number."));
  }

  /**
   * What somebody was told, and of which rounds; they are the same list while he plays no other.
   */
  private record Told<T>(List<OwnRound> of, T what) {}

  /** Sums of thousands of exact fractions are added up once. */
  @SuppressWarnings("ReferenceEquality") // the very same list, which is quickly seen
  private static <T> T once(
      Map<String, Told<T>> known, String key, List<OwnRound> all, Supplier<T> work) {
    synchronized (known) {
      Told<T> told = known.get(key);
      if (told != null && told.of == all) {
        return told.what;
      }
    }
    T what = work.get();
    synchronized (known) {
      known.put(key, new Told<>(all, what));
    }
    return what;
  }

  private <T> Response asked(
      Call call, Map<String, Told<T>> known, Function<List<OwnRound>, T> work) {
    String player = call.who().name();
    return RoundsWanted.asked(
        call,
        wanted -> {
          List<OwnRound> all = history.of(player);
          return Response.json(
              once(
                  known,
                  player + " " + wanted,
                  all,
                  () -> work.apply(all.stream().filter(wanted::has).toList())));
        });
  }

  private interface Shown {
    Response of(List<OwnRound> all, List<OwnRound> found);
  }

  private Response asked(Call call, Shown shown) {
    return asked(call, call.who().name(), shown);
  }

  private Response asked(Call call, String player, Shown shown) {
    return RoundsWanted.asked(
        call,
        wanted -> {
          List<OwnRound> all = history.of(player);
          return shown.of(all, all.stream().filter(wanted::has).toList());
        });
  }

  private long withheld(String player) {
    return floor.store().keptOf(TableRows.WITHHELD.name(), player + "/").size();
  }

  private static List<GamePlayed> games(List<OwnRound> all) {
    Map<String, String> titles = new TreeMap<>();
    all.stream()
        .filter(round -> !round.game().isEmpty())
        .forEach(round -> titles.put(round.game(), round.title()));
    return titles.entrySet().stream()
        .map(game -> new GamePlayed(game.getKey(), game.getValue()))
        .toList();
  }

  private static Totals totals(List<OwnRound> rounds) {
    return new Totals(
        sum(rounds, OwnRound::stakedCents),
        sum(rounds, OwnRound::netCents),
        sum(rounds, OwnRound::feeCents),
        sum(rounds, OwnRound::resultCents),
        sum(rounds, OwnRound::bankCents),
        sum(rounds, OwnRound::progressiveCents));
  }

  private static long sum(List<OwnRound> rounds, Function<OwnRound, Long> of) {
    return rounds.stream().mapToLong(of::apply).sum();
  }

  private static Row row(OwnRound round) {
    return new Row(
        round.round(),
        round.table(),
        round.game(),
        round.title(),
        round.atMillis(),
        round.stakedCents(),
        round.netCents(),
        round.feeCents(),
        round.resultCents(),
        round.bankCents(),
        round.voided(),
        round.wagers(),
        round.decisions().stream().map(one -> hand(one.verdict())).toList());
  }

  private static Hand hand(Verdict verdict) {
    return new Hand(
        verdict.seat(), verdict.hand(), verdict.chose(), verdict.right(), verdict.costCents());
  }

  private static Decisions decisions(List<OwnRound> rounds) {
    List<AgainstTheOdds> wrong = new ArrayList<>();
    Fraction cost = Fraction.ZERO;
    int decided = 0;
    for (OwnRound round : rounds) {
      cost = cost.plus(round.cost());
      decided += round.decisions().size();
      round.decisions().stream()
          .map(Verdict.Judged::verdict)
          .filter(verdict -> !verdict.right())
          .map(
              verdict ->
                  new AgainstTheOdds(
                      round.round(),
                      round.table(),
                      round.game(),
                      round.choices(),
                      round.title(),
                      round.atMillis(),
                      verdict))
          .forEach(wrong::add);
    }
    wrong.sort(
        Comparator.comparingLong((AgainstTheOdds one) -> one.verdict().costCents()).reversed());
    return new Decisions(
        decided, wrong.size(), Verdict.cents(cost), wrong.stream().limit(WORST_SHOWN).toList());
  }

  private static String csv(List<OwnRound> rounds) {
    List<String> rows = new ArrayList<>();
    rows.add("round,table,game,at,staked,net,fee,result,hands,against-the-odds");
    for (OwnRound round : rounds) {
      rows.add(
          Csv.row(
              round.round(),
              round.table(),
              round.game(),
              Instant.ofEpochMilli(round.atMillis()).toString(),
              Dollars.text(round.stakedCents()),
              Dollars.text(round.netCents()),
              Dollars.text(round.feeCents()),
              Dollars.text(round.resultCents()),
              String.join(
                  "; ",
                  round.decisions().stream()
                      .map(
                          one -> one.verdict().hand() + ", " + Key.of(one.verdict().chose().name()))
                      .toList()),
              Dollars.text(Verdict.cents(round.cost()))));
    }
    return Csv.ended(rows);
  }
}

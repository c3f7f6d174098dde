package io.queenhigh.web.surveillance;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Rounds.Listed;
import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.lab.FaceUpChance;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.web.home.Editions;
import io.queenhigh.web.home.Remembered;
import io.queenhigh.web.home.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;

/** Everybody's decisions at the tables that are dealt face up, read once each. */
public final class TableWatch {

  /** Nobody looks further back at once; who wants to names the days. */
  public static final int MOST_ROUNDS = 3_000;

  private static final int MOST_REMEMBERED = 30_000;
  private static final int MOST_CHANCES = 5_000;
  private static final int MOST_TOLD = 200;

  private final Floor floor;
  private final Editions editions;
  private final Map<String, Read> read = new Remembered<>(MOST_REMEMBERED);
  private final Map<Situation, FaceUpChance> chances = new Remembered<>(MOST_CHANCES);

  public TableWatch(Floor floor) {
    this.floor = floor;
    this.editions = new Editions(floor.catalogue());
  }

  /** A round's decisions, where its cards lay face up. */
  private record Read(Optional<Game> game, List<Observed> decisions) {}

  private record Situation(String game, Cards hand, int seen) {}

  /**
   * A table.
   *
   * @param rounds that were looked at
   * @param whole whether these are all of the days asked for
   */
  public record Watched(
      String table,
      String title,
      String game,
      List<String> choices,
      int rounds,
      boolean whole,
      List<PlayerWatch> players) {}

  /** Every table at which cards were dealt face up on these days. */
  public List<Watched> tables(Optional<String> only, LongPredicate onDays) {
    List<Looked> looked =
        floor.tables().stream()
            .map(LiveTable::state)
            .filter(state -> only.isEmpty() || only.get().equals(state.id()))
            .map(state -> look(state, onDays))
            .filter(one -> one.rounds > 0)
            .toList();
    int players = looked.stream().mapToInt(one -> one.byPlayer().size()).sum();
    return looked.stream().map(one -> watched(one, players)).toList();
  }

  private record Looked(
      TableState state, int rounds, boolean whole, Game game, List<Observed> decisions) {

    /** Practice players play by the book and are nobody. */
    Map<String, List<Observed>> byPlayer() {
      Map<String, List<Observed>> players = new LinkedHashMap<>();
      decisions.stream()
          .filter(one -> !PracticePlayers.isOne(one.player()))
          .forEach(one -> players.computeIfAbsent(one.player(), _ -> new ArrayList<>()).add(one));
      return players;
    }
  }

  private Looked look(TableState state, LongPredicate onDays) {
    long newest = floor.rounds().newest(state.id()).orElse(0);
    List<Listed> all = floor.rounds().list(state.id(), newest, MOST_ROUNDS);
    Game game = state.round().game();
    int rounds = 0;
    List<Observed> decisions = new ArrayList<>();
    for (Listed one : all) {
      if (one.over() && onDays.test(one.atMillis())) {
        Read found = read(one.id());
        if (found.game.isPresent()) {
          game = found.game.get();
          rounds++;
          decisions.addAll(found.decisions);
        }
      }
    }
    boolean whole = newest <= MOST_ROUNDS || !onDays.test(all.getLast().atMillis());
    return new Looked(state, rounds, whole, game, decisions);
  }

  private Read read(String id) {
    synchronized (read) {
      Read known = read.get(id);
      if (known != null) {
        return known;
      }
    }
    Read found =
        floor
            .rounds()
            .find(id)
            .filter(OnRecord::over)
            .map(this::read)
            .orElse(new Read(Optional.empty(), List.of()));
    synchronized (read) {
      read.put(id, found);
    }
    return found;
  }

  private Read read(OnRecord round) {
    Optional<Game> game =
        editions.of(round).filter(one -> one.shown().is() == Shown.PLAYERS_FACE_UP);
    return new Read(game, game.map(one -> DecisionReading.of(round, one)).orElse(List.of()));
  }

  private Watched watched(Looked looked, int players) {
    List<PlayerWatch> rows =
        looked.byPlayer().entrySet().stream()
            .map(one -> player(looked, one.getKey(), one.getValue(), players))
            .sorted(
                Comparator.comparing(PlayerWatch::standsOut)
                    .reversed()
                    .thenComparing(Comparator.comparingInt(PlayerWatch::followed).reversed())
                    .thenComparing(PlayerWatch::player))
            .toList();
    return new Watched(
        looked.state.id(),
        looked.state.setup().title(),
        looked.game.id(),
        looked.game.chosen(),
        looked.rounds,
        looked.whole,
        rows);
  }

  private PlayerWatch player(Looked looked, String name, List<Observed> own, int players) {
    boolean bounded =
        own.stream().filter(Observed::departs).anyMatch(one -> !chance(looked.game, one).exact());
    return PlayerWatch.of(
        name,
        own,
        looked.decisions,
        players,
        one -> chance(looked.game, one).most().approximately(),
        bounded);
  }

  private FaceUpChance chance(Game game, Observed one) {
    Situation situation =
        new Situation(game.fingerprint() + game.chosen(), Cards.of(one.cards()), one.seen().size());
    synchronized (chances) {
      return chances.computeIfAbsent(
          situation, _ -> FaceUpChance.of(game, situation.hand, Optional.empty(), situation.seen));
    }
  }

  /**
   * A decision as it is shown.
   *
   * @param chance how often cards that nobody looked at would have approved of it
   */
  public record Noted(
      String round,
      long atMillis,
      int seat,
      List<Card> cards,
      String hand,
      List<Card> seen,
      long anteCents,
      Choice chose,
      Choice basic,
      Choice informed,
      long worthCents,
      long tookMillis,
      Optional<String> chance) {}

  /** One player, and what he did where his own cards or the others' said something else. */
  public record Closer(Watched table, PlayerWatch player, List<Noted> decisions) {}

  public Optional<Closer> closer(String table, String player, LongPredicate onDays) {
    return floor.tables().stream()
        .map(LiveTable::state)
        .filter(state -> state.id().equals(table))
        .findFirst()
        .map(state -> look(state, onDays))
        .filter(looked -> looked.byPlayer().containsKey(player))
        .map(
            looked -> {
              List<Observed> own = looked.byPlayer().getOrDefault(player, List.of());
              Watched watched = watched(looked, looked.byPlayer().size());
              return new Closer(
                  watched,
                  player(looked, player, own, looked.byPlayer().size()),
                  own.stream()
                      .filter(one -> one.departs() || one.isTelling())
                      .limit(MOST_TOLD)
                      .map(one -> shown(looked.game, one))
                      .toList());
            });
  }

  private Noted shown(Game game, Observed one) {
    return new Noted(
        one.round(),
        one.atMillis(),
        one.seat(),
        one.cards(),
        one.hand(),
        one.seen(),
        one.anteCents(),
        one.chose(),
        one.basic(),
        one.informed(),
        Verdict.cents(one.worth()),
        one.tookMillis(),
        one.departs() ? Optional.of(chance(game, one).most().decimal(6)) : Optional.empty());
  }
}

package io.queenhigh.web.home;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.rules.game.Game;
import io.queenhigh.web.home.Verdict.Judged;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rounds that a player has played, read once each as long as its row stays the same. */
public final class History {

  /** Nobody looks further back on a page; files of the books have all of it. */
  public static final int MOST_ROUNDS = 2_000;

  private static final int MOST_REMEMBERED = 20_000;
  private static final int MOST_PLAYERS = 50;

  private final Floor floor;
  private final Editions editions;
  private final Odds odds = new Odds();

  private final Map<String, OwnRound> read = new Remembered<>(MOST_REMEMBERED);
  private final Map<String, Listed> lists = new Remembered<>(MOST_PLAYERS);

  public History(Floor floor) {
    this.floor = floor;
    this.editions = new Editions(floor.catalogue());
  }

  /** His last rounds, the newest first; the same list as before while he has played no other. */
  public List<OwnRound> of(String player) {
    String prefix = player + "/";
    Map<String, String> rows = floor.store().keptOf(TableRows.PLAYED.name(), prefix);
    synchronized (lists) {
      Listed known = lists.get(player);
      if (known != null && known.rows.equals(rows)) {
        return known.rounds;
      }
    }
    List<OwnRound> rounds = rounds(player, prefix, rows);
    synchronized (lists) {
      lists.put(player, new Listed(rows, rounds));
    }
    return rounds;
  }

  private record Listed(Map<String, String> rows, List<OwnRound> rounds) {}

  private List<OwnRound> rounds(String player, String prefix, Map<String, String> rows) {
    return rows.entrySet().stream()
        .map(row -> new Kept(row.getKey().substring(prefix.length()), row.getValue()))
        .sorted(Comparator.comparingLong(Kept::atMillis).reversed())
        .limit(MOST_ROUNDS)
        .flatMap(kept -> one(player, kept).stream())
        .toList();
  }

  private record Kept(String round, TableRows.Played played) {
    Kept(String round, String body) {
      this(round, TableRows.PLAYED.read(body));
    }

    long atMillis() {
      return played.atMillis();
    }
  }

  private Optional<OwnRound> one(String player, Kept kept) {
    String key = player + "/" + kept.round + " " + kept.played;
    synchronized (read) {
      OwnRound known = read.get(key);
      if (known != null) {
        return Optional.of(known);
      }
    }
    Optional<OwnRound> own =
        floor
            .rounds()
            .find(kept.round)
            .filter(round -> round.over())
            .map(
                round ->
                    OwnRound.of(
                        round,
                        editions.of(round),
                        player,
                        kept.atMillis(),
                        kept.played.netCents(),
                        odds));
    synchronized (read) {
      own.ifPresent(round -> read.put(key, round));
    }
    return own;
  }

  /**
   * A finished round's decisions.
   *
   * @param game by which it was played; nothing where it is no longer on the shelf
   */
  public record Judgement(Optional<Game> game, List<Verdict> verdicts) {}

  /** Every decision of a finished round, whoever took it: its cards lie open. */
  public Optional<Judgement> judgement(String name) {
    return floor
        .rounds()
        .find(name)
        .filter(round -> round.over())
        .map(round -> judgement(round, editions.of(round)));
  }

  private static Judgement judgement(OnRecord round, Optional<Game> game) {
    List<Judged> judged =
        game.map(known -> RoundReading.of(round).verdicts(known)).orElse(List.of());
    return new Judgement(game, judged.stream().map(Judged::verdict).toList());
  }
}

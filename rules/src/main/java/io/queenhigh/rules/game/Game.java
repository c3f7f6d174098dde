package io.queenhigh.rules.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A game as one table plays it: an approved document with every choice made.
 *
 * @param chosen the names of the choices, as the documents spell them
 * @param places betting positions, the player-dealer's included where a player banks
 * @param spotsPerPlayer how many adjacent positions one player may bet on
 * @param collection where the fees come from that the document demands; empty where it demands none
 * @param fees the schedules it prints
 * @param approved whether a regulator's document stands behind it; a user's variant is not approved
 * @param fingerprint identifies the game file's content
 */
public record Game(
    String id,
    String title,
    String document,
    List<String> chosen,
    boolean approved,
    String fingerprint,
    Cited<Bank> bank,
    Cited<Integer> places,
    Cited<Integer> spotsPerPlayer,
    Cited<Shown> shown,
    Cited<DealsFrom> dealsFrom,
    Qualifier qualifier,
    Settling settling,
    Map<Wager, WagerRule> wagers,
    Optional<Progressive> progressive,
    Optional<Cited<FeeSource>> collection,
    List<FeeSchedule> fees,
    Map<Point, Citation> points) {

  /** Who gets the first stack; the dealer's hand is always the last. */
  public enum DealsFrom {
    PLAYER_DEALERS_LEFT,
    HOUSE_DEALERS_LEFT
  }

  public Game {
    chosen = List.copyOf(chosen);
    wagers = Map.copyOf(wagers);
    fees = List.copyOf(fees);
    points = Map.copyOf(points);
  }

  public boolean isBankedByAPlayer() {
    return bank.is() instanceof Bank.PlayerDealerBank;
  }

  /**
   * Whether only the progressive is run here: the game itself is dealt and settled elsewhere, and
   * no cards of it are known but those that somebody keys.
   */
  public boolean isDealtElsewhere() {
    return wagers.keySet().equals(Set.of(Wager.PROGRESSIVE));
  }

  public boolean offers(Wager wager) {
    return wagers.containsKey(wager);
  }

  public Optional<WagerRule> rule(Wager wager) {
    return Optional.ofNullable(wagers.get(wager));
  }

  /** What this game's layout calls a wager. */
  public String label(Wager wager) {
    return rule(wager).map(rule -> rule.label().is()).orElse(wager.title());
  }

  /** The clause behind a shared rule. A game without it would not have loaded. */
  public Citation cite(Point point) {
    Citation citation = points.get(point);
    if (citation == null) {
      throw new IllegalArgumentException(id + " cites nothing for " + point.key());
    }
    return citation;
  }

  /** The same for a refusal, which asks for its clause only when it has come to that. */
  public Ground by(Point point) {
    return () -> cite(point);
  }

  /** How many places the deck leaves room for beside the dealer's hand and community cards. */
  public int mostPlaces() {
    return isBankedByAPlayer() ? places.is() : (52 - 3 - communityCards()) / 3;
  }

  public int communityCards() {
    return progressive.map(side -> side.communityCards().is()).orElse(0);
  }
}

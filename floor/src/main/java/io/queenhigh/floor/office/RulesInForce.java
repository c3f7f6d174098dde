package io.queenhigh.floor.office;

import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.BankOffers;
import io.queenhigh.rules.game.Regulation.Ceiling;
import io.queenhigh.rules.game.Regulation.Dated;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Which dated rules hold at a table, until it says otherwise.
 *
 * @param ceilingCents the regulator's most on one wager, where it sets one
 * @param roomCents the room's own
 * @param bankOffered whether the bank is offered before every hand
 */
public record RulesInForce(
    String regulator,
    String licence,
    Optional<Long> ceilingCents,
    Optional<Long> roomCents,
    boolean bankOffered) {

  /** What holds now for games of a document; nothing where no regulator speaks for them. */
  public static Optional<RulesInForce> of(
      GameBook games, String document, RoomRules room, long nowMillis) {
    return games.regulation(document).map(regulation -> of(regulation, room, nowMillis));
  }

  private static RulesInForce of(Regulation regulation, RoomRules room, long nowMillis) {
    String regulator = regulation.regulator();
    String licence = licence(regulation, room);
    return new RulesInForce(
        regulator,
        licence,
        ceiling(regulation, licence, nowMillis).map(Ceiling::mostCents),
        Optional.ofNullable(room.ceilings().get(regulator)),
        bankOffers(regulation, room, nowMillis).isPresent());
  }

  /** The kind of licence that the room has said it holds, or the usual one. */
  public static String licence(Regulation regulation, RoomRules room) {
    return Objects.requireNonNullElse(
        room.licences().get(regulation.regulator()), regulation.licences().getFirst().id());
  }

  /** The ceiling that a regulator has set last. */
  public static Optional<Ceiling> ceiling(Regulation regulation, String licence, long nowMillis) {
    return newest(regulation.ceilings(), Ceiling::dated, licence, nowMillis);
  }

  /** The rule by which the bank is offered before every hand, if there is one in this room. */
  public static Optional<BankOffers> bankOffers(
      Regulation regulation, RoomRules room, long nowMillis) {
    return newest(regulation.bankOffers(), BankOffers::dated, licence(regulation, room), nowMillis)
        .filter(
            rule ->
                !rule.whereTheRoomSaysSo() || room.bankOffers().contains(regulation.regulator()));
  }

  private static <T> Optional<T> newest(
      List<T> rules, Function<T, Dated> dated, String licence, long nowMillis) {
    return rules.stream()
        .filter(rule -> dated.apply(rule).licence().equals(licence))
        .filter(rule -> dated.apply(rule).fromMillis() <= nowMillis)
        .max(Comparator.comparingLong(rule -> dated.apply(rule).fromMillis()));
  }

  public RulesInForce withoutOffers() {
    return new RulesInForce(regulator, licence, ceilingCents, roomCents, false);
  }

  /** The most on one wager. */
  public long mostCents() {
    return Math.min(ceilingCents.orElse(Long.MAX_VALUE), roomCents.orElse(Long.MAX_VALUE));
  }
}

package io.queenhigh.audit.office;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.BankOffers;
import io.queenhigh.rules.game.Regulation.Ceiling;
import io.queenhigh.rules.game.Regulation.Dated;
import java.util.Optional;

/** The dated rules that a table keeps: as its journal says, or as they had to be. */
public record InForce(
    String regulator,
    String licence,
    Optional<Long> ceilingCents,
    Optional<Long> roomCents,
    boolean bankOffered) {

  public static InForce of(Fields rules) throws Unreadable {
    return new InForce(
        rules.text("regulator"),
        rules.text("licence"),
        amount(rules, "ceilingCents"),
        amount(rules, "roomCents"),
        rules.yes("bankOffered"));
  }

  private static Optional<Long> amount(Fields rules, String name) throws Unreadable {
    return rules.has(name) ? Optional.of(rules.cents(name)) : Optional.empty();
  }

  /** What had to hold at a time, if the room had said this. */
  public static InForce expected(Regulation regulation, RoomSaid room, long millis) {
    String licence =
        room.licences().getOrDefault(regulation.regulator(), regulation.licences().getFirst().id());
    Optional<Ceiling> ceiling = Optional.empty();
    for (Ceiling one : regulation.ceilings()) {
      ceiling = later(ceiling, ceiling.map(Ceiling::dated), one, one.dated(), licence, millis);
    }
    Optional<BankOffers> offers = Optional.empty();
    for (BankOffers one : regulation.bankOffers()) {
      offers = later(offers, offers.map(BankOffers::dated), one, one.dated(), licence, millis);
    }
    return new InForce(
        regulation.regulator(),
        licence,
        ceiling.map(Ceiling::mostCents),
        Optional.ofNullable(room.ceilings().get(regulation.regulator())),
        offers
            .filter(
                rule ->
                    !rule.whereTheRoomSaysSo()
                        || room.bankOffers().contains(regulation.regulator()))
            .isPresent());
  }

  /** Whichever of two has begun last. */
  private static <T> Optional<T> later(
      Optional<T> known, Optional<Dated> begun, T next, Dated from, String licence, long millis) {
    boolean holds = from.licence().equals(licence) && from.fromMillis() <= millis;
    boolean isLater = begun.isEmpty() || begun.get().fromMillis() <= from.fromMillis();
    return holds && isLater ? Optional.of(next) : known;
  }

  public InForce withBankOffered(boolean offered) {
    return new InForce(regulator, licence, ceilingCents, roomCents, offered);
  }

  /** The most on one wager, where anybody sets one. */
  public long mostCents() {
    return Math.min(ceilingCents.orElse(Long.MAX_VALUE), roomCents.orElse(Long.MAX_VALUE));
  }
}

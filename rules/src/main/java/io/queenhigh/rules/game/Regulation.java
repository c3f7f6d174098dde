package io.queenhigh.rules.game;

import java.util.List;
import java.util.Optional;

/**
 * What a regulator sets for every table of its games, each rule from a day on.
 *
 * @param regulator short: {@code WA}
 * @param title by which people know it
 * @param zone where its days begin: {@code America/Los_Angeles}
 * @param helpline who helps those whom gambling hurts
 * @param required what must be on file before a table opens
 * @param licences the kinds of licence it gives, the usual one first
 */
public record Regulation(
    String regulator,
    String title,
    String zone,
    Helpline helpline,
    List<Licence> licences,
    List<Ceiling> ceilings,
    List<BankOffers> bankOffers,
    List<Required> required) {

  /**
   * Who helps, by telephone.
   *
   * @param phone as it is dialled: {@code 1-800-547-6133}
   */
  public record Helpline(String name, String phone) {}

  /** A kind of licence that a room may hold. */
  public record Licence(String id, String title) {}

  /**
   * From when on a rule holds, on whose word.
   *
   * @param licence the kind of licence it is for
   * @param day as it is written: {@code 2026-04-01}
   * @param fromMillis when that day begins where the regulator sits
   * @param by the clause that says so
   * @param source where the figure comes from, in words
   */
  public record Dated(String licence, String day, long fromMillis, Citation by, String source) {}

  /** The most on one wager. */
  public record Ceiling(Dated dated, long mostCents) {}

  /**
   * The bank is offered before every hand.
   *
   * @param whereTheRoomSaysSo whether it holds only in rooms that have said that they follow it
   */
  public record BankOffers(Dated dated, boolean whereTheRoomSaysSo) {}

  /**
   * Something that must be on file.
   *
   * @param kind what it is: {@code licence}, {@code agreement}, {@code equipment}, …
   * @param licence the kind of licence it is for; every kind where it names none
   * @param documents the documents whose games it is for; all of the regulator's where there is
   *     none
   * @param when {@code always}, {@code progressive}, or the choice of a game that needs it
   * @param approved equipment that the document prints as approved; one of it is enough
   */
  public record Required(
      String id,
      String title,
      String kind,
      Optional<String> licence,
      List<String> documents,
      String when,
      List<Approved> approved,
      Citation by) {

    public Required {
      documents = List.copyOf(documents);
      approved = List.copyOf(approved);
    }
  }

  /**
   * A piece of equipment with the version that a document names.
   *
   * @param system which of the approved systems it is a part of; 0 for any. Parts of two systems
   *     make none.
   */
  public record Approved(String name, String version, boolean orHigher, int system) {

    public boolean belongsTo(int wanted) {
      return system == 0 || system == wanted;
    }
  }

  public Regulation {
    licences = List.copyOf(licences);
    ceilings = List.copyOf(ceilings);
    bankOffers = List.copyOf(bankOffers);
    required = List.copyOf(required);
  }
}

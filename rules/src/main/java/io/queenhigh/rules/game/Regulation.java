package io.queenhigh.rules.game;

import java.util.List;

/**
 * What a regulator sets for every table of its games, each rule from a day on.
 *
 * @param regulator short: {@code WA}
 * @param title by which people know it
 * @param licences the kinds of licence it gives, the usual one first
 */
public record Regulation(
    String regulator,
    String title,
    List<Licence> licences,
    List<Ceiling> ceilings,
    List<BankOffers> bankOffers) {

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

  public Regulation {
    licences = List.copyOf(licences);
    ceilings = List.copyOf(ceilings);
    bankOffers = List.copyOf(bankOffers);
  }
}

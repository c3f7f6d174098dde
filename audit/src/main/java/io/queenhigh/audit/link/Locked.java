package io.queenhigh.audit.link;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.List;

/** A progressive wager that was on its sensor when a round was locked. */
public record Locked(int seat, String player, long cents) {

  static List<Locked> all(Fields line) throws Unreadable {
    List<Locked> all = new ArrayList<>();
    for (Fields wager : line.objects("wagers")) {
      all.add(new Locked(wager.seat("seat"), wager.text("player"), wager.cents("cents")));
    }
    return all;
  }

  @Override
  public String toString() {
    return Dollars.text(cents) + " of " + player + " at seat " + seat;
  }
}

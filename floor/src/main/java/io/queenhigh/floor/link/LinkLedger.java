package io.queenhigh.floor.link;

import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkAccount;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkMoves;
import java.util.ArrayList;
import java.util.List;

/** A link's money as transfers of the ledger. */
public final class LinkLedger {

  private final String link;

  private LinkLedger(String link) {
    this.link = link;
  }

  /** What moves with an event: the house's seed comes from the cage and goes back there at once. */
  public static List<Transfer> of(Link before, LinkEvent event, Link after, int fact) {
    LinkLedger ledger = new LinkLedger(before.terms().id());
    List<Transfer> transfers = new ArrayList<>();
    for (LinkMoves.Move move : LinkMoves.between(before, event, after)) {
      String from = ledger.name(move.from());
      String to = ledger.name(move.to());
      if (move.from() instanceof LinkAccount.Seed) {
        transfers.add(new Transfer(fact, Accounts.CAGE, from, move.cents()));
      }
      transfers.add(new Transfer(fact, from, to, move.cents()));
      if (move.to() instanceof LinkAccount.Seed) {
        transfers.add(new Transfer(fact, to, Accounts.CAGE, move.cents()));
      }
    }
    return transfers;
  }

  private String name(LinkAccount account) {
    return switch (account) {
      case LinkAccount.Fund(var fund) -> Key.of(fund.name()) + "/" + link;
      case LinkAccount.Fractions _ -> "fractions/" + link;
      case LinkAccount.Awards _ -> "awards/" + link;
      case LinkAccount.Seed _ -> "seed/" + link;
      case LinkAccount.Tray(String table) -> Accounts.coinIn(table);
      case LinkAccount.Winner(_, String player) ->
          PracticePlayers.isOne(player) || Visitors.isOne(player)
              ? Accounts.CAGE
              : Accounts.wallet(player);
      case LinkAccount.Transit(String from, String to) -> "transit/" + from + "/" + to;
    };
  }
}

package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Ruling;

/** Judges a command: events when the rules allow it, a refusal with its clause when not. */
public final class LinkDecide {

  private LinkDecide() {}

  /** A link that does not exist yet. */
  public static Ruling<LinkEvent> setUp(LinkTerms terms, PayTable payTable, Staff person) {
    return Opening.setUp(terms, payTable, person);
  }

  public static Ruling<LinkEvent> on(Link link, Staff person, LinkCommand command) {
    return switch (command) {
      case LinkCommand.Acknowledge acknowledge -> Opening.acknowledge(link, person, acknowledge);
      case LinkCommand.Open _ -> Opening.open(link, person);
      case LinkCommand.Suspend suspend -> Opening.suspend(link, person, suspend);
      case LinkCommand.Resume _ -> Opening.resume(link, person);
      case LinkCommand.SignOff signOff -> Opening.signOff(person, signOff);

      case LinkCommand.Join join -> Joining.join(link, person, join);
      case LinkCommand.Leave leave -> Joining.leave(link, person, leave);

      case LinkCommand.Contribute contribute -> Contributing.contribute(link, contribute);
      case LinkCommand.ReturnContribution giveBack -> Contributing.giveBack(link, giveBack);
      case LinkCommand.KeepForRedeal keep -> Contributing.keep(link, keep);
      case LinkCommand.EndRound end -> Contributing.end(link, end);

      case LinkCommand.Claim claim -> Claiming.claim(link, person, claim);
      case LinkCommand.Cancel cancel -> Claiming.cancel(link, person, cancel);
      case LinkCommand.Confirm confirm -> Confirming.confirm(link, person, confirm);
      case LinkCommand.MoveMeter move -> Confirming.moveMeter(link, person, move);
      case LinkCommand.Pay pay -> Confirming.pay(link, person, pay);

      case LinkCommand.ProposeTerms propose -> Proposing.terms(link, person, propose);
      case LinkCommand.ProposeAdjustment propose -> Proposing.adjustment(link, person, propose);
      case LinkCommand.ProposeBackOut propose -> Proposing.backOut(link, person, propose);
      case LinkCommand.ProposeRetirement propose -> Proposing.retirement(link, person, propose);
      case LinkCommand.ProposeGame propose -> Proposing.game(link, person, propose);
      case LinkCommand.Approve approve -> Proposing.approve(link, person, approve);
      case LinkCommand.Withdraw withdraw -> Proposing.withdraw(link, person, withdraw);

      case LinkCommand.Receive receive -> Retiring.receive(link, person, receive);
    };
  }
}

package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Words;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Bank.AfterThat;
import io.queenhigh.rules.game.Game.DealsFrom;
import io.queenhigh.rules.game.Progressive.Controller;
import io.queenhigh.rules.game.Progressive.Envy;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Settling.Around;
import io.queenhigh.rules.game.Settling.Procedure;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule.Needs;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.List;

/** The words of a game file. */
final class Vocabulary {
  static final Words<Banker> BANKS = Words.of("somebody who can bank", Banker.class);
  static final Words<AfterThat> AFTER_THAT =
      Words.of("what can happen after that many rounds", AfterThat.class);
  static final Words<Shown> SHOWN = Words.of("something that can be shown", Shown.class);
  static final Words<DealsFrom> DEALS_FROM = Words.of("where a deal can start", DealsFrom.class);
  static final Words<Terms.Fees> FEES = Words.of("where fees can come from", Terms.Fees.class);
  static final Words<Rank> QUALIFIERS =
      Words.of("a qualifier", List.of(Rank.values()).reversed(), rank -> rank.word() + "-high");
  static final Words<Qualifier.Ante> UNQUALIFIED_ANTE =
      Words.of("what can become of the Ante", Qualifier.Ante.class);
  static final Words<Qualifier.Play> UNQUALIFIED_PLAY =
      Words.of("what can become of the Play wager", Qualifier.Play.class);
  static final Words<Procedure> PROCEDURES = Words.of("a settling procedure", Procedure.class);
  static final Words<Around> AROUND = Words.of("a way round the table", Around.class);
  static final Words<Wager> WAGERS = Words.of("a wager", List.of(Wager.values()), Wager::key);
  static final Words<Needs> NEEDS = Words.of("something a wager can need", Needs.class);
  static final Words<OnFold> ON_FOLD = Words.of("what a fold can do to a wager", OnFold.class);
  static final Words<Terms.Offered> OFFERED =
      Words.of("a way to offer a wager", Terms.Offered.class);
  static final Words<Controller> CONTROLLERS =
      Words.of("a progressive controller", Controller.class);
  static final Words<Envy> ENVY = Words.of("a way to pay envy", Envy.class);
  static final Words<MeterOrder> METER_ORDER = Words.of("an order of meter pays", MeterOrder.class);
  static final Words<Published.Figure> FIGURES =
      Words.of("a figure that can be checked", Published.Figure.class);

  /** Who banks. */
  enum Banker {
    HOUSE,
    PLAYER_DEALER
  }

  private Vocabulary() {}
}

package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Bank.AfterThat;
import io.queenhigh.rules.game.FeeSource;
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
  static final TomlWords<Banker> BANKS = TomlWords.of("somebody who can bank", Banker.class);
  static final TomlWords<AfterThat> AFTER_THAT =
      TomlWords.of("what can happen after that many rounds", AfterThat.class);
  static final TomlWords<Shown> SHOWN = TomlWords.of("something that can be shown", Shown.class);
  static final TomlWords<DealsFrom> DEALS_FROM =
      TomlWords.of("where a deal can start", DealsFrom.class);
  static final TomlWords<FeeSource> FEES =
      TomlWords.of("where fees can come from", FeeSource.class);
  static final TomlWords<Rank> QUALIFIERS =
      TomlWords.of("a qualifier", List.of(Rank.values()).reversed(), rank -> rank.word() + "-high");
  static final TomlWords<Qualifier.Ante> UNQUALIFIED_ANTE =
      TomlWords.of("what can become of the Ante", Qualifier.Ante.class);
  static final TomlWords<Qualifier.Play> UNQUALIFIED_PLAY =
      TomlWords.of("what can become of the Play wager", Qualifier.Play.class);
  static final TomlWords<Procedure> PROCEDURES =
      TomlWords.of("a settling procedure", Procedure.class);
  static final TomlWords<Around> AROUND = TomlWords.of("a way round the table", Around.class);
  static final TomlWords<Wager> WAGERS =
      TomlWords.of("a wager", List.of(Wager.values()), Wager::key);
  static final TomlWords<Needs> NEEDS = TomlWords.of("something a wager can need", Needs.class);
  static final TomlWords<OnFold> ON_FOLD =
      TomlWords.of("what a fold can do to a wager", OnFold.class);
  static final TomlWords<FileTerms.Offered> OFFERED =
      TomlWords.of("a way to offer a wager", FileTerms.Offered.class);
  static final TomlWords<Controller> CONTROLLERS =
      TomlWords.of("a progressive controller", Controller.class);
  static final TomlWords<Envy> ENVY = TomlWords.of("a way to pay envy", Envy.class);
  static final TomlWords<MeterOrder> METER_ORDER =
      TomlWords.of("an order of meter pays", MeterOrder.class);
  static final TomlWords<Published.Figure> FIGURES =
      TomlWords.of("a figure that can be checked", Published.Figure.class);

  /** Who banks. */
  enum Banker {
    HOUSE,
    PLAYER_DEALER
  }

  private Vocabulary() {}
}

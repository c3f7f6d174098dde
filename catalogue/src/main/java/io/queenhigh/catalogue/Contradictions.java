package io.queenhigh.catalogue;

import io.queenhigh.catalogue.FileTerms.Offered;
import io.queenhigh.catalogue.FileTerms.Paying;
import io.queenhigh.catalogue.FileTerms.ProgressiveTerms;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeSource;
import io.queenhigh.rules.game.Game.DealsFrom;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Settling.Around;
import io.queenhigh.rules.game.Settling.Procedure;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.Needs;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds rules of a game file that cannot hold together, although each is sound by itself. */
final class Contradictions {
  private static final String LEAVE_OUT = "Leave it out.";
  private static final String HOUSE_BANKS = "the house banks this game.";

  private final TomlPage page;
  private final FileTerms terms;
  private final boolean byPlayer;

  Contradictions(TomlPage page, FileTerms terms) {
    this.page = page;
    this.terms = terms;
    this.byPlayer = terms.isBankedByAPlayer();
  }

  void file() {
    bank();
    fees();
    wagers();
    payTables();
    settlingOrder();
    options();
    for (int i = 0; i < terms.progressives().size(); i++) {
      progressive(i);
    }
    references();
  }

  /** Much follows from who banks. */
  private void bank() {
    String who = byPlayer ? "a player banks this game." : HOUSE_BANKS;
    refuse(
        byPlayer == (terms.settling().procedure().is() == Procedure.HOUSE),
        List.of("settling procedure", "bank"),
        who,
        byPlayer ? "Write \"seat-by-seat\" or \"collect-first\"." : "Write \"house\".");
    refuse(
        byPlayer != (terms.settling().around().is() == Around.CLOCKWISE_FROM_ACTION),
        List.of("settling around", "bank"),
        who,
        byPlayer
            ? "Write \"clockwise-from-action\"."
            : "Write \"counter-clockwise-from-dealers-right\".");
    refuse(
        byPlayer != (terms.dealsFrom().is() == DealsFrom.PLAYER_DEALERS_LEFT),
        List.of("deals-from", "bank"),
        who,
        byPlayer ? "Write \"player-dealers-left\"." : "Write \"house-dealers-left\".");
    refuse(
        byPlayer && terms.places().is() < 2,
        List.of("places", "bank"),
        "the player-dealer has one of the places.",
        "Write 2 or more.");
    for (Point point : Point.values()) {
      if (point.scope() == Point.Scope.PLAYER_DEALER) {
        boolean isCited = terms.points().containsKey(point);
        List<String> fields = List.of("procedure " + point.key(), "bank");
        refuse(byPlayer && !isCited, fields, "is missing.", "Write { by = \"…\" }.");
        refuse(!byPlayer && isCited, fields, HOUSE_BANKS, LEAVE_OUT);
      }
    }
  }

  private void fees() {
    Optional<FeeSource> fees = terms.fees().map(field -> field.is());
    refuse(
        byPlayer && fees.isEmpty(),
        List.of("fees", "bank"),
        "is missing.",
        "Write fees = { is = …, by = \"…\" }.");
    refuse(!byPlayer && fees.isPresent(), List.of("fees", "bank"), HOUSE_BANKS, LEAVE_OUT);
    refuse(
        fees.filter(FeeSource.FROM_A_SCHEDULE::equals).isPresent()
            && terms.feeSchedules().isEmpty(),
        List.of("fees"),
        "there is no schedule.",
        "Write a [[fee-schedule]].");
    for (FeeSchedule schedule : terms.feeSchedules()) {
      String field = "fee-schedule " + schedule.id();
      refuse(!byPlayer, List.of(field, "bank"), HOUSE_BANKS, LEAVE_OUT);
      refuse(
          fees.filter(FeeSource.POSTED_BY_THE_TABLE::equals).isPresent(),
          List.of(field, "fees"),
          "the table posts its own fees.",
          LEAVE_OUT);
      for (Wager wager : schedule.perWagerCents().keySet()) {
        refuse(
            !has(wager),
            List.of(field + " per-wager", wager.key()),
            "charges for %s, which the game does not have.".formatted(wager.key()),
            LEAVE_OUT);
      }
    }
  }

  private void wagers() {
    needs(Wager.ANTE, List.of(Needs.NOTHING), "comes first.", "Write \"nothing\".");
    needs(Wager.PLAY, List.of(Needs.ANTE), "raises the Ante.", "Write \"ante\".");
    needs(Wager.ANTE_BONUS, List.of(Needs.ANTE), "is paid on the Ante.", "Write \"ante\".");
    needs(
        Wager.PAIR_PLUS,
        List.of(Needs.NOTHING, Needs.ANTE),
        "is a standard wager itself.",
        "Write \"nothing\" or \"ante\".");
    for (Wager wager : List.of(Wager.ANTE, Wager.PLAY, Wager.ANTE_BONUS)) {
      refuse(
          rule(wager).filter(rule -> rule.onFold().is() == OnFold.STANDS).isPresent(),
          List.of(wager.key() + " on-fold"),
          "folding is giving up this wager.",
          "Write \"forfeited\".");
    }
  }

  private void needs(Wager wager, List<Needs> possible, String what, String right) {
    refuse(
        rule(wager).filter(rule -> !possible.contains(rule.needs().is())).isPresent(),
        List.of(wager.key() + " needs"),
        wager.title() + " " + what,
        right);
  }

  private void payTables() {
    boolean isAnyNamed = false;
    for (FileTerms.WagerTerms wager : terms.wagers().values()) {
      String key = wager.rule().wager().key();
      boolean isNamed = wager.paying() instanceof Paying.ByDesignator;
      isAnyNamed |= isNamed;
      refuse(
          isNamed && terms.designators().isEmpty(),
          List.of(key, "designators"),
          "has no pay table.",
          "Write table = { is = \"…\", by = \"…\" }.");
      refuse(
          wager.offered() == Offered.IF_CHOSEN && !(wager.paying() instanceof Paying.OneOf),
          List.of(key),
          "cannot be chosen without tables to choose.",
          "Write tables = { is = [\"…\"], by = \"…\" }.");
    }
    Set<String> names = new HashSet<>();
    terms.tables().forEach(table -> names.add(table.id()));
    for (FileTerms.Designator designator : terms.designators()) {
      String field = "designators " + designator.name();
      refuse(!isAnyNamed, List.of(field), "no wager pays by it.", LEAVE_OUT);
      refuse(
          !names.add(designator.name()),
          List.of(field),
          "the name is taken.",
          "Give every choice its own.");
    }
  }

  private void settlingOrder() {
    List<Wager> order = terms.settling().insideASeat().is();
    for (Wager wager : Wager.values()) {
      List<String> fields = List.of("settling inside-a-seat", wager.key());
      refuse(
          has(wager) && !order.contains(wager),
          fields,
          "leaves out %s.".formatted(wager.key()),
          "Name every wager of the game once.");
      refuse(
          !has(wager) && order.contains(wager),
          fields,
          "names %s, which the game does not have.".formatted(wager.key()),
          LEAVE_OUT);
    }
  }

  private void options() {
    option(
        TableOption.FACE_UP,
        terms.shown().is() != Shown.NOTHING,
        "shown",
        "players already see more than their own cards.");
    option(TableOption.ANTE_REQUIRED, !has(Wager.PAIR_PLUS), "pair-plus", "there is no Pair Plus.");
    option(
        TableOption.ANTE_REQUIRED,
        rule(Wager.PAIR_PLUS).filter(rule -> rule.needs().is() == Needs.ANTE).isPresent(),
        "pair-plus",
        "Pair Plus needs the Ante anyway.");
    option(
        TableOption.TWO_SPOTS,
        terms.spotsPerPlayer().is() == 2,
        "spots-per-player",
        "a player has two spots anyway.");
    option(
        TableOption.FOLDED_HANDS_QUALIFY,
        terms.progressives().isEmpty(),
        "progressive",
        "there is no progressive.");
    option(TableOption.GROSS_LIMIT, !byPlayer, "bank", HOUSE_BANKS);
  }

  private void option(TableOption option, boolean wrong, String actsOn, String what) {
    refuse(
        wrong && terms.options().containsKey(option),
        List.of("options " + option.key(), actsOn),
        what,
        LEAVE_OUT);
  }

  private void progressive(int i) {
    ProgressiveTerms system = terms.progressives().get(i);
    String field = "progressive " + (i + 1);
    refuse(
        byPlayer, List.of(field, "bank"), "a player-dealer does not pay from a meter.", LEAVE_OUT);
    int cards = system.side().communityCards().is();
    for (PayTable table : system.tables()) {
      int read = table.reads() == Reads.THREE_AND_COMMUNITY ? 2 : 0;
      refuse(
          read != cards,
          List.of(field + " community-cards", field + " tables"),
          "%s reads %d community cards.".formatted(table.id(), read),
          "Write %d.".formatted(read));
      refuse(
          terms.progressives().subList(0, i).stream()
              .filter(before -> before.controller().equals(system.controller()))
              .anyMatch(before -> before.table(List.of(table.id())).isPresent()),
          List.of(field + " tables", field + " controller"),
          "%s on %s stands above already.".formatted(table.id(), system.controller()),
          LEAVE_OUT);
    }
    List<String> point =
        List.of(field + " procedure " + Point.COMMUNITY_CARDS.key(), field + " community-cards");
    boolean isCited = system.points().containsKey(Point.COMMUNITY_CARDS);
    refuse(cards > 0 && !isCited, point, "is missing.", "Write { by = \"…\" }.");
    refuse(cards == 0 && isCited, point, "there are no community cards.", LEAVE_OUT);
  }

  /** Figures and remarks may be about any pay table or choice of the game. */
  private void references() {
    Set<String> names = new HashSet<>();
    terms.tables().forEach(table -> names.add(table.id()));
    Menu.of(terms).forEach(group -> names.addAll(group.names()));
    String right = "Name a pay table or choice of the game.";
    for (Published figure : terms.published()) {
      String field = "published " + figure.of();
      String what = "the game has no choice \"%s\".".formatted(figure.of());
      refuse(!names.contains(figure.of()), choicesAnd(field), what, right);
      refuse(
          !has(figure.wager()),
          List.of(field, figure.wager().key()),
          "the game has no %s wager.".formatted(figure.wager().key()),
          LEAVE_OUT);
    }
    for (Remark remark : terms.remarks()) {
      String of = remark.of().orElse("");
      refuse(
          !of.isEmpty() && !names.contains(of),
          choicesAnd("remark " + remark.reading()),
          "the game has no choice \"%s\".".formatted(of),
          right);
    }
  }

  /** A field, and with it everything that makes a choice. */
  private static List<String> choicesAnd(String field) {
    List<String> fields = new ArrayList<>(List.of(field, "designators", "options"));
    for (Wager wager : Wager.values()) {
      fields.add(wager.key());
    }
    return fields;
  }

  private Optional<WagerRule> rule(Wager wager) {
    return Optional.ofNullable(terms.wagers().get(wager)).map(FileTerms.WagerTerms::rule);
  }

  private boolean has(Wager wager) {
    return terms.wagers().containsKey(wager)
        || (wager == Wager.PROGRESSIVE && !terms.progressives().isEmpty());
  }

  private void refuse(boolean wrong, List<String> fields, String what, String right) {
    if (wrong) {
      page.contradiction(fields, what, right);
    }
  }
}

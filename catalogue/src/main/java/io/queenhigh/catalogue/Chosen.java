package io.queenhigh.catalogue;

import io.queenhigh.catalogue.FileTerms.Designator;
import io.queenhigh.catalogue.FileTerms.Offered;
import io.queenhigh.catalogue.FileTerms.Paying;
import io.queenhigh.catalogue.FileTerms.ProgressiveTerms;
import io.queenhigh.catalogue.FileTerms.WagerTerms;
import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.Needs;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game that a table gets with its choices. The names are known to go together. */
final class Chosen {
  private final FileTerms terms;
  private final List<String> names;
  private final Optional<Designator> designator;
  private final Optional<ProgressiveTerms> system;
  private final Map<Wager, WagerRule> wagers = new EnumMap<>(Wager.class);

  Chosen(FileTerms terms, List<String> names) {
    this.terms = terms;
    this.names = names;
    this.designator =
        terms.designators().stream()
            .filter(each -> names.contains(each.name()))
            .findFirst()
            .or(() -> terms.designators().stream().findFirst());
    this.system = system(terms, names);
    terms.wagers().forEach((wager, each) -> rule(each).ifPresent(rule -> wagers.put(wager, rule)));
    system.ifPresent(each -> wagers.put(Wager.PROGRESSIVE, progressiveRule(each)));
  }

  /** The first approved system that runs the chosen table on the chosen controller, if any. */
  static Optional<ProgressiveTerms> system(FileTerms terms, List<String> names) {
    List<ProgressiveTerms> systems = terms.progressives();
    boolean isControllerChosen =
        systems.stream().anyMatch(system -> names.contains(system.controller()));
    return systems.stream()
        .filter(system -> system.table(names).isPresent())
        .filter(system -> !isControllerChosen || names.contains(system.controller()))
        .findFirst();
  }

  Game game(boolean approved, String fingerprint) {
    Map<Point, Citation> points = new EnumMap<>(terms.points());
    system.ifPresent(each -> points.putAll(each.points()));
    return new Game(
        terms.id(),
        terms.title(),
        terms.document(),
        allNames(),
        approved,
        fingerprint,
        bank(),
        terms.places(),
        ifChosen(TableOption.TWO_SPOTS, 2).orElse(terms.spotsPerPlayer()),
        ifChosen(TableOption.FACE_UP, Shown.PLAYERS_FACE_UP).orElse(terms.shown()),
        terms.dealsFrom(),
        terms.qualifier(),
        settling(),
        wagers,
        system.map(ProgressiveTerms::side),
        terms.fees(),
        terms.feeSchedules(),
        points);
  }

  /** Also the choices that were made by default, in the order of the menu. */
  private List<String> allNames() {
    List<String> all = new ArrayList<>();
    designator.map(Designator::name).ifPresent(all::add);
    for (WagerTerms wager : terms.wagers().values()) {
      if (wager.paying() instanceof Paying.OneOf) {
        table(wager).map(PayTable::id).ifPresent(all::add);
      }
    }
    system.flatMap(each -> each.table(names)).map(PayTable::id).ifPresent(all::add);
    system.map(ProgressiveTerms::controller).ifPresent(all::add);
    terms.options().keySet().stream()
        .map(TableOption::key)
        .filter(names::contains)
        .forEach(all::add);
    return all;
  }

  private Cited<Bank> bank() {
    return switch (terms.bank().is()) {
      case Bank.HouseBank _ -> terms.bank();
      case Bank.PlayerDealerBank(int rounds, Bank.AfterThat then, _) ->
          ifChosen(
                  TableOption.GROSS_LIMIT,
                  (Bank) new Bank.PlayerDealerBank(rounds, then, Bank.PayoffLimit.GROSS))
              .orElse(terms.bank());
    };
  }

  private Settling settling() {
    Cited<List<Wager>> order = terms.settling().insideASeat();
    List<Wager> offered = order.is().stream().filter(wagers::containsKey).toList();
    return new Settling(
        terms.settling().procedure(),
        terms.settling().around(),
        new Cited<>(offered, order.by()),
        terms.settling().opensHands());
  }

  private Optional<WagerRule> rule(WagerTerms wager) {
    Optional<PayTable> table = table(wager);
    if (table.isEmpty() && wager.offered() == Offered.IF_CHOSEN) {
      return Optional.empty();
    }
    WagerRule rule = wager.rule();
    Cited<Needs> needs =
        rule.wager() == Wager.PAIR_PLUS
            ? ifChosen(TableOption.ANTE_REQUIRED, Needs.ANTE).orElse(rule.needs())
            : rule.needs();
    return Optional.of(new WagerRule(rule.wager(), rule.label(), needs, rule.onFold(), table));
  }

  private Optional<PayTable> table(WagerTerms wager) {
    return switch (wager.paying()) {
      case Paying.EvenMoney _ -> Optional.empty();
      case Paying.ByDesignator _ -> designator.map(each -> each.tables().get(wager.rule().wager()));
      case Paying.Fixed(PayTable table) -> Optional.of(table);
      case Paying.OneOf(List<PayTable> tables) ->
          tables.stream()
              .filter(table -> names.contains(table.id()))
              .findFirst()
              .or(
                  () ->
                      wager.offered() == Offered.ALWAYS
                          ? Optional.of(tables.getFirst())
                          : Optional.empty());
    };
  }

  /** The clause that lets the house choose stands behind either choice for folded hands. */
  private WagerRule progressiveRule(ProgressiveTerms system) {
    WagerRule rule = system.rule();
    Cited<OnFold> onFold =
        names.contains(TableOption.FOLDED_HANDS_QUALIFY.key())
            ? new Cited<>(OnFold.STANDS, rule.onFold().by())
            : rule.onFold();
    return new WagerRule(rule.wager(), rule.label(), rule.needs(), onFold, system.table(names));
  }

  private <T> Optional<Cited<T>> ifChosen(TableOption option, T is) {
    return names.contains(option.key())
        ? Optional.ofNullable(terms.options().get(option)).map(by -> new Cited<>(is, by))
        : Optional.empty();
  }
}

package io.queenhigh.catalogue;

import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.ChoiceGroup.HowMany;
import io.queenhigh.catalogue.FileTerms.Designator;
import io.queenhigh.catalogue.FileTerms.Offered;
import io.queenhigh.catalogue.FileTerms.Paying;
import io.queenhigh.catalogue.FileTerms.ProgressiveTerms;
import io.queenhigh.catalogue.FileTerms.WagerTerms;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a table can choose in a game, kind by kind. */
final class Menu {
  private Menu() {}

  static List<ChoiceGroup> of(FileTerms terms) {
    List<ChoiceGroup> menu = new ArrayList<>();
    designators(terms.designators()).ifPresent(menu::add);
    terms.wagers().values().forEach(wager -> tables(wager).ifPresent(menu::add));
    if (!terms.progressives().isEmpty()) {
      menu.add(progressiveTables(terms.progressives()));
      menu.add(controllers(terms.progressives()));
    }
    if (!terms.options().isEmpty()) {
      menu.add(options(terms));
    }
    return List.copyOf(menu);
  }

  private static Optional<ChoiceGroup> designators(List<Designator> designators) {
    return group(
        "Pay tables",
        HowMany.ONE,
        designators.stream()
            .map(
                designator ->
                    new Choice(designator.name(), says(designator.tables()), designator.by()))
            .toList());
  }

  private static Optional<ChoiceGroup> tables(WagerTerms terms) {
    return terms.paying() instanceof Paying.OneOf(List<PayTable> tables)
        ? group(
            terms.rule().wager().title(),
            terms.offered() == Offered.ALWAYS ? HowMany.ONE : HowMany.AT_MOST_ONE,
            tables.stream().map(Menu::choice).toList())
        : Optional.empty();
  }

  private static ChoiceGroup progressiveTables(List<ProgressiveTerms> systems) {
    Map<String, Choice> choices = new LinkedHashMap<>();
    for (ProgressiveTerms system : systems) {
      system.tables().forEach(table -> choices.putIfAbsent(table.id(), choice(table)));
    }
    return new ChoiceGroup(
        Wager.PROGRESSIVE.title(),
        HowMany.AT_MOST_ONE,
        Optional.empty(),
        List.copyOf(choices.values()));
  }

  private static ChoiceGroup controllers(List<ProgressiveTerms> systems) {
    Map<String, Choice> choices = new LinkedHashMap<>();
    for (ProgressiveTerms system : systems) {
      String name = system.controller();
      String says =
          systems.stream()
              .filter(other -> name.equals(other.controller()))
              .flatMap(other -> other.tables().stream())
              .map(PayTable::id)
              .collect(joining(", ", "runs ", ""));
      choices.putIfAbsent(name, new Choice(name, says, system.side().controller().by()));
    }
    return new ChoiceGroup(
        "Controller", HowMany.AT_MOST_ONE, Optional.empty(), List.copyOf(choices.values()));
  }

  private static ChoiceGroup options(FileTerms terms) {
    return new ChoiceGroup(
        "Options",
        HowMany.ANY,
        Optional.empty(),
        terms.options().entrySet().stream()
            .map(
                option ->
                    new Choice(option.getKey().key(), option.getKey().says(), option.getValue()))
            .toList());
  }

  private static Optional<ChoiceGroup> group(String title, HowMany howMany, List<Choice> choices) {
    if (choices.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> byDefault =
        howMany == HowMany.ONE ? Optional.of(choices.getFirst().name()) : Optional.empty();
    return Optional.of(new ChoiceGroup(title, howMany, byDefault, choices));
  }

  private static Choice choice(PayTable table) {
    return new Choice(table.id(), says(table), table.by());
  }

  private static String says(Map<Wager, PayTable> tables) {
    return tables.entrySet().stream()
        .map(entry -> entry.getKey().title() + " " + says(entry.getValue()))
        .collect(joining(", "));
  }

  /** The odds from the top line down: {@code 40/30/6/4/1}. */
  private static String says(PayTable table) {
    return table.lines().stream().map(PayLine::pays).map(Menu::says).collect(joining("/"));
  }

  private static String says(Pays pays) {
    return switch (pays) {
      case Pays.ToOne(long odds) -> Long.toString(odds);
      case Pays.ForOne(long odds) -> Long.toString(odds);
      case Pays.MeterShare(int percent) -> percent + "%";
    };
  }
}

package io.queenhigh.catalogue;

import io.queenhigh.catalogue.ChoiceGroup.HowMany;
import io.queenhigh.catalogue.FileTerms.Designator;
import io.queenhigh.catalogue.FileTerms.Paying;
import io.queenhigh.catalogue.FileTerms.ProgressiveTerms;
import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes a table's choices: sees that the named ones go together and opens the game with them. */
final class Choosing {
  private static final int FEW = 5;

  private final FileTerms terms;
  private final boolean approved;
  private final String fingerprint;
  private final PayTables payTables;
  private final List<ChoiceGroup> menu;

  Choosing(FileTerms terms, boolean approved, String fingerprint, PayTables payTables) {
    this.terms = terms;
    this.approved = approved;
    this.fingerprint = fingerprint;
    this.payTables = payTables;
    this.menu = Menu.of(terms);
  }

  List<ChoiceGroup> menu() {
    return menu;
  }

  Opening choose(List<String> as) {
    List<String> names = as.stream().map(Choosing::shortName).toList();
    return namedTwice(names)
        .or(() -> unknown(names))
        .or(() -> twoOfAKind(names))
        .or(() -> nothingToActOn(names))
        .or(() -> wrongController(names))
        .<Opening>map(why -> new Opening.Unknown(why + " [" + clause(names) + "]"))
        .orElseGet(() -> new Opening.Opened(new Chosen(terms, names).game(approved, fingerprint)));
  }

  /** Some documents print a 6 Card Bonus table with a prefix: TCP-6B4 and TCB-6B4 are 6B4. */
  private static String shortName(String name) {
    return name.replaceFirst("^TC[PB]-(?=6B)", "");
  }

  /**
   * The clause to look the choices up in: of the first known name, or of the game's first choice.
   */
  private Citation clause(List<String> names) {
    List<Choice> choices = menu.stream().flatMap(group -> group.choices().stream()).toList();
    return choices.stream()
        .filter(choice -> names.contains(choice.name()))
        .findFirst()
        .or(() -> choices.stream().findFirst())
        .map(Choice::by)
        .orElse(terms.bank().by());
  }

  private static Optional<String> namedTwice(List<String> names) {
    Set<String> seen = new HashSet<>();
    return names.stream()
        .filter(name -> !seen.add(name))
        .findFirst()
        .map("%s is named twice. Name it once."::formatted);
  }

  private Optional<String> unknown(List<String> names) {
    return names.stream()
        .filter(name -> !known().contains(name) && !isBuiltIn(name))
        .findFirst()
        .map(
            name ->
                payTables
                    .wagerOf(name)
                    .map(wager -> otherTable(name, wager))
                    .orElseGet(() -> noSuchChoice(name)));
  }

  private String noSuchChoice(String name) {
    return "%s has no choice \"%s\". %s".formatted(terms.id(), name, choices(name));
  }

  private String choices(String name) {
    List<String> known = known();
    if (known.isEmpty()) {
      return "There is nothing to choose.";
    }
    return known.size() <= FEW
        ? "Its choices: " + Nearest.listed(known, "and") + "."
        : "Nearest: " + Nearest.listed(Nearest.to(name, known, 3), "or") + ".";
  }

  /**
   * The name is that of a pay table, which this game has only inside a designator or not at all.
   */
  private String otherTable(String name, Wager wager) {
    List<String> designators =
        terms.designators().stream()
            .filter(designator -> ids(designator.tables().values()).contains(name))
            .map(Designator::name)
            .toList();
    if (!designators.isEmpty()) {
      return "%s comes with %s. Choose one of these."
          .formatted(name, Nearest.listed(designators, "or"));
    }
    List<String> own =
        Optional.ofNullable(terms.wagers().get(wager))
            .map(rule -> ids(rule.tables()))
            .orElse(List.of());
    return own.isEmpty()
        ? "%s is a %s table, which %s does not have. %s"
            .formatted(name, wager.title(), terms.id(), choices(name))
        : "%s is not a table of %s, which pays its %s by %s. Choose that or leave it out."
            .formatted(name, terms.id(), wager.title(), Nearest.listed(own, "or"));
  }

  private Optional<String> twoOfAKind(List<String> names) {
    for (ChoiceGroup group : menu) {
      List<String> chosen = names.stream().filter(group.names()::contains).toList();
      if (group.howMany() != HowMany.ANY && chosen.size() > 1) {
        return Optional.of(
            "%s are choices of one kind (%s). Choose one of them."
                .formatted(Nearest.listed(chosen, "and"), group.title()));
      }
    }
    return Optional.empty();
  }

  /** A controller and a rule for folded hands mean nothing without a progressive. */
  private Optional<String> nothingToActOn(List<String> names) {
    List<ProgressiveTerms> systems = terms.progressives();
    if (systems.stream().anyMatch(system -> system.table(names).isPresent())) {
      return Optional.empty();
    }
    List<String> tables =
        systems.stream().flatMap(system -> ids(system.tables()).stream()).distinct().toList();
    return names.stream()
        .filter(
            name ->
                name.equals(TableOption.FOLDED_HANDS_QUALIFY.key())
                    || systems.stream().anyMatch(system -> system.controller().equals(name)))
        .findFirst()
        .map(
            name ->
                "%s acts on the progressive, and none is chosen. Choose %s with it, or leave it out."
                    .formatted(name, Nearest.listed(tables, "or")));
  }

  private Optional<String> wrongController(List<String> names) {
    List<ProgressiveTerms> running =
        terms.progressives().stream().filter(system -> system.table(names).isPresent()).toList();
    if (running.isEmpty() || Chosen.system(terms, names).isPresent()) {
      return Optional.empty();
    }
    PayTable table = running.getFirst().table(names).orElseThrow();
    String runsOn =
        Nearest.listed(
            running.stream().map(ProgressiveTerms::controller).distinct().toList(), "or");
    return Optional.of(
        "%s runs on %s only (%s). Choose %s, or no controller."
            .formatted(table.id(), runsOn, running.getFirst().side().controller().by(), runsOn));
  }

  private List<String> known() {
    return menu.stream().flatMap(group -> group.names().stream()).toList();
  }

  /** Naming the one table that a game has anyway is no choice, and no mistake. */
  private boolean isBuiltIn(String name) {
    return terms.wagers().values().stream()
        .anyMatch(
            wager ->
                wager.paying() instanceof Paying.Fixed(PayTable table) && table.id().equals(name));
  }

  private static List<String> ids(Iterable<PayTable> tables) {
    List<String> ids = new ArrayList<>();
    tables.forEach(table -> ids.add(table.id()));
    return ids;
  }
}

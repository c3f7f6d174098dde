package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeSource;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A game on the shelf, before a table has chosen anything. */
public final class GameFile {
  private final FileTerms terms;
  private final Document document;
  private final boolean approved;
  private final String fingerprint;
  private final Choosing choosing;
  private final Supplier<List<FieldRow>> fields;

  GameFile(
      FileTerms terms,
      Document document,
      boolean approved,
      String fingerprint,
      Choosing choosing,
      Supplier<List<FieldRow>> fields) {
    this.terms = terms;
    this.document = document;
    this.approved = approved;
    this.fingerprint = fingerprint;
    this.choosing = choosing;
    this.fields = fields;
  }

  public String id() {
    return terms.id();
  }

  public String title() {
    return terms.title();
  }

  /** The key of the document it stands on. */
  public String document() {
    return document.key();
  }

  public String regulator() {
    return document.regulator();
  }

  /** Whether a regulator's document stands behind it. A user's own file is never approved. */
  public boolean approved() {
    return approved;
  }

  /** Changes with every rule in the file and in the pay tables it names, and with nothing else. */
  public String fingerprint() {
    return fingerprint;
  }

  /** What a table can choose, kind by kind. */
  public List<ChoiceGroup> menu() {
    return choosing.menu();
  }

  /** Every pay table that some choice of this game pays by. */
  public List<PayTable> tables() {
    return terms.tables();
  }

  public Optional<Cited<FeeSource>> collection() {
    return terms.fees();
  }

  /** The fee schedules that the document prints. */
  public List<FeeSchedule> feeSchedules() {
    return terms.feeSchedules();
  }

  public List<Published> published() {
    return terms.published();
  }

  /** The published figures that are about this table's choices. */
  public List<Published> publishedFor(Game game) {
    return terms.published().stream().filter(figure -> concerns(figure.of(), game)).toList();
  }

  public List<Remark> remarks() {
    return terms.remarks();
  }

  /** The remarks that concern this table's choices. */
  public List<Remark> remarksFor(Game game) {
    return terms.remarks().stream()
        .filter(remark -> remark.of().map(of -> concerns(of, game)).orElse(true))
        .toList();
  }

  /** Every field with its clause, in the order of the file. */
  public List<FieldRow> fields() {
    return fields.get();
  }

  /** The game with these choices and the defaults for the rest, or why they do not go together. */
  public Opening choose(List<String> names) {
    return choosing.choose(names);
  }

  private static boolean concerns(String name, Game game) {
    return game.chosen().contains(name)
        || game.wagers().values().stream()
            .flatMap(rule -> rule.table().stream())
            .anyMatch(table -> table.id().equals(name));
  }
}

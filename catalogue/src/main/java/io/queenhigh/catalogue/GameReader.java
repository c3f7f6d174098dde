package io.queenhigh.catalogue;

import io.queenhigh.catalogue.FileTerms.WagerTerms;
import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads a game file. */
final class GameReader {
  /** With the dealer's own, as many stacks of three as leave cards for a community hand. */
  private static final int MOST_PLACES = 14;

  private static final int MOST_ROUNDS_IN_A_ROW = 100;
  private static final Pattern PERCENT = Pattern.compile("\\d+(\\.\\d+)? %( to \\d+(\\.\\d+)? %)?");

  /** A game file that a table may be opened with, or why not. */
  sealed interface Reading {
    record Sound(GameFile file) implements Reading {}

    record Unsound(List<TomlProblem> problems) implements Reading {}
  }

  private final Place place;
  private final TomlPage page;
  private final Clauses clauses;
  private final PayTables payTables;
  private final Citations citations;
  private final TableLookup tables;

  private GameReader(Place place, Clauses clauses, PayTables payTables) {
    this.place = place;
    this.page = place.page();
    this.clauses = clauses;
    this.payTables = payTables;
    this.citations = new Citations(clauses, page.top().text("document"));
    this.tables = new TableLookup(payTables);
  }

  static Reading read(Place place, Clauses clauses, PayTables payTables) {
    return new GameReader(place, clauses, payTables).read();
  }

  private Reading read() {
    FileTerms terms = page.read(this::terms);
    new Contradictions(page, terms).file();
    Set<TomlProblem> problems = new LinkedHashSet<>(page.problems());
    problems.addAll(tables.problems());
    problems.addAll(citations.problems());
    return problems.isEmpty()
        ? new Reading.Sound(file(terms))
        : new Reading.Unsound(new ArrayList<>(problems));
  }

  private GameFile file(FileTerms terms) {
    String fingerprint = Fingerprint.of(page.top(), tables.contents());
    boolean approved = place.approves(fingerprint);
    return new GameFile(
        terms,
        clauses.document(terms.document()).orElseThrow(),
        approved,
        fingerprint,
        new Choosing(terms, approved, fingerprint, payTables),
        () -> FieldRows.of(page.top(), clauses, terms.document()));
  }

  private FileTerms terms(Section top) {
    WagerReader wagerReader = new WagerReader(citations, tables);
    Map<Wager, WagerTerms> wagers = wagerReader.wagers(top);
    return new FileTerms(
        id(top),
        top.text("title"),
        document(top),
        citations.field(top, "bank", GameReader::bank),
        citations.field(top, "places", is -> (int) is.whole("is", 1, MOST_PLACES)),
        citations.field(top, "spots-per-player", is -> (int) is.whole("is", 1, 2)),
        citations.field(top, "shown", is -> is.word("is", Vocabulary.SHOWN)),
        citations.field(top, "deals-from", is -> is.word("is", Vocabulary.DEALS_FROM)),
        citations.optionalField(top, "fees", is -> is.word("is", Vocabulary.FEES)),
        top.in("qualifier", this::qualifier),
        top.in("settling", this::settling),
        wagers,
        wagerReader.designators(top, wagers),
        wagerReader.progressives(top),
        top.optionalIn("options", this::options).orElse(Map.of()),
        new FeeReader(citations).schedules(top),
        top.in("procedure", this::points),
        top.each("published", "of", this::published),
        top.each("remark", "reading", this::remark));
  }

  private String id(Section top) {
    String id = top.text("id");
    if (!id.isBlank() && !id.equals(place.id())) {
      top.problem(
          "id",
          "id \"%s\" is not where the file stands.".formatted(id),
          "Write \"%s\".".formatted(place.id()));
    }
    return id;
  }

  private String document(Section top) {
    String document = top.text("document");
    if (!document.isBlank() && !clauses.knows(document)) {
      top.problem(
          "document",
          "document \"%s\" has no clauses here.".formatted(document),
          "The documents are %s.".formatted(Nearest.listed(clauses.documents(), "and")));
    }
    return document;
  }

  private static Bank bank(Section section) {
    return switch (section.word("is", Vocabulary.BANKS)) {
      case HOUSE -> new Bank.HouseBank();
      case PLAYER_DEALER ->
          new Bank.PlayerDealerBank(
              (int) section.whole("rounds-in-a-row", 1, MOST_ROUNDS_IN_A_ROW),
              section.word("then", Vocabulary.AFTER_THAT),
              Bank.PayoffLimit.NET);
    };
  }

  private Qualifier qualifier(Section section) {
    return new Qualifier(
        citations.field(section, "hand", is -> is.word("is", Vocabulary.QUALIFIERS)),
        citations.field(section, "ante", is -> is.word("is", Vocabulary.UNQUALIFIED_ANTE)),
        citations.field(section, "play", is -> is.word("is", Vocabulary.UNQUALIFIED_PLAY)));
  }

  private Settling settling(Section section) {
    return new Settling(
        citations.field(section, "procedure", is -> is.word("is", Vocabulary.PROCEDURES)),
        citations.field(section, "around", is -> is.word("is", Vocabulary.AROUND)),
        citations.field(section, "inside-a-seat", is -> is.words("is", Vocabulary.WAGERS)),
        citations.field(section, "opens-hands", is -> is.word("is", Vocabulary.AROUND)));
  }

  private Map<TableOption, Citation> options(Section section) {
    Map<TableOption, Citation> options = new EnumMap<>(TableOption.class);
    for (TableOption option : TableOption.values()) {
      section.optionalIn(option.key(), citations::by).ifPresent(by -> options.put(option, by));
    }
    return options;
  }

  /** Which of the player-dealer's points must be there depends on the bank: see Contradictions. */
  private Map<Point, Citation> points(Section section) {
    Map<Point, Citation> points = new EnumMap<>(Point.class);
    for (Point point : Point.values()) {
      switch (point.scope()) {
        case EVERY_GAME -> points.put(point, citations.rule(section, point.key()));
        case PLAYER_DEALER ->
            section.optionalIn(point.key(), citations::by).ifPresent(by -> points.put(point, by));
        case PROGRESSIVE, COMMUNITY -> {}
      }
    }
    return points;
  }

  private Published published(Section section) {
    String prints = section.text("prints");
    if (!prints.isBlank() && !PERCENT.matcher(prints).matches()) {
      section.problem(
          "prints",
          "\"%s\" is not a percentage.".formatted(prints),
          "Print the sign: \"10.23 %\".");
    }
    return new Published(
        section.word("figure", Vocabulary.FIGURES),
        section.word("wager", Vocabulary.WAGERS),
        section.text("of"),
        prints,
        citations.by(section));
  }

  private Remark remark(Section section) {
    return new Remark(
        section.text("says"),
        section.optionalText("of"),
        citations.by(section),
        citations.at(section, "reading"),
        section.flag("acknowledge"));
  }
}

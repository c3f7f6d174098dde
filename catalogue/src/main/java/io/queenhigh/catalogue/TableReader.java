package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Node;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads a file of pay tables. */
final class TableReader {
  private static final Pattern NAME = Pattern.compile("[A-Z0-9]+(-[A-Z0-9]+)*");
  private static final long MOST_ODDS = 1_000_000;

  private static final TomlWords<Wager> WAGERS =
      TomlWords.of(
          "a wager that pays by a table",
          List.of(Wager.ANTE_BONUS, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS, Wager.PROGRESSIVE),
          Wager::key);
  private static final TomlWords<Reads> READS =
      TomlWords.of("something a table can read", Reads.class);
  private static final TomlWords<Odds> ODDS = TomlWords.of("a way to pay", Odds.class);

  private enum Odds {
    TO_1,
    FOR_1;

    Pays pay(long odds) {
      return switch (this) {
        case TO_1 -> new Pays.ToOne(odds);
        case FOR_1 -> new Pays.ForOne(odds);
      };
    }
  }

  private final TomlPage page;
  private final Citations citations;
  private final Set<String> taken;
  private final List<String> ids = new ArrayList<>();

  private TableReader(TomlPage page, Clauses clauses, Set<String> taken) {
    this.page = page;
    this.citations = new Citations(clauses, "");
    this.taken = taken;
  }

  /**
   * @param taken ids that other files have given already
   */
  static TableFile read(TomlPage page, Clauses clauses, Set<String> taken) {
    return new TableReader(page, clauses, taken).read();
  }

  private TableFile read() {
    TableFile file = page.read(this::file);
    List<TomlProblem> problems = new ArrayList<>(page.problems());
    problems.addAll(citations.problems());
    return new TableFile(file.wager(), file.entries(), problems);
  }

  private TableFile file(Section top) {
    Wager wager = top.word("wager", WAGERS);
    List<PayTable> tables = top.each("table", "id", section -> table(section, wager));
    if (tables.isEmpty()) {
      top.problem("table", "has no tables.", "Write at least one [[table]].");
    }
    List<TableFile.Entry> entries = new ArrayList<>();
    if (page.top().entries().get("table") instanceof Node.Items(List<Node> contents, _)
        && contents.size() == tables.size()) {
      for (int i = 0; i < tables.size(); i++) {
        entries.add(new TableFile.Entry(tables.get(i), contents.get(i)));
      }
    }
    return new TableFile(wager, entries, List.of());
  }

  private PayTable table(Section section, Wager wager) {
    String id = section.text("id");
    if (!id.isBlank() && !NAME.matcher(id).matches()) {
      section.problem(
          "id",
          "\"%s\" is not a table's name.".formatted(id),
          "Write capitals, digits and single hyphens: \"PP-A\".");
    }
    if (ids.contains(id) || taken.contains(id)) {
      section.problem("id", "there is a table of this name already.", "Choose another.");
    }
    ids.add(id);
    Reads reads = reads(section, wager);
    Odds odds = odds(section, wager);
    List<PayLine> lines = new ArrayList<>();
    List<Optional<PayLine>> read =
        section.each(
            "lines",
            "hand",
            each -> {
              Optional<PayLine> line = line(each, wager, reads, odds, lines);
              line.ifPresent(lines::add);
              return line;
            });
    if (read.isEmpty()) {
      section.problem("lines", "pays nothing.", "Write lines = [{ hand = \"…\", pays = 1 }].");
    }
    return new PayTable(id, reads, lines, citations.by(section));
  }

  private static Reads reads(Section section, Wager wager) {
    Reads reads = section.word("reads", READS);
    List<Reads> possible =
        switch (wager) {
          case ANTE, PLAY -> List.of();
          case ANTE_BONUS, PAIR_PLUS -> List.of(Reads.OWN_THREE);
          case SIX_CARD_BONUS -> List.of(Reads.BEST_FIVE_OF_SIX);
          case PROGRESSIVE -> List.of(Reads.OWN_THREE, Reads.THREE_AND_COMMUNITY);
        };
    if (section.has("reads") && !possible.contains(reads)) {
      section.problem(
          "reads",
          "a %s table does not read \"%s\".".formatted(wager.title(), TomlWords.spelled(reads)),
          "Write %s.".formatted(TomlWords.of("", possible, TomlWords::spelled).listed()));
      return possible.getFirst();
    }
    return reads;
  }

  private static Odds odds(Section section, Wager wager) {
    Odds odds = section.word("odds", ODDS);
    if (wager == Wager.PROGRESSIVE && section.has("odds") && odds == Odds.TO_1) {
      section.problem(
          "odds", "the stake of a progressive wager is gone before the deal.", "Write \"for-1\".");
    }
    return odds;
  }

  private static Optional<PayLine> line(
      Section section, Wager wager, Reads reads, Odds odds, List<PayLine> above) {
    Optional<PaidHand> hand = hand(section, reads);
    hand.ifPresent(each -> order(section, each, above));
    Pays pays = pays(section, wager, odds);
    long envy = envy(section, wager);
    return hand.map(each -> new PayLine(each, pays, envy));
  }

  private static void order(Section section, PaidHand hand, List<PayLine> above) {
    if (above.stream().anyMatch(line -> line.hand().equals(hand))) {
      section.problem("hand", "has two lines.", "Give each hand one.");
    } else if (!above.isEmpty() && place(above.getLast().hand()) > place(hand)) {
      section.problem(
          "hand",
          "stands below %s, which it beats.".formatted(above.getLast().hand().key()),
          "Write the lines from the highest hand down.");
    }
  }

  private static Optional<PaidHand> hand(Section section, Reads reads) {
    String key = section.text("hand");
    Optional<PaidHand> three = PaidHand.ofThree(key);
    Optional<PaidHand> five = PaidHand.ofFive(key);
    boolean readsThree = reads == Reads.OWN_THREE;
    Optional<PaidHand> hand = readsThree ? three : five;
    if (hand.isEmpty() && !key.isBlank()) {
      boolean isOther = three.isPresent() || five.isPresent();
      section.problem(
          "hand",
          isOther
              ? "is a hand of %s cards, and the table reads %s."
                  .formatted(readsThree ? "five" : "three", readsThree ? "three" : "five")
              : "is not a poker hand.",
          "Write %s.".formatted(hands(readsThree).listed()));
    }
    return hand;
  }

  private static TomlWords<? extends PaidHand> hands(boolean ofThree) {
    return ofThree
        ? TomlWords.of("a hand", List.of(PaidHand.OfThree.values()), PaidHand::key)
        : TomlWords.of("a hand", List.of(PaidHand.OfFive.values()), PaidHand::key);
  }

  /** Hands are declared from the highest down. */
  private static int place(PaidHand hand) {
    return switch (hand) {
      case PaidHand.OfThree three -> List.of(PaidHand.OfThree.values()).indexOf(three);
      case PaidHand.OfFive five -> List.of(PaidHand.OfFive.values()).indexOf(five);
    };
  }

  private static Pays pays(Section section, Wager wager, Odds odds) {
    boolean isShare = wager == Wager.PROGRESSIVE && section.has("percent-of-meter");
    if (!isShare) {
      return odds.pay(section.whole("pays", 1, MOST_ODDS));
    }
    if (section.has("pays")) {
      section.problem("pays", "pays odds and a share of the meter.", "Write one of the two.");
    }
    return new Pays.MeterShare((int) section.whole("percent-of-meter", 1, 100));
  }

  private static long envy(Section section, Wager wager) {
    if (wager != Wager.PROGRESSIVE) {
      return 0;
    }
    return section
        .optionalText("envy")
        .map(printed -> PrintedAmounts.read(section, "envy", printed))
        .orElse(0L);
  }
}

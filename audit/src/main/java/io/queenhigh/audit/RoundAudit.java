package io.queenhigh.audit;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.Promise;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.journal.StreamCheck;
import io.queenhigh.audit.journal.Versions;
import io.queenhigh.audit.table.HouseDuties;
import io.queenhigh.audit.table.TableFold;
import io.queenhigh.rules.game.GameBook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Checks one round by itself: the lines of its journal, from the one that opens it to its opened
 * deck. What the table was before the round is taken on trust; the round itself is not.
 */
final class RoundAudit {

  /** The newest form of an exported round; the first says nothing of it. */
  private static final long NEWEST = 3;

  private final GameBook games;
  private final Versions versions;
  private final Against against;
  private final Notebook notebook = new Notebook();
  private final Tally tally = new Tally();
  private final Hashes hashes = new Hashes();

  private RoundAudit(GameBook games, Versions versions, Against against) {
    this.games = games;
    this.versions = versions;
    this.against = against;
  }

  static Report of(
      String json, GameBook games, Versions versions, Optional<Promise> own, Against against) {
    long started = System.nanoTime();
    RoundAudit audit = new RoundAudit(games, versions, against);
    Optional<TableFold> fold = Optional.empty();
    try {
      TableFold read = audit.read(Fields.of(json));
      own.ifPresent(read::checkPromise);
      fold = Optional.of(read);
    } catch (Unreadable unreadable) {
      audit.notebook.note(
          Kind.UNREADABLE, Where.THE_BOOKS, "a round with its lines", unreadable.why());
    }
    return Report.of(audit.notebook, audit.tally, started, fold.flatMap(TableFold::outcome));
  }

  private TableFold read(Fields round) throws Unreadable {
    round.isOfFormatUpTo(NEWEST);
    String id = round.text(round.has("round") ? "round" : "id");
    int dot = id.lastIndexOf('.');
    if (dot < 1 || !id.substring(dot + 1).matches("\\d{1,18}")) {
      throw new Unreadable("a round is a table and a number, like wa-1.57, not " + id);
    }
    String stream = TableFold.STREAMS + id.substring(0, dot);
    long number = Long.parseLong(id.substring(dot + 1));
    List<JournalLine> lines = lines(round, stream);
    TableFold fold =
        new TableFold(
            stream,
            games,
            hashes,
            Optional.empty(),
            HouseDuties.UNKNOWN,
            Optional.empty(),
            notebook,
            tally);
    Optional<JournalLine> setupLine = Optional.empty();
    if (!isOpening(lines.getFirst())) {
      setupLine = setupLine(round, stream);
      setupLine.ifPresent(setup -> isBeforeTheBets(setup, lines));
      fold.beginWith(setup(round, setupLine), number, seated(round));
    }
    StreamCheck check = StreamCheck.from(lines.getFirst(), notebook, hashes);
    for (JournalLine line : lines) {
      check.check(line);
      tally.line();
      if (line.isWithheld()) {
        continue;
      }
      versions
          .today(line)
          .ifPresentOrElse(
              fold::read, () -> notebook.newer(new Where(stream, line.seq(), ""), line.type()));
    }
    long withheld = lines.stream().filter(JournalLine::isWithheld).count();
    if (withheld > 0) {
      notebook.notChecked(
          "What %d lines say that are a player's own: only their hashes are handed out."
              .formatted(withheld));
    }
    tally.stream();
    fold.end();
    boolean opened = lines.stream().anyMatch(line -> line.type().matches("DeckOpened(/\\d+)?"));
    if (!fold.isOver() && !(opened && fold.hasNoBets())) {
      notebook.note(Kind.PROCEDURE, fold.where(), "a round that is over", "one that is still on");
    }
    new InclusionAudit(against, notebook)
        .check(
            round.object("inclusion"),
            lines.getLast(),
            setupLine.filter(setup -> setup.seq() < lines.getFirst().seq()));
    return fold;
  }

  private static boolean isOpening(JournalLine line) {
    return line.type().matches("TableOpened(/\\d+)?");
  }

  /** The line of the journal that set the table up, where the round brings it along. */
  private static Optional<JournalLine> setupLine(Fields round, String stream) throws Unreadable {
    Fields setup = round.needed("setup");
    return setup.has("payload") ? Optional.of(line(setup, stream)) : Optional.empty();
  }

  /** It is a set-up, what it says has its hash, and the round or its first bet came after it. */
  private void isBeforeTheBets(JournalLine setup, List<JournalLine> lines) {
    JournalLine first = lines.getFirst();
    Where where = new Where(setup.stream(), setup.seq(), "");
    if (!hashes.of(setup).equals(setup.hash())) {
      notebook.note(
          Kind.HASH_CHAIN,
          where,
          "the hash of what the " + setup.type() + " line says",
          setup.hash());
    }
    boolean sets = isOpening(setup) || setup.type().matches("TableConfigured(/\\d+)?");
    boolean follows = setup.seq() < first.seq() && setup.atMillis() <= first.atMillis();
    boolean linked = setup.seq() != first.seq() - 1 || setup.hash().equals(first.prevHash());
    if (!sets || !((follows && linked) || isAmong(lines, setup))) {
      notebook.note(
          Kind.HASH_CHAIN,
          where,
          "a set-up of the table before the round's line " + first.seq(),
          setup.type() + " in line " + setup.seq());
    }
  }

  /** A table is set up anew when its next round lies open already and nobody has bet yet. */
  private static boolean isAmong(List<JournalLine> lines, JournalLine setup) {
    return lines.stream()
        .takeWhile(line -> !line.type().matches("BetPlaced(/\\d+)?"))
        .anyMatch(line -> line.equals(setup));
  }

  /** A setup as it is, or as its line says it. */
  private Fields setup(Fields round, Optional<JournalLine> line) throws Unreadable {
    if (line.isEmpty()) {
      return round.needed("setup");
    }
    JournalLine known =
        versions
            .today(line.get())
            .orElseThrow(() -> new Unreadable(line.get().type() + ": use a newer Queenhigh"));
    return Fields.of(known.payload()).needed("setup");
  }

  /** By their numbers, or one after the other. */
  private static Map<Integer, String> seated(Fields round) throws Unreadable {
    Map<Integer, String> seated = new TreeMap<>();
    if (round.isList("seated")) {
      for (Fields place : round.objects("seated")) {
        seated.put(place.seat("seat"), place.text("player"));
      }
    } else if (round.has("seated")) {
      Fields places = round.needed("seated");
      for (String seat : places.names()) {
        if (seat.matches("\\d{1,3}")) {
          seated.put(Integer.valueOf(seat), places.text(seat));
        }
      }
    }
    return seated;
  }

  private static List<JournalLine> lines(Fields round, String stream) throws Unreadable {
    List<JournalLine> lines = new ArrayList<>();
    for (Fields line : round.objects("lines")) {
      lines.add(line(line, stream));
    }
    if (lines.isEmpty()) {
      throw new Unreadable("no lines");
    }
    return lines;
  }

  private static JournalLine line(Fields line, String stream) throws Unreadable {
    if (!line.has("type") && !line.has("payload")) {
      return JournalLine.withheld(
          stream, line.number("seq"), line.text("prevHash"), line.text("hash"));
    }
    return new JournalLine(
        stream,
        line.number("seq"),
        line.text("type"),
        line.asWritten("payload"),
        line.text("actor"),
        line.number("atMillis"),
        line.has("command") ? Optional.of(line.text("command")) : Optional.empty(),
        line.has("nonce") ? Optional.of(line.text("nonce")) : Optional.empty(),
        line.text("prevHash"),
        line.text("hash"));
  }
}

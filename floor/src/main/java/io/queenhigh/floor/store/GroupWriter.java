package io.queenhigh.floor.store;

import io.queenhigh.floor.store.Sums.Sum;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;

/**
 * Writes groups of pages by one connection and tells each page what became of it.
 *
 * <pre>
 *   group ─▶ quickly: no questions, the database's own keys and checks judge
 *               │ a row was refused
 *               ▼
 *            carefully: everything that bears on it is read, the sound pages are written
 *               │ another node was faster, several times
 *               ▼
 *            one by one
 * </pre>
 *
 * <p>It is used until the first trouble that is not a refusal; then a new one takes over.
 */
final class GroupWriter implements AutoCloseable {

  private static final int TRIES_TOGETHER = 3;
  private static final int TRIES_ALONE = 10;

  private final Vendor vendor;
  private final Connection connection;
  private final RowWriter pen;
  private final Questions questions;
  private final WriterCache known = new WriterCache();
  private final Guard guard;
  private final Troubles troubles;

  /** Whether what was opened is still what is written to. */
  interface Guard {
    /**
     * Looks before anybody is told that something is written.
     *
     * @throws StoreLost when the files are not those that were opened
     */
    void check() throws StoreLost;
  }

  private GroupWriter(Vendor vendor, Connection connection, Guard guard, Troubles troubles)
      throws SQLException {
    this.guard = guard;
    this.troubles = troubles;
    this.vendor = vendor;
    this.connection = connection;
    this.pen = new RowWriter(connection);
    this.questions = new Questions(connection);
  }

  static GroupWriter at(WriterSessions sessions, Guard guard, Troubles troubles)
      throws SQLException {
    guard.check();
    Connection connection = sessions.next();
    try {
      return new GroupWriter(sessions.vendor(), connection, guard, troubles);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** What pages are told, which of them are written, and where their streams stand then. */
  private record Verdicts(List<Written> all, List<QueuedWriting> sound, Map<String, Head> heads) {}

  private interface Attempt {
    /** Empty when it cannot be said this way. */
    Optional<Verdicts> judge(List<QueuedWriting> pages) throws SQLException;
  }

  /** One under a ceiling goes by itself, so that nobody else's page is refused with it. */
  void write(List<QueuedWriting> pages) throws SQLException, InDoubt {
    int from = 0;
    for (int i = 0; i < pages.size(); i++) {
      if (pages.get(i).ceiling().isPresent()) {
        writeTogether(pages.subList(from, i));
        writeTogether(pages.subList(i, i + 1));
        from = i + 1;
      }
    }
    writeTogether(pages.subList(from, pages.size()));
  }

  /** Rows that belong to no page, in a transaction of their own. */
  void write(LogStore.Rows rows) throws SQLException {
    rows.insert(connection);
    Vendor.commit(connection);
    guard.check();
  }

  private void writeTogether(List<QueuedWriting> pages) throws SQLException, InDoubt {
    if (pages.isEmpty() || attempt(pages, this::judgeQuickly).isEmpty()) {
      return;
    }
    for (int i = 0; i < TRIES_TOGETHER; i++) {
      if (attempt(pages, this::judgeCarefully).isEmpty()) {
        return;
      }
    }
    for (QueuedWriting page : pages) {
      writeAlone(page);
    }
  }

  private void writeAlone(QueuedWriting page) throws SQLException, InDoubt {
    Optional<String> refusal = Optional.empty();
    for (int i = 0; i < TRIES_ALONE; i++) {
      refusal = attempt(List.of(page), this::judgeCarefully);
      if (refusal.isEmpty()) {
        return;
      }
    }
    String incident =
        troubles.note(Trouble.REFUSED, "the store refused a page", refusal.orElse("unknown"));
    page.told().complete(new Written.Failed(Trouble.REFUSED.nothingWritten(incident)));
  }

  /** One transaction; what it was refused for, or nothing when the pages have been told. */
  private Optional<String> attempt(List<QueuedWriting> pages, Attempt attempt)
      throws SQLException, InDoubt {
    Verdicts verdicts;
    NavigableMap<String, Sum> sums;
    try {
      Optional<Verdicts> judged = attempt.judge(pages);
      if (judged.isEmpty()) {
        return refused("a page does not continue its stream");
      }
      verdicts = judged.get();
      sums = Sums.of(verdicts.sound());
      pen.write(verdicts.sound(), sums, known);
      if (isOverItsCeiling(verdicts.sound())) {
        refused("a wallet may not bring that much");
        pages.getFirst().told().complete(new Written.OverCeiling());
        return Optional.empty();
      }
    } catch (SQLException e) {
      if (vendor.trouble(e) == Trouble.REFUSED) {
        return refused(Incidents.said(e));
      }
      throw e;
    }
    commit(pages, verdicts);
    guard.check();
    troubles.fine();
    known.learn(sums.keySet());
    known.learn(verdicts.heads());
    for (int i = 0; i < pages.size(); i++) {
      pages.get(i).told().complete(verdicts.all().get(i));
    }
    return Optional.empty();
  }

  /**
   * The rows are written and their locks are held: whatever else this wallet has brought is
   * committed and counted, or waits for us.
   */
  private boolean isOverItsCeiling(List<QueuedWriting> sound) throws SQLException {
    for (QueuedWriting page : sound) {
      if (page.ceiling().isPresent()
          && questions.brought(page.ceiling().get()) > page.ceiling().get().mostCents()) {
        return true;
      }
    }
    return false;
  }

  private Optional<String> refused(String why) throws SQLException {
    pen.drop();
    connection.rollback();
    return Optional.of(why);
  }

  private void commit(List<QueuedWriting> pages, Verdicts verdicts) throws SQLException, InDoubt {
    boolean repeats = verdicts.all().stream().anyMatch(Written.Repeated.class::isInstance);
    if (verdicts.sound().isEmpty() && !repeats) {
      connection.rollback();
      return;
    }
    try {
      if (verdicts.sound().isEmpty()) {
        vendor.mark(connection);
      }
      Vendor.commit(connection);
    } catch (SQLException e) {
      throw new InDoubt(pages, verdicts.all(), e);
    }
  }

  /**
   * All of them are sound if each continues what is known; repetitions and overdrafts are seen
   * later.
   */
  private Optional<Verdicts> judgeQuickly(List<QueuedWriting> pages) throws SQLException {
    Set<String> unknown = new HashSet<>();
    for (QueuedWriting page : pages) {
      if (page.hasLines() && known.head(page.writing().stream()).isEmpty()) {
        unknown.add(page.writing().stream());
      }
    }
    known.learn(questions.heads(unknown));
    Map<String, Head> heads = new HashMap<>();
    List<Written> all = new ArrayList<>(pages.size());
    for (QueuedWriting page : pages) {
      String stream = page.writing().stream();
      if (page.hasLines()) {
        Head head = heads.getOrDefault(stream, known.head(stream).orElse(Head.NONE));
        if (!head.equals(page.before())) {
          return Optional.empty();
        }
        heads.put(stream, page.after());
      }
      all.add(page.durable());
    }
    return Optional.of(new Verdicts(all, pages, heads));
  }

  private Optional<Verdicts> judgeCarefully(List<QueuedWriting> pages) throws SQLException {
    CarefulCheck judge = CarefulCheck.of(pages, questions);
    List<Written> all = new ArrayList<>(pages.size());
    List<QueuedWriting> sound = new ArrayList<>(pages.size());
    for (QueuedWriting page : pages) {
      Written verdict = judge.judge(page);
      all.add(verdict);
      if (verdict instanceof Written.Durable) {
        sound.add(page);
      }
    }
    return Optional.of(new Verdicts(all, sound, judge.heads()));
  }

  /**
   * Whether a line is in the journal, to stay. A server may still be busy with the transaction of a
   * lost connection; an attempt to write the same line waits for its end.
   */
  boolean has(Entry entry) throws SQLException {
    Optional<String> hash = questions.hash(entry.stream(), entry.seq());
    if (hash.isEmpty() && vendor == Vendor.POSTGRESQL) {
      try {
        pen.tryOut(entry);
      } catch (SQLException e) {
        if (vendor.trouble(e) != Trouble.REFUSED) {
          throw e;
        }
      }
      refused("only tried");
      hash = questions.hash(entry.stream(), entry.seq());
    }
    boolean isThere = hash.equals(Optional.of(entry.hash()));
    if (isThere) {
      commitMark();
    } else {
      connection.rollback();
    }
    return isThere;
  }

  /** What has been read here outlasts this server from now on, whoever has written it. */
  private void commitMark() throws SQLException {
    vendor.mark(connection);
    Vendor.commit(connection);
  }

  /** What was not committed is rolled back. */
  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException _) {
      // It is gone either way.
    }
  }
}

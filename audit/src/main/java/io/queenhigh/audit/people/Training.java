package io.queenhigh.audit.people;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.rules.game.Citation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** The dealers' school, by the house's journal: who handed in, set and signed what. */
public final class Training {

  private static final Citation TRAINING = new Citation("FLOOR", "Training");

  private final Notebook notebook;
  private final BiPredicate<String, String> isNow;
  private final Map<Long, String> numbered = new HashMap<>();
  private final Map<String, Done> papers = new HashMap<>();
  private final List<Owed> owed = new ArrayList<>();
  private final Map<Long, Word> words = new HashMap<>();
  private Where where = Where.THE_BOOKS;
  private boolean keptSchool;
  private int keptDrills;
  private int keptAssignments;
  private int keptWords;

  /** What was practised, spelled so that two of the same are equal. */
  private record Exercise(String drill, String game, List<String> choices) {
    static Exercise of(Fields fields) throws Unreadable {
      return new Exercise(fields.text("drill"), fields.text("game"), fields.texts("choices"));
    }
  }

  private record Done(long number, String name, Exercise exercise, long right, long of) {}

  private static final class Owed {
    final long number;
    final String name;
    final Exercise exercise;
    final long percent;
    boolean withdrawn;
    boolean met;

    Owed(long number, String name, Exercise exercise, long percent) {
      this.number = number;
      this.name = name;
      this.exercise = exercise;
      this.percent = percent;
    }

    boolean isOpen() {
      return !withdrawn && !met;
    }
  }

  private static final class Word {
    final String name;
    final String game;
    boolean ended;

    Word(String name, String game) {
      this.name = name;
      this.game = game;
    }
  }

  /**
   * @param isNow whether somebody holds a post now
   */
  Training(Notebook notebook, BiPredicate<String, String> isNow) {
    this.notebook = notebook;
    this.isNow = isNow;
  }

  /** Reads a line of the house's journal; says whether it was one of the school's. */
  boolean read(Where at, JournalLine line, Fields tells) throws Unreadable {
    where = at;
    switch (line.type()) {
      case "DrillHandedIn" -> handedIn(line, tells);
      case "DrillAssigned" -> assigned(line, tells);
      case "AssignmentWithdrawn" -> withdrawn(line, tells);
      case "DealerSignedOff" -> signedOff(line, tells);
      case "SignOffEnded" -> ended(line, tells);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void handedIn(JournalLine line, Fields tells) throws Unreadable {
    String name = tells.text("name");
    Fields mark = tells.needed("mark");
    Done done =
        new Done(
            next(tells, "drill"),
            name,
            Exercise.of(mark.needed("exercise")),
            mark.number("right"),
            mark.number("of"));
    expect(isSame(name, line.actor()), name + " to hand in his own drill", line.actor());
    expect(learns(name), "somebody who deals to hand in a drill", name);
    expect(
        0 <= done.right && done.right <= done.of && done.of > 0,
        "some of the answers right",
        done.right + " of " + done.of);
    expect(
        mark.texts("missed").isEmpty() == (done.right == done.of),
        "a clause for what was wrong, and none for what was right",
        mark.texts("missed").toString());
    expect(
        papers.put(tells.text("paper"), done) == null,
        "a paper that was not marked before",
        tells.text("paper"));
    owed.stream()
        .filter(one -> one.name.equals(name) && one.exercise.equals(done.exercise))
        .filter(one -> 100 * done.right >= one.percent * done.of)
        .forEach(one -> one.met = true);
  }

  private void assigned(JournalLine line, Fields tells) throws Unreadable {
    String name = tells.text("name");
    long percent = tells.number("percent");
    trains(line, name);
    expect(1 <= percent && percent <= 100, "1 to 100 of a hundred", "" + percent);
    owed.add(
        new Owed(next(tells, "assignment"), name, Exercise.of(tells.needed("exercise")), percent));
  }

  private void withdrawn(JournalLine line, Fields tells) throws Unreadable {
    long number = tells.number("number");
    String name = tells.text("name");
    trains(line, name);
    Optional<Owed> one =
        owed.stream().filter(task -> task.number == number && !task.withdrawn).findFirst();
    expect(
        one.filter(task -> task.name.equals(name)).isPresent(),
        "a drill that was set",
        "number " + number);
    one.ifPresent(task -> task.withdrawn = true);
  }

  private void signedOff(JournalLine line, Fields tells) throws Unreadable {
    String name = tells.text("name");
    String game = tells.text("game");
    trains(line, name);
    expect(
        words.values().stream()
            .noneMatch(word -> !word.ended && word.name.equals(name) && word.game.equals(game)),
        "one word at a time",
        name + " for " + game);
    expect(
        owed.stream()
            .noneMatch(
                one -> one.isOpen() && one.name.equals(name) && one.exercise.game().equals(game)),
        "no drill of the game owed",
        name + " for " + game);
    words.put(next(tells, "sign-off"), new Word(name, game));
  }

  /** Somebody whose post has changed can still lose the word. */
  private void ended(JournalLine line, Fields tells) throws Unreadable {
    long number = tells.number("number");
    String name = tells.text("name");
    isTrainer(line);
    Optional<Word> word = Optional.ofNullable(words.get(number)).filter(one -> !one.ended);
    expect(
        word.filter(one -> one.name.equals(name)).isPresent(),
        "a word that holds",
        "number " + number);
    word.ifPresent(one -> one.ended = true);
  }

  private long next(Fields tells, String kind) throws Unreadable {
    long number = tells.number("number");
    expect(number == numbered.size() + 1L, "number " + (numbered.size() + 1), "number " + number);
    numbered.put(number, kind);
    return number;
  }

  private void trains(JournalLine line, String name) {
    isTrainer(line);
    expect(
        !isSame(name, line.actor()), "nobody to be his own trainer", line.actor() + " for " + name);
    expect(learns(name), "somebody who deals to be trained", name);
  }

  private void isTrainer(JournalLine line) {
    expect(
        isNow.test(line.actor(), "supervisor") || isNow.test(line.actor(), "manager"),
        "a supervisor or a manager to train",
        line.actor());
  }

  private boolean learns(String name) {
    return isNow.test(name, "dealer") || isNow.test(name, "supervisor");
  }

  private static boolean isSame(String one, String other) {
    return Roll.id(one).equals(Roll.id(other));
  }

  /** Holds the rows that the floor keeps of the school against the journal. */
  public void keptSchool(String body) {
    keptSchool = true;
    row(
        "the school",
        body,
        row -> same("the school's next number", numbered.size() + 1L, row.number("next")));
  }

  public void keptDrill(String paper, String body) {
    keptDrills++;
    row(
        "drill " + paper,
        body,
        row -> {
          Fields mark = row.needed("mark");
          Done kept =
              new Done(
                  row.number("number"),
                  row.text("name"),
                  Exercise.of(mark.needed("exercise")),
                  mark.number("right"),
                  mark.number("of"));
          same("drill " + paper, papers.get(paper), kept);
        });
  }

  public void keptAssignment(String id, String body) {
    keptAssignments++;
    row(
        "assignment " + id,
        body,
        row -> {
          long number = row.number("number");
          Optional<Owed> one = owed.stream().filter(task -> task.number == number).findFirst();
          same("assignment " + id, one.map(task -> task.name).orElse(""), row.text("name"));
          same(
              "assignment " + id + " at",
              one.map(task -> task.percent).orElse(0L),
              row.number("percent"));
          same(
              "assignment " + id + " withdrawn",
              one.filter(task -> task.withdrawn).isPresent(),
              row.has("withdrawn"));
        });
  }

  public void keptSignOff(String id, String body) {
    keptWords++;
    row(
        "sign-off " + id,
        body,
        row -> {
          Optional<Word> word = Optional.ofNullable(words.get(row.number("number")));
          same(
              "sign-off " + id,
              word.map(one -> one.name + " for " + one.game).orElse(""),
              row.text("name") + " for " + row.text("game"));
          same(
              "sign-off " + id + " ended",
              word.filter(one -> one.ended).isPresent(),
              row.has("ended"));
        });
  }

  /** All rows have been seen. */
  public void end() {
    if (!numbered.isEmpty()) {
      same("the school's row kept", true, keptSchool);
      same("rows of drills", papers.size(), keptDrills);
      same("rows of assignments", owed.size(), keptAssignments);
      same("rows of sign-offs", words.size(), keptWords);
    }
  }

  private interface Reading {
    void of(Fields row) throws Unreadable;
  }

  private void row(String what, String body, Reading reading) {
    try {
      Fields row = Fields.of(body);
      row.isOfFormatUpTo(1);
      reading.of(row);
    } catch (Unreadable unreadable) {
      notebook.note(Kind.UNREADABLE, Where.THE_BOOKS, what + ", as it is kept", unreadable.why());
    }
  }

  private void same(String what, @Nullable Object byTheJournal, Object kept) {
    if (!kept.equals(byTheJournal)) {
      notebook.note(
          Kind.KEPT, Where.THE_BOOKS, what + " " + byTheJournal + " by the journal", "" + kept);
    }
  }

  private void expect(boolean holds, String expected, String found) {
    if (!holds) {
      notebook.note(Kind.POSTS, where, expected, found, TRAINING);
    }
  }
}

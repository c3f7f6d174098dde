package io.queenhigh.audit.people;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.table.HouseDuties;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The people of a house by its journal. Posts and signatures are judged from the line on that
 * introduces it: the mark of a demo, or the limits by which the duty of two persons begins.
 */
public final class Roll implements HouseDuties {

  /** Two machines that write to one store may disagree on the time by this much. */
  static final long CLOCKS_DIFFER_MILLIS = 2_000;

  /** A bet may have been on its way when its player set a limit or excluded himself. */
  private static final long ON_ITS_WAY_MILLIS = 60_000;

  /** From this edition on dealers, players' passwords and chips not asked for take two. */
  static final int SECOND_DUTIES = 2;

  /** From this one on players' accounts are closed by two, and their word at the cage ends. */
  static final int THIRD_DUTIES = 3;

  /** The house itself where it deals by machine. */
  private static final String FLOOR = "floor";

  /** What the door gives of itself in a demo is known by whom it is for. */
  private static final String FRESH_CHIPS = "fresh:";

  private static final List<String> SIGNERS = List.of("by", "approvedBy");

  final Map<String, Person> people = new TreeMap<>();
  private final Notebook notebook;
  private Optional<Long> judgedFromMillis = Optional.empty();
  private boolean demo;
  private int duties;
  private long secondDutiesFromMillis = Long.MAX_VALUE;

  public Roll(Notebook notebook) {
    this.notebook = notebook;
  }

  /** The same for all spellings that the house takes for one name. */
  static String id(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }

  Optional<Person> person(String name) {
    return Optional.ofNullable(people.get(id(name)));
  }

  void judgeFrom(long millis) {
    judgedFromMillis = judgedFromMillis.or(() -> Optional.of(millis));
  }

  /** Which edition of the duty of two persons holds, as far as the journal has been read. */
  int duties() {
    return duties;
  }

  void postDuties(int edition, long millis) {
    duties = Math.max(duties, edition);
    if (edition >= SECOND_DUTIES) {
      secondDutiesFromMillis = Math.min(secondDutiesFromMillis, millis);
    }
  }

  /** Whether a line of a table of that time is judged by the second edition of these duties. */
  @Override
  public boolean hasSecondDuties(long millis) {
    return secondDutiesFromMillis != Long.MAX_VALUE
        && millis >= secondDutiesFromMillis + CLOCKS_DIFFER_MILLIS;
  }

  @Override
  public boolean limitsLosses(String player, long millis) {
    return person(player)
        .filter(one -> one.losses.areLimited(millis, ON_ITS_WAY_MILLIS))
        .isPresent();
  }

  @Override
  public boolean isCounted(String player, List<String> accounts, long millis) {
    return person(player)
        .filter(one -> one.losses.areCounted(one.name, accounts, millis, ON_ITS_WAY_MILLIS))
        .isPresent();
  }

  @Override
  public boolean isKeptAway(String player, long millis) {
    return person(player).filter(one -> one.isAway(millis, ON_ITS_WAY_MILLIS)).isPresent();
  }

  void isADemo() {
    demo = true;
  }

  /** Whether the house says of itself that it is a demo. */
  public boolean demo() {
    return demo;
  }

  /** Whether the house has said by whom it is to be judged. */
  public boolean isIntroduced() {
    return judgedFromMillis.isPresent();
  }

  @Override
  public boolean isJudged(long millis) {
    return judgedFromMillis.filter(from -> millis >= from + CLOCKS_DIFFER_MILLIS).isPresent();
  }

  @Override
  public boolean held(String name, Set<String> posts, long millis) {
    return person(name).filter(one -> one.held(posts, millis, CLOCKS_DIFFER_MILLIS)).isPresent();
  }

  /** Whether somebody has an account, or had one when what he did was on its way. */
  boolean isHere(String name, long millis) {
    return person(name).filter(one -> one.wasActive(millis - ON_ITS_WAY_MILLIS)).isPresent();
  }

  /** Whoever put his name to a line of a link or a table held the post that he signed with. */
  public void signed(Where where, Fields line, long millis) throws Unreadable {
    if (!isJudged(millis)) {
      return;
    }
    for (String field : SIGNERS) {
      if (line.isObject(field)) {
        Fields signer = line.needed(field);
        if (signer.has("name") && signer.has("post")) {
          acted(where, signer.text("name"), Set.of(signer.text("post")), true, millis);
        }
      }
    }
  }

  /** Whoever's name stands under a line of a link has written it. */
  public void wrote(Where where, String actor, Fields line, long millis) throws Unreadable {
    if (!isJudged(millis)) {
      return;
    }
    for (String field : SIGNERS) {
      if (line.isObject(field) && line.needed(field).has("name")) {
        String signer = line.needed(field).text("name");
        if (!id(signer).equals(id(actor))) {
          notebook.note(
              Kind.POSTS,
              where,
              signer + " to have written this himself",
              actor,
              Rule.ROLES.cite());
        }
      }
    }
  }

  /** Whoever wrote a line of a link or a table had an account, and has asked for it himself. */
  public void wrote(Where where, JournalLine line) {
    if (!isJudged(line.atMillis())) {
      return;
    }
    asked(where, line);
    // House and tables write side by side: what was asked before an account was closed may stand
    // there after.
    if (!line.actor().equals(FLOOR) && person(line.actor()).isEmpty()) {
      notebook.note(Kind.POSTS, where, "somebody with an account", line.actor(), Rule.ROLES.cite());
    }
  }

  /** A command is known by the name of whoever gave it, and so are the lines that it ends. */
  void asked(Where where, JournalLine line) {
    boolean his =
        line.command()
            .filter(id -> !id.startsWith(line.actor() + ":") && !id.startsWith(FRESH_CHIPS))
            .isEmpty();
    if (!his) {
      notebook.note(
          Kind.POSTS,
          where,
          "a line by whoever gave its command, " + line.command().orElseThrow(),
          line.actor(),
          Rule.ROLES.cite());
    }
  }

  /**
   * Whoever wrote a line held one of the posts that may.
   *
   * @param floorMay whether the house itself writes such lines, too
   */
  public void acted(Where where, String actor, Set<String> posts, boolean floorMay, long millis) {
    if (!floorMay || !actor.equals(FLOOR)) {
      acted(where, actor, posts, millis);
    }
  }

  private void acted(Where where, String actor, Set<String> posts, long millis) {
    if (!isJudged(millis)) {
      return;
    }
    Optional<Person> person = person(actor);
    if (!held(actor, posts, millis)) {
      notebook.note(
          Kind.POSTS,
          where,
          "somebody who was " + String.join(" or ", posts.stream().sorted().toList()),
          actor + person.map(one -> ", " + one.role()).orElse(", whom nobody has appointed"),
          Rule.ROLES.cite());
    }
    person.ifPresent(
        one -> notTooSoon(where, one, one.isQuietAt(millis, CLOCKS_DIFFER_MILLIS), millis));
  }

  /** In the house's own journal, where everything that is later in it is still unread. */
  void notTooSoon(Where where, Person person, long millis) {
    notTooSoon(where, person, millis + CLOCKS_DIFFER_MILLIS < person.signsFromMillis, millis);
  }

  private void notTooSoon(Where where, Person person, boolean quiet, long millis) {
    if (!demo && quiet) {
      notebook.note(
          Kind.POSTS,
          where,
          person.name + " to sign nothing so soon after an appointment or a reset",
          "a signature at " + millis,
          Rule.QUIET_TIME.cite());
    }
  }
}

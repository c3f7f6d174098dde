package io.queenhigh.audit.people;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.office.Office;
import io.queenhigh.audit.office.WallLog;
import io.queenhigh.audit.people.Proposed.Kinds;
import io.queenhigh.rules.money.Dollars;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Reads the house's stream: who becomes what by whose hand, and chips at the window. */
public final class HouseFold {

  private static final String OPERATOR = "operator";
  private static final String DOOR = "door";
  private static final String THE_HOUSE = "house";

  /** What everybody writes of himself, and nobody else for him. */
  private static final Set<String> ONES_OWN =
      Set.of(
          "LoggedIn",
          "LoggedOut",
          "PasswordChanged",
          "PasswordChosen",
          "SecondFactorOffered",
          "SecondFactorSet",
          "RecoveryCodeUsed",
          "LimitsSet",
          "CooledOff",
          "SelfExcluded",
          "AllowanceOpened",
          "AllowanceClosed",
          "SittingStarted",
          "RecordsRead");

  /** What everybody gets who arrives. */
  private static final long FIRST_STACK_CENTS = 1_000_00;

  /** So often a demo gives it again on a day. */
  private static final int STACKS_A_DAY = 3;

  private static final long DAY_MILLIS = 24 * 60 * 60 * 1000L;

  /** So many managers are named on the machine. */
  private static final int FIRST_MANAGERS = 2;

  private final Roll roll;
  private final Notebook notebook;
  private final Office office;
  private final Training training;
  private final WallLog wall;
  final Map<Long, Proposed> proposals = new TreeMap<>();
  private final Map<String, Alone> windows = new HashMap<>();
  Optional<Limits> limits = Optional.empty();
  private boolean bound;
  private Where where = Where.THE_BOOKS;

  /** What a second person has just agreed to: it must be done by the very next line. */
  private Optional<Proposed> agreed = Optional.empty();

  /** Who has just arrived and is owed his first chips. */
  private Optional<Arrival> arrived = Optional.empty();

  /** Whoever's turn it was when the duty of two persons began: his own line comes with it. */
  private Optional<JournalLine> begun = Optional.empty();

  /** Somebody new, and who let him in: both lines are written at once. */
  private record Arrival(String name, String by) {}

  /** What a cashier has moved alone on a day. */
  private record Alone(long day, long cents) {}

  /** New stacks that were given, each once: whose, on which day, the how-manieth. */
  private final Set<Stack> stacks = new HashSet<>();

  private record Stack(String player, long day, long time) {}

  public HouseFold(Roll roll, Notebook notebook) {
    this.roll = roll;
    this.notebook = notebook;
    this.office =
        new Office(notebook, actor -> isManager(actor) || isNow(actor, "executive"), roll::demo);
    this.training = new Training(notebook, this::isNow);
    this.wall = new WallLog(notebook, this::isManager);
  }

  /** The room's register. */
  public Office office() {
    return office;
  }

  /** The dealers' school. */
  public Training training() {
    return training;
  }

  /** The control room's thresholds. */
  public WallLog wall() {
    return wall;
  }

  public Where where() {
    return where;
  }

  /** Whether rows of people carry the mark of the floor's key. */
  public boolean isBound() {
    return bound;
  }

  Roll roll() {
    return roll;
  }

  /** What a line had to move. */
  public List<Move> read(JournalLine line) throws Unreadable {
    where = new Where(line.stream(), line.seq(), "");
    Optional<Proposed> waiting = agreed;
    Optional<Arrival> newcomer = arrived;
    Optional<JournalLine> beginner = begun;
    agreed = Optional.empty();
    arrived = Optional.empty();
    begun = Optional.empty();
    List<Move> moves = moves(line, Fields.of(line.payload()), waiting, newcomer);
    waiting.ifPresent(
        one ->
            expect(
                one.done && line.actor().equals(one.approvedBy),
                "what was approved under " + one.number + " in the next line, by the same person",
                () -> line.type() + " by " + line.actor(),
                Rule.TWO_MANAGERS));
    if (isIntroduced()) {
      roll.asked(where, line);
    }
    beginner.ifPresent(
        first ->
            expect(
                line.actor().equals(first.actor()) && line.atMillis() == first.atMillis(),
                "the first limits with what " + first.actor() + " did",
                () -> line.type() + " by " + line.actor(),
                Rule.ROLES));
    return moves;
  }

  private List<Move> moves(
      JournalLine line, Fields said, Optional<Proposed> waiting, Optional<Arrival> newcomer)
      throws Unreadable {
    if (ONES_OWN.contains(line.type())) {
      String name = said.text("name");
      wroteItHimself(line, name);
      expect(
          roll.isHere(name, line.atMillis()), "somebody with an account", () -> name, Rule.ROLES);
    }
    switch (line.type()) {
      case "PersonRegistered" -> registered(line, said.text("name"), said.text("role"), waiting);
      case "GuestArrived" -> {
        expectOnceBound(
            line.actor().equals(DOOR), "a guest let in by the door", line::actor, Rule.ROLES);
        arrives(said.text("name"), "guest", line.atMillis());
        arrived = Optional.of(new Arrival(said.text("name"), line.actor()));
      }
      case "GuestRegistered" -> keepsName(line, known(said));
      case "RoleChanged" -> roleChanged(line, said, waiting);
      case "PasswordReset" -> {
        reset(line, known(said), waiting);
        known(said).ifPresent(one -> one.generation++);
      }
      case "PersonDeactivated" -> closed(line, known(said), waiting);
      case "SelfExcluded" -> {
        Optional<Person> person = known(said);
        long until = said.number("untilMillis");
        person.ifPresent(
            one -> {
              one.excludedUntilMillis = until;
              one.staysAway(line.atMillis(), until);
            });
      }
      case "CooledOff" -> cooledOff(line, said.number("untilMillis"), known(said));
      case "LoggedIn" -> loggedIn(line, known(said));
      case "PasswordChanged" ->
          known(said)
              .ifPresent(
                  one -> {
                    cameIn(one, line.atMillis());
                    one.generation++;
                  });
      case "LimitsSet" -> limitsAsked(line, said, known(said));
      case "SittingStarted" ->
          known(said).ifPresent(one -> one.sittingSinceMillis = line.atMillis());
      case "OpenedAsDemo" -> openedAsDemo(line);
      case "PeopleBound" -> {
        bound = true;
        expectOnceBound(
            line.actor().equals(THE_HOUSE), "rows bound by the house", line::actor, Rule.ROLES);
      }
      case "HouseLimitsSet" ->
          limitsSet(
              line,
              Limits.of(said.needed("limits")),
              Math.clamp(said.number("duties"), 1, 99),
              waiting);
      case "AppointmentProposed" ->
          proposed(line, said, Kinds.APPOINTMENT, said.text("name"), said.text("role"));
      case "RoleProposed" -> proposed(line, said, Kinds.ROLE, said.text("name"), said.text("role"));
      case "ResetProposed" -> proposed(line, said, Kinds.RESET, said.text("name"), "");
      case "ClosingProposed" -> proposed(line, said, Kinds.CLOSING, said.text("name"), "");
      case "LimitsProposed" ->
          proposed(line, said, Kinds.LIMITS, "house", Limits.of(said.needed("limits")).toString());
      case "CashProposed" ->
          proposed(
              line,
              said,
              said.yes("given") ? Kinds.ISSUE : Kinds.REDEMPTION,
              said.text("player"),
              String.valueOf(said.cents("cents")));
      case "ProposalApproved" -> approved(line, said.number("number"));
      case "ProposalWithdrawn" -> withdrawn(line, said.number("number"));
      case "CodeGiven" -> {
        Optional<Person> person = known(said);
        boolean managers = person.filter(one -> one.isNow("manager")).isPresent();
        expect(
            isManager(line.actor()) || (managers && line.actor().equals(OPERATOR)),
            "a manager to give a code",
            line::actor,
            Rule.APPOINTMENTS);
        person.ifPresent(one -> one.hasCode = true);
      }
      case "PasswordChosen" -> chosen(known(said));
      case "SecondFactorSet" -> known(said).ifPresent(one -> one.factorSet = true);
      case "LoginFailed", "LockedOut" ->
          expect(
              line.actor().equals(DOOR),
              "somebody turned away by the door",
              line::actor,
              Rule.ROLES);
      case "LoggedOut", "SecondFactorOffered", "RecoveryCodeUsed", "RecordsRead" -> {}
      case "AllowanceClosed" -> {
        return allowanceClosed(said, known(said));
      }
      case "AllowanceOpened" -> {
        return allowanceOpened(line, said, known(said));
      }
      case "ChipsIssued" -> {
        return chips(line, said, true, waiting, newcomer);
      }
      case "FreshChipsGiven" -> {
        return fresh(line, said);
      }
      case "ChipsRedeemed" -> {
        return chips(line, said, false, waiting, newcomer);
      }
      default -> {
        if (office.read(where, line, said) || wall.read(where, line, said)) {
          signs(line);
        } else if (training.read(where, line, said)) {
          if (!line.type().equals("DrillHandedIn")) {
            signs(line);
          }
        } else {
          notebook.newer(where, line.type());
        }
      }
    }
    return Moves.none();
  }

  private Optional<Person> known(Fields said) throws Unreadable {
    return roll.person(said.text("name"));
  }

  private void arrives(String name, String role, long millis) {
    Person person = new Person(name);
    person.becomes(role, true, millis);
    expect(
        roll.people.put(Roll.id(name), person) == null,
        "a name that nobody has had",
        () -> name,
        Rule.APPOINTMENTS);
  }

  private void registered(JournalLine line, String name, String role, Optional<Proposed> waiting) {
    if (Person.isStaff(role)) {
      boolean first = line.actor().equals(OPERATOR) && role.equals("manager");
      boolean byTwo = isPutByTwo(role) && !roll.demo();
      expect(
          first
              ? (roll.demo() || managers() < FIRST_MANAGERS)
              : byTwo ? isDone(waiting, Kinds.APPOINTMENT, name, role) : isManager(line.actor()),
          byTwo
              ? "two managers to appoint " + name + " " + role
              : "a manager to appoint " + name + " " + role,
          () -> line.actor() + " alone",
          Rule.TWO_MANAGERS);
      arrives(name, role, line.atMillis());
      if (!first) {
        roll.person(name).ifPresent(person -> signsNothingYet(person, line));
      }
    } else {
      wroteItHimself(line, name);
      arrives(name, role, line.atMillis());
      arrived = Optional.of(new Arrival(name, line.actor()));
    }
  }

  private void wroteItHimself(JournalLine line, String name) {
    expectOnceBound(
        Roll.id(line.actor()).equals(Roll.id(name)),
        name + " to have written this himself",
        line::actor,
        Rule.ROLES);
  }

  /** Only a guest himself makes a player of a guest. */
  private void keepsName(JournalLine line, Optional<Person> person) {
    notebook(
        person
            .filter(one -> one.isNow("guest") && Roll.id(one.name).equals(Roll.id(line.actor())))
            .isPresent(),
        "a guest who keeps his own name",
        () ->
            person.map(one -> one.role() + " " + one.name).orElse("nobody") + " by " + line.actor(),
        Rule.NAMES);
    person.ifPresent(
        one -> {
          one.becomes("player", one.active(), line.atMillis());
          one.generation++;
        });
  }

  private void roleChanged(JournalLine line, Fields said, Optional<Proposed> waiting)
      throws Unreadable {
    Optional<Person> person = known(said);
    String from = said.text("from");
    String to = said.text("to");
    expect(
        person.filter(one -> one.role().equals(from)).isPresent(),
        said.text("name") + " to have been " + from,
        () -> person.map(Person::role).orElse("nobody"),
        Rule.APPOINTMENTS);
    boolean two = isPutByTwo(from) || isPutByTwo(to);
    byManagers(line, said.text("name"), two, isDone(waiting, Kinds.ROLE, said.text("name"), to));
    person.ifPresent(
        one -> {
          one.becomes(to, one.active(), line.atMillis());
          one.generation++;
          signsNothingYet(one, line);
          if (hasSecondDuties()) {
            one.factorSet = false;
          }
        });
  }

  private void reset(JournalLine line, Optional<Person> person, Optional<Proposed> waiting) {
    person.ifPresent(
        one -> {
          boolean machine =
              line.actor().equals(OPERATOR) && one.isNow("manager") && managers() <= FIRST_MANAGERS;
          byManagers(
              line,
              one.name,
              isPutByTwo(one.role()) || (hasSecondDuties() && !one.role().equals("display")),
              machine || isDone(waiting, Kinds.RESET, one.name, ""));
          if (isIntroduced() && !roll.demo()) {
            one.factorSet = false;
            signsNothingYet(one, line);
          }
        });
  }

  private void closed(JournalLine line, Optional<Person> person, Optional<Proposed> waiting) {
    person.ifPresent(
        one -> {
          boolean players = roll.duties() >= Roll.THIRD_DUTIES && !one.role().equals("display");
          byManagers(
              line,
              one.name,
              isPutByTwo(one.role()) || players,
              isDone(waiting, Kinds.CLOSING, one.name, ""));
          one.becomes(one.role(), false, line.atMillis());
          one.generation++;
        });
  }

  /** One manager, or two of them where the post signs; never about himself. */
  private void byManagers(JournalLine line, String name, boolean two, boolean done) {
    boolean byTwo = two && !roll.demo();
    expect(
        byTwo ? done : done || isManager(line.actor()),
        (byTwo ? "two managers" : "a manager") + " to change " + name,
        () -> line.actor() + " alone",
        byTwo ? Rule.TWO_MANAGERS : Rule.APPOINTMENTS);
    expect(
        !Roll.id(line.actor()).equals(Roll.id(name)),
        "nobody to change himself",
        line::actor,
        Rule.APPOINTMENTS);
    signs(line);
  }

  private void loggedIn(JournalLine line, Optional<Person> person) {
    person.ifPresent(
        one -> {
          boolean needed = one.isStaff() && !one.role().equals("display") && !roll.demo();
          expect(
              !needed || one.factorSet,
              "a second factor of " + one.name + " before he comes in",
              () -> "none",
              Rule.SECOND_FACTOR);
          cameIn(one, line.atMillis());
        });
  }

  private static void cameIn(Person person, long millis) {
    if (person.isStaff()) {
      person.cameInMillis.add(millis);
    }
  }

  private void chosen(Optional<Person> person) {
    person.ifPresent(
        one -> {
          expect(
              one.hasCode,
              "a code by which " + one.name + " comes in",
              () -> "none",
              Rule.APPOINTMENTS);
          one.hasCode = false;
          one.generation++;
        });
  }

  /** What is looser waits a day. */
  private void limitsAsked(JournalLine line, Fields said, Optional<Person> person)
      throws Unreadable {
    if (person.isEmpty()) {
      return;
    }
    Person one = person.get();
    long from = said.number("loosenedFromMillis");
    one.minutes = one.minutes.asked(OwnLimit.number(said, "minutes"), line.atMillis(), from);
    one.depositCents =
        one.depositCents.asked(OwnLimit.number(said, "depositCents"), line.atMillis(), from);
    boolean looserLoss = one.losses.asked(said, line.atMillis(), from);
    boolean waits =
        one.minutes.later().isPresent() || one.depositCents.later().isPresent() || looserLoss;
    long due = line.atMillis() + (waits ? DAY_MILLIS : 0);
    expect(
        Math.abs(from - due) <= Roll.CLOCKS_DIFFER_MILLIS,
        one.name + "'s limits from " + due,
        () -> "from " + from,
        Rule.PLAY_LIMITS);
  }

  private void cooledOff(JournalLine line, long until, Optional<Person> person) {
    person.ifPresent(
        one -> {
          notebook(
              until >= one.coolingUntilMillis,
              one.name + "'s break to get longer and never shorter",
              () -> "until " + until,
              Rule.COOLING_OFF);
          one.coolingUntilMillis = until;
          one.staysAway(line.atMillis(), until);
        });
  }

  private List<Move> allowanceClosed(Fields said, Optional<Person> person) throws Unreadable {
    if (person.isEmpty()) {
      return Moves.none();
    }
    OwnLosses.Open closed = OwnLosses.Open.of(said.needed("allowance"));
    long cents = said.number("cents");
    notebook(
        person.get().losses.closes(closed, cents),
        "the account of this period closed",
        closed::toString,
        Rule.LOSS_LIMITS);
    String name = person.get().name;
    return new Moves().move(closed.account(name), Accounts.limit(name), cents).list();
  }

  private List<Move> allowanceOpened(JournalLine line, Fields said, Optional<Person> person)
      throws Unreadable {
    if (person.isEmpty()) {
      return Moves.none();
    }
    OwnLosses losses = person.get().losses;
    OwnLosses.Open opened = OwnLosses.Open.of(said.needed("allowance"));
    long due = losses.due(opened);
    long cents = said.number("cents");
    boolean next = losses.opens(opened, line.atMillis(), Roll.CLOCKS_DIFFER_MILLIS);
    notebook(
        next && cents == due,
        "an allowance of " + Dollars.text(due) + " for the limit that holds",
        () -> Dollars.text(cents) + " for " + opened,
        Rule.LOSS_LIMITS);
    String name = person.get().name;
    return new Moves().move(Accounts.limit(name), opened.account(name), due).list();
  }

  /** A demo is one from its first day, or from the day on that demos are marked. */
  private void openedAsDemo(JournalLine line) {
    notebook(
        limits.isEmpty() && !roll.demo(),
        "a floor that has never been anything but a demo",
        () -> "the duty of two persons, or the same mark",
        Rule.DEMO_FLOOR);
    notebook(
        line.actor().equals(OPERATOR), "a demo opened on its machine", line::actor, Rule.ROLES);
    roll.isADemo();
    roll.judgeFrom(line.atMillis());
  }

  /**
   * The first limits are the usual ones, whoever's turn it was; all others are two managers'. The
   * same limits again, with more duties, are an older house that has begun with them.
   */
  private void limitsSet(JournalLine line, Limits set, int duties, Optional<Proposed> waiting) {
    if (limits.isEmpty() && !roll.demo()) {
      notebook(
          set.equals(Limits.USUAL),
          "the usual limits first, " + Limits.USUAL,
          set::toString,
          Rule.TWO_AT_THE_WINDOW);
      begun = Optional.of(line);
      roll.judgeFrom(line.atMillis());
    } else if (duties <= roll.duties() || !limits.equals(Optional.of(set))) {
      expect(
          isDone(waiting, Kinds.LIMITS, "house", set.toString())
              || (roll.demo() && isManager(line.actor())),
          "two managers to set limits",
          () -> line.actor() + " alone",
          Rule.TWO_AT_THE_WINDOW);
    }
    limits = Optional.of(set);
    expect(
        duties >= roll.duties(),
        "no duty of two persons given up",
        () -> "duties " + duties + " after " + roll.duties(),
        Rule.TWO_MANAGERS);
    roll.postDuties(duties, line.atMillis());
  }

  private void proposed(JournalLine line, Fields said, Kinds kind, String name, String detail)
      throws Unreadable {
    long number = said.number("number");
    boolean cash = kind == Kinds.ISSUE || kind == Kinds.REDEMPTION;
    boolean asks = kind == Kinds.REDEMPTION && name.equals(line.actor());
    expect(
        asks || (cash ? isNow(line.actor(), "cashier") : isManager(line.actor())),
        cash
            ? "a cashier to propose this, or the player to ask for it"
            : "a manager to propose this",
        line::actor,
        Rule.ROLES);
    signs(line);
    proposals.put(number, new Proposed(number, kind, name, detail, line.actor(), line.atMillis()));
  }

  private void approved(JournalLine line, long number) {
    Optional<Proposed> open = Optional.ofNullable(proposals.remove(number));
    expect(open.isPresent(), "an open proposal", () -> "proposal " + number, Rule.TWO_MANAGERS);
    open.filter(one -> one.isAsked() && isNow(line.actor(), "cashier"))
        .ifPresent(one -> alone(line, Long.parseLong(one.detail)));
    open.ifPresent(
        one -> {
          boolean cash = one.kind == Kinds.ISSUE || one.kind == Kinds.REDEMPTION;
          expect(
              cash ? isSecond(line.actor()) : isManager(line.actor()),
              cash ? "a second person of the house" : "a second manager",
              line::actor,
              Rule.TWO_MANAGERS);
          expect(
              !hasExpired(one, line.atMillis()),
              "a word of " + one.name + " that holds",
              () -> "one of " + one.atMillis,
              Rule.PLAYERS_WORD);
          expect(
              !Roll.id(one.by).equals(Roll.id(line.actor()))
                  && !Roll.id(one.name).equals(Roll.id(line.actor())),
              "two different people, and neither of them the one concerned",
              () -> one.by + " and " + line.actor() + " about " + one.name,
              Rule.TWO_MANAGERS);
        });
    signs(line);
    open.ifPresent(one -> one.approvedBy = line.actor());
    agreed = open;
  }

  /** Whether a player asked for it too long ago. */
  private boolean hasExpired(Proposed one, long millis) {
    return one.isAsked()
        && roll.duties() >= Roll.THIRD_DUTIES
        && limits
            .filter(now -> millis > one.atMillis + now.askMillis() + Roll.CLOCKS_DIFFER_MILLIS)
            .isPresent();
  }

  private void withdrawn(JournalLine line, long number) {
    Optional<Proposed> open = Optional.ofNullable(proposals.remove(number));
    expect(open.isPresent(), "an open proposal", () -> "proposal " + number, Rule.TWO_MANAGERS);
    open.filter(_ -> hasSecondDuties())
        .ifPresent(
            one ->
                expect(
                    one.isAsked()
                        ? isOf(one, line) || isSecond(line.actor())
                        : !isOf(one, line) && isSecond(line.actor()),
                    "a proposal withdrawn by somebody whom it is not about",
                    () -> line.actor() + " about " + one.name,
                    Rule.TWO_MANAGERS));
    signs(line);
  }

  private static boolean isDone(
      Optional<Proposed> waiting, Kinds kind, String name, String detail) {
    boolean same =
        waiting
            .filter(
                one ->
                    one.kind == kind
                        && Roll.id(one.name).equals(Roll.id(name))
                        && one.detail.equals(detail))
            .isPresent();
    waiting.ifPresent(one -> one.done = same);
    return same;
  }

  private List<Move> chips(
      JournalLine line,
      Fields said,
      boolean issued,
      Optional<Proposed> waiting,
      Optional<Arrival> newcomer)
      throws Unreadable {
    String player = said.text("player");
    long cents = said.cents("cents");
    boolean first =
        issued
            && cents == FIRST_STACK_CENTS
            && newcomer.equals(Optional.of(new Arrival(player, line.actor())));
    if (!first) {
      // Before anybody of the house has signed, nobody but the door gives chips.
      expectOnceBound(
          isIntroduced() || !issued,
          "the first chips of somebody who has just come, by whoever let him in",
          () -> "some for " + player + " by " + line.actor(),
          Rule.PLAY_CHIPS);
      atTheWindow(line, player, cents, issued, waiting);
    }
    String wallet = Accounts.wallet(player);
    return issued
        ? Moves.one(Accounts.CAGE, wallet, cents)
        : Moves.one(wallet, Accounts.CAGE, cents);
  }

  /** The house gives a new stack in a demo only, to whoever plays, and so many a day. */
  private List<Move> fresh(JournalLine line, Fields said) throws Unreadable {
    String player = said.text("player");
    long cents = said.cents("cents");
    long day = said.number("day");
    long time = said.number("time");
    notebook(
        roll.demo() && line.actor().equals(DOOR),
        "fresh chips from the door of a demo",
        () -> line.actor() + (roll.demo() ? "" : ", which is no demo"),
        Rule.PLAY_CHIPS);
    notebook(
        cents == FIRST_STACK_CENTS,
        "a stack of " + Dollars.text(FIRST_STACK_CENTS),
        () -> Dollars.text(cents),
        Rule.PLAY_CHIPS);
    notebook(
        roll.person(player).filter(one -> one.active() && !one.isStaff()).isPresent(),
        "chips for somebody who plays",
        () -> player,
        Rule.PLAY_CHIPS);
    boolean thatDay = Math.abs(Math.floorDiv(line.atMillis(), DAY_MILLIS) - day) <= 1;
    notebook(
        thatDay
            && time >= 1
            && time <= STACKS_A_DAY
            && stacks.add(new Stack(Roll.id(player), day, time)),
        "at most " + STACKS_A_DAY + " stacks a day, each once",
        () -> "number %d of day %d".formatted(time, day),
        Rule.PLAY_CHIPS);
    return Moves.one(Accounts.CAGE, Accounts.wallet(player), cents);
  }

  private void atTheWindow(
      JournalLine line, String player, long cents, boolean issued, Optional<Proposed> waiting) {
    expect(
        !Roll.id(line.actor()).equals(Roll.id(player)),
        "nobody to be his own cashier",
        line::actor,
        Rule.PLAY_CHIPS);
    expect(
        roll.person(player).filter(one -> !one.isStaff()).isPresent(),
        "chips for somebody who plays",
        () -> player,
        Rule.PLAY_CHIPS);
    Kinds kind = issued ? Kinds.ISSUE : Kinds.REDEMPTION;
    if (isDone(waiting, kind, player, String.valueOf(cents))) {
      return;
    }
    expect(
        issued || roll.demo() || !hasSecondDuties(),
        "the word of " + player + " or of a second person",
        () -> line.actor() + " alone",
        Rule.PLAYERS_WORD);
    expect(isNow(line.actor(), "cashier"), "a cashier to move chips", line::actor, Rule.PLAY_CHIPS);
    signs(line);
    alone(line, cents);
  }

  /** What a cashier moves with nobody else of the house, on a day. */
  private void alone(JournalLine line, long cents) {
    long day = Math.floorDiv(line.atMillis(), DAY_MILLIS);
    long today =
        Optional.ofNullable(windows.get(Roll.id(line.actor())))
                .filter(alone -> alone.day == day)
                .map(Alone::cents)
                .orElse(0L)
            + cents;
    if (roll.demo() || limits.isEmpty()) {
      return;
    }
    windows.put(Roll.id(line.actor()), new Alone(day, today));
    expect(
        cents <= limits.get().onceCents() && today <= limits.get().dayCents(),
        "a second person for more than %s at once or %s in a day"
            .formatted(
                Dollars.text(limits.get().onceCents()), Dollars.text(limits.get().dayCents())),
        () ->
            "%s by %s alone, who has moved %s that day"
                .formatted(Dollars.text(cents), line.actor(), Dollars.text(today)),
        Rule.TWO_AT_THE_WINDOW);
  }

  private void signs(JournalLine line) {
    if (isIntroduced()) {
      roll.person(line.actor())
          .ifPresent(person -> roll.notTooSoon(where, person, line.atMillis()));
    }
  }

  private static boolean isOf(Proposed one, JournalLine line) {
    return Roll.id(one.name).equals(Roll.id(line.actor()));
  }

  private boolean isSecond(String actor) {
    return Proposed.SECONDS.stream().anyMatch(post -> isNow(actor, post));
  }

  private boolean isPutByTwo(String role) {
    return Person.isPutByTwo(role, roll.duties());
  }

  private boolean hasSecondDuties() {
    return roll.duties() >= Roll.SECOND_DUTIES;
  }

  private long managers() {
    return roll.people.values().stream().filter(person -> person.isNow("manager")).count();
  }

  private boolean isManager(String actor) {
    return isNow(actor, "manager");
  }

  private boolean isNow(String actor, String role) {
    return roll.person(actor).filter(person -> person.isNow(role)).isPresent();
  }

  private void signsNothingYet(Person person, JournalLine line) {
    if (!roll.demo() && limits.isPresent()) {
      person.signsNothing(line.atMillis(), line.atMillis() + limits.get().quietMillis());
    } else {
      person.signsFromMillis = 0;
    }
  }

  private boolean isIntroduced() {
    return roll.isIntroduced();
  }

  /** Judged only from the line on that introduces such duties. */
  private void expect(boolean holds, String expected, Supplier<String> found, Rule rule) {
    notebook(holds || !isIntroduced(), expected, found, rule);
  }

  /** What the door does has been the same since rows are bound, in a house without staff, too. */
  private void expectOnceBound(boolean holds, String expected, Supplier<String> found, Rule rule) {
    notebook(holds || !(bound || isIntroduced()), expected, found, rule);
  }

  private void notebook(boolean holds, String expected, Supplier<String> found, Rule rule) {
    if (!holds) {
      notebook.note(Kind.POSTS, where, expected, found.get(), rule.cite());
    }
  }

  Set<Long> openProposals() {
    return proposals.keySet();
  }
}

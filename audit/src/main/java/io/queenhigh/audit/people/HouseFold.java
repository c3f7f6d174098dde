package io.queenhigh.audit.people;

import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.office.Office;
import io.queenhigh.audit.office.WallLog;
import io.queenhigh.audit.people.Cashier.Arrival;
import io.queenhigh.audit.people.Proposed.Kinds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the house's stream and gives each line to whoever judges it. What one line leaves to the
 * very next is kept here, so that none of them has to know of another.
 */
public final class HouseFold {

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

  private final House house;
  private final Roll roll;
  private final Notebook notebook;
  private final Appointments appointments;
  private final Proposals proposals;
  private final Cashier cashier;
  private final ResponsiblePlay responsiblePlay;
  private final Office office;
  private final Training training;
  private final WallLog wall;

  /** What a second person has just agreed to: it must be done by the very next line. */
  private Optional<Proposed> agreed = Optional.empty();

  /** Who has just arrived and is owed his first chips. */
  private Optional<Arrival> arrived = Optional.empty();

  /** Whoever's turn it was when the duty of two persons began: his own line comes with it. */
  private Optional<JournalLine> begun = Optional.empty();

  public HouseFold(Roll roll, Notebook notebook) {
    this.house = new House(roll, notebook);
    this.roll = roll;
    this.notebook = notebook;
    this.appointments = new Appointments(house);
    this.proposals = new Proposals(house);
    this.cashier = new Cashier(house);
    this.responsiblePlay = new ResponsiblePlay(house);
    this.office =
        new Office(
            notebook,
            actor -> house.isManager(actor) || house.isNow(actor, "executive"),
            roll::demo);
    this.training = new Training(notebook, house::isNow);
    this.wall = new WallLog(notebook, house::isManager);
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
    return house.where();
  }

  /** Whether rows of people carry the mark of the floor's key. */
  public boolean isBound() {
    return house.bound;
  }

  Roll roll() {
    return roll;
  }

  Optional<Limits> limits() {
    return house.limits;
  }

  Map<Long, Proposed> openProposals() {
    return proposals.open();
  }

  /** What a line had to move. */
  public List<Move> read(JournalLine line) throws Unreadable {
    house.at(line);
    Optional<Proposed> waiting = agreed;
    Optional<Arrival> newcomer = arrived;
    Optional<JournalLine> beginner = begun;
    agreed = Optional.empty();
    arrived = Optional.empty();
    begun = Optional.empty();
    List<Move> moves = moves(line, Fields.of(line.payload()), waiting, newcomer);
    waiting.ifPresent(
        one ->
            house.expect(
                one.done && line.actor().equals(one.approvedBy),
                "what was approved under " + one.number + " in the next line, by the same person",
                () -> line.type() + " by " + line.actor(),
                Rule.TWO_MANAGERS));
    if (house.isIntroduced()) {
      roll.asked(house.where(), line);
    }
    beginner.ifPresent(
        first ->
            house.expect(
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
      house.wroteItHimself(line, name);
      house.expect(
          roll.isHere(name, line.atMillis()), "somebody with an account", () -> name, Rule.ROLES);
    }
    switch (line.type()) {
      case "PersonRegistered" -> {
        appointments.registered(line, said.text("name"), said.text("role"), waiting);
        if (!Person.isStaff(said.text("role"))) {
          arrived = Optional.of(new Arrival(said.text("name"), line.actor()));
        }
      }
      case "GuestArrived" -> {
        appointments.guestArrived(line, said);
        arrived = Optional.of(new Arrival(said.text("name"), line.actor()));
      }
      case "GuestRegistered" -> appointments.keepsName(line, known(said));
      case "RoleChanged" -> appointments.roleChanged(line, said, waiting);
      case "PasswordReset" -> appointments.reset(line, known(said), waiting);
      case "PersonDeactivated" -> appointments.closed(line, known(said), waiting);
      case "SelfExcluded" ->
          responsiblePlay.excluded(line, said.number("untilMillis"), known(said));
      case "CooledOff" -> responsiblePlay.cooledOff(line, said.number("untilMillis"), known(said));
      case "LoggedIn" -> appointments.loggedIn(line, known(said));
      case "PasswordChanged" -> appointments.passwordChanged(line, known(said));
      case "LimitsSet" -> responsiblePlay.limitsAsked(line, said, known(said));
      case "SittingStarted" ->
          known(said).ifPresent(one -> one.sittingSinceMillis = line.atMillis());
      case "OpenedAsDemo" -> openedAsDemo(line);
      case "PeopleBound" -> {
        house.bound = true;
        house.expectOnceBound(
            line.actor().equals(THE_HOUSE), "rows bound by the house", line::actor, Rule.ROLES);
      }
      case "HouseLimitsSet" ->
          limitsSet(
              line,
              Limits.of(said.needed("limits")),
              Math.clamp(said.number("duties"), 1, 99),
              waiting);
      case "AppointmentProposed" ->
          proposals.proposed(line, said, Kinds.APPOINTMENT, said.text("name"), said.text("role"));
      case "RoleProposed" ->
          proposals.proposed(line, said, Kinds.ROLE, said.text("name"), said.text("role"));
      case "ResetProposed" -> proposals.proposed(line, said, Kinds.RESET, said.text("name"), "");
      case "ClosingProposed" ->
          proposals.proposed(line, said, Kinds.CLOSING, said.text("name"), "");
      case "LimitsProposed" ->
          proposals.proposed(
              line, said, Kinds.LIMITS, "house", Limits.of(said.needed("limits")).toString());
      case "CashProposed" ->
          proposals.proposed(
              line,
              said,
              said.yes("given") ? Kinds.ISSUE : Kinds.REDEMPTION,
              said.text("player"),
              String.valueOf(said.cents("cents")));
      case "ProposalApproved" -> {
        long number = said.number("number");
        // What a player asked for counts at the window once it is approved: paying it adds nothing.
        Optional.ofNullable(proposals.open().get(number))
            .ifPresent(one -> cashier.approves(line, one));
        agreed = proposals.approved(line, number);
      }
      case "ProposalWithdrawn" -> proposals.withdrawn(line, said.number("number"));
      case "CodeGiven" -> appointments.codeGiven(line, known(said));
      case "PasswordChosen" -> appointments.chosen(known(said));
      case "SecondFactorSet" -> known(said).ifPresent(one -> one.factorSet = true);
      case "LoginFailed", "LockedOut" ->
          house.expect(
              line.actor().equals(House.DOOR),
              "somebody turned away by the door",
              line::actor,
              Rule.ROLES);
      case "LoggedOut", "SecondFactorOffered", "RecoveryCodeUsed", "RecordsRead" -> {}
      case "AllowanceClosed" -> {
        return responsiblePlay.allowanceClosed(said, known(said));
      }
      case "AllowanceOpened" -> {
        return responsiblePlay.allowanceOpened(line, said, known(said));
      }
      case "ChipsIssued" -> {
        return cashier.chips(line, said, true, waiting, newcomer);
      }
      case "FreshChipsGiven" -> {
        return cashier.fresh(line, said);
      }
      case "ChipsRedeemed" -> {
        return cashier.chips(line, said, false, waiting, newcomer);
      }
      default -> {
        Where where = house.where();
        if (office.read(where, line, said) || wall.read(where, line, said)) {
          house.signs(line);
        } else if (training.read(where, line, said)) {
          if (!line.type().equals("DrillHandedIn")) {
            house.signs(line);
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

  /** A demo is one from its first day, or from the day on that demos are marked. */
  private void openedAsDemo(JournalLine line) {
    house.expectAlways(
        house.limits.isEmpty() && !roll.demo(),
        "a floor that has never been anything but a demo",
        () -> "the duty of two persons, or the same mark",
        Rule.DEMO_FLOOR);
    house.expectAlways(
        line.actor().equals(House.OPERATOR),
        "a demo opened on its machine",
        line::actor,
        Rule.ROLES);
    roll.isADemo();
    roll.judgeFrom(line.atMillis());
  }

  /**
   * The first limits are the usual ones, whoever's turn it was; all others are two managers'. The
   * same limits again, with more duties, are an older house that has begun with them.
   */
  private void limitsSet(JournalLine line, Limits set, int duties, Optional<Proposed> waiting) {
    if (house.limits.isEmpty() && !roll.demo()) {
      house.expectAlways(
          set.equals(Limits.USUAL),
          "the usual limits first, " + Limits.USUAL,
          set::toString,
          Rule.TWO_AT_THE_WINDOW);
      begun = Optional.of(line);
      roll.judgeFrom(line.atMillis());
    } else if (duties <= roll.duties() || !house.limits.equals(Optional.of(set))) {
      house.expect(
          Proposed.isDone(waiting, Kinds.LIMITS, "house", set.toString())
              || (roll.demo() && house.isManager(line.actor())),
          "two managers to set limits",
          () -> line.actor() + " alone",
          Rule.TWO_AT_THE_WINDOW);
    }
    house.limits = Optional.of(set);
    house.expect(
        duties >= roll.duties(),
        "no duty of two persons given up",
        () -> "duties " + duties + " after " + roll.duties(),
        Rule.TWO_MANAGERS);
    roll.postDuties(duties, line.atMillis());
  }
}

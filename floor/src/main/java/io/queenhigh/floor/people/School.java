package io.queenhigh.floor.people;

import io.queenhigh.floor.office.RegisterEntry.Entered;
import io.queenhigh.floor.school.Assignment;
import io.queenhigh.floor.school.DrillDone;
import io.queenhigh.floor.school.DrillMark;
import io.queenhigh.floor.school.Exercise;
import io.queenhigh.floor.school.SchoolBook;
import io.queenhigh.floor.school.SchoolRow;
import io.queenhigh.floor.school.SchoolRows;
import io.queenhigh.floor.school.SignOff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The dealers' school: whoever deals hands drills in, a supervisor or a manager sets them and signs
 * others off for a game. Nobody is his own trainer.
 */
public final class School {

  private final HouseJournal house;
  private final PeopleCache people;
  private final BoundRows rows;

  School(HouseJournal house, PeopleCache people, BoundRows rows) {
    this.house = house;
    this.people = people;
    this.rows = rows;
  }

  /** Everything that was ever written in its book. */
  public SchoolBook book() {
    return new SchoolBook(
        rows.keptOf(SchoolRows.DRILL).values().stream()
            .sorted(Comparator.comparingLong(DrillDone::number))
            .toList(),
        rows.keptOf(SchoolRows.ASSIGNMENT).values().stream()
            .sorted(Comparator.comparingLong(Assignment::number))
            .toList(),
        rows.keptOf(SchoolRows.SIGN_OFF).values().stream()
            .sorted(Comparator.comparingLong(SignOff::number))
            .toList());
  }

  /** The same with nothing but its sign-offs, for who asks again and again. */
  public SchoolBook signOffs() {
    return new SchoolBook(
        List.of(), List.of(), List.copyOf(rows.keptOf(SchoolRows.SIGN_OFF).values()));
  }

  /** Everybody who deals or may, whom drills and sign-offs are for. */
  public List<AccountHolder> trainees() {
    return people.everyone().stream()
        .filter(row -> row.active() && row.role().may(Right.LEARN))
        .map(PersonRow::person)
        .toList();
  }

  /** Keeps how somebody's drill went; a paper that was handed in is not marked again. */
  public Reply<DrillDone> handIn(Who by, String paper, DrillMark mark) {
    return house.writeAs(by, Right.LEARN, () -> handingIn(by, paper, mark));
  }

  private HouseDecision<DrillDone> handingIn(Who by, String paper, DrillMark mark) {
    if (rows.kept(SchoolRows.DRILL, paper).isPresent()) {
      return no("paper-marked-already", "This paper was handed in before; take another one");
    }
    SchoolRow row = row();
    DrillDone done = new DrillDone(row.next(), by.name(), paper, mark, house.now());
    return HouseDecision.by(by.name(), done)
        .fact(new HouseFact.DrillHandedIn(done.number(), done.name(), paper, mark))
        .keep(SchoolRows.SCHOOL.keep(SchoolRow.ID, row.afterEntry()))
        .keep(SchoolRows.DRILL.keep(paper, done));
  }

  /** Gives somebody a drill to do until so much of it is right. */
  public Reply<Assignment> assign(Who by, String name, Exercise exercise, int percent) {
    return house.writeAs(by, Right.TRAIN, () -> assigning(by, name, exercise, percent));
  }

  private HouseDecision<Assignment> assigning(Who by, String name, Exercise exercise, int percent) {
    Optional<Refused> no = notATraineeOf(by, name);
    if (no.isPresent()) {
      return HouseDecision.blank(new Reply.No<>(no.get()));
    }
    SchoolRow row = row();
    Assignment assignment =
        new Assignment(
            row.next(),
            known(name),
            exercise,
            percent,
            now(by),
            Optional.empty(),
            Optional.empty());
    return HouseDecision.by(by.name(), assignment)
        .fact(
            new HouseFact.DrillAssigned(assignment.number(), assignment.name(), exercise, percent))
        .keep(SchoolRows.SCHOOL.keep(SchoolRow.ID, row.afterEntry()))
        .keep(SchoolRows.ASSIGNMENT.keep(id(assignment.number()), assignment));
  }

  /** Takes a drill back that was given. */
  public Reply<Assignment> withdraw(Who by, long number, String because) {
    return house.writeAs(by, Right.TRAIN, () -> withdrawing(by, number, because));
  }

  private HouseDecision<Assignment> withdrawing(Who by, long number, String because) {
    Optional<Assignment> found =
        rows.kept(SchoolRows.ASSIGNMENT, id(number)).filter(one -> one.withdrawn().isEmpty());
    if (found.isEmpty()) {
      return no("no-such-assignment", "No drill is assigned under number " + number);
    }
    Optional<Refused> no = notATraineeOf(by, found.get().name());
    if (no.isPresent()) {
      return HouseDecision.blank(new Reply.No<>(no.get()));
    }
    Assignment assignment = found.get().withdrawn(now(by), because);
    return HouseDecision.by(by.name(), assignment)
        .fact(new HouseFact.AssignmentWithdrawn(number, assignment.name(), because))
        .keep(SchoolRows.ASSIGNMENT.keep(id(number), assignment));
  }

  /** A trainer's word that somebody is ready for a game. */
  public Reply<SignOff> signOff(Who by, String name, String game, String remark) {
    return house.writeAs(by, Right.TRAIN, () -> signingOff(by, name, game, remark));
  }

  private HouseDecision<SignOff> signingOff(Who by, String name, String game, String remark) {
    SchoolBook book = book();
    Optional<Refused> no =
        notATraineeOf(by, name)
            .or(
                () ->
                    Check.refuseIf(
                        book.signOff(known(name), game).isPresent(),
                        "signed-off-already",
                        known(name) + " is signed off for " + game + " already",
                        PeopleRule.TRAINING))
            .or(() -> stillOwes(book, known(name), game));
    if (no.isPresent()) {
      return HouseDecision.blank(new Reply.No<>(no.get()));
    }
    SchoolRow row = row();
    SignOff word =
        new SignOff(
            row.next(), known(name), game, remark, now(by), Optional.empty(), Optional.empty());
    return HouseDecision.by(by.name(), word)
        .fact(new HouseFact.DealerSignedOff(word.number(), word.name(), game, remark))
        .keep(SchoolRows.SCHOOL.keep(SchoolRow.ID, row.afterEntry()))
        .keep(SchoolRows.SIGN_OFF.keep(id(word.number()), word));
  }

  private static Optional<Refused> stillOwes(SchoolBook book, String name, String game) {
    List<Assignment> owed =
        book.owedBy(name).stream().filter(one -> one.exercise().game().equals(game)).toList();
    return Check.refuseIf(
        !owed.isEmpty(),
        "drills-still-open",
        "%s still owes drills of this game: %s"
            .formatted(
                name,
                owed.stream()
                    .map(one -> one.exercise().drill() + " at " + one.percent() + " %")
                    .collect(Collectors.joining(", "))),
        PeopleRule.TRAINING);
  }

  /** Takes the word back. */
  public Reply<SignOff> end(Who by, long number, String because) {
    return house.writeAs(by, Right.TRAIN, () -> ending(by, number, because));
  }

  private HouseDecision<SignOff> ending(Who by, long number, String because) {
    Optional<SignOff> found =
        rows.kept(SchoolRows.SIGN_OFF, id(number)).filter(one -> one.ended().isEmpty());
    if (found.isEmpty()) {
      return no("no-such-sign-off", "Nobody is signed off under number " + number);
    }
    SignOff word = found.get().ended(now(by), because);
    return HouseDecision.by(by.name(), word)
        .fact(new HouseFact.SignOffEnded(number, word.name(), because))
        .keep(SchoolRows.SIGN_OFF.keep(id(number), word));
  }

  private Optional<Refused> notATraineeOf(Who by, String name) {
    return Check.refuseIf(
            people
                .person(name)
                .filter(row -> row.active() && row.role().may(Right.LEARN))
                .isEmpty(),
            "not-a-trainee",
            "There is nobody called " + name + " who deals",
            PeopleRule.TRAINING)
        .or(
            () ->
                Check.refuseIf(
                    Names.id(name).equals(Names.id(by.name())),
                    "not-ones-own-trainer",
                    "Nobody assigns their own drills or signs themselves off",
                    PeopleRule.TRAINING));
  }

  /** Somebody's name as it is written. */
  private String known(String name) {
    return people.person(name).map(PersonRow::name).orElse(name);
  }

  private static <T> HouseDecision<T> no(String id, String why) {
    return HouseDecision.blank(PeopleRule.TRAINING.deny(id, why));
  }

  private SchoolRow row() {
    return rows.kept(SchoolRows.SCHOOL, SchoolRow.ID).orElse(SchoolRow.NEW);
  }

  private Entered now(Who by) {
    return new Entered(by.name(), house.now());
  }

  private static String id(long number) {
    return String.valueOf(number);
  }
}

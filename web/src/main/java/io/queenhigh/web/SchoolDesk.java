package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.AccountHolder;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.School;
import io.queenhigh.floor.school.Assignment;
import io.queenhigh.floor.school.DrillDone;
import io.queenhigh.floor.school.DrillMark;
import io.queenhigh.floor.school.Exercise;
import io.queenhigh.floor.school.SchoolBook;
import io.queenhigh.floor.school.SignOff;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.web.drills.ExamRoom;
import io.queenhigh.web.drills.ExamRoom.Wanted;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** The dealers' school: papers whose marks are kept, what trainers set, and who is signed off. */
final class SchoolDesk {

  /** Nobody looks further back on a page; the house's journal has all of it. */
  private static final int MOST_DRILLS = 200;

  private static final int LONGEST_PAPER = 1_000;
  private static final int MOST_ANSWERS = 60;
  private static final int LONGEST_ANSWER = 80;

  private final Floor floor;
  private final School school;
  private final ExamRoom room;

  SchoolDesk(Floor floor, People people, ExamRoom room) {
    this.floor = floor;
    this.school = people.school();
    this.room = room;
  }

  /**
   * What somebody has to do and has done.
   *
   * @param drills the newest first
   * @param inUse whether this house signs its dealers off
   */
  private record Trainee(
      String name,
      Role role,
      List<DrillDone> drills,
      long handedIn,
      List<Task> tasks,
      List<SignOff> signOffs,
      boolean inUse) {}

  /** A drill that was set, and the one that met it. */
  private record Task(Assignment assignment, Optional<DrillDone> metBy) {}

  private record SchoolClass(List<Trainee> trainees, List<Unsigned> tables) {}

  /** A table where somebody deals who is not signed off for its game. */
  private record Unsigned(String table, String title, String game, List<String> dealers) {}

  private record HandedIn(DrillDone done, Object marks) {}

  Response handOut(Call call) {
    return call.read(Wanted::of, wanted -> room.handOut(call.who().name(), wanted));
  }

  private record Handing(String paper, List<String> answers) {}

  Response handIn(Call call) {
    return call.read(
        fields ->
            new Handing(
                fields.text("paper", 1, LONGEST_PAPER),
                fields.texts("answers", MOST_ANSWERS, LONGEST_ANSWER)),
        asked ->
            room.handIn(
                call.who().name(),
                asked.paper(),
                asked.answers(),
                (paper, mark, marks) ->
                    Answers.of(
                        school.handIn(call.who(), paper, mark),
                        done -> Response.json(201, new HandedIn(done, marks)))));
  }

  Response own(Call call) {
    return Response.json(trainee(school.book(), call.who().name(), call.who().role()));
  }

  Response all(Call call) {
    SchoolBook book = school.book();
    return Response.json(
        new SchoolClass(
            school.trainees().stream().map(person -> trainee(book, person)).toList(),
            unsigned(book)));
  }

  /** Every drill that was handed in, and whether its dealer is signed off for its game today. */
  Response csv(Call call) {
    SchoolBook book = school.book();
    List<String> rows =
        new ArrayList<>(
            List.of(
                Csv.row(
                    "number",
                    "handed in at",
                    "name",
                    "drill",
                    "game",
                    "choices",
                    "right",
                    "of",
                    "seconds",
                    "missed",
                    "signed off now")));
    book.drills().forEach(done -> rows.add(row(book, done)));
    return Response.bytes(
            "text/csv; charset=utf-8", Csv.ended(rows).getBytes(StandardCharsets.UTF_8))
        .with("Content-Disposition", "attachment; filename=\"training.csv\"");
  }

  private static String row(SchoolBook book, DrillDone done) {
    DrillMark mark = done.mark();
    Exercise exercise = mark.exercise();
    return Csv.row(
        String.valueOf(done.number()),
        Instant.ofEpochMilli(done.atMillis()).toString(),
        done.name(),
        exercise.drill(),
        exercise.game(),
        String.join(" ", exercise.choices()),
        String.valueOf(mark.right()),
        String.valueOf(mark.of()),
        Dollars.text(mark.millis() / 10),
        String.join("; ", mark.missed()),
        book.signOff(done.name(), exercise.game()).isPresent() ? "yes" : "no");
  }

  private static Trainee trainee(SchoolBook book, AccountHolder person) {
    return trainee(book, person.name(), person.role());
  }

  private static Trainee trainee(SchoolBook book, String name, Role role) {
    List<DrillDone> drills =
        book.drills().reversed().stream().filter(one -> one.name().equals(name)).toList();
    return new Trainee(
        name,
        role,
        drills.stream().limit(MOST_DRILLS).toList(),
        drills.size(),
        book.assignments().stream()
            .filter(one -> one.name().equals(name))
            .map(one -> new Task(one, book.meeting(one)))
            .toList(),
        book.signOffs().stream().filter(one -> one.name().equals(name)).toList(),
        book.isInUse());
  }

  /** Tables whose dealers the house has not signed off; none before it signs anybody off. */
  private List<Unsigned> unsigned(SchoolBook book) {
    return floor.tables().stream()
        .map(LiveTable::state)
        .filter(TableState::open)
        .map(
            state ->
                new Unsigned(
                    state.id(),
                    state.setup().title(),
                    state.round().game().id(),
                    notSignedOff(book, state)))
        .filter(table -> !table.dealers().isEmpty())
        .toList();
  }

  static List<String> notSignedOff(SchoolBook book, TableState state) {
    return state.dealers().stream()
        .map(Actor.Staff::name)
        .filter(_ -> book.isInUse())
        .filter(name -> book.signOff(name, state.round().game().id()).isEmpty())
        .toList();
  }

  private record Setting(Wanted exercise, int percent) {}

  Response assign(Call call) {
    return call.read(
        fields -> new Setting(Wanted.of(fields), fields.small("percent", 1, 100)),
        asked ->
            room.exercise(asked.exercise(), exercise -> assigned(call, exercise, asked.percent())));
  }

  private Response assigned(Call call, Exercise exercise, int percent) {
    return Answers.of(
        school.assign(call.who(), call.part("name"), exercise, percent),
        assignment -> Response.json(201, assignment));
  }

  Response withdraw(Call call) {
    return reasoned(
        call,
        (number, reason) ->
            Answers.of(school.withdraw(call.who(), number, reason), Response::json));
  }

  private record Word(String game, String remark) {}

  Response signOff(Call call) {
    return call.read(
        fields -> new Word(game(fields), fields.ifText("remark", 200).orElse("")),
        word ->
            Answers.of(
                school.signOff(call.who(), call.part("name"), word.game(), word.remark()),
                signed -> Response.json(201, signed)));
  }

  private String game(Fields fields) {
    String game = fields.text("game", 1, 40);
    return room.unknown(game).map(why -> fields.note("game", why, game)).orElse(game);
  }

  Response end(Call call) {
    return reasoned(
        call,
        (number, reason) -> Answers.of(school.end(call.who(), number, reason), Response::json));
  }

  private interface ForAReason {
    Response of(long number, String reason);
  }

  private static Response reasoned(Call call, ForAReason then) {
    LongFunction<Response> ask =
        number ->
            call.read(fields -> fields.text("reason", 1, 200), reason -> then.of(number, reason));
    return Optional.of(call.part("number"))
        .filter(text -> text.matches("\\d{1,9}"))
        .map(text -> ask.apply(Long.parseLong(text)))
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such number in the book."));
  }
}

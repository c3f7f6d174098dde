package io.queenhigh.web;

import static io.queenhigh.web.OfficeWalk.spelled;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.web.http.Route;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every route that writes: an office change, which leaves a line that the auditor reads; a command
 * at a table, whose stream is its record; or a question that leaves none, for a reason.
 */
@DisplayName("Every change in the office")
class OfficeLinesTest {

  /** What is pressed, laid and dealt at a table stands in the table's own stream. */
  private static final String AT_A_TABLE = "POST /api/tables/{table}/";

  private static final String COMPUTES = "computes an answer and keeps nothing";
  private static final String PRACTISES = "practice of whoever likes: nobody's mark is kept";

  private static final Map<String, String> WITHOUT_A_LINE =
      Map.ofEntries(
          Map.entry("POST /api/games/{regulator}/{game}/example", COMPUTES),
          Map.entry("POST /api/lab/{regulator}/{game}/draft", COMPUTES),
          Map.entry("POST /api/lab/{regulator}/{game}/draft/map", COMPUTES),
          Map.entry("POST /api/lab/{regulator}/{game}/draft/sheet.pdf", COMPUTES),
          Map.entry("POST /api/lab/{regulator}/{game}/simulations", COMPUTES),
          Map.entry("POST /api/lab/{regulator}/{game}/simulations/{study}/stop", COMPUTES),
          Map.entry("POST /api/face-up/{game}/studies", COMPUTES),
          Map.entry("POST /api/face-up/{game}/studies/{study}/stop", COMPUTES),
          Map.entry("POST /api/drills/{kind}", PRACTISES),
          Map.entry("POST /api/walks/procedure", PRACTISES),
          Map.entry("POST /api/walks/keypad", PRACTISES),
          Map.entry(
              "POST /api/training/papers",
              "a paper counts when it is handed in, and that leaves its line"),
          Map.entry("POST /api/audit", "reads the books and changes nothing in them"));

  /** A player comes and anybody goes: nothing that is kept hangs on it, so nobody misses it. */
  private static final Set<String> NOT_MISSED =
      Set.of("LoggedIn by ann", "LoggedOut by ann", "SecondFactorOffered by otto");

  /**
   * Appointed by nobody, in a post that changes nothing in an office, dismissed again, the house
   * itself, and whoever runs its machine.
   */
  private static final List<String> WRONG_AUTHORS =
      List.of("nobody", "dora", "vic", "floor", "operator");

  /** What a reader finds who knows the hashes and not what the lines say. */
  private static final Set<Kind> OF_THE_CHAIN =
      EnumSet.of(Kind.DATABASE, Kind.NUMBERING, Kind.HASH_CHAIN, Kind.TIME, Kind.BOUND);

  @TempDir static Path folder = Path.of("");

  private static int copies;
  private static List<Route> routes = List.of();
  private static final SortedSet<String> OFFICE = new TreeSet<>();
  private static final List<Book> BOOKS = new ArrayList<>();

  /** A house's books after its walk, and the lines that were found in them. */
  private record Book(Path file, List<Entry> lines) {

    List<Finding> findings() {
      return audited(file);
    }
  }

  @BeforeAll
  static void walk() throws Exception {
    Path real = Files.createDirectory(folder.resolve("real"));
    try (RealHouse house = new RealHouse(real)) {
      routes = house.server().routes();
      OfficeWalk walk = new OfficeWalk(routes, house.store());
      new RealOffice(house, walk).all();
      keep(real, walk);
    }
    Path demo = Files.createDirectory(folder.resolve("demo"));
    try (TestHouse house = new TestHouse(demo)) {
      OfficeWalk walk = new OfficeWalk(routes, house.floor().store());
      new DemoOffice(house, walk).all();
      keep(demo, walk);
    }
  }

  private static void keep(Path house, OfficeWalk walk) {
    OFFICE.addAll(walk.walked());
    BOOKS.add(new Book(house.resolve("floor.db"), walk.left()));
  }

  private static List<Finding> audited(Path books) {
    return Audit.store("sqlite:" + books, CardRoom.CATALOGUE, Progress.SILENT).findings();
  }

  @Test
  @DisplayName("is walked here, or the route says why it is none")
  void everyWritingRouteIsOfOneKind() {
    List<String> wrong = new ArrayList<>();
    SortedSet<String> writing = new TreeSet<>();
    OfficeWalk.writing(routes).forEach(route -> writing.add(spelled(route)));
    for (String route : writing) {
      int kinds =
          (OFFICE.contains(route) ? 1 : 0)
              + (route.startsWith(AT_A_TABLE) ? 1 : 0)
              + (WITHOUT_A_LINE.containsKey(route) ? 1 : 0);
      if (kinds != 1) {
        wrong.add(
            route
                + (kinds == 0
                    ? ": walk it in this test, or say why it leaves no line"
                    : ": is of " + kinds + " kinds"));
      }
    }
    WITHOUT_A_LINE.keySet().stream()
        .filter(route -> !writing.contains(route))
        .forEach(route -> wrong.add(route + ": there is no such route"));
    assertEquals(List.of(), wrong);
  }

  @Test
  @DisplayName("is in books in which the auditor finds nothing")
  void theAuditorFindsNothing() {
    BOOKS.forEach(book -> assertEquals(List.of(), book.findings()));
  }

  /** Without this, books without a finding would say nothing about the lines in them. */
  @Test
  @DisplayName("would be found if the auditor did not know its line")
  void aLineOfAnUnknownKindIsFound() throws Exception {
    for (Book book : BOOKS) {
      Entry line = book.lines().getLast();
      Path copy = RewrittenBooks.saying("OfficePainted", line.payload(), line, book.file(), copy());
      assertTrue(
          audited(copy).stream().anyMatch(one -> one.kind() == Kind.UNREADABLE),
          () -> audited(copy).toString());
    }
  }

  /** A new hash alone is no objection: what is found below is found in what a line says. */
  @Test
  @DisplayName("is judged by what its line says, not by its hash alone")
  void theSameLineAgainIsNoForgery() throws Exception {
    for (Book book : BOOKS) {
      Entry line = book.lines().getFirst();
      assertEquals(List.of(), audited(RewrittenBooks.by(line.actor(), line, book.file(), copy())));
    }
  }

  @Test
  @DisplayName("leaves a line whose author the auditor reads")
  void theAuditorReadsWhoWroteIt() throws Exception {
    List<String> unread = new ArrayList<>();
    for (Book book : BOOKS) {
      for (Entry line : book.lines()) {
        for (String author : WRONG_AUTHORS) {
          if (!author.equals(line.actor())
              && !objects(RewrittenBooks.by(author, line, book.file(), copy()))) {
            unread.add(told(line) + ", told as by " + author);
          }
        }
      }
    }
    assertEquals(List.of(), unread);
  }

  /** At tables and on links every line builds on the one before; the house's have rows beside. */
  @Test
  @DisplayName("leaves a line that the auditor misses in the house's journal")
  void theAuditorMissesEveryLineOfTheHouse() throws Exception {
    List<String> notMissed = new ArrayList<>();
    for (Book book : BOOKS) {
      for (Entry line : book.lines()) {
        if (line.stream().equals("house")
            && !line.type().equals("RecordsRead")
            && !NOT_MISSED.contains(told(line))
            && !objects(
                RewrittenBooks.saying("RecordsRead", reading(line), line, book.file(), copy()))) {
          notMissed.add(told(line));
        }
      }
    }
    assertEquals(List.of(), notMissed);
  }

  /** An honest line by the same author, which changes nothing. */
  private static String reading(Entry line) {
    return "{\"name\":\"%s\",\"what\":\"/api/people\"}".formatted(line.actor());
  }

  private static String told(Entry line) {
    return OfficeWalk.bare(line.type()) + " by " + line.actor();
  }

  private static Path copy() {
    return folder.resolve("rewritten-" + ++copies + ".db");
  }

  private static boolean objects(Path books) throws Exception {
    boolean objects =
        audited(books).stream().anyMatch(finding -> !OF_THE_CHAIN.contains(finding.kind()));
    Files.delete(books);
    return objects;
  }
}

package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Staff;
import io.queenhigh.floor.people.StaffChange;
import io.queenhigh.floor.store.Store;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;

/**
 * {@code queenhigh staff first NAME}: whoever runs the machine names the first two managers, and
 * resets one where there are no more than two.
 */
public final class StaffCommand implements CliCommand {

  private static final String FIRST = "first";
  private static final Set<String> VERBS = Set.of(FIRST, "reset");

  @Override
  public String name() {
    return "staff";
  }

  @Override
  public String summary() {
    return "names the first two managers of a new floor";
  }

  @Override
  public String help() {
    return """
        queenhigh staff first ann --store sqlite:data/floor.db
        queenhigh staff first bea --store sqlite:data/floor.db
        queenhigh staff reset ann --store sqlite:data/floor.db

        Prints a code that is good for one sign-in within a day. With it the manager chooses a password and sets up
        an authenticator, on the page /staff. The machine names managers as long as there are fewer than two, and
        resets one as long as there are no more than two; everything else about people is done by two managers.

          --store STORE   the floor's store; sqlite:data/floor.db unless you say otherwise""";
  }

  @Override
  public Set<String> valued() {
    return Set.of("--store");
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    List<String> words = arguments.words();
    if (words.size() != 2 || !VERBS.contains(words.getFirst())) {
      throw new Usage("write: queenhigh staff first NAME, or queenhigh staff reset NAME");
    }
    String address = OpenStore.address(arguments);
    try (Store store = OpenStore.at(address)) {
      Staff staff = People.of(store, InstantSource.system(), new SecureRandom()).staff();
      String name = words.getLast();
      return switch (words.getFirst().equals(FIRST)
          ? staff.nameManager(name)
          : staff.resetManager(name)) {
        case Reply.Given<StaffChange>(StaffChange change) -> {
          terminal.print(told(change));
          yield Exit.DONE;
        }
        case Reply.No<StaffChange>(var no) -> throw new SaidNo(no.toString());
        case Reply.Unavailable<StaffChange>(String why) -> throw new SaidNo(why);
      };
    }
  }

  private static String told(StaffChange change) {
    return "%s is a manager of this floor. For one sign-in, until %s:  %s"
        .formatted(
            change.person().orElseThrow().name(),
            change.codeUntil().orElseThrow().truncatedTo(ChronoUnit.MINUTES),
            change.code().orElseThrow());
  }
}

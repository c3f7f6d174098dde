package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Command;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.Refused;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.people.AccountHolder;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.store.Store;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;

/** {@code queenhigh staff first NAME}: whoever runs the machine names the first manager. */
public final class StaffCommand implements Command {

  @Override
  public String name() {
    return "staff";
  }

  @Override
  public String summary() {
    return "names the first manager of a new floor";
  }

  @Override
  public String help() {
    return """
        queenhigh staff first ann --store sqlite:data/floor.db
        queenhigh staff first ann --store postgresql://floor@db/floor < password.txt

        Asks for a password, or reads it from the first line of standard input. Only a floor without a manager takes a
        first one; managers register everybody else.

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
  public int run(Arguments arguments, Terminal terminal) throws Usage, Refused {
    List<String> words = arguments.words();
    if (words.size() != 2 || !words.getFirst().equals("first")) {
      throw new Usage("write: queenhigh staff first NAME");
    }
    String address = OpenStore.address(arguments);
    Password password = password(terminal);
    try (Store store = OpenStore.at(address)) {
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      return switch (people.staff().appointFirstManager(words.getLast(), password)) {
        case Reply.Given<AccountHolder>(AccountHolder person) -> {
          terminal.print(person.name() + " is the manager of this floor.");
          yield Exit.DONE;
        }
        case Reply.No<AccountHolder>(var no) -> throw new Refused(no.toString());
        case Reply.Unavailable<AccountHolder>(String why) -> throw new Refused(why);
      };
    }
  }

  /** Typed without being shown where a person types it. */
  @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again when nobody watches
  private static Password password(Terminal terminal) throws Refused {
    Console console = System.console();
    if (console != null && console.isTerminal()) {
      char[] typed = console.readPassword("Password: ");
      return new Password(typed == null ? "" : new String(typed));
    }
    try {
      String line =
          new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8))
              .readLine();
      return new Password(line == null ? "" : line);
    } catch (IOException e) {
      throw new Refused("The password cannot be read: " + e.getMessage());
    }
  }
}

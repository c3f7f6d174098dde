package io.queenhigh.web.demo;

import io.queenhigh.floor.people.AccountHolder;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.rules.ruling.Refused;
import java.util.List;

/** One of each kind of staff, under a password that everybody knows: for the demo only. */
public final class DemoStaff {

  /** Known to everybody, so the demo listens on its own machine only. */
  public static final String PASSWORD = "queenhigh-demo";

  private static final String PREFIX = "demo-";
  private static final String MANAGER = name(Role.MANAGER);

  private static final List<Role> OTHERS =
      List.of(
          Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE, Role.CASHIER, Role.AUDITOR, Role.DISPLAY);

  private DemoStaff() {}

  public static String name(Role role) {
    return PREFIX + role;
  }

  /**
   * Marks the house as a demo for ever and registers them, where it has no staff yet; marks a demo
   * that is older than the mark.
   *
   * @return whether the house is a demo
   */
  public static boolean register(People people) {
    if (isIn(people) || people.staff().hasManager()) {
      return people.demo().mark(PREFIX) instanceof Reply.Given<Boolean>;
    }
    done(people.demo().open(MANAGER, new Password(PASSWORD)));
    Who manager = new Who(MANAGER, Role.MANAGER);
    for (Role role : OTHERS) {
      done(people.demo().registerAlike(manager, name(role), role));
    }
    return true;
  }

  /** Whether the house has staff whose password everybody knows. */
  public static boolean isIn(People people) {
    return people.find(MANAGER).filter(person -> person.role().isStaff()).isPresent();
  }

  private static void done(Reply<AccountHolder> reply) {
    switch (reply) {
      case Reply.Given<AccountHolder> _ -> {}
      case Reply.No<AccountHolder>(Refused no) -> throw new IllegalStateException(no.toString());
      case Reply.Unavailable<AccountHolder>(String why) -> throw new IllegalStateException(why);
    }
  }
}

package io.queenhigh.web.demo;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.office.ApprovalRecord;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.Approved;
import io.queenhigh.rules.game.Regulation.Required;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;

/** A demo's papers: a sample of everything that must be on file, and marked as one. */
public final class DemoRegister {

  private static final String FROM = "2020-01-01";

  private DemoRegister() {}

  /** Files samples where nothing is on file yet. */
  public static void file(People people, Floor floor) {
    if (people.demo().isDemo() && people.register().entries().isEmpty()) {
      Who manager = new Who(DemoStaff.name(Role.MANAGER), Role.MANAGER);
      for (Regulation regulation : floor.catalogue().regulations()) {
        regulation.required().forEach(one -> done(people.register().enter(manager, sample(one))));
      }
      floor.room().refresh();
    }
  }

  private static ApprovalRecord sample(Required required) {
    Optional<Approved> equipment = required.approved().stream().findFirst();
    return new ApprovalRecord(
        required.id(),
        equipment.map(Approved::name).orElse("Sample: " + required.title()),
        "sample",
        equipment.map(Approved::version),
        FROM,
        Optional.empty(),
        true);
  }

  private static void done(Reply<RegisterEntry> reply) {
    switch (reply) {
      case Reply.Given<RegisterEntry> _ -> {}
      case Reply.No<RegisterEntry>(Refused no) -> throw new IllegalStateException(no.toString());
      case Reply.Unavailable<RegisterEntry>(String why) -> throw new IllegalStateException(why);
    }
  }
}

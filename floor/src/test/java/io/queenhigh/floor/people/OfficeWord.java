package io.queenhigh.floor.people;

import io.queenhigh.floor.office.ApprovalRecord;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.store.Store;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;

/** What a demo's manager says for all tables, for tests elsewhere. */
public final class OfficeWord {

  private static final String MANAGER = "demo-manager";

  private OfficeWord() {}

  public static void says(Store store, InstantSource clock, RoomRules rules) {
    OpenHouse.given(register(store, clock).setRules(manager(), rules));
  }

  /** The register of a demo, whose manager is there. */
  public static Register register(Store store, InstantSource clock) {
    People people = People.of(store, clock, new SecureRandom());
    if (people.find(MANAGER).isEmpty()) {
      OpenHouse.given(people.demo().open(MANAGER, OpenHouse.RIGHT));
    }
    return people.register();
  }

  /** Somebody who plays, with an account and his first chips. */
  public static void arrives(Store store, InstantSource clock, String player) {
    OpenHouse.given(LightPeople.of(store, clock).door().register(player, OpenHouse.RIGHT));
  }

  public static ApprovalRecord paper() {
    return new ApprovalRecord(
        "wa-internal-controls",
        "A paper",
        "17",
        Optional.empty(),
        "2020-01-01",
        Optional.empty(),
        false);
  }

  /** A record that two people have put their names to. */
  public static RegisterEntry counting(ApprovalRecord record) {
    return RegisterEntry.of(1, record, new RegisterEntry.Entered("mia", 0))
        .confirmed(new RegisterEntry.Entered("moe", 0));
  }

  public static Who manager() {
    return new Who(MANAGER, Role.MANAGER);
  }
}

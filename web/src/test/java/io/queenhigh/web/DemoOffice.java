package io.queenhigh.web;

import static io.queenhigh.web.OfficeWalk.command;
import static io.queenhigh.web.RealHouse.json;

import io.queenhigh.floor.people.Role;

/** What the office of a demo does that no real house's does, walked row by row. */
final class DemoOffice {

  private final TestHouse house;
  private final OfficeWalk walk;

  DemoOffice(TestHouse house, OfficeWalk walk) {
    this.house = house;
    this.walk = walk;
  }

  void all() {
    house.appointManager();
    house.appoint("cass", Role.CASHIER);
    house.appoint("dora", Role.DEALER);
    walk.knows(TestHouse.MANAGER, house.signedIn(TestHouse.MANAGER));
    walk.knows("cass", house.signedIn("cass"));
    walk.row(
        TestHouse.MANAGER,
        "PUT /api/people/dora/password",
        json("password", "another fine one"),
        "house PasswordReset");
    TestPerson guest = house.guest();
    String name = guest.get("/api/me").expect(200).json().path("name").asString();
    walk.knows(name, guest);
    walk.row(
        "cass",
        "POST /api/cashier/redeem",
        command(",\"player\":\"%s\",\"amount\":\"1000\"".formatted(name)),
        "house ChipsRedeemed");
    walk.row(name, "POST /api/me/chips", "{}", "house FreshChipsGiven by the door");
  }
}

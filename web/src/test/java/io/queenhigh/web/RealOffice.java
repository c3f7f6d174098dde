package io.queenhigh.web;

import static io.queenhigh.web.OfficeWalk.command;
import static io.queenhigh.web.RealHouse.json;

import io.queenhigh.floor.people.Newcomer;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The office of a real house, walked row by row: given people, when one asks, then this line. */
final class RealOffice {

  private static final String ROOM =
      "{\"licences\":{},\"ceilings\":{%s},\"bankOffers\":[],\"strict\":false}";
  private static final String LIMITS =
      "{\"once\":\"10000\",\"day\":\"%s\",\"quietMinutes\":60,\"askMinutes\":1440}";
  private static final String GAME = "\"game\":\"wa/three-card-poker\"";
  private static final String WALK = "\"drill\":\"procedure\"," + GAME;

  private final RealHouse house;
  private final OfficeWalk walk;

  RealOffice(RealHouse house, OfficeWalk walk) {
    this.house = house;
    this.walk = walk;
  }

  void all() {
    walk.knows("mallory", house.mallory);
    walk.knows("moe", house.moe);
    theDoor();
    appointments();
    staffAfterTheirQuietHour();
    limitsOfTheHouse();
    changesOfPosts();
    playersOwn();
    theCage();
    theRoom();
    theWall();
    theSchool();
    new LinkedOffice(house, walk).all();
  }

  private void theDoor() {
    TestPerson guest = house.stranger();
    walk.knows("guest", guest);
    String name =
        walk.row("guest", "POST /api/guest", "{}", "house GuestArrived by the door")
            .json()
            .path("name")
            .asString();
    walk.knows(name, guest);
    walk.row(
        name,
        "POST /api/me/name",
        json("password", "correct horse battery"),
        "house GuestRegistered");
    String before = json("name", "ann", "password", "correct horse battery");
    String after = json("name", "ann", "password", "a fine new password");
    walk.knows("ann", house.stranger());
    walk.row("ann", "POST /api/register", before, "house PersonRegistered");
    walk.row(
        "ann",
        "POST /api/password",
        json("old", "correct horse battery", "new", "a fine new password"),
        "house PasswordChanged");
    walk.row("ann", "POST /api/logout", "{}", "house LoggedOut");
    walk.row("ann", "POST /api/login", after, "house LoggedIn");
    walk.row("ann", "DELETE /api/me/sessions", "{}", "house LoggedOut");
    walk.row("ann", "POST /api/login", after, "house LoggedIn");
  }

  private void appointments() {
    String password = "only otto knows this";
    TestPerson.Got wanted =
        walk.row(
            "mallory",
            "POST /api/people",
            json("name", "otto", "role", "auditor"),
            "house AppointmentProposed");
    TestPerson.Got done =
        approved(wanted, "house ProposalApproved", "house PersonRegistered", "house CodeGiven");
    String code = wanted.json().get("code").asString() + "-" + done.json().get("code").asString();
    walk.knows("otto", house.stranger());
    walk.row(
        "otto",
        "POST /api/first-sign-in",
        json("name", "otto", "code", code, "password", password),
        "house PasswordChosen",
        "house SecondFactorOffered");
    String secret =
        walk.row(
                "otto",
                "POST /api/second-factor",
                json("name", "otto", "password", password),
                "house SecondFactorOffered")
            .json()
            .path("secret")
            .asString();
    walk.row(
        "otto",
        "POST /api/login",
        json("name", "otto", "password", password, "factor", Newcomer.shows(secret, house.now())),
        "house SecondFactorSet",
        "house LoggedIn");
    walk.reads("otto", "/api/records");
    walk.withoutALine("otto", "POST /api/audit", "{}");
  }

  private TestPerson.Got approved(TestPerson.Got wanted, String... leaves) {
    return walk.row("moe", onProposal(wanted, "approve"), "{}", leaves);
  }

  private static String onProposal(TestPerson.Got wanted, String word) {
    return "POST /api/proposals/" + wanted.json().get("proposal").asLong() + "/" + word;
  }

  private void staffAfterTheirQuietHour() {
    house.appointed("dora", "dealer");
    house.appointed("sue", "supervisor");
    house.appointed("eve", "executive");
    house.appointed("carl", "cashier");
    house.appointed("vic", "auditor");
    house.pass(Duration.ofHours(1));
    for (String name : List.of("mallory", "moe", "dora", "sue", "eve", "carl")) {
      walk.knows(name, house.signedIn(name));
    }
  }

  private void limitsOfTheHouse() {
    TestPerson.Got first =
        walk.row(
            "mallory", "PUT /api/house/limits", LIMITS.formatted("60000"), "house LimitsProposed");
    walk.row("moe", onProposal(first, "withdraw"), "{}", "house ProposalWithdrawn");
    TestPerson.Got second =
        walk.row(
            "mallory", "PUT /api/house/limits", LIMITS.formatted("70000"), "house LimitsProposed");
    approved(second, "house ProposalApproved", "house HouseLimitsSet");
  }

  private void changesOfPosts() {
    String vic = "/api/people/vic";
    approved(
        walk.row("mallory", "PUT " + vic + "/role", json("role", "cashier"), "house RoleProposed"),
        "house ProposalApproved",
        "house RoleChanged");
    approved(
        walk.row("mallory", "POST " + vic + "/reset", "{}", "house ResetProposed"),
        "house ProposalApproved",
        "house PasswordReset");
    approved(
        walk.row("mallory", "DELETE " + vic, "{}", "house ClosingProposed"),
        "house ProposalApproved",
        "house PersonDeactivated");
  }

  private void playersOwn() {
    walk.row(
        "ann",
        "PUT /api/me/limits",
        "{\"minutes\":600,\"deposit\":\"5000\",\"lossDay\":\"4000\"}",
        "house LimitsSet",
        "house AllowanceOpened");
    walk.row("ann", "POST /api/me/redemption", json("amount", "50"), "house CashProposed");
    walk.row("ann", "DELETE /api/me/redemption", "{}", "house ProposalWithdrawn");
    walk.knows("bob", house.player("bob"));
    walk.row("bob", "POST /api/me/break", "{\"minutes\":60}", "house CooledOff");
    walk.row("bob", "POST /api/me/exclusion", "{\"days\":30}", "house SelfExcluded");
  }

  private void theCage() {
    walk.row("carl", "POST /api/cashier/issue", slip("500"), "house ChipsIssued");
    walk.row("ann", "POST /api/me/redemption", json("amount", "200"), "house CashProposed");
    walk.row(
        "carl",
        "POST /api/cashier/redeem",
        slip("200"),
        "house ProposalApproved",
        "house ChipsRedeemed");
    TestPerson.Got large =
        walk.row("carl", "POST /api/cashier/issue", slip("20000"), "house CashProposed");
    walk.row(
        "sue", onProposal(large, "approve"), "{}", "house ProposalApproved", "house ChipsIssued");
    TestPerson.Got unasked =
        walk.row("carl", "POST /api/cashier/redeem", slip("100"), "house CashProposed");
    walk.row("sue", onProposal(unasked, "withdraw"), "{}", "house ProposalWithdrawn");
  }

  private static String slip(String amount) {
    return command(",\"player\":\"ann\",\"amount\":\"%s\"".formatted(amount));
  }

  private void theRoom() {
    walk.row("mallory", "PUT /api/room", ROOM.formatted("\"WA\":\"300\""), "house RoomRulesSet");
    TestPerson.Got looser =
        walk.row("mallory", "PUT /api/room", ROOM.formatted(""), "house RoomRulesEntered");
    walk.row("moe", onEntry(looser, "confirm"), "{}", "house EntryConfirmed");
    TestPerson.Got paper =
        walk.row(
            "eve",
            "POST /api/records",
            json(
                "requirement",
                "wa-internal-controls",
                "document",
                "A paper",
                "reference",
                "17",
                "from",
                "2020-01-01"),
            "house RecordEntered");
    walk.row("moe", onEntry(paper, "confirm"), "{}", "house EntryConfirmed");
    walk.row("eve", onEntry(paper, "end"), json("reason", "a newer one"), "house EntryEnded");
  }

  private static String onEntry(TestPerson.Got entered, String word) {
    return "POST /api/records/" + entered.json().path("entry").path("number").asLong() + "/" + word;
  }

  private void theWall() {
    walk.row(
        "mallory",
        "PUT /api/wall/thresholds",
        "{\"leastTray\":\"1\",\"heldDeviations\":3,\"leastRoundsAnHour\":0,\"mostMeterPercent\":0}",
        "house WallThresholdsSet");
  }

  private void theSchool() {
    String paper =
        walk.withoutALine("dora", "POST /api/training/papers", "{" + WALK + "}")
            .json()
            .path("paper")
            .asString();
    walk.withoutALine(
        "dora",
        "POST /api/walks/procedure",
        "{\"paper\":\"%s\",\"steps\":[\"no-more-bets\"]}".formatted(paper));
    walk.row(
        "dora",
        "POST /api/training/papers/marks",
        ("{\"paper\":\"%s\",\"answers\":[\"no-more-bets\",\"deal\",\"collect-forfeits\",\"reveal\","
                + "\"settle\",\"next-round\"]}")
            .formatted(paper),
        "house DrillHandedIn");
    JsonNode set =
        walk.row(
                "sue",
                "POST /api/training/dora/drills",
                "{" + WALK + ",\"percent\":100}",
                "house DrillAssigned")
            .json();
    walk.row(
        "sue",
        "POST /api/training/drills/" + set.path("number").asLong() + "/withdraw",
        json("reason", "too hard"),
        "house AssignmentWithdrawn");
    JsonNode word =
        walk.row(
                "sue",
                "POST /api/training/dora/sign-offs",
                "{" + GAME + ",\"remark\":\"two shifts\"}",
                "house DealerSignedOff")
            .json();
    walk.row(
        "moe",
        "POST /api/training/sign-offs/" + word.path("number").asLong() + "/end",
        json("reason", "long away"),
        "house SignOffEnded");
  }
}

package io.queenhigh.web;

import static io.queenhigh.web.OfficeWalk.command;

import java.time.LocalDate;
import java.time.ZoneOffset;
import tools.jackson.databind.JsonNode;

/**
 * The office's changes to tables and links, walked row by row. Their lines stand where the changed
 * thing has its record: in the stream of the table or of the link.
 */
final class LinkedOffice {

  private static final String EMERALD = "/api/links/emerald";
  private static final String T1 = "/api/tables/t1";

  private final RealHouse house;
  private final OfficeWalk walk;

  LinkedOffice(RealHouse house, OfficeWalk walk) {
    this.house = house;
    this.walk = walk;
  }

  void all() {
    linksAreSetUp();
    aGameIsDeclared();
    aTableIsOpenedAndJoined();
    anAwardIsPaid();
    theMeterIsAdjusted();
    theAwardIsBackedOut();
    theTableLeavesAndCloses();
    theTermsChange();
    theLinkRetires();
  }

  private void linksAreSetUp() {
    setUp("emerald", "game-manager", "P1");
    setUp("ruby", "game-manager", "P1");
    setUp("sapphire", "multi-game-link", "MGL");
    JsonNode slips =
        walk.person("mallory")
            .get("/api/links/sapphire/details")
            .expect(200)
            .json()
            .path("openSlips");
    walk.row(
        "mallory",
        "POST /api/links/sapphire/acknowledge",
        command(",\"slip\":\"%s\"".formatted(slips.path(0).path("id").asString())),
        "link/sapphire SlipAcknowledged");
    walk.row("eve", "POST " + EMERALD + "/open", command(""), "link/emerald LinkOpened");
    walk.row("eve", "POST /api/links/ruby/open", command(""), "link/ruby LinkOpened");
  }

  private void setUp(String link, String controller, String payTable) {
    walk.row(
        "mallory",
        "POST /api/links",
        command(
            ",\"link\":\"%s\",\"title\":\"The %s\",\"controller\":\"%s\",\"payTable\":\"%s\""
                    .formatted(link, link, controller, payTable)
                + ",\"wager\":\"1\",\"seed\":\"1000\",\"contributionPercent\":\"18.5\""
                + ",\"reservePercent\":\"1.25\",\"configuredSource\":\"Data sheet P-1\""),
        "link/" + link + " LinkSetUp");
  }

  private void aGameIsDeclared() {
    walk.row(
        "sue",
        "POST /api/links/sapphire/proposals",
        command(
            ",\"change\":\"game\",\"because\":\"the maker's letter\""
                + ",\"game\":\"links/dj-wild-stud\",\"own\":5,\"community\":0"
                + ",\"hand\":\"royal-flush\",\"ways\":\"4\",\"of\":\"2598960\""),
        "link/sapphire GameProposed");
    walk.row(
        "mallory",
        "POST /api/links/sapphire/proposals/1/approve",
        command(""),
        "link/sapphire GameDeclared");
  }

  private void aTableIsOpenedAndJoined() {
    walk.row(
        "mallory",
        "POST /api/tables",
        command(
            ",\"table\":\"t1\",\"game\":\"wa/three-card-poker\""
                + ",\"choices\":[\"TCP-01\",\"P1\",\"game-manager\"],\"dealer\":\"person\""
                + ",\"cards\":\"keyed\",\"dealers\":[\"sue\"],\"link\":\"emerald\""),
        "table/t1 TableOpened");
    walk.row(
        "moe", "PUT " + T1, command(",\"title\":\"By the window\""), "table/t1 TableConfigured");
    walk.row(
        "moe",
        "PUT " + T1 + "/dealers",
        command(",\"dealers\":[\"dora\"]"),
        "table/t1 DealersAssigned");
    walk.row(
        "mallory",
        "POST " + EMERALD + "/tables",
        command(",\"table\":\"t1\""),
        "link/emerald TableJoined");
  }

  private void anAwardIsPaid() {
    playedToAHit();
    walk.row("carl", "POST " + EMERALD + "/awards/1/pay", command(""), "link/emerald AwardPaid");
    walk.row(
        "mallory",
        "POST " + EMERALD + "/sign-off",
        command(",\"day\":\"%s\"".formatted(LocalDate.now(ZoneOffset.UTC))),
        "link/emerald DaySignedOff");
  }

  /** A round as people play it, each command with its line in the table's stream. */
  private void playedToAHit() {
    walk.knows("pia", house.player("pia"));
    walk.row("pia", "PUT /api/me/limits", "{\"minutes\":600}", "house LimitsSet");
    walk.atTheTable(
        "pia",
        "POST " + T1 + "/sit",
        ",\"seat\":1,\"buyIn\":\"200\"",
        "table/t1 SatDown",
        "house SittingStarted");
    at("pia", "bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"", "BetPlaced");
    at("pia", "bet", ",\"seat\":1,\"wager\":\"progressive\",\"amount\":\"1\"", "BetPlaced");
    at("dora", "controller/lock", "", "WagersLocked");
    at("dora", "no-more-bets", "", "BetsClosed");
    String colour =
        house.stranger().get(T1).expect(200).json().path("deck").path("colour").asString("red");
    at(
        "dora",
        "key-cards",
        ",\"colour\":\"%s\",\"hands\":{\"1\":\"As Ks Qs\"},\"dealer\":\"2h 2d 3c\""
            .formatted(colour),
        "DealerDealt");
    at("pia", "play", ",\"seat\":1", "Played");
    at("dora", "collect-forfeits", "", "ForfeitsCollected");
    at("dora", "reveal", "", "DealerRevealed");
    at("dora", "controller/press-hand", ",\"hand\":\"mini-royal-of-spades\"", "HandMarked");
    at("dora", "controller/call-supervisor", "", "SupervisorCalled");
    awaitAmounts();
    at("eve", "controller/turn-key", ",\"to\":\"jph\"", "KeyTurned");
    at("eve", "controller/j-pot", "", "WinRecorded");
    at("eve", "controller/turn-key", ",\"to\":\"run\"", "KeyTurned");
    at("dora", "settle", "", "RoundSettled");
    at("dora", "controller/end-round", "", "RoundEnded");
  }

  private void at(String who, String verb, String fields, String leaves) {
    walk.atTheTable(who, "POST " + T1 + "/" + verb, fields, "table/t1 " + leaves);
  }

  /** The link answers the table when it has fixed what was hit. */
  private void awaitAmounts() {
    TestPerson anyone = house.stranger();
    try (Listener listener = Listener.to(anyone, "t1")) {
      do {
        listener.next();
      } while (anyone.get(T1).expect(200).json().path("controller").path("amounts").isEmpty());
    }
  }

  private void theMeterIsAdjusted() {
    String adds =
        ",\"change\":\"adjustment\",\"fund\":\"meter\",\"amount\":\"25\",\"reason\":\"house-adds\","
            + "\"because\":\"The anniversary\"";
    proposed("sue", adds, "AdjustmentProposed");
    word("mallory", 1, "approve", "FundsAdjusted");
    proposed("sue", adds, "AdjustmentProposed");
    word("mallory", 2, "withdraw", "ProposalWithdrawn");
  }

  private void theAwardIsBackedOut() {
    proposed(
        "sue",
        ",\"change\":\"back-out\",\"page\":1,\"because\":\"The deck was short\"",
        "BackOutProposed");
    word("mallory", 3, "approve", "AwardBackedOut");
  }

  private void proposed(String who, String change, String leaves) {
    walk.row(who, "POST " + EMERALD + "/proposals", command(change), "link/emerald " + leaves);
  }

  private void word(String who, int number, String word, String leaves) {
    walk.row(
        who,
        "POST %s/proposals/%d/%s".formatted(EMERALD, number, word),
        command(""),
        "link/emerald " + leaves);
  }

  private void theTableLeavesAndCloses() {
    walk.row(
        "mallory",
        "POST " + EMERALD + "/leave",
        command(",\"table\":\"t1\""),
        "link/emerald TableLeft");
    walk.row(
        "sue",
        "DELETE " + T1,
        command(",\"reason\":\"the night is over\""),
        "table/t1 TableClosed");
  }

  private void theTermsChange() {
    suspended("New terms");
    proposed(
        "sue",
        ",\"change\":\"terms\",\"seed\":\"2000\",\"because\":\"A larger start\"",
        "TermsProposed");
    word("eve", 4, "approve", "TermsChanged");
    walk.row("mallory", "POST " + EMERALD + "/resume", command(""), "link/emerald LinkResumed");
  }

  private void suspended(String reason) {
    walk.row(
        "sue",
        "POST " + EMERALD + "/suspend",
        command(",\"reason\":\"%s\"".formatted(reason)),
        "link/emerald LinkSuspended");
  }

  private void theLinkRetires() {
    suspended("It ends");
    proposed(
        "mallory",
        ",\"change\":\"retirement\",\"to\":\"ruby\",\"because\":\"A new meter\"",
        "RetirementProposed");
    word("eve", 5, "approve", "LinkRetired");
    walk.row(
        "mallory",
        "POST /api/links/ruby/receive",
        command(",\"from\":\"emerald\""),
        "link/ruby FundsReceived");
  }
}

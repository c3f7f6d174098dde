package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Proposals;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import java.util.ArrayList;
import java.util.List;

/** Everything on the floor that waits for a second person's word. */
final class ApprovalDesk {
  private final Floor floor;
  private final People people;

  ApprovalDesk(Floor floor, People people) {
    this.floor = floor;
    this.people = people;
  }

  private record Wanted(List<Approval> approvals) {}

  /**
   * Something that waits.
   *
   * @param what the kind of it
   * @param by who wants it
   * @param own whether the caller wants it himself, who then has no say in it
   * @param page where it is decided
   */
  private record Approval(What what, String says, String by, boolean own, String page) {}

  /** What can wait. */
  private enum What {
    PROPOSAL,
    LINK_CHANGE,
    JACKPOT,
    VOID,
    CORRECTION,
    REGISTER
  }

  /** What the caller's post lets him decide, and what he has proposed himself. */
  Response wanted(Call call) {
    return Answers.of(
        people.proposals().waiting(call.who()).then(waiting -> all(call.who(), waiting)),
        Response::json);
  }

  private Reply<Wanted> all(Who who, List<Proposals.Waiting> waiting) {
    List<Approval> all = new ArrayList<>();
    waiting.forEach(
        one -> all.add(approval(who, What.PROPOSAL, said(one), one.by(), "/floor#people")));
    if (who.role().may(Right.KEEP_THE_REGISTER)) {
      people.register().entries().stream()
          .filter(RegisterEntry::isWaiting)
          .forEach(
              entry ->
                  all.add(
                      approval(
                          who, What.REGISTER, said(entry), entry.entered().by(), "/register")));
    }
    for (LiveLink live : floor.links().all()) {
      ofLink(who, live.state(), all);
    }
    if (who.role().may(Right.SUPERVISE)) {
      floor.tables().stream().map(LiveTable::state).forEach(table -> ofTable(who, table, all));
    }
    return new Reply.Given<>(new Wanted(all));
  }

  private static void ofLink(Who who, Link link, List<Approval> all) {
    String title = link.terms().title();
    String page = "/floor#links/" + link.terms().id();
    if (who.role().may(Right.CONFIRM_JACKPOTS)) {
      link.pending()
          .forEach(
              hit ->
                  all.add(
                      approval(
                          who,
                          What.JACKPOT,
                          title + ": a win at " + hit.hit().table() + " is to be confirmed",
                          hit.hit().table(),
                          "/t/" + hit.hit().table())));
    }
    if (who.role().may(Right.SIGN_FOR_LINKS)) {
      link.proposals()
          .forEach(
              (number, proposed) ->
                  all.add(
                      approval(
                          who,
                          What.LINK_CHANGE,
                          title + ": change " + number + " is proposed, " + proposed.because(),
                          proposed.by().name(),
                          page)));
    }
  }

  private static void ofTable(Who who, TableState table, List<Approval> all) {
    String page = "/t/" + table.id();
    table
        .voiding()
        .ifPresent(
            wanted ->
                all.add(
                    approval(
                        who,
                        What.VOID,
                        table.setup().title() + ": the round is to be void, " + wanted.reason(),
                        wanted.by().name(),
                        page)));
    table
        .correcting()
        .ifPresent(
            wanted ->
                all.add(
                    approval(
                        who,
                        What.CORRECTION,
                        table.setup().title() + ": a round is to be corrected, " + wanted.reason(),
                        wanted.by().name(),
                        page)));
  }

  private static Approval approval(Who who, What what, String says, String by, String page) {
    return new Approval(what, says, by, who.name().equals(by), page);
  }

  private static String said(RegisterEntry entry) {
    return entry
        .record()
        .map(record -> "On file: " + record.document() + ", " + record.reference())
        .orElse("Other rules of the room for all its tables");
  }

  private String said(Proposals.Waiting one) {
    String cents = Dollars.text(one.cents().orElse(0));
    return switch (one.what()) {
      case "appointment" -> "Appoint " + one.name() + one.role().map(role -> " " + role).orElse("");
      case "role" -> "Make " + one.name() + one.role().map(role -> " " + role).orElse("");
      case "reset" -> "Reset " + one.name();
      case "closing" -> "Close the account of " + one.name() + holding(one.name());
      case "limits" -> "Other limits for the cashier's window";
      case "issue" -> "Give " + one.name() + " " + cents;
      case "redemption" -> "Take " + cents + " from " + one.name();
      // Whatever else two people have to agree on says itself by its kind.
      default -> one.what() + " " + one.name();
    };
  }

  /** Whoever signs should know whose chips stay behind. */
  private String holding(String name) {
    long wallet = floor.store().balance(Accounts.wallet(name));
    long racks = floor.tables().stream().mapToLong(table -> table.state().rack(name)).sum();
    return wallet + racks == 0
        ? ""
        : ", who has %s in the wallet and %s at tables"
            .formatted(Dollars.text(wallet), Dollars.text(racks));
  }
}

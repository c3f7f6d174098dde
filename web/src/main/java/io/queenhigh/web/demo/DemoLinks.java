package io.queenhigh.web.demo;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The demo's progressive links, set up by its manager where they are not there yet. */
final class DemoLinks {

  static final LinkTerms EMERALD =
      LinkTerms.usual(
          "emerald",
          "The Emerald",
          Controller.GAME_MANAGER,
          "P1",
          1_00,
          1_000_00,
          new Rates(1_850, 125));

  static final LinkTerms SAPPHIRE =
      LinkTerms.usual(
          "sapphire",
          "The Sapphire",
          Controller.MULTI_GAME_LINK,
          "MGL",
          1_00,
          50_000_00,
          new Rates(1_850, 125));

  static final List<LinkTerms> ALL = List.of(EMERALD, SAPPHIRE);

  private static final Staff MANAGER = new Staff(DemoStaff.name(Role.MANAGER), Post.MANAGER);
  private static final Staff EXECUTIVE = new Staff(DemoStaff.name(Role.EXECUTIVE), Post.EXECUTIVE);

  private DemoLinks() {}

  static void open(Floor floor) {
    for (LinkTerms terms : ALL) {
      if (floor.links().link(terms.id()).isEmpty()) {
        done(floor.setUpLink(MANAGER, "demo-set-up", terms));
      }
      LiveLink link = floor.links().link(terms.id()).orElseThrow();
      if (link.state().standing() == Standing.SET_UP) {
        link.state()
            .openSlips()
            .forEach(
                slip -> ask(link, "slip-" + slip.id(), new LinkCommand.Acknowledge(slip.id())));
        done(link.ask(EXECUTIVE, "demo-open", new LinkCommand.Open()));
      }
    }
  }

  /** A visitor's manager may have taken the table off again: then it stays off. */
  static void join(Floor floor, LinkTerms terms, String table) {
    LiveLink link = floor.links().link(terms.id()).orElseThrow();
    if (link.state().tables().get(table).isEmpty()) {
      floor
          .table(table)
          .ifPresent(
              live -> ask(link, "join-" + table, new LinkCommand.Join(floor.links().fit(live))));
    }
  }

  private static void ask(LiveLink link, String id, LinkCommand.OfTheOffice command) {
    done(link.ask(MANAGER, "demo-" + id, command));
  }

  private static void done(CompletableFuture<Answer> asked) {
    Answer answer = asked.join();
    if (!(answer instanceof Answer.Done)) {
      throw new IllegalStateException(answer.toString());
    }
  }
}

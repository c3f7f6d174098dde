package io.queenhigh.floor;

import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.journal.SealedSnapshots;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.link.LinkLedger;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.link.LinkSnapshots.Snapshot;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.LiveStream;
import io.queenhigh.floor.stream.Restored;
import io.queenhigh.floor.stream.Stand;
import io.queenhigh.floor.stream.StreamDefinition;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.progressive.LinkRule;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

/**
 * A progressive link as a stream. What its tables send while one transaction is being written goes
 * together into the next, so that a thousand tables cost a flush and not a thousand.
 */
final class LinkStream implements StreamDefinition<Link, LinkAsk, LinkStream.Happened> {

  private final Links links;
  private final String id;
  private final Formats formats;
  private final Vault vault;
  private final LinkBooks books;
  private final Services services;
  private final BiConsumer<Stand<Link>, List<Happened>> listener;

  /** An event, and the link before and after it. */
  record Happened(Optional<Link> before, LinkEvent event, Link after) {}

  LinkStream(Services services, String id, BiConsumer<Stand<Link>, List<Happened>> listener) {
    this.services = services;
    this.links = services.links();
    this.formats = services.formats();
    this.id = id;
    this.vault = services.store().vault();
    this.books = new LinkBooks(formats.linkSnapshots(), vault, id);
    this.listener = listener;
  }

  /** Writes the first line of a link. */
  static CompletableFuture<Answer> setUp(Services services, LinkAsk.SetUp ask) {
    LinkStream link = new LinkStream(services, ask.terms().id(), (_, _) -> {});
    return new LiveStream<>(services.machinery(), link, Restored.nothing()).ask(ask);
  }

  @Override
  public boolean isOurs() {
    return services.tenure().holds(stream());
  }

  @Override
  public void cannotRead(NewerLine newer) {
    services.unreadable().add(stream(), newer);
  }

  Restored<Link> restored(Optional<String> snapshot) {
    books.restore(services.store());
    return Restored.from(
        services.store(),
        this,
        SealedSnapshots.open(vault, new Kept(LinkSnapshots.KIND, id, snapshot), called()),
        body ->
            formats
                .linkSnapshots()
                .read(body, links::payTableOf)
                .map(found -> Stand.at(found.head(), found.link())));
  }

  @Override
  public String stream() {
    return LinkLines.stream(id);
  }

  @Override
  public String called() {
    return "Link " + id;
  }

  @Override
  public Ruling<Happened> judge(Optional<Link> link, LinkAsk ask, long nowMillis) {
    Ruling<LinkEvent> ruling =
        switch (ask) {
          case LinkAsk.SetUp setUp -> link.isEmpty() ? setUp(setUp) : takenName();
          case LinkAsk.Order order ->
              LinkDecide.on(link.orElseThrow(), order.by(), order.command());
        };
    return switch (ruling) {
      case Ruling.No(Refused refused) -> Ruling.no(refused);
      case Ruling.Accepted(List<LinkEvent> events) -> {
        List<Happened> happened = new ArrayList<>();
        Optional<Link> before = link;
        for (LinkEvent event : events) {
          Happened one = happened(before, event);
          happened.add(one);
          before = Optional.of(one.after);
        }
        yield new Ruling.Accepted<>(happened);
      }
    };
  }

  private Ruling<LinkEvent> setUp(LinkAsk.SetUp ask) {
    LinkTerms terms = ask.terms();
    Optional<PayTable> payTable = links.payTable(terms.controller(), terms.payTable());
    return payTable.isEmpty()
        ? Ruling.no(
            "no-such-pay-table",
            "No game has pay table " + terms.payTable() + " for " + terms.controller().key(),
            LinkRule.SET_UP)
        : LinkDecide.setUp(terms, payTable.get(), ask.by());
  }

  private Ruling<LinkEvent> takenName() {
    return Ruling.no(
        "link-name-used", "There has been a link " + id + "; take another name", LinkRule.SET_UP);
  }

  private Happened happened(Optional<Link> before, LinkEvent event) {
    Link after =
        event instanceof LinkEvent.LinkSetUp setUp
            ? LinkEvolve.first(links.payTableOf(setUp.terms()), setUp)
            : LinkEvolve.one(before.orElseThrow(), event);
    return new Happened(before, event, after);
  }

  @Override
  public Refused overdrawn(String account) {
    return new Refused(
        "link-account-too-small",
        "There is not that much in " + account,
        LinkRule.CONTRIBUTIONS.cite());
  }

  @Override
  public Optional<Link> after(Happened happened) {
    return Optional.of(happened.after);
  }

  @Override
  public Fact write(Happened happened) {
    return formats.links().write(happened.event);
  }

  @Override
  public Happened read(Optional<Link> before, Entry line) {
    return happened(before, formats.links().read(line));
  }

  @Override
  public List<Transfer> transfers(Happened happened, int place) {
    return happened
        .before
        .map(before -> LinkLedger.of(before, happened.event, happened.after, place))
        .orElse(List.of());
  }

  @Override
  public List<Kept> kept(Stand<Link> before, LinkAsk ask, List<Happened> happened, long atMillis) {
    List<Kept> kept = new ArrayList<>();
    before.state().ifPresent(link -> kept.addAll(books.opened(before.head(), link, atMillis)));
    happened.forEach(one -> kept.addAll(books.kept(one.event, one.after, atMillis)));
    return kept;
  }

  @Override
  public int linesPerSnapshot(Link link) {
    return LinkBooks.linesPerSnapshot(link);
  }

  @Override
  public Kept snapshot(Stand<Link> stand) {
    return SealedSnapshots.seal(
        vault, formats.linkSnapshots().keep(new Snapshot(stand.head(), stand.get())));
  }

  @Override
  public int mostTogether() {
    return 256;
  }

  @Override
  public int mostWaiting() {
    return 20_000;
  }

  @Override
  public void heard(Stand<Link> now, List<Happened> happened, List<Fact> facts, long atMillis) {
    books.heard(atMillis);
    listener.accept(now, happened);
  }
}

package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.nodes.Nodes;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.WebMetrics;
import io.queenhigh.web.pages.Contract;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What the server says of itself: how it is, what it counts, what it can do. */
final class HouseDesk {
  private final Floor floor;
  private final WebMetrics metrics;
  private final BooleanSupplier closing;
  private final Optional<Nodes> nodes;
  private final BooleanSupplier knowsPeople;
  private final RoomToWrite room;

  /** Takes a third of a start to read, and hardly anybody asks for it. */
  private static final class Told {
    static final String AS_JSON = Contract.read().json();
  }

  HouseDesk(
      Floor floor,
      WebMetrics metrics,
      BooleanSupplier closing,
      Optional<Nodes> nodes,
      BooleanSupplier knowsPeople) {
    this.nodes = nodes;
    this.knowsPeople = knowsPeople;
    this.floor = floor;
    this.room = new RoomToWrite(floor.store(), System::nanoTime);
    this.metrics = metrics;
    this.closing = closing;
  }

  private record Health(String status) {}

  /** The process lives. */
  Response health(Call call) {
    return Response.json(new Health("up"));
  }

  /**
   * Commands would be taken: the store can be read and written within a second, the shuffler works,
   * nobody is closing.
   */
  Response ready(Call call) {
    if (closing.getAsBoolean()) {
      return Response.no(Kind.UNAVAILABLE, "The floor is closing.");
    }
    if (nodes.filter(Nodes::isAstray).isPresent()) {
      return Response.no(Kind.UNAVAILABLE, "This node's clock is off; others have its tables.");
    }
    if (nodes.filter(all -> !all.isSure()).isPresent()) {
      return Response.no(Kind.UNAVAILABLE, "This node is cut off from the others.");
    }
    if (!knowsPeople.getAsBoolean()) {
      return Response.no(Kind.UNAVAILABLE, "This node does not hear of people.");
    }
    Optional<String> failure = floor.shuffler().failure();
    if (failure.isPresent()) {
      return Response.no(Kind.UNAVAILABLE, failure.get());
    }
    return room.lack()
        .map(why -> Response.no(Kind.UNAVAILABLE, why))
        .orElseGet(() -> Response.json(new Health("ready")));
  }

  private record FloorNodes(List<FloorNode> nodes) {}

  /** One of several nodes, and what it has. */
  private record FloorNode(
      long id,
      String url,
      String version,
      boolean leaving,
      boolean self,
      List<String> tables,
      List<String> links) {}

  /** The nodes that are this floor; none where one has everything. */
  Response nodes(Call call) {
    return Response.json(
        new FloorNodes(
            nodes.map(Nodes::views).orElse(List.of()).stream().map(this::node).toList()));
  }

  private FloorNode node(Nodes.NodeView node) {
    return new FloorNode(
        node.id(),
        node.url(),
        node.version(),
        node.leaving(),
        node.self(),
        floor.tablesHeldBy(node.streams()),
        floor.links().all().stream()
            .map(LiveLink::id)
            .filter(id -> node.streams().contains(LinkLines.stream(id)))
            .toList());
  }

  Response metrics(Call call) {
    return Response.text("text/plain; version=0.0.4; charset=utf-8", metrics.scrape());
  }

  Response contract(Call call) {
    return Response.text("application/yaml", Contract.text());
  }

  Response contractAsJson(Call call) {
    return Response.text(Response.JSON, Told.AS_JSON);
  }

  Response icon(Call call) {
    return kept("image/svg+xml", "favicon.svg");
  }

  private static Response kept(String type, String file) {
    try (InputStream in = Objects.requireNonNull(HouseDesk.class.getResourceAsStream(file))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Response.text(type, text).with("Cache-Control", "max-age=3600");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

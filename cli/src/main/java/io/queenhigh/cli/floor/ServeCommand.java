package io.queenhigh.cli.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Version;
import io.queenhigh.cli.games.OpenCatalogue;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.CtrlC;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.nodes.Alone;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.nodes.Nodes;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.web.WebServer;
import io.queenhigh.web.WebSettings;
import io.queenhigh.web.demo.Book;
import io.queenhigh.web.demo.DemoFloor;
import io.queenhigh.web.demo.DemoRegister;
import io.queenhigh.web.demo.DemoStaff;
import io.queenhigh.web.demo.PracticeSupervisor;
import io.queenhigh.web.http.Frontage;
import io.queenhigh.web.nodes.Forwarding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/** {@code queenhigh serve}: opens the floor to the network until somebody stops it. */
public final class ServeCommand implements CliCommand {

  private static final String SQLITE = "sqlite:";
  static final String USUAL_STORE = SQLITE + "data/floor.db";
  private static final int USUAL_PORT = 8080;
  private static final int MOST_PORT = 65_535;
  private static final int MOST_HOPS = 9;
  private static final Duration TO_HAND_OVER = Duration.ofSeconds(5);

  @Override
  public String name() {
    return "serve";
  }

  @Override
  public String summary() {
    return "opens the floor on http://localhost:8080";
  }

  @Override
  public String help() {
    return """
        queenhigh                                     the demo floor: a table of every approved game
        queenhigh serve --port 9000
        queenhigh serve --no-demo --store postgresql://floor@db/floor
        queenhigh serve --no-demo --bind 0.0.0.0 --behind-https --proxy-hops 1 --host floor.example

        Whatever the floor has acknowledged is on disk. Stop it with Ctrl-C; the next start goes on where it was.

          --port N          the port; 8080 unless you say otherwise, 0 for any
          --bind ADDRESS    the address to listen on; this machine only unless you say otherwise
          --behind-https    a proxy with TLS stands in front: cookies and browsers insist on it
          --proxy-hops N    how many proxies stand in front, each adding to X-Forwarded-For; 0 unless you say otherwise
          --host NAME,…     the names people know the floor by; this machine's own and addresses are always taken
          --store STORE     sqlite:FILE (sqlite:data/floor.db unless you say otherwise) or postgresql://…; its password and
                            its key come from files or the environment, see docs/operating.md
          --new             begins an empty floor also where the file of a store is gone and its log, lock or key is still there
          --node-url URL    one of several nodes that share a PostgreSQL: where the others reach this one, https://HOST:PORT
          --node-keys FOLDER   its certificate and key, see queenhigh help nodes
          --no-demo         no demo tables and no demo staff
          --checkpoint-file FILE   where the newest signed checkpoint of the log is written; beside an SQLite store
                            (floor.db.checkpoint) unless you say otherwise
          --print-checkpoints      prints every checkpoint on standard output, for shipping elsewhere
          --games FOLDER    game files of your own beside the approved ones""";
  }

  @Override
  public Set<String> valued() {
    return Set.of(
        "--port",
        "--bind",
        "--proxy-hops",
        "--host",
        "--store",
        "--checkpoint-file",
        "--node-url",
        "--node-keys",
        "--games");
  }

  @Override
  public Set<String> flags() {
    return Set.of("--behind-https", "--print-checkpoints", "--no-demo", "--new");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (!arguments.words().isEmpty()) {
      throw new Usage("serve takes options only; queenhigh help serve lists them");
    }
    long port = WholeNumbers.read(arguments, "--port").orElse((long) USUAL_PORT);
    if (port < 0 || port > MOST_PORT) {
      throw new Usage("--port takes 0 to " + MOST_PORT);
    }
    String bind = arguments.value("--bind").orElse("localhost");
    boolean demo = !arguments.has("--no-demo");
    WebSettings settings =
        WebSettings.usual().at(bind, Math.toIntExact(port)).behind(frontage(arguments, bind));
    Catalogue catalogue = OpenCatalogue.from(arguments);
    // The games are read while the store is opened: tables are put together from both.
    Thread.ofPlatform().daemon().name("games").start(catalogue::games);
    String address = OpenStore.address(arguments);
    Optional<URI> node = nodeUrl(arguments);
    if (node.isPresent()) {
      if (demo) {
        throw new Usage("a demo has one node: --node-url needs --no-demo");
      }
      if (address.startsWith(SQLITE)) {
        throw new SaidNo("Several nodes need one PostgreSQL; an SQLite file has one node.");
      }
      serveAsANode(arguments, terminal, settings, catalogue, address, node.get());
      return Exit.DONE;
    }
    makeRoom(address);
    // The outermost is closed last: Java waits until everything on the floor is put away.
    try (CtrlC _ = CtrlC.leavesCleanly();
        Store store = OpenStore.at(address, arguments.has("--new"));
        Alone _ = besideNobody(address);
        Floor floor = Floor.open(store, FloorSettings.usual(catalogue, new Book()))) {
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      boolean isDemo = people.demo().isDemo() || DemoStaff.isIn(people);
      Optional<String> seen = seenFromElsewhere(arguments, bind);
      if (isDemo && seen.isPresent()) {
        throw new SaidNo(
            "This floor is a demo, whose passwords everybody knows: it is served to this machine"
                + " only. Take another store for %s.".formatted(seen.get()));
      }
      if (demo && seen.isEmpty()) {
        if (!DemoStaff.register(people)) {
          throw new SaidNo(
              "This floor has staff of its own and cannot be opened as a demo: --no-demo serves it,"
                  + " or take another --store.");
        }
        DemoRegister.file(people, floor);
        DemoFloor.open(floor);
        try (PracticeSupervisor _ = PracticeSupervisor.on(floor)) {
          serve(floor, people, log(store, arguments, terminal), settings.keptHere(), terminal);
        }
      } else {
        serve(
            floor,
            people,
            log(store, arguments, terminal),
            isDemo ? settings.keptHere() : settings,
            terminal);
      }
    }
    return Exit.DONE;
  }

  /** Whoever is no node plays at all tables, and hears nothing of what others do there. */
  private static Alone besideNobody(String address) throws SaidNo {
    List<String> nodes = Nodes.serving(address);
    if (!nodes.isEmpty()) {
      throw new SaidNo(
          "Nodes serve this floor just now, at %s: --node-url and --node-keys make this one of them."
              .formatted(String.join(", ", nodes)));
    }
    return Alone.on(address)
        .orElseThrow(
            () ->
                new SaidNo(
                    "Another server has this floor to itself: end it, or make both of them nodes (--node-url, --node-keys)."));
  }

  private static Optional<URI> nodeUrl(Arguments arguments) throws Usage {
    Optional<URI> url = Optional.empty();
    if (arguments.value("--node-url").isPresent()) {
      String text = arguments.value("--node-url").get();
      if (!text.matches("https://([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]+]):[0-9]{1,5}/?")) {
        throw new Usage("--node-url takes https://HOST:PORT, as the other nodes reach this one");
      }
      URI named = URI.create(text.replaceAll("/$", ""));
      // Nobody can be reached at port 0, and whoever cannot be reached would still get a share.
      if (named.getPort() < 1 || named.getPort() > MOST_PORT) {
        throw new Usage("--node-url takes a port from 1 to " + MOST_PORT);
      }
      url = Optional.of(named);
    }
    if (url.isPresent() != arguments.value("--node-keys").isPresent()) {
      throw new Usage(
          "--node-url and --node-keys go together; queenhigh nodes certificates makes the keys");
    }
    return url;
  }

  /** Several nodes are one floor: what this one has when it goes, it gives to the others first. */
  private static void serveAsANode(
      Arguments arguments,
      Terminal terminal,
      WebSettings settings,
      Catalogue catalogue,
      String address,
      URI url)
      throws Usage, SaidNo {
    NodeKeys keys = nodeKeys(arguments);
    WarmUp.tryToPlay(catalogue);
    try (CtrlC _ = CtrlC.leavesCleanly();
        Store store = OpenStore.at(address, arguments.has("--new"));
        Nodes nodes = nodes(address, url);
        Floor floor =
            Floor.open(
                store,
                FloorSettings.usual(catalogue, new Book()),
                onTime(besideOthers(nodes, url)))) {
      People people = People.of(store, InstantSource.system(), new SecureRandom());
      people.writesOnlyWhile(nodes::knowsTheTime);
      if (people.demo().isDemo() || DemoStaff.isIn(people)) {
        throw new SaidNo("This floor is a demo, which has one node. Take another store.");
      }
      serve(
          floor,
          people,
          log(store, arguments, terminal),
          settings,
          terminal,
          Optional.of(new WebServer.Shared(nodes, keys, url)));
    }
  }

  private static Nodes nodes(String address, URI url) throws SaidNo {
    try {
      return Nodes.of(address, url.toString(), Version.number());
    } catch (IllegalArgumentException e) {
      throw new SaidNo(String.valueOf(e.getMessage()));
    }
  }

  private static Nodes besideOthers(Nodes nodes, URI url) throws SaidNo {
    if (nodes.isReachedElsewhere()) {
      throw new SaidNo(
          "At %s another node is reached already. Every node has a --node-url of its own."
              .formatted(url));
    }
    if (nodes.isServedAlone()) {
      throw new SaidNo(
          "A server that is no node has this floor to itself: end it, and start it anew as a node (--node-url, --node-keys).");
    }
    return nodes;
  }

  /** Breaks, sessions and every line go by the clock of the node that is asked. */
  private static Nodes onTime(Nodes nodes) throws SaidNo {
    Optional<String> wrong = nodes.wrongClock();
    if (wrong.isPresent()) {
      throw new SaidNo(wrong.get());
    }
    return nodes;
  }

  private static NodeKeys nodeKeys(Arguments arguments) throws Usage, SaidNo {
    try {
      return NodeKeys.in(Path.of(arguments.value("--node-keys").orElseThrow()));
    } catch (StoreUnavailable | IllegalArgumentException e) {
      throw new SaidNo(String.valueOf(e.getMessage()));
    }
  }

  /** The option by which others than this machine would be served: an address, a proxy, a name. */
  private static Optional<String> seenFromElsewhere(Arguments arguments, String bind)
      throws Usage, SaidNo {
    if (!isThisMachine(bind)) {
      return Optional.of("--bind " + bind);
    }
    if (WholeNumbers.read(arguments, "--proxy-hops").orElse(0L) > 0) {
      return Optional.of("--proxy-hops");
    }
    if (arguments.has("--behind-https")) {
      return Optional.of("--behind-https");
    }
    return arguments.value("--host").map(_ -> "--host");
  }

  private static Frontage frontage(Arguments arguments, String bind) throws Usage {
    long hops = WholeNumbers.read(arguments, "--proxy-hops").orElse(0L);
    if (hops < 0 || hops > MOST_HOPS) {
      throw new Usage("--proxy-hops takes 0 to " + MOST_HOPS);
    }
    Set<String> names = new HashSet<>(Set.of(bind));
    arguments.value("--host").ifPresent(all -> names.addAll(List.of(all.split(",", -1))));
    if (!names.stream().allMatch(name -> name.matches("[A-Za-z0-9.:-]{1,253}"))) {
      throw new Usage("--host takes names with commas between, without http:// and port");
    }
    return new Frontage(Math.toIntExact(hops), arguments.has("--behind-https"), names);
  }

  /** How the transparency log is kept: what is signed goes to a file, and shipped if wanted. */
  private static AnchorSettings log(Store store, Arguments arguments, Terminal terminal)
      throws Usage {
    String address = store.address();
    SigningKeys.Found key =
        SigningKeys.find(address, Anchor.isSigned(store), name -> System.getenv(name));
    Optional<Path> file =
        arguments
            .value("--checkpoint-file")
            .map(Path::of)
            .or(() -> SigningKeys.beside(address, ".checkpoint"));
    AnchorSettings settings = AnchorSettings.usual(key, file);
    return arguments.has("--print-checkpoints")
        ? settings.shippingTo(
            note -> {
              terminal.print(note);
              terminal.flush();
            })
        : settings;
  }

  private static void serve(
      Floor floor, People people, AnchorSettings log, WebSettings settings, Terminal terminal)
      throws SaidNo {
    serve(floor, people, log, settings, terminal, Optional.empty());
  }

  private static void serve(
      Floor floor,
      People people,
      AnchorSettings log,
      WebSettings settings,
      Terminal terminal,
      Optional<WebServer.Shared> shared)
      throws SaidNo {
    try (Anchor anchor = Anchor.open(floor.store(), log);
        WebServer server = start(floor, people, anchor, settings, shared);
        Housekeeping _ =
            new Housekeeping(
                people,
                () -> shared.map(WebServer.Shared::nodes).map(Nodes::isSure).orElse(true))) {
      terminal.print(
          terminal.strong("Queenhigh is open: http://" + host(settings) + ":" + server.port())
              + "  "
              + tables(floor.tables().size())
              + ". Ctrl-C closes the floor.");
      terminal.flush();
      untilSomebodyCloses();
      shared.ifPresent(with -> with.nodes().leave(TO_HAND_OVER));
      terminal.say(
          "Closing: commands in hand are finished, and what lies on the tables stays there.");
    }
  }

  /** Where this machine finds it; all addresses have its own among them. */
  private static String host(WebSettings settings) {
    String host = settings.host();
    if (List.of("0.0.0.0", "::").contains(host)) {
      return "localhost";
    }
    return host.contains(":") ? "[" + host + "]" : host;
  }

  private static void untilSomebodyCloses() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException _) {
      // Somebody does.
    }
  }

  private static String tables(int number) {
    return number == 1 ? "1 table" : number + " tables";
  }

  private static WebServer start(
      Floor floor,
      People people,
      Anchor log,
      WebSettings settings,
      Optional<WebServer.Shared> shared)
      throws SaidNo {
    try {
      return WebServer.start(floor, people, Optional.of(log), settings, shared);
    } catch (Forwarding.NoDoor taken) {
      throw new SaidNo(
          taken.getMessage()
              + ". Every node has a --node-url of its own, with a port that is free.");
    } catch (Forwarding.StrangeKeys strange) {
      throw new SaidNo(
          strange.getMessage()
              + ". --node-keys takes the folder that was made for the host of --node-url; queenhigh"
              + " nodes certificates makes one.");
    } catch (UncheckedIOException | IllegalStateException e) {
      throw new SaidNo(
          "Port %d of %s is not available: %s. Try another --port, or another --bind."
              .formatted(settings.port(), settings.host(), e.getMessage()));
    }
  }

  private static boolean isThisMachine(String bind) throws SaidNo {
    try {
      return InetAddress.getByName(bind).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new SaidNo("--bind " + bind + ": there is no such address on this machine");
    }
  }

  /** A new floor may name a folder that is not there yet. */
  private static void makeRoom(String address) throws SaidNo {
    if (!address.startsWith(SQLITE)) {
      return;
    }
    try {
      Path folder = Path.of(address.substring(SQLITE.length())).toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
    } catch (IOException | InvalidPathException e) {
      throw new SaidNo(
          "There is no room for %s: %s cannot be made. Another place: --store sqlite:FILE"
              .formatted(address, e.getMessage()));
    }
  }
}

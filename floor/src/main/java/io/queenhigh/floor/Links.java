package io.queenhigh.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.LinkGame;
import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkRows;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkRule;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.TableFit;
import io.queenhigh.rules.progressive.WholeMeter;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The progressive links of a floor. */
public final class Links {

  private static final System.Logger LOG = System.getLogger(Links.class.getName());

  private final Catalogue catalogue;
  private final Consumer<String> nudge;
  private final NavigableMap<String, LiveLink> links = new ConcurrentSkipListMap<>();
  private final Set<String> away = ConcurrentHashMap.newKeySet();
  private final Map<String, MeterChance> chances = new ConcurrentHashMap<>();

  Links(Catalogue catalogue, Consumer<String> nudge) {
    this.catalogue = catalogue;
    this.nudge = nudge;
  }

  public Collection<LiveLink> all() {
    return links.values();
  }

  public Optional<LiveLink> link(String id) {
    return Optional.ofNullable(links.get(id));
  }

  /** A table's link as it stands; empty at a table without one, or when it cannot be found. */
  Optional<Link> of(TableState table) {
    return table.setup().link().flatMap(linked -> link(linked.id())).map(LiveLink::state);
  }

  /** By what a table is held: its link, if it has one, so that both are on one node. */
  static String heldBy(TableState table) {
    return table
        .setup()
        .link()
        .map(linked -> LinkLines.stream(linked.id()))
        .orElseGet(() -> TableLines.stream(table.id()));
  }

  /** A table's link has news for it. */
  void nudge(String table) {
    nudge.accept(table);
  }

  /**
   * Every link that was ever set up is there again. One whose pay table is not on the shelf any
   * more, or whose lines nobody can follow, stays away: its tables play on without it, and its
   * money stays where it is.
   */
  void restore(Services services) {
    Map<String, String> snapshots = services.store().keptOf(LinkSnapshots.KIND);
    for (String id : services.store().keptOf(LinkRows.LINK.name()).keySet()) {
      restore(services, id, Optional.ofNullable(snapshots.get(id)));
    }
  }

  private void restore(Services services, String id, Optional<String> snapshot) {
    try {
      links.put(id, new LiveLink(services, id, snapshot));
    } catch (StoreUnavailable away) {
      throw away;
    } catch (NewerLine newer) {
      services.unreadable().add(LinkLines.stream(id), newer);
    } catch (RuntimeException wrong) {
      staysAway(id, wrong);
    }
  }

  /** It is looked for again and again, because it may be mended; the log hears of it once. */
  private void staysAway(String id, RuntimeException wrong) {
    if (away.add(id)) {
      LOG.log(Level.ERROR, "Link " + id + " stays away: " + wrong.getMessage(), wrong);
    }
  }

  /** Those that stay away here. */
  Stream<String> away() {
    return away.stream().filter(id -> !links.containsKey(id));
  }

  /** One that another node has set up. */
  void found(Services services, String id) {
    if (!links.containsKey(id)) {
      restore(services, id, services.store().kept(LinkSnapshots.KIND, id));
    }
  }

  /** Sets up a link under a name that no link has had before. */
  CompletableFuture<Answer> setUp(Services services, Staff by, String command, LinkTerms terms) {
    if (links.containsKey(terms.id())) {
      return CompletableFuture.completedFuture(
          new Answer.No(
              new Refused(
                  "link-exists",
                  "There is a link " + terms.id() + " already",
                  LinkRule.SET_UP.cite())));
    }
    String id = by.name() + ":" + command;
    return LinkStream.setUp(services, new LinkAsk.SetUp(by, Optional.of(id), terms))
        .thenApplyAsync(
            answer -> {
              if (answer instanceof Answer.Done) {
                links.computeIfAbsent(
                    terms.id(), name -> new LiveLink(services, name, Optional.empty()));
                services.tenure().begun(LinkLines.stream(terms.id()));
              }
              return answer;
            },
            services.machinery().hands());
  }

  /**
   * What a table brings to a link; nothing where its game's cards are unknown and nobody has
   * declared them there.
   */
  public Optional<TableFit> fit(LiveTable table, LiveLink link) {
    Game game = table.state().round().game();
    Optional<LinkGame> beside = catalogue.linkGame(game.id());
    if (beside.filter(known -> known.cards().isEmpty()).isEmpty()) {
      return Optional.of(fit(table));
    }
    return Optional.ofNullable(link.state().declared().get(game.id()))
        .filter(declared -> declared.community() == game.communityCards())
        .map(declared -> fit(table, declared.chance()));
  }

  /** What a table of a known game brings to any link. */
  public TableFit fit(LiveTable table) {
    return fit(table, chance(table.state().round().game()));
  }

  private MeterChance chance(Game game) {
    PayTable payTable = game.rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
    return chances.computeIfAbsent(payTable.id(), _ -> WholeMeter.chance(payTable));
  }

  private TableFit fit(LiveTable table, MeterChance chance) {
    var state = table.state();
    Game game = state.round().game();
    Limits limits = state.round().terms().limitsOf(Wager.PROGRESSIVE);
    return TableFit.of(
            state.id(),
            game,
            new Stake(limits.minimumCents(), limits.maximumCents()),
            state.round().terms().meterOrder(),
            chance)
        .playing(sameGame(game.id()));
  }

  /** A game of the documents is the same whether it is dealt here or elsewhere. */
  private String sameGame(String id) {
    return catalogue
        .linkGame(id)
        .filter(beside -> beside.standing() == LinkGame.Standing.FROM_THE_DOCUMENTS)
        .map(beside -> beside.beside().id())
        .orElse(id);
  }

  PayTable payTableOf(LinkTerms terms) {
    return payTable(terms.controller(), terms.payTable())
        .orElseThrow(() -> new IllegalStateException("pay table " + terms.payTable() + " is gone"));
  }

  /** A pay table, found in whatever game offers it on this controller. */
  Optional<PayTable> payTable(Controller controller, String id) {
    List<String> choices =
        List.of(id, controller == Controller.GAME_MANAGER ? "game-manager" : "nexus");
    for (String game : catalogue.ids()) {
      if (catalogue.open(game, choices) instanceof Opening.Opened(Game opened)) {
        Optional<PayTable> found =
            opened
                .rule(Wager.PROGRESSIVE)
                .flatMap(rule -> rule.table())
                .filter(table -> table.id().equals(id));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }
}

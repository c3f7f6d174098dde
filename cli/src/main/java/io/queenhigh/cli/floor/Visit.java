package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Terminal;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.StreamEvent;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Watch;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Phase;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** One person's visit to a table: reads what he types, tells him what happens. */
public final class Visit implements AutoCloseable {

  private static final Viewer YOU = Viewer.player(PlayCommand.YOU);

  private final LiveTable table;
  private final Floor floor;
  private final OwnCut cut;
  private final Terminal terminal;
  private final Narrator narrator;
  private final BufferedReader typed;
  private final BlockingQueue<StreamEvent> news = new LinkedBlockingQueue<>();
  private final Watch watch;
  private int commands;
  private Map<Wager, Long> lastBets = Map.of();

  Visit(LiveTable table, Floor floor, Terminal terminal) {
    this.table = table;
    this.floor = floor;
    this.cut = new OwnCut(terminal);
    this.terminal = terminal;
    this.narrator = new Narrator(terminal, table.id());
    this.typed = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
    this.watch = table.watch(YOU, OptionalLong.empty(), news::add);
  }

  /** Goes on until the person leaves or has nothing left to bet. */
  void run() {
    terminal.print(narrator.welcome(view()));
    boolean stays = true;
    while (stays) {
      stays = turn(waitForYourTurn());
    }
    terminal.print(narrator.goodbye(view().you().orElseThrow().rackCents()));
  }

  /** What the table wants of the person. */
  private enum Wanted {
    BETS,
    DECISION,
    ANSWER_TO_OFFER,
    BANK
  }

  private Wanted waitForYourTurn() {
    while (true) {
      tellNews();
      cut.opened(view()).ifPresent(open -> askAll(List.of(open)));
      cut.over(view())
          .flatMap(floor.rounds()::find)
          .filter(OnRecord::over)
          .ifPresent(round -> cut.check(round.export(), floor.catalogue()));
      Optional<Wanted> wanted = wanted(view());
      if (wanted.isPresent() && news.isEmpty()) {
        return wanted.get();
      }
      try {
        StreamEvent next = news.take();
        narrator.tell(next);
      } catch (InterruptedException e) {
        throw new IllegalStateException("interrupted at the table", e);
      }
    }
  }

  private void tellNews() {
    for (StreamEvent next = news.poll(); next != null; next = news.poll()) {
      narrator.tell(next);
    }
  }

  private static Optional<Wanted> wanted(TableView view) {
    List<String> can = view.you().orElseThrow().can();
    boolean bankIsIn = view.bank().isEmpty() || view.bank().get().postedCents() > 0;
    boolean isReady =
        view.seats().stream()
            .anyMatch(seat -> seat.player().equals(PlayCommand.YOU) && seat.ready());
    if (can.contains("play")) {
      return Optional.of(Wanted.DECISION);
    }
    if (can.contains("take-bank")) {
      return Optional.of(Wanted.ANSWER_TO_OFFER);
    }
    if (can.contains("post-bank") && !bankIsIn) {
      return Optional.of(Wanted.BANK);
    }
    boolean open = view.phase() == Phase.BETTING && can.contains("bet") && bankIsIn && !isReady;
    return open ? Optional.of(Wanted.BETS) : Optional.empty();
  }

  /** One answer of the person; false when he leaves. */
  private boolean turn(Wanted wanted) {
    TableView view = view();
    terminal.ask(narrator.question(wanted.name(), view, lastBets));
    Optional<String> line = readLine();
    if (line.isEmpty()) {
      return false;
    }
    String word = line.get().strip();
    switch (word) {
      case "q", "quit" -> {
        return leave(view);
      }
      case "?", "help" -> narrator.words().forEach(terminal::print);
      case "t", "table" -> narrator.table(view).forEach(terminal::print);
      case String own when own.startsWith("cut ") -> cut.byHand(own.substring(4).strip());
      default -> answer(wanted, word, view);
    }
    return true;
  }

  private void answer(Wanted wanted, String word, TableView view) {
    int seat = view.you().orElseThrow().seats().getFirst();
    Typed answer =
        switch (wanted) {
          case BETS -> Typed.bets(word, seat, betsOf(view, seat).orElse(lastBets));
          case DECISION -> Typed.decision(word, seat);
          case ANSWER_TO_OFFER -> Typed.offer(word, seat);
          case BANK -> Typed.bank(word, seat);
        };
    switch (answer) {
      case Typed.Coach _ ->
          terminal.print(Coach.says(table.state().round().game(), view, seat, terminal));
      case Typed.Unclear(String why) -> terminal.print(terminal.odd(why));
      case Typed.Commands(List<TableCommand> all) -> {
        if (askAll(all) && wanted == Wanted.BETS) {
          lastBets = betsOf(view(), seat).orElse(lastBets);
          cut.sealed(view(), seat).ifPresent(promise -> askAll(List.of(promise)));
          askAll(List.of(new TableCommand.Ready(seat)));
        } else if (wanted == Wanted.BANK && isBank(view(), seat)) {
          cut.sealed(view(), seat).ifPresent(promise -> askAll(List.of(promise)));
        }
      }
    }
  }

  private static boolean isBank(TableView view, int seat) {
    return view.bank().filter(bank -> bank.seat() == seat && bank.postedCents() > 0).isPresent();
  }

  private static Optional<Map<Wager, Long>> betsOf(TableView view, int seat) {
    return view.seats().stream()
        .filter(each -> each.seat() == seat && !each.stakes().isEmpty())
        .map(TableView.Seat::stakes)
        .findFirst();
  }

  private boolean askAll(List<TableCommand> all) {
    for (TableCommand command : all) {
      Answer answer = table.ask(Ask.player(PlayCommand.YOU, "c" + ++commands, command)).join();
      switch (answer) {
        case Answer.Done _ -> {}
        case Answer.No(var no) -> {
          terminal.print(terminal.odd(no.why()) + terminal.faint(" (" + no.by() + ")"));
          return false;
        }
        case Answer.Unavailable(String why) -> {
          terminal.print(terminal.bad(why));
          return false;
        }
      }
    }
    return true;
  }

  /** Bets that are open go back; a hand that is out is folded by leaving, so that is said first. */
  private boolean leave(TableView view) {
    if (view.phase() == Phase.DECIDING) {
      terminal.print("Your hand is out: play or fold it first.");
      return true;
    }
    return false;
  }

  private Optional<String> readLine() {
    try {
      return Optional.ofNullable(typed.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException("what is typed cannot be read", e);
    }
  }

  private TableView view() {
    return table.view(YOU);
  }

  @Override
  public void close() {
    watch.close();
  }

  /** For tests and other readers: an amount as the table says it. */
  static String dollars(long cents) {
    return "$" + Dollars.shortest(cents);
  }
}

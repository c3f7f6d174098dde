package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.floor.people.Role;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/** The jackpot demo from the set-up of its link to the day's sign-off, told line by line. */
public final class JackpotShow implements AutoCloseable {
  static final String MANAGER = name(Role.MANAGER);
  static final List<Role> STAFF = List.of(Role.DEALER, Role.SUPERVISOR, Role.CASHIER);

  private static final String LINK = "/api/links/emerald";
  private static final int TABLES = 3;
  private static final int FEWEST_ROUNDS = 3;
  private static final int MORE_ROUNDS = 4;

  private final List<JackpotPerson> everybody = new ArrayList<>();
  private final List<JackpotTable> tables = new ArrayList<>();
  private final Terminal terminal;
  private final Random chance;
  private final int port;
  private final JackpotPerson manager;
  private final JackpotPerson dealer;
  private final JackpotPerson supervisor;
  private final JackpotPerson cashier;

  JackpotShow(int port, String password, long seed, Terminal terminal) throws SaidNo {
    this.port = port;
    this.terminal = terminal;
    this.chance = new Random(seed);
    manager = signedIn(MANAGER, password);
    dealer = signedIn(name(Role.DEALER), password);
    supervisor = signedIn(name(Role.SUPERVISOR), password);
    cashier = signedIn(name(Role.CASHIER), password);
  }

  static String name(Role role) {
    return "the-" + role;
  }

  private JackpotPerson signedIn(String name, String password) throws SaidNo {
    JackpotPerson person = person(name);
    person.enter("/api/login", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password));
    return person;
  }

  private JackpotPerson person(String name) {
    JackpotPerson person = new JackpotPerson(name, port);
    everybody.add(person);
    return person;
  }

  void run() throws SaidNo {
    setUp();
    JackpotTable hit = playUntilHit();
    confirm(hit);
    pay();
    reconcile();
  }

  private void setUp() throws SaidNo {
    heading("The manager sets up a link of three tables, and the supervisor opens it");
    tell(
        manager,
        "/api/links",
        "\"link\":\"emerald\",\"title\":\"The"
            + " Emerald\",\"controller\":\"game-manager\",\"payTable\":\"P1\","
            + "\"wager\":\"1\",\"seed\":\"1000\",\"contributionPercent\":\"18.5\",\"reservePercent\":\"1.25\","
            + "\"configuredSource\":\"The pay table's data sheet\"");
    tell(supervisor, LINK + "/open", "");
    for (int number = 1; number <= TABLES; number++) {
      String table = "t" + number;
      tell(
          manager,
          "/api/tables",
          "\"table\":\"%s\",\"game\":\"wa/three-card-poker\",\"choices\":[\"TCP-01\",\"P1\",\"game-manager\"],"
                  .formatted(table)
              + "\"dealer\":\"person\",\"cards\":\"keyed\",\"dealers\":[\"%s\"],\"link\":\"emerald\""
                  .formatted(name(Role.DEALER)));
      tell(manager, LINK + "/tables", "\"table\":\"" + table + "\"");
      JackpotPerson guest = person("guest-at-" + table);
      guest.enter("/api/guest", "{}");
      tables.add(new JackpotTable(table, dealer, guest, chance));
      tables.getLast().sit();
    }
  }

  /** The hand that wins is laid out beforehand; luck may be quicker. */
  private JackpotTable playUntilHit() throws SaidNo {
    heading("Guests play; every wager of $1 lifts the meter by 18.5 cents");
    int rounds = FEWEST_ROUNDS + chance.nextInt(MORE_ROUNDS);
    int winner = chance.nextInt(TABLES);
    for (int round = 1; true; round++) {
      for (int at = 0; at < TABLES; at++) {
        JackpotTable table = tables.get(at);
        String hand = table.play(round >= rounds && at == winner);
        String id = table.view().path("round").asString();
        print("  round %-6s %s   meter $%s".formatted(id, hand, meter()));
        if (table.hasAWinner()) {
          return table;
        }
        table.finish();
      }
    }
  }

  private void confirm(JackpotTable table) throws SaidNo {
    heading("A-K-Q of spades: the dealer marks it, and nobody confirms his own table");
    tell(dealer, table.path("controller/press-hand"), "\"hand\":\"mini-royal-of-spades\"");
    refused(dealer, table.path("settle"), "");
    tell(dealer, table.path("controller/call-supervisor"), "");
    print("  the link fixes the award: $" + Dollars.text(table.awaitAmount()));
    refused(dealer, table.path("controller/turn-key"), "\"to\":\"jph\"");
    tell(supervisor, table.path("controller/turn-key"), "\"to\":\"jph\"");
    tell(supervisor, table.path("controller/j-pot"), "");
    refused(supervisor, table.path("controller/j-pot"), "");
    tell(supervisor, table.path("controller/turn-key"), "\"to\":\"run\"");
    table.finish();
    print("  the meter starts again at $" + meter());
  }

  private void pay() throws SaidNo {
    heading("The win page");
    JsonNode page = cashier.get(LINK + "/awards/1");
    line("page", page.path("page").asString() + " of " + page.path("title").asString());
    line("round", page.path("round").asString() + ", seat " + page.path("seat").asString());
    line("player", page.path("player").asString());
    line("hand", page.path("hand").asString() + ": " + cards(page.path("cards")));
    line(
        "award",
        dollars(page, "awardCents") + ", " + page.path("percent").asString() + " % of the meter");
    line(
        "meter",
        dollars(page, "meterBeforeCents")
            + " before, "
            + dollars(page, "meterAfterCents")
            + " after");
    line("dealer", page.path("dealer").asString());
    line("confirmed", page.path("confirmedBy").path("name").asString());
    heading("It is paid once");
    tell(cashier, LINK + "/awards/1/pay", "");
    refused(cashier, LINK + "/awards/1/pay", "");
  }

  private void reconcile() throws SaidNo {
    heading("The day's books");
    JsonNode day = manager.get(LINK + "/reconciliation");
    for (String name : day.path("lines").propertyNames()) {
      line(name, "%16s".formatted(day.path("lines").path(name).asString()));
    }
    print(
        day.path("balances").asBoolean()
            ? terminal.good("  it adds up")
            : terminal.bad("  " + day.path("differences")));
    tell(manager, LINK + "/sign-off", "\"day\":\"" + day.path("day").asString() + "\"");
  }

  private String meter() throws SaidNo {
    return Dollars.text(manager.get(LINK).path("meterCents").asLong());
  }

  private static String dollars(JsonNode page, String field) {
    return "$" + Dollars.text(page.path(field).asLong());
  }

  private static String cards(JsonNode cards) {
    List<String> words = new ArrayList<>();
    cards.forEach(card -> words.add(card.asString()));
    return String.join(" ", words);
  }

  private void tell(JackpotPerson by, String path, String fields) throws SaidNo {
    by.command(path, fields);
    print("  %-14s POST %s {%s}".formatted(by.name(), path, fields));
  }

  private void refused(JackpotPerson by, String path, String fields) throws SaidNo {
    JackpotPerson.Heard heard = by.ask(path, fields);
    if (heard.isDone()) {
      throw new SaidNo(by.name() + " should not have been let at " + path);
    }
    print("  %-14s POST %s {%s}".formatted(by.name(), path, fields));
    print("  %-14s %s".formatted("", terminal.bad("no: " + heard.no())));
  }

  private void line(String name, String text) {
    print("  %-14s %s".formatted(name, text));
  }

  private void heading(String text) {
    print("");
    print(terminal.strong(text));
  }

  private void print(String text) {
    terminal.print(text);
    terminal.flush();
  }

  @Override
  public void close() {
    everybody.forEach(JackpotPerson::close);
  }
}

package io.queenhigh.web;

import static io.queenhigh.web.http.Access.fromHereOrHaving;
import static io.queenhigh.web.http.Access.having;
import static io.queenhigh.web.http.Route.Pace.AT_THE_DOOR;
import static io.queenhigh.web.http.Route.Pace.UNCOUNTED;
import static io.queenhigh.web.http.Route.Pace.USUAL;

import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.web.http.Access;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.http.Route.Handler;
import io.queenhigh.web.http.Route.Verb;
import java.util.List;
import java.util.function.Function;

/** Every route, one line each: what, who may, who answers. */
final class Routes {
  private static final String TABLE = "/api/tables/{table}/";

  private static final Access ANYONE = Access.anyone();
  private static final Access SIGNED_IN = Access.signedIn();
  private static final Access PLAY = having(Right.PLAY);
  private static final Access DEAL = having(Right.DEAL);
  private static final Access SUPERVISE = having(Right.SUPERVISE);
  private static final Access RUN_TABLES = having(Right.RUN_TABLES);
  private static final Access CAGE = having(Right.KEEP_THE_CAGE);
  private static final Access BOOKS = having(Right.READ_THE_BOOKS);
  private static final Access BOOKS_OR_HERE = fromHereOrHaving(Right.READ_THE_BOOKS);
  private static final Access STAFF = having(Right.KEEP_PEOPLE);
  private static final Access PASSWORD = having(Right.KEEP_A_PASSWORD);

  private final Desks to;

  private Routes(Desks to) {
    this.to = to;
  }

  static List<Route> of(Desks to) {
    return new Routes(to).all();
  }

  private List<Route> all() {
    return List.of(
        // People
        post("/api/guest", ANYONE, to.accounts()::guest).at(AT_THE_DOOR),
        post("/api/register", ANYONE, to.accounts()::register).at(AT_THE_DOOR),
        post("/api/login", ANYONE, to.accounts()::login).at(AT_THE_DOOR),
        post("/api/logout", SIGNED_IN, to.accounts()::logout),
        post("/api/password", PASSWORD, to.accounts()::password).at(AT_THE_DOOR),
        get("/api/me", SIGNED_IN, to.accounts()::me),
        put("/api/me/limits", PLAY, to.accounts()::limits),
        post("/api/me/exclusion", PLAY, to.accounts()::exclude),
        get("/api/people", STAFF, to.staff()::list),
        post("/api/people", STAFF, to.staff()::register),
        put("/api/people/{name}/role", STAFF, to.staff()::role),
        put("/api/people/{name}/password", STAFF, to.staff()::password),
        delete("/api/people/{name}", STAFF, to.staff()::close),
        post("/api/cashier/issue", CAGE, to.cash()::issue),
        post("/api/cashier/redeem", CAGE, to.cash()::redeem),

        // Games and tables
        get("/api/games", ANYONE, to.games()::list),
        get("/api/games/{regulator}/{game}", ANYONE, to.games()::one),
        get("/api/tables", ANYONE, to.tables()::list),
        post("/api/tables", RUN_TABLES, to.tables()::open),
        get("/api/tables/{table}", ANYONE, to.tables()::one),
        put("/api/tables/{table}", RUN_TABLES, to.tables()::configure),
        delete("/api/tables/{table}", RUN_TABLES, to.tables().supervisor(TableForms::close)),
        get("/api/tables/{table}/events", ANYONE, to.tables()::events),

        // What a player does
        player("sit", TableForms::sit),
        player("stand", TableForms::stand),
        player("buy-in", TableForms::buyIn),
        player("cash-out", TableForms::cashOut),
        player("bet", TableForms::bet),
        player("withdraw-bet", TableForms::withdrawBet),
        player("ready", TableForms::ready),
        player("take-bank", TableForms::takeBank),
        player("decline-bank", TableForms::declineBank),
        player("pass-bank", TableForms::passBank),
        player("post-bank", TableForms::postBank),
        player("play", TableForms::play),
        player("fold", TableForms::fold),

        // What the house dealer does
        dealer("offer-bank", TableForms::offerBank),
        dealer("action-button", TableForms::actionButton),
        dealer("lock-progressive", TableForms::lockProgressive),
        dealer("no-more-bets", TableForms::noMoreBets),
        dealer("deal", TableForms::deal),
        dealer("key-cards", TableForms::keyCards),
        dealer("time-out", TableForms::timeOut),
        dealer("collect-forfeits", TableForms::collectForfeits),
        dealer("reveal", TableForms::reveal),
        dealer("settle", TableForms::settle),
        dealer("next-round", TableForms::nextRound),
        dealer("wrong-cards", TableForms::wrongCards),
        dealer("shuffler-failed", TableForms::shufflerFailed),
        dealer("resume", TableForms::resume),

        // What the supervisor does
        supervisor("remove-seat", TableForms::removeSeat),
        supervisor("void-round", TableForms::voidRound),

        // What is on record
        get("/api/rounds", ANYONE, to.rounds()::list),
        get("/api/me/rounds", PLAY, to.rounds()::mine),
        get("/api/people/{name}/rounds", BOOKS, to.rounds()::somebodys),
        get("/api/rounds/{round}", ANYONE, to.rounds()::one),
        get("/api/rounds/{round}/file", ANYONE, to.rounds()::file),
        get("/api/rounds/{round}/proof", ANYONE, to.rounds()::proof),
        get("/api/ledger/accounts", BOOKS, to.books()::accounts),
        get("/api/ledger/accounts/<account>", BOOKS, to.books()::account),
        get("/api/journal", BOOKS, to.books()::streams),
        get("/api/journal/<stream>", BOOKS, to.books()::journal),
        get("/api/reports/tables", BOOKS, to.reports()::tables),
        get("/api/reports/tables.csv", BOOKS, to.reports()::tablesCsv),

        // The server itself
        get("/", ANYONE, to.house()::front),
        get("/api", ANYONE, to.house()::api),
        get("/openapi.yaml", ANYONE, to.house()::contract),
        get("/queenhigh.css", ANYONE, to.house()::style),
        get("/favicon.svg", ANYONE, to.house()::icon),
        get("/health", ANYONE, to.house()::health).at(UNCOUNTED),
        get("/ready", ANYONE, to.house()::ready).at(UNCOUNTED),
        get("/metrics", BOOKS_OR_HERE, to.house()::metrics).at(UNCOUNTED));
  }

  private Route player(String verb, Function<Fields, TableCommand> form) {
    return post(TABLE + verb, PLAY, to.tables().player(form));
  }

  private Route dealer(String verb, Function<Fields, TableCommand> form) {
    return post(TABLE + verb, DEAL, to.tables().dealer(form));
  }

  private Route supervisor(String verb, Function<Fields, TableCommand> form) {
    return post(TABLE + verb, SUPERVISE, to.tables().supervisor(form));
  }

  private static Route get(String path, Access access, Handler handler) {
    return new Route(Verb.GET, path, access, handler, USUAL);
  }

  private static Route post(String path, Access access, Handler handler) {
    return new Route(Verb.POST, path, access, handler, USUAL);
  }

  private static Route put(String path, Access access, Handler handler) {
    return new Route(Verb.PUT, path, access, handler, USUAL);
  }

  private static Route delete(String path, Access access, Handler handler) {
    return new Route(Verb.DELETE, path, access, handler, USUAL);
  }
}

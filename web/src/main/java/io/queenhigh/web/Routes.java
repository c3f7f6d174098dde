package io.queenhigh.web;

import static io.queenhigh.web.http.Access.fromHereOrHaving;
import static io.queenhigh.web.http.Access.having;
import static io.queenhigh.web.http.Route.Pace.AT_THE_DOOR;
import static io.queenhigh.web.http.Route.Pace.UNCOUNTED;
import static io.queenhigh.web.http.Route.Pace.USUAL;

import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.web.http.Access;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.http.Route.Handler;
import io.queenhigh.web.http.Route.Verb;
import io.queenhigh.web.pages.Shell.Page;
import java.util.List;
import java.util.function.Function;

/** Every route, one line each: what, who may, who answers. */
final class Routes {
  private static final String TABLE = "/api/tables/{table}/";
  private static final String LINK = "/api/links/{link}";

  private static final Access ANYONE = Access.anyone();
  private static final Access SIGNED_IN = Access.signedIn();
  private static final Access PLAY = having(Right.PLAY);
  private static final Access DEAL = having(Right.DEAL);
  private static final Access SUPERVISE = having(Right.SUPERVISE);
  private static final Access RUN_TABLES = having(Right.RUN_TABLES);
  private static final Access CONFIRM = having(Right.CONFIRM_JACKPOTS);
  private static final Access RUN_LINKS = having(Right.RUN_LINKS);
  private static final Access SIGN = having(Right.SIGN_FOR_LINKS);
  private static final Access SEE_LINKS = having(Right.SEE_LINKS);
  private static final Access PAY_AWARDS = having(Right.PAY_AWARDS);
  private static final Access CAGE = having(Right.KEEP_THE_CAGE);
  private static final Access BOOKS = having(Right.READ_THE_BOOKS);
  private static final Access BOOKS_OR_HERE = fromHereOrHaving(Right.READ_THE_BOOKS);
  private static final Access STAFF = having(Right.KEEP_PEOPLE);
  private static final Access REGISTER = having(Right.KEEP_THE_REGISTER);
  private static final Access THRESHOLDS = having(Right.SET_THRESHOLDS);
  private static final Access LEARN = having(Right.LEARN);
  private static final Access TRAIN = having(Right.TRAIN);
  private static final Access SEE_TRAINING = having(Right.SEE_TRAINING);
  private static final Access SURVEIL = having(Right.SURVEIL);
  private static final Access SECOND = having(Right.SECOND);
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
        post("/api/first-sign-in", ANYONE, to.accounts()::firstSignIn).at(AT_THE_DOOR),
        post("/api/second-factor", ANYONE, to.accounts()::secondFactor).at(AT_THE_DOOR),
        post("/api/logout", SIGNED_IN, to.accounts()::logout),
        post("/api/password", PASSWORD, to.accounts()::password).at(AT_THE_DOOR),
        get("/api/me", SIGNED_IN, to.accounts()::me),
        get("/api/me/sessions", SIGNED_IN, to.accounts()::sessions),
        delete("/api/me/sessions", SIGNED_IN, to.accounts()::logoutEverywhere),
        post("/api/me/name", PLAY, to.accounts()::keepName).at(AT_THE_DOOR),
        post("/api/me/chips", PLAY, to.accounts()::freshChips),
        put("/api/me/limits", PLAY, to.accounts()::limits),
        post("/api/me/exclusion", PLAY, to.accounts()::exclude),
        post("/api/me/break", PLAY, to.accounts()::coolOff),
        post("/api/me/redemption", PLAY, to.accounts()::askRedemption),
        delete("/api/me/redemption", PLAY, to.accounts()::takeRedemptionBack),
        recorded("/api/people", STAFF, to.staff()::list),
        post("/api/people", STAFF, to.staff()::register),
        put("/api/people/{name}/role", STAFF, to.staff()::role),
        put("/api/people/{name}/password", STAFF, to.staff()::password),
        post("/api/people/{name}/reset", STAFF, to.staff()::reset),
        delete("/api/people/{name}", STAFF, to.staff()::close),
        get("/api/proposals", SECOND, to.staff()::waiting),
        post("/api/proposals/{number}/approve", SECOND, to.staff()::approve),
        post("/api/proposals/{number}/withdraw", SECOND, to.staff()::withdraw),
        get("/api/house/limits", SECOND, to.staff()::limits),
        put("/api/house/limits", STAFF, to.staff()::setLimits),
        get("/api/room", ANYONE, to.office()::room),
        put("/api/room", REGISTER, to.office()::setRoom),
        recorded("/api/records", BOOKS, to.register()::book),
        post("/api/records", REGISTER, to.register()::enter),
        post("/api/records/{number}/confirm", REGISTER, to.office()::confirm),
        post("/api/records/{number}/end", REGISTER, to.office()::end),
        post("/api/cashier/issue", CAGE, to.cash()::issue),
        post("/api/cashier/redeem", CAGE, to.cash()::redeem),
        recorded("/api/cashier/people/{name}", CAGE, to.cash()::customer),
        get("/api/approvals", SECOND, to.approvals()::wanted),
        lookup("/api/wall", SEE_LINKS, to.wall()::wall),
        put("/api/wall/thresholds", THRESHOLDS, to.wall()::setThresholds),
        get("/api/nodes", RUN_TABLES, to.house()::nodes),

        // Games and tables
        get("/api/games", ANYONE, to.games()::list),
        get("/api/link-games", ANYONE, to.games()::linkGames),
        lookup("/api/games/{regulator}/{game}", ANYONE, to.games()::one),
        lookup("/api/games/{regulator}/{game}/how-to-play", ANYONE, to.learn()::howToPlay),
        lookup("/api/games/{regulator}/{game}/example", ANYONE, to.learn()::example),
        post("/api/games/{regulator}/{game}/example", ANYONE, to.learn()::decide),
        lookup("/api/games/{regulator}/{game}/clauses", ANYONE, to.clauses()::clauses),
        lookup(
            "/api/games/{regulator}/{game}/beside/{otherRegulator}/{otherGame}",
            ANYONE,
            to.compare()::compare),
        get("/api/tables", ANYONE, to.tables()::list),
        post("/api/tables", RUN_TABLES, to.tables()::open),
        get("/api/tables/{table}", ANYONE, to.tables()::one),
        put("/api/tables/{table}", RUN_TABLES, to.tables()::configure),
        delete("/api/tables/{table}", RUN_TABLES, to.tables().staff(TableForms::close)),
        put("/api/tables/{table}/dealers", RUN_TABLES, to.tables()::assign),
        get("/api/tables/{table}/events", ANYONE, to.tables()::events),
        lookup("/api/tables/{table}/cloth", ANYONE, to.tables()::cloth),
        lookup("/api/tables/{table}/postings", ANYONE, to.tables()::postings),
        lookup("/api/tables/{table}/placard.pdf", ANYONE, to.tables()::placard),
        get("/api/tables/{table}/coach", PLAY, to.tables()::coach),

        // What a player does
        player("sit", TableForms::sit),
        player("stand", TableForms::stand),
        player("buy-in", TableForms::buyIn),
        player("cash-out", TableForms::cashOut),
        player("bet", TableForms::bet),
        player("withdraw-bet", TableForms::withdrawBet),
        player("seal-cut", TableForms::sealCut),
        player("open-cut", TableForms::openCut),
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
        dealer("no-more-bets", TableForms::noMoreBets),
        dealer("deal", TableForms::deal),
        dealer("key-cards", TableForms::keyCards),
        dealer("deal-stacks", TableForms::dealStacks),
        dealer("key-shown-card", TableForms::keyShownCard),
        dealer("key-hand", TableForms::keyHand),
        dealer("time-out", TableForms::timeOut),
        dealer("collect-forfeits", TableForms::collectForfeits),
        dealer("reveal", TableForms::reveal),
        dealer("settle", TableForms::settle),
        dealer("next-round", TableForms::nextRound),
        dealer("wrong-cards", TableForms::wrongCards),
        dealer("shuffler-failed", TableForms::shufflerFailed),
        dealer("shuffler-step", TableForms::shufflerStep),
        dealer("resume", TableForms::resume),

        // What he does for people without accounts
        dealer("visitor/sit", TableForms::seatVisitor),
        dealer("visitor/chips-in", TableForms::chipsIn),
        dealer("visitor/chips-out", TableForms::chipsOut),
        dealer("visitor/lay", TableForms::lay),
        dealer("visitor/stand", TableForms.forVisitor(Command.StandUp::new)),
        dealer("visitor/play", TableForms.forVisitor(Command.Play::new)),
        dealer("visitor/fold", TableForms.forVisitor(Command.Fold::new)),
        dealer("visitor/take-bank", TableForms.forVisitor(Command.TakeBank::new)),
        dealer("visitor/decline-bank", TableForms.forVisitor(Command.DeclineBank::new)),
        dealer("visitor/pass-bank", TableForms.forVisitor(Command.PassBank::new)),
        dealer("visitor/post-bank", TableForms::postVisitorsBank),

        // What the supervisor does
        supervisor("remove-seat", TableForms::removeSeat),
        supervisor("void-round", TableForms::voidRound),
        supervisor("confirm-void", TableForms::confirmVoid),
        supervisor("reject-void", TableForms::rejectVoid),
        supervisor("propose-correction", TableForms::proposeCorrection),
        supervisor("approve-correction", TableForms::approveCorrection),
        supervisor("reject-correction", TableForms::rejectCorrection),

        // The progressive controller at a table
        controller(DEAL, "lock", ControllerForms::lock),
        controller(DEAL, "select-spot", ControllerForms::selectSpot),
        controller(DEAL, "press-hand", ControllerForms::pressHand),
        controller(DEAL, "call-supervisor", ControllerForms::callSupervisor),
        controller(DEAL, "lock-up-cards", ControllerForms::lockUpCards),
        controller(DEAL, "pay-envy", ControllerForms::payEnvy),
        controller(DEAL, "end-round", ControllerForms::endRound),
        dealer("sensors", TableForms::sensors),
        dealer("controller/key-win", TableForms::keyWin),
        post(TABLE + "controller/verify-win", CONFIRM, to.tables().staff(TableForms::verifyWin)),
        controller(CONFIRM, "turn-key", ControllerForms::turnKey),
        controller(CONFIRM, "j-pot", ControllerForms::pressJPot),
        controller(CONFIRM, "confirm", ControllerForms::pressConfirm),
        controller(CONFIRM, "swipe-card", ControllerForms::swipeCard),

        // Progressive links
        get("/api/links", ANYONE, to.links()::list),
        post("/api/links", RUN_LINKS, to.linkOffice()::setUp),
        get(LINK, ANYONE, to.links()::one),
        get(LINK + "/events", ANYONE, to.links()::events),
        lookup(LINK + "/details", SEE_LINKS, to.links()::details),
        post(LINK + "/acknowledge", RUN_LINKS, onLink(LinkForms::acknowledge)),
        post(LINK + "/open", SIGN, onLink(LinkForms::open)),
        post(LINK + "/resume", RUN_LINKS, onLink(LinkForms::resume)),
        post(LINK + "/tables", RUN_LINKS, to.linkOffice()::join),
        post(LINK + "/leave", RUN_LINKS, onLink(LinkForms::leave)),
        post(LINK + "/receive", RUN_LINKS, to.linkOffice()::receive),
        post(LINK + "/suspend", SIGN, onLink(LinkForms::suspend)),
        post(LINK + "/proposals", SIGN, to.linkOffice()::propose),
        post(LINK + "/proposals/{number}/approve", SIGN, onProposal(LinkCommand.Approve::new)),
        post(LINK + "/proposals/{number}/withdraw", SIGN, onProposal(LinkCommand.Withdraw::new)),
        lookup(LINK + "/awards", SEE_LINKS, to.links()::awards),
        lookup(LINK + "/awards/{page}", SEE_LINKS, to.links()::award),
        post(LINK + "/awards/{page}/pay", PAY_AWARDS, to.linkOffice()::pay),
        lookup(LINK + "/reconciliation", SEE_LINKS, to.links()::reconciliation),
        post(LINK + "/sign-off", SIGN, to.linkOffice()::signOff),
        lookup(LINK + "/log.csv", SEE_LINKS, to.links()::log),

        // The lab
        get("/api/lab/{regulator}/{game}", ANYONE, to.lab()::prices),
        get("/api/lab/{regulator}/{game}/decision", ANYONE, to.lab()::decision),
        get("/api/lab/{regulator}/{game}/map", ANYONE, to.lab()::map),
        get("/api/lab/{regulator}/{game}/sheet.pdf", ANYONE, to.lab()::sheet),
        get("/api/lab/{regulator}/{game}/progressive", ANYONE, to.lab()::link),
        post("/api/lab/{regulator}/{game}/draft", ANYONE, to.lab()::draft),
        post("/api/lab/{regulator}/{game}/draft/map", ANYONE, to.lab()::draftMap),
        post("/api/lab/{regulator}/{game}/draft/sheet.pdf", ANYONE, to.lab()::draftSheet),
        post("/api/lab/{regulator}/{game}/simulations", ANYONE, to.simulations()::start),
        get("/api/lab/{regulator}/{game}/simulations/{study}", ANYONE, to.simulations()::progress),
        post(
            "/api/lab/{regulator}/{game}/simulations/{study}/stop", ANYONE, to.simulations()::stop),
        get("/api/face-up", ANYONE, to.faceUp()::report),
        get("/api/face-up/report.pdf", ANYONE, to.faceUp()::pdf),
        get("/api/face-up/{game}", ANYONE, to.faceUp()::game),
        get("/api/face-up/{game}/decision", ANYONE, to.faceUp()::decision),
        post("/api/face-up/{game}/studies", ANYONE, to.faceUp()::start),
        get("/api/face-up/{game}/studies/{study}", ANYONE, to.faceUp()::progress),
        post("/api/face-up/{game}/studies/{study}/stop", ANYONE, to.faceUp()::stop),

        // Training
        get("/api/drills", ANYONE, to.drills()::list),
        lookup("/api/drills/{kind}", ANYONE, to.drills()::ask),
        post("/api/drills/{kind}", ANYONE, to.drills()::mark),
        post("/api/walks/procedure", ANYONE, to.drills()::procedure),
        post("/api/walks/keypad", ANYONE, to.drills()::keypad),
        post("/api/training/papers", LEARN, to.school()::handOut),
        post("/api/training/papers/marks", LEARN, to.school()::handIn),
        get("/api/training/mine", LEARN, to.school()::own),
        recorded("/api/training", SEE_TRAINING, to.school()::all),
        recorded("/api/training.csv", SEE_TRAINING, to.school()::csv),
        post("/api/training/{name}/drills", TRAIN, to.school()::assign),
        post("/api/training/drills/{number}/withdraw", TRAIN, to.school()::withdraw),
        post("/api/training/{name}/sign-offs", TRAIN, to.school()::signOff),
        post("/api/training/sign-offs/{number}/end", TRAIN, to.school()::end),

        // What is on record
        lookup("/api/rounds", ANYONE, to.rounds()::list),
        lookup("/api/me/rounds", PLAY, to.home()::rounds),
        lookup("/api/me/rounds.csv", PLAY, to.home()::csv),
        lookup("/api/me/results", PLAY, to.home()::results),
        lookup("/api/me/decisions", PLAY, to.home()::decisions),
        lookup("/api/me/session", PLAY, to.home()::session),
        recorded("/api/people/{name}/rounds", BOOKS, to.home()::somebodys),
        lookup("/api/rounds/{round}", ANYONE, to.rounds()::one),
        lookup("/api/rounds/{round}/decisions", ANYONE, to.home()::ofRound),
        lookup("/api/rounds/{round}/replay", ANYONE, to.rounds()::replay),
        lookup("/api/rounds/{round}/wins", SEE_LINKS, to.rounds()::wins),
        lookup("/api/rounds/{round}/file", ANYONE, to.rounds()::file),
        lookup("/api/rounds/{round}/proof", ANYONE, to.rounds()::proof),
        recorded("/api/ledger/accounts", BOOKS, to.books()::accounts),
        recorded("/api/ledger/accounts/<account>", BOOKS, to.books()::account),
        recorded("/api/ledger.csv", BOOKS, to.books()::accountCsv),
        recorded("/api/journal.csv", BOOKS, to.books()::journalCsv),
        recorded("/api/journal", BOOKS, to.books()::streams),
        recorded("/api/journal/<stream>", BOOKS, to.books()::journal),
        lookup("/api/readings", BOOKS, to.readings()::list),
        get("/api/audit", BOOKS, to.audit()::progress),
        post("/api/audit", BOOKS, to.audit()::start),
        lookup("/api/log", ANYONE, to.log()::standing),
        lookup("/checkpoint", ANYONE, to.log()::checkpoint),
        get("/checkpoint.key", ANYONE, to.log()::key),
        lookup("/tile/{level}/<tile>", ANYONE, to.log()::tile),
        recorded("/api/reports/tables", BOOKS, to.reports()::tables),
        recorded("/api/reports/tables.csv", BOOKS, to.reports()::tablesCsv),
        recorded("/api/reports/play", BOOKS, to.reports()::play),
        recorded("/api/reports/play.csv", BOOKS, to.reports()::playCsv),
        recorded("/api/reports/play.pdf", BOOKS, to.reports()::playPdf),
        recorded("/api/surveillance", SURVEIL, to.surveillance()::tables),
        recorded("/api/surveillance.csv", SURVEIL, to.surveillance()::csv),
        recorded("/api/surveillance/{table}/{player}", SURVEIL, to.surveillance()::player),

        // Pages for people
        get("/", ANYONE, to.pages().page(Page.LOBBY)),
        get("/t/{table}", ANYONE, to.pages().page(Page.TABLE, "table")),
        get("/r/{round}", ANYONE, to.pages().page(Page.ROUND, "round")),
        get("/r/{round}/wins/{seat}", ANYONE, to.pages().page(Page.WIN, "round")),
        get("/how-to-play", ANYONE, to.pages().page(Page.LEARN)),
        get("/how-to-play/{regulator}/{game}", ANYONE, to.pages().page(Page.LEARN, "game")),
        get("/me", ANYONE, to.pages().page(Page.ME)),
        get("/lab", ANYONE, to.pages().page(Page.LAB)),
        get("/lab/{regulator}/{game}", ANYONE, to.pages().page(Page.LAB, "game")),
        get("/lab/{regulator}/{game}/hand", ANYONE, to.pages().page(Page.HAND, "game")),
        get("/lab/{regulator}/{game}/simulation", ANYONE, to.pages().page(Page.SIMULATION, "game")),
        get("/face-up", ANYONE, to.pages().page(Page.FACEUP)),
        get("/face-up/{game}", ANYONE, to.pages().page(Page.FACEUP, "game")),
        get("/games", ANYONE, to.pages().page(Page.GAMES)),
        get("/games/{regulator}/{game}", ANYONE, to.pages().page(Page.GAMES, "game")),
        get("/register", ANYONE, to.pages().page(Page.REGISTER)),
        get("/floor", ANYONE, to.pages().page(Page.FLOOR)),
        get("/display/{link}", ANYONE, to.pages().page(Page.DISPLAY, "link")),
        get("/links/{link}/awards/{page}", ANYONE, to.pages().page(Page.WIN, "page")),
        get("/train", ANYONE, to.pages().page(Page.TRAIN)),
        get("/surveillance", ANYONE, to.pages().page(Page.SURVEILLANCE)),
        get("/school", ANYONE, to.pages().page(Page.SCHOOL)),
        get("/audit", ANYONE, to.pages().page(Page.AUDIT)),
        get("/assets/{version}/<file>", ANYONE, to.pages()::asset).at(UNCOUNTED),

        // The server itself
        get("/api", ANYONE, to.pages().page(Page.API)),
        get("/openapi.yaml", ANYONE, to.house()::contract),
        get("/openapi.json", ANYONE, to.house()::contractAsJson),
        get("/favicon.svg", ANYONE, to.house()::icon),
        get("/health", ANYONE, to.house()::health).at(UNCOUNTED),
        get("/ready", ANYONE, to.house()::ready).at(UNCOUNTED),
        get("/metrics", BOOKS_OR_HERE, to.house()::metrics).at(UNCOUNTED));
  }

  /** Who reads it is written down. */
  private Route recorded(String path, Access access, Handler handler) {
    return lookup(path, access, to.readings().recorded(handler));
  }

  /** Answered in the reading room, where no command waits. */
  private static Route lookup(String path, Access access, Handler handler) {
    return get(path, access, handler).fromTheRecord();
  }

  private Route player(String verb, Function<Fields, TableCommand> form) {
    return post(TABLE + verb, PLAY, to.tables().player(form));
  }

  private Route dealer(String verb, Function<Fields, TableCommand> form) {
    return post(TABLE + verb, DEAL, to.tables().staff(form));
  }

  private Route supervisor(String verb, Function<Fields, TableCommand> form) {
    return post(TABLE + verb, SUPERVISE, to.tables().staff(form));
  }

  private Route controller(
      Access access, String button, Function<Fields, ConsoleCommand.Pressed> form) {
    return post(TABLE + "controller/" + button, access, to.tables().controller(form));
  }

  private Handler onLink(Function<Fields, LinkCommand.OfTheOffice> form) {
    return to.linkOffice().command(form);
  }

  private Handler onProposal(Function<Integer, LinkCommand.OfTheOffice> word) {
    return to.linkOffice().onProposal(word);
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

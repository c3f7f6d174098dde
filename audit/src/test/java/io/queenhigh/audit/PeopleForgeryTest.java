package io.queenhigh.audit;

import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallSignal;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.people.HouseLimits;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Newcomer;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.PlayLimits;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.StaffChange;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A real house with its staff, and somebody who has been at its books and knows the hashes. */
@DisplayName("A house's people")
class PeopleForgeryTest {

  private static final Who MIA = new Who("mia", Role.MANAGER);
  private static final Who CARL = new Who("carl", Role.CASHIER);

  /** The house is a little older than its tables, as far as clocks are trusted. */
  private static final InstantSource CLOCK =
      () -> InstantSource.system().instant().minus(Duration.ofMinutes(5));

  /** A supervisor voids a round alone while its bets are open, so they are until ann is ready. */
  private static final Pace UNTIL_READY =
      new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  @TempDir static Path folder = Path.of("");

  private static Path played() {
    return folder.resolve("floor.db");
  }

  @BeforeAll
  static void play() throws Exception {
    try (CardRoom room = new CardRoom("sqlite:" + played())) {
      People people = LightPeople.of(room.store(), CLOCK);
      staff(people);
      chips(people);
      LiveTable table = open(room);
      CardRoom.go(table, "ann", new TableCommand.Sit(1, 500_00));
      CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 5_00));
      sue(table, new Command.VoidRound("a drink on the felt"));
      try (Story story = new Story(table, Viewer.player("ann"))) {
        story.until(state -> state.round().number() == 2);
        CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 5_00));
        CardRoom.ask(table, "ann", new TableCommand.Ready(1));
        story.until(state -> state.round().turn() == 1);
        CardRoom.go(table, "ann", new Command.Play(1));
        story.until(state -> state.round().number() == 3);
      }
      keyed(room);
    }
  }

  /**
   * Sue opens a table whose cards dan keys in, and ann leaves it in the middle of her hand.
   * Somebody without an account only looks on.
   */
  private static void keyed(CardRoom room) {
    Staff dan = new Staff("dan", Post.DEALER);
    assertInstanceOf(
        Answer.Done.class,
        room.floor()
            .openTable(
                "sue",
                CardRoom.nextId(),
                LinkedRoom.keyed(
                    CardRoom.setup("k", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0)),
                List.of(dan))
            .join());
    LiveTable table = room.floor().table("k").orElseThrow();
    CardRoom.go(table, "ann", new TableCommand.Sit(1, 100_00));
    CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 5_00));
    for (Command command :
        List.of(
            new Command.NoMoreBets(),
            new Command.DealKeyed(
                table.state().round().deck(),
                Map.of(1, cards("Qs Qh 4d")),
                cards("Kd 7c 3h"),
                List.of()))) {
      Answer answer =
          table.ask(Ask.of(dan, CardRoom.nextId(), new TableCommand.InRound(command))).join();
      assertInstanceOf(Answer.Done.class, answer, answer::toString);
    }
    CardRoom.go(table, "ann", new Command.StandUp(1));
    KeyedBooks.ask(table, dan, new TableCommand.SeatVisitor(2));
    KeyedBooks.ask(table, dan, new TableCommand.ChipsIn(2, 20_00));
    KeyedBooks.ask(table, dan, new TableCommand.ChipsOut(2, 5_00));
  }

  private static void sue(LiveTable table, Command command) {
    Answer answer =
        table
            .ask(
                Ask.of(
                    new Staff("sue", Post.SUPERVISOR),
                    CardRoom.nextId(),
                    new TableCommand.InRound(command)))
            .join();
    assertInstanceOf(Answer.Done.class, answer, answer::toString);
  }

  private static LiveTable open(CardRoom room) {
    assertInstanceOf(
        Answer.Done.class,
        room.floor()
            .openTable(
                "sue",
                CardRoom.nextId(),
                CardRoom.setup("t", "wa/three-card-poker", List.of(), UNTIL_READY, 0))
            .join());
    return room.floor().table("t").orElseThrow();
  }

  private static void staff(People people) {
    Newcomer mia = named(people, "mia");
    Newcomer moe = named(people, "moe");
    mia.signsIn();
    Who second = moe.signsIn().who();
    approve(
        people,
        second,
        people.staff().limit(MIA, new HouseLimits(10_000_00, 40_000_00, 0, 300_000)));
    Map<String, Role> posts =
        new TreeMap<>(
            Map.of(
                "carl", Role.CASHIER,
                "cora", Role.CASHIER,
                "dan", Role.DEALER,
                "dot", Role.DEALER,
                "otto", Role.AUDITOR,
                "sam", Role.SUPERVISOR,
                "sue", Role.SUPERVISOR));
    for (String name : posts.keySet()) {
      Role role = posts.get(name);
      StaffChange wanted = given(people.staff().appoint(MIA, name, role));
      StaffChange done = given(people.proposals().approve(second, wanted.proposal().orElseThrow()));
      Newcomer.by(wanted.code().orElseThrow() + done.code().orElseThrow(), name, people, CLOCK)
          .signsIn();
    }
    given(people.staff().appoint(MIA, "eve", Role.EXECUTIVE));
  }

  private static void chips(People people) {
    given(people.door().register("ann", new Password("correct horse 9")));
    given(people.care().exclude(given(people.door().guest()).who(), Duration.ofDays(3)));
    given(people.cashier().issue(CARL, "ann", 9_000_00, "1"));
    long number =
        given(people.cashier().issue(CARL, "ann", 20_000_00, "2")).proposal().orElseThrow();
    given(people.proposals().approve(new Who("sue", Role.SUPERVISOR), number));
    given(people.cashier().ask(new Who("ann", Role.PLAYER), 1_000_00));
    given(people.cashier().redeem(CARL, "ann", 1_000_00, "3"));
    Who ann = new Who("ann", Role.PLAYER);
    given(people.wall().set(MIA, new WallThresholds(500_00, 3, 0, 0)));
    WallFigure low = new WallFigure("table/t", WallSignal.TRAY, 400_00, 500_00);
    given(people.wall().looked(List.of(low), _ -> true));
    given(people.care().limit(ann, PlayLimits.of(OptionalLong.empty(), OptionalLong.of(50_00))));
  }

  private static Newcomer named(People people, String name) {
    return Newcomer.by(
        given(people.staff().nameManager(name)).code().orElseThrow(), name, people, CLOCK);
  }

  private static void approve(People people, Who second, Reply<StaffChange> wanted) {
    given(people.proposals().approve(second, given(wanted).proposal().orElseThrow()));
  }

  private static <T> T given(Reply<T> reply) {
    if (reply instanceof Reply.Given<T>(T value)) {
      return value;
    }
    throw new AssertionError(reply.toString());
  }

  private interface Forging {
    void by(Forger forger) throws SQLException;
  }

  /** What somebody might do to the books. */
  enum Forgery {
    UNREGISTERED_CASHIER(
        Kind.POSTS,
        "a cashier to move chips; found mallory",
        forger -> {
          forger.execute(
              "update journal set actor = 'mallory' where type = 'ChipsIssued' and payload like"
                  + " '%900000}'");
          forger.rehash("house");
        }),
    CHIPS_FROM_NOBODY(
        Kind.POSTS,
        "a cashier to move chips; found mallory",
        forger -> {
          long seq = forger.length("house") + 1L;
          forger.execute(
              "insert into journal (stream, seq, type, payload, actor, at_millis, prev_hash, hash)"
                  + " select 'house', ?, 'ChipsIssued', '{\"player\":\"ann\",\"cents\":500000}',"
                  + " 'mallory', max(at_millis), '', '' from journal where stream = 'house'",
              seq);
          forger.execute(
              "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
                  + " select 'house', ?, 1, max(at_millis), 'cage', 'wallet/ann', 500000"
                  + " from journal where stream = 'house'",
              seq);
          forger.execute("update account set cents = cents - 500000 where id = 'cage'");
          forger.execute("update account set cents = cents + 500000 where id = 'wallet/ann'");
          forger.rehash("house");
        }),
    RAISED_ISSUE(
        Kind.POSTS,
        "a second person for more than 10000.00 at once or 40000.00 in a day",
        forger -> {
          long seq = forger.find("house", "ChipsIssued", "900000");
          forger.say("house", seq, line -> line.replace("900000", "9000000"));
          forger.execute(
              "update transfer set cents = 9000000 where stream = 'house' and seq = ?", seq);
          forger.execute("update account set cents = cents - 8100000 where id = 'cage'");
          forger.execute("update account set cents = cents + 8100000 where id = 'wallet/ann'");
          forger.rehash("house");
        }),
    LIMITS_BY_ANOTHER(
        Kind.POSTS,
        "ann to have written this himself; found mia",
        forger -> {
          forger.execute("update journal set actor = 'mia' where type like 'LimitsSet%'");
          forger.rehash("house");
        }),
    EXCLUDED_BY_ANOTHER(
        Kind.POSTS,
        "to have written this himself; found mia",
        forger -> {
          forger.execute("update journal set actor = 'mia' where type = 'SelfExcluded'");
          forger.rehash("house");
        }),
    REGISTERED_BY_ANOTHER(
        Kind.POSTS,
        "ann to have written this himself; found mia",
        forger -> {
          forger.execute(
              "update journal set actor = 'mia' where type = 'PersonRegistered' and payload like"
                  + " '%\"ann\"%'");
          forger.rehash("house");
        }),
    CODE_BY_A_CASHIER(
        Kind.POSTS,
        "a manager to give a code; found carl",
        forger -> {
          forger.execute(
              "update journal set actor = 'carl' where type = 'CodeGiven' and payload like"
                  + " '%\"otto\"%'");
          forger.rehash("house");
        }),
    CODE_BY_THE_MACHINE(
        Kind.POSTS,
        "a manager to give a code; found operator",
        forger -> {
          forger.execute(
              "update journal set actor = 'operator' where type = 'CodeGiven' and payload like"
                  + " '%\"otto\"%'");
          forger.rehash("house");
        }),
    READ_BY_NOBODY(
        Kind.POSTS,
        "somebody with an account; found ghost",
        forger ->
            added(forger, "RecordsRead", "{\"name\":\"ghost\",\"what\":\"/api/people\"}", "ghost")),
    TURNED_AWAY_BY_A_MANAGER(
        Kind.POSTS,
        "somebody turned away by the door; found mia",
        forger -> added(forger, "LoginFailed", "{\"name\":\"ann\",\"from\":\"10.0.0.1\"}", "mia")),
    TABLE_OPENED_BY_THE_FLOOR(
        Kind.POSTS,
        "somebody who was executive or manager or supervisor; found floor",
        forger -> {
          forger.execute(
              "update journal set actor = 'floor' where type like 'TableOpened%' and stream ="
                  + " 'table/t'");
          forger.rehash("table/t");
        }),
    VOID_PROPOSED_BY_NOBODY(
        Kind.POSTS,
        "found ghost, whom nobody has appointed",
        forger -> {
          forger.execute(
              "insert into journal (stream, seq, type, payload, actor, at_millis, prev_hash, hash)"
                  + " select 'table/k', ?, 'VoidProposed', ?, 'ghost', max(at_millis), '', ''"
                  + " from journal where stream = 'table/k'",
              forger.length("table/k") + 1L,
              "{\"reason\":\"a drink on the felt\",\"clause\":{\"document\":\"FLOOR\",\"clause\":"
                  + "\"Void by two\"},\"by\":{\"name\":\"ghost\",\"post\":\"supervisor\"}}");
          forger.rehash("table/k");
        }),
    ISSUED_BY_ANOTHER_CASHIER(
        Kind.POSTS,
        "a line by whoever gave its command, carl:1",
        forger -> {
          forger.execute(
              "update journal set actor = 'cora' where type = 'ChipsIssued' and payload like"
                  + " '%900000}'");
          forger.rehash("house");
        }),
    PEOPLE_BOUND_BY_A_MANAGER(
        Kind.POSTS,
        "rows bound by the house; found mia",
        forger -> {
          forger.execute("update journal set actor = 'mia' where type = 'PeopleBound'");
          forger.rehash("house");
        }),
    FIRST_LIMITS_BY_ANOTHER(
        Kind.POSTS,
        "the first limits with what moe did",
        forger -> {
          forger.execute(
              "update journal set actor = 'moe' where seq = (select min(seq) from journal where"
                  + " type like 'HouseLimitsSet%')");
          forger.rehash("house");
        }),
    FIRST_CHIPS_BY_THE_DOOR(
        Kind.POSTS,
        "a cashier to move chips; found door",
        forger -> {
          forger.execute(
              "update journal set actor = 'door' where type = 'ChipsIssued' and payload ="
                  + " '{\"player\":\"ann\",\"cents\":100000}'");
          forger.rehash("house");
        }),
    SEAT_CHIPS_BY_NOBODY(
        Kind.POSTS,
        "found mallory, whom nobody has appointed",
        forger -> told(forger, "SeatChipsIn", "dan", "mallory")),
    SEAT_CHIPS_BY_ANOTHER_DEALER(
        Kind.PIT,
        "chips of seat 2 moved by the table's dealer, or by who frees it; found dealer dot",
        forger -> told(forger, "SeatChipsOut", "dan", "dot")),
    BET_BY_ANOTHER(
        Kind.PIT,
        "a line by ann himself, or who acts for him; found dan",
        forger -> told(forger, "BetPlaced", "ann", "dan")),
    LEFT_BY_ANOTHER_DEALER(
        Kind.PIT,
        "a line by ann himself, or somebody who deals here or frees seats; found dot",
        forger -> {
          told(forger, "LeftTheTable", "ann", "dot");
          told(forger, "Folded", "ann", "dot");
        }),
    RULES_BY_ANOTHER_SUPERVISOR(
        Kind.PIT,
        "what sue asked for to end with a command of that name; found TableOpened alone",
        forger -> {
          forger.execute(
              "update journal set actor = 'sam' where type = 'RulesCameIntoForce' and stream ="
                  + " 'table/k'");
          forger.rehash("table/k");
        }),
    RULES_BY_THE_FLOOR(
        Kind.PIT,
        "a line that follows from what floor did; found RulesCameIntoForce alone",
        forger -> {
          forger.execute(
              "insert into journal (stream, seq, type, payload, actor, at_millis, prev_hash, hash)"
                  + " select stream, ?, type, payload, 'floor', (select max(at_millis) from journal"
                  + " where stream = 'table/k'), '', '' from journal where stream = 'table/k' and"
                  + " type = 'RulesCameIntoForce'",
              forger.length("table/k") + 1L);
          forger.rehash("table/k");
        }),
    VOIDED_BY_ANOTHER_SUPERVISOR(
        Kind.PIT,
        "what sam asked for to end with a command of that name; found RoundVoided alone",
        forger -> {
          forger.execute("update journal set actor = 'sam' where type = 'RoundVoided'");
          forger.rehash("table/t");
        }),
    REDEEMED_WITHOUT_A_WORD(
        Kind.POSTS,
        "the word of ann or of a second person; found carl alone",
        forger -> {
          forger.remove("house", forger.find("house", "ChipsRedeemed", "ann") - 1);
          forger.rehash("house");
        }),
    REDEEMED_BY_SOMEBODY_ELSE(
        Kind.POSTS,
        "by the same person; found ChipsRedeemed by sue",
        forger -> {
          forger.execute("update journal set actor = 'sue' where type = 'ChipsRedeemed'");
          forger.rehash("house");
        }),
    DEALER_BY_ONE(
        Kind.POSTS,
        "two managers to appoint dan dealer; found moe alone",
        forger -> {
          forger.remove("house", forger.find("house", "PersonRegistered", "dan") - 1);
          forger.rehash("house");
        }),
    PLAYER_RESET_BY_ONE(
        Kind.POSTS,
        "two managers to change ann; found mia alone",
        forger -> added(forger, "PasswordReset", "{\"name\":\"ann\"}", "mia")),
    PLAYER_CLOSED_BY_ONE(
        Kind.POSTS,
        "two managers to change ann; found mia alone",
        forger -> added(forger, "PersonDeactivated", "{\"name\":\"ann\"}", "mia")),
    REDEEMED_BY_A_WORD_OF_LONG_AGO(
        Kind.POSTS,
        "a word of ann that holds",
        forger -> {
          added(
              forger,
              "CashProposed",
              "{\"number\":98,\"player\":\"ann\",\"cents\":100,\"given\":false}",
              "ann");
          added(forger, "ProposalApproved", "{\"number\":98}", "carl");
          forger.execute(
              "update journal set at_millis = at_millis + 400000 where type = 'ProposalApproved'"
                  + " and payload like '%98%'");
          forger.rehash("house");
        }),
    CROSSING_BY_A_PERSON(
        Kind.POSTS,
        "a crossing noted by the floor; found mia",
        forger -> {
          forger.execute("update journal set actor = 'mia' where type = 'ThresholdCrossed'");
          forger.rehash("house");
        }),
    CROSSING_THAT_WAS_NONE(
        Kind.POSTS,
        "a figure beyond 50000; found 90000",
        forger -> {
          long seq = forger.find("house", "ThresholdCrossed", "");
          forger.say("house", seq, line -> line.replace("\"found\":40000", "\"found\":90000"));
          forger.rehash("house");
        }),
    CROSSING_OF_ANOTHER_THRESHOLD(
        Kind.POSTS,
        "the threshold that was set, 50000; found 60000",
        forger -> {
          long seq = forger.find("house", "ThresholdCrossed", "");
          forger.say(
              "house", seq, line -> line.replace("\"threshold\":50000", "\"threshold\":60000"));
          forger.rehash("house");
        }),
    CROSSING_TAKEN_OUT(
        Kind.KEPT,
        "what has crossed its threshold [] by the journal; found [table/t tray]",
        forger -> {
          forger.remove("house", forger.find("house", "ThresholdCrossed", ""));
          forger.rehash("house");
        }),
    THRESHOLDS_BY_A_SUPERVISOR(
        Kind.POSTS,
        "a manager to set thresholds; found sue",
        forger -> {
          forger.execute("update journal set actor = 'sue' where type = 'WallThresholdsSet'");
          forger.rehash("house");
        }),
    TILE_TURNED_BACK(
        Kind.KEPT,
        "what has crossed its threshold [table/t tray] by the journal; found [table/u tray]",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"of\":\"table/t\",\"signal\":\"tray\"',"
                    + " '\"of\":\"table/u\",\"signal\":\"tray\"') where kind = 'wall'")),
    WITHDRAWN_BY_THE_ONE_CONCERNED(
        Kind.POSTS,
        "a proposal withdrawn by somebody whom it is not about",
        forger -> {
          added(forger, "ClosingProposed", "{\"number\":99,\"name\":\"moe\"}", "mia");
          added(forger, "ProposalWithdrawn", "{\"number\":99}", "moe");
        }),
    DUTIES_GIVEN_UP(
        Kind.KEPT,
        "the house: duties 1 by the journal; found 3",
        forger -> {
          for (int i = 0; i < 2; i++) {
            long seq = forger.find("house", "HouseLimitsSet", "\"duties\":3");
            forger.say("house", seq, line -> line.replace("\"duties\":3", "\"duties\":1"));
          }
          forger.rehash("house");
        }),
    DUTIES_LESS_THAN_BEFORE(
        Kind.POSTS,
        "no duty of two persons given up",
        forger -> {
          long first = forger.find("house", "HouseLimitsSet", "\"duties\":3");
          long seq = forger.find("house", "HouseLimitsSet", "\"duties\":3", first);
          forger.say("house", seq, line -> line.replace("\"duties\":3", "\"duties\":1"));
          forger.rehash("house");
        }),
    ONES_OWN_TABLE(
        Kind.PIT,
        "a table with keyed cards opened, set up and given its dealers by none of them; found dan",
        forger -> {
          forger.execute(
              "update journal set actor = 'dan' where type like 'TableOpened%' and stream ="
                  + " 'table/k'");
          forger.rehash("table/k");
        }),
    KEYED_WITHOUT_LIMIT(
        Kind.SETUP,
        "wagers of at most 1000.00 where cards are keyed in",
        forger -> {
          long seq = forger.find("table/k", "TableOpened", "");
          forger.say(
              "table/k",
              seq,
              line -> line.replace("\"maximumCents\":30000", "\"maximumCents\":300000"));
          forger.rehash("table/k");
        }),
    FOLDED_BY_FREEING_THE_SEAT(
        Kind.PROCEDURE,
        "a player with wagers in a round to leave by himself; found seat 1 freed by sue",
        forger -> {
          forger.execute("update journal set actor = 'sue' where type = 'LeftTheTable'");
          forger.rehash("table/k");
        }),
    DEALT_BY_A_CASHIER(
        Kind.POSTS,
        "somebody who was dealer or supervisor; found carl, cashier",
        forger -> {
          forger.execute(
              "update journal set actor = 'carl' where type = 'DealerDealt' and stream ="
                  + " 'table/k'");
          forger.rehash("table/k");
        }),
    DEALER_MADE_MANAGER(
        Kind.KEPT,
        "dan: role dealer by the journal; found manager",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"dealer\"', '\"manager\"')"
                    + " where kind = 'person' and id = 'dan'")),
    GHOST_ROW(
        Kind.KEPT,
        "nobody of a name that the journal does not know; found ghost",
        forger ->
            forger.execute(
                "insert into kept (kind, id, body) select kind, 'ghost', replace(body, 'dan',"
                    + " 'ghost') from kept where kind = 'person' and id = 'dan'")),
    LOST_ROW(
        Kind.KEPT,
        "a row for everybody in the journal; found none for otto",
        forger -> forger.execute("delete from kept where kind = 'person' and id = 'otto'")),
    LIFTED_EXCLUSION(
        Kind.KEPT,
        "excluded until",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"excludedUntilMillis\":1',"
                    + " '\"excludedUntilMillis\":2') where kind = 'guest'")),
    FORGED_SESSION(
        Kind.KEPT,
        "no session of mia who has not come in",
        forger ->
            forger.execute(
                "insert into kept (kind, id, body) values ('session', 'aa',"
                    + " '{\"name\":\"mia\",\"generation\":1,\"sinceMillis\":1000}')")),
    SECOND_SESSION_ON_ONE_SIGN_IN(
        Kind.KEPT,
        "no session of mia who has not come in for it",
        forger ->
            forger.execute(
                "insert into kept (kind, id, body) select 'session', 'aa', body from kept"
                    + " where kind = 'session' and body like '%\"mia\"%' limit 1")),
    ANOTHERS_HASH(
        Kind.BOUND,
        "a row person/mia that the floor wrote; found one that somebody has changed or moved",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '$argon2id$', '$argon2id$x')"
                    + " where kind = 'person' and id = 'mia'")),
    ROW_WITHOUT_A_MARK(
        Kind.BOUND,
        "a row person/mia that the floor wrote; found one that carries no mark",
        forger ->
            forger.execute(
                "update kept set body = substr(body, instr(body, '{'))"
                    + " where kind = 'person' and id = 'mia'")),
    CREDENTIALS_DELETED(
        Kind.KEPT,
        "the credentials of mia; found none",
        forger -> forger.execute("delete from kept where kind = 'credentials' and id = 'mia'")),
    FACTOR_TAKEN_AWAY(
        Kind.KEPT,
        "mia: second factor true by the journal; found false",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"factorSet\":true', '\"factorSet\":false')"
                    + " where kind = 'credentials' and id = 'mia'")),
    LIMITS_LIFTED(
        Kind.KEPT,
        "the house: limits",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"dayCents\":4000000',"
                    + " '\"dayCents\":4000000000') where kind = 'house'")),
    SECRETLY_A_DEMO(
        Kind.KEPT,
        "the house: demo false by the journal; found true",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"demo\":false', '\"demo\":true')"
                    + " where kind = 'house'")),
    OTHER_PROPOSAL(
        Kind.KEPT,
        "detail executive by the journal; found manager",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"executive\"', '\"manager\"')"
                    + " where kind = 'proposal'")),
    APPROVED_BY_THE_PROPOSER(
        Kind.POSTS,
        "two different people, and neither of them the one concerned; found mia and mia",
        forger -> {
          forger.execute("update journal set actor = 'mia' where type = 'ProposalApproved'");
          forger.rehash("house");
        }),
    APPOINTED_BY_ONE(
        Kind.POSTS,
        "two managers to appoint sue supervisor; found moe alone",
        forger -> {
          forger.remove("house", forger.find("house", "PersonRegistered", "sue") - 1);
          forger.rehash("house");
        }),
    NO_SECOND_FACTOR(
        Kind.POSTS,
        "a second factor of sue before he comes in",
        forger -> {
          forger.remove("house", forger.find("house", "SecondFactorSet", "sue"));
          forger.rehash("house");
        }),
    MARKED_AFTERWARDS(
        Kind.POSTS,
        "a floor that has never been anything but a demo",
        forger -> {
          long seq = forger.length("house") + 1L;
          forger.execute(
              "insert into journal (stream, seq, type, payload, actor, at_millis, prev_hash, hash)"
                  + " select 'house', ?, 'OpenedAsDemo', '{}', 'operator', max(at_millis), '', ''"
                  + " from journal where stream = 'house'",
              seq);
          forger.rehash("house");
        }),
    TABLE_BY_A_DEALER(
        Kind.POSTS,
        "somebody who was executive or manager or supervisor; found dan, dealer",
        forger -> {
          forger.execute("update journal set actor = 'dan' where type like 'TableOpened%'");
          forger.rehash("table/t");
        }),
    VOIDED_BY_NOBODY(
        Kind.POSTS,
        "found mallory, whom nobody has appointed",
        forger -> {
          forger.execute("update journal set actor = 'mallory' where type = 'RoundVoided'");
          forger.rehash("table/t");
        }),
    OTHER_ROUND_FILE(
        Kind.KEPT,
        "a round file of what was played",
        forger ->
            forger.execute(
                "update kept set body = replace(body, 'ante 5', 'ante 50') where kind = 'round'")),
    ROUND_DELETED(
        Kind.KEPT,
        "a row that says where the round lies; found none",
        forger -> forger.execute("delete from kept where kind = 'round'")),
    ROUND_SHORTENED(
        Kind.KEPT,
        "a round in table/t",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"from\":', '\"from\":1') where kind ="
                    + " 'round'")),
    HISTORY_DELETED(
        Kind.KEPT,
        "ann's round in his history",
        forger -> forger.execute("delete from kept where kind = 'played'")),
    HISTORY_INVENTED(
        Kind.KEPT,
        "rows of kind played by the journal",
        forger ->
            forger.execute(
                "insert into kept (kind, id, body) values ('played', 'ann/t.9',"
                    + " '{\"atMillis\":1,\"netCents\":100}')")),
    HISTORY_AT_ANOTHER_TIME(
        Kind.KEPT,
        "ann's round in his history at",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"atMillis\":1', '\"atMillis\":2')"
                    + " where kind = 'played'")),
    DAY_SPLIT_ANOTHER_WAY(
        Kind.KEPT,
        "/t/1 as {bankDeclined=0",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"filledCents\":', '\"filledCents\":1')"
                    + " where kind = 'day'")),
    DAY_MOVED(
        Kind.KEPT,
        "/t/1 as {bankDeclined=0",
        forger -> forger.execute("update kept set id = id || '7' where kind = 'day'")),
    LOSS_LIMIT_RAISED(
        Kind.KEPT,
        "ann: deposit 5000 by the journal; found 5000000",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"present\":5000', '\"present\":5000000')"
                    + " where kind = 'person' and id = 'ann'")),
    OLD_ROW_PUT_BACK(
        Kind.KEPT,
        "mia: generation 1 by the journal; found 0",
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"generation\":1', '\"generation\":0')"
                    + " where kind = 'person' and id = 'mia'")),
    DAY_DELETED(
        Kind.KEPT,
        "as a day of 1 rounds, 1 void",
        forger -> forger.execute("delete from kept where kind = 'day'")),
    TABLE_FORGOTTEN(
        Kind.KEPT,
        "a row that says whether the table is open; found none",
        forger -> forger.execute("delete from kept where kind = 'table'"));

    private final Kind kind;
    private final String says;

    @SuppressWarnings("ImmutableEnumChecker") // each is a lambda without a state of its own
    private final Forging forging;

    Forgery(Kind kind, String says, Forging forging) {
      this.kind = kind;
      this.says = says;
      this.forging = forging;
    }
  }

  /** A line at dan's table by somebody else, who is named in it and has a command of his own. */
  private static void told(Forger forger, String type, String actor, String other)
      throws SQLException {
    forger.execute(
        "update journal set actor = ?, command = replace(command, ?, ?), payload = replace(payload,"
            + " ?, ?) where stream = 'table/k' and type = ?",
        other,
        actor + ":",
        other + ":",
        "\"" + actor + "\"",
        "\"" + other + "\"",
        type);
    forger.rehash("table/k");
  }

  /** One more line at the end of the house's journal. */
  private static void added(Forger forger, String type, String payload, String actor)
      throws SQLException {
    forger.execute(
        "insert into journal (stream, seq, type, payload, actor, at_millis, prev_hash, hash)"
            + " select 'house', ?, ?, ?, ?, max(at_millis), '', ''"
            + " from journal where stream = 'house'",
        forger.length("house") + 1L,
        type,
        payload,
        actor);
    forger.rehash("house");
  }

  @Test
  @DisplayName("are found as its journal says")
  void clean() {
    assertEquals(List.of(), audit(played()).findings());
  }

  /** Sue worked for a while and was reset later; what she did before was hers to do. */
  @Test
  @DisplayName("who are reset have signed rightly before")
  void whatWasSignedBeforeAResetStands() throws Exception {
    Path later = folder.resolve("reset-later.db");
    Files.copy(played(), later);
    Files.copy(folder.resolve("floor.db.key"), folder.resolve("reset-later.db.key"));
    try (CardRoom room = new CardRoom("sqlite:" + later)) {
      People people = LightPeople.of(room.store(), InstantSource.system());
      Who moe = new Who("moe", Role.MANAGER);
      approve(
          people,
          moe,
          people.staff().limit(MIA, new HouseLimits(1_00, 1_00, 3_600_000, 86_400_000)));
      approve(people, moe, people.staff().reset(MIA, "sue"));
    }
    assertEquals(List.of(), audit(later).findings());
  }

  /** Nobody has been appointed yet: chips come from the door alone. */
  @Test
  @DisplayName("have their first chips from the door before there is any staff")
  void firstChips() throws Exception {
    Path alone = folder.resolve("players-only.db");
    try (CardRoom room = new CardRoom("sqlite:" + alone)) {
      People people = LightPeople.of(room.store(), CLOCK);
      given(people.door().register("ann", new Password("correct horse 9")));
      given(people.door().guest());
    }
    assertEquals(List.of(), audit(alone).findings());
    try (Forger forger = new Forger("sqlite:" + alone)) {
      forger.execute(
          "update journal set actor = 'mallory' where type = 'ChipsIssued' and actor = 'door'");
      forger.rehash("house");
    }
    String found = audit(alone).findings().toString();
    assertTrue(found.contains("the first chips of somebody who has just come"), found);
  }

  @ParameterizedTest(name = "{0} is found")
  @EnumSource
  void isFound(Forgery forgery) throws Exception {
    Path forged = folder.resolve(forgery + ".db");
    Files.copy(played(), forged);
    Files.copy(Path.of(played() + ".key"), Path.of(forged + ".key"));
    try (Forger forger = new Forger("sqlite:" + forged)) {
      forgery.forging.by(forger);
    }
    List<String> found =
        audit(forged).findings().stream()
            .filter(finding -> finding.kind() == forgery.kind)
            .map(Object::toString)
            .toList();
    assertTrue(found.stream().anyMatch(text -> text.contains(forgery.says)), found::toString);
  }

  private static Report audit(Path file) {
    return Audit.store("sqlite:" + file, CardRoom.CATALOGUE, Progress.SILENT);
  }
}

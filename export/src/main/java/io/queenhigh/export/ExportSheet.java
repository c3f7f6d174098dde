package io.queenhigh.export;

import static io.queenhigh.export.Column.cents;
import static io.queenhigh.export.Column.count;
import static io.queenhigh.export.Column.flag;
import static io.queenhigh.export.Column.text;
import static io.queenhigh.export.Column.time;

import java.util.List;

/** The four files of an export and their columns; docs/export.md lists the same. */
enum ExportSheet {
  ROUNDS(
      "rounds",
      "one row per finished round",
      List.of(
          text("round", "its permanent name, `wa-1.57`"),
          text("table_id", "the table"),
          count("number", "which round of the table"),
          text("game", "the game's id"),
          text("choices", "the choices it was played by, with spaces between them"),
          text("fingerprint", "of the game file"),
          time("opened_at", "when it opened for bets"),
          time("dealt_at", "when the first hand was dealt; empty where none was"),
          time("ended_at", "when it was settled or void"),
          text("outcome", "`settled` or `void`"),
          text("void_because", "why it was void"),
          count("hands", "how many hands had wagers"),
          text("dealer_cards", "the hand to beat, `Kh 9d 4c`"),
          flag("dealer_plays", "whether it qualified"),
          text("community_cards", "of a Multi Game Link's round"),
          count("bank_seat", "the player-dealer's seat; empty where the house banks"),
          text("bank_player", "the player-dealer"),
          cents("bank_posted_cents", "his wager"),
          cents("bank_net_cents", "what the bank gained or lost, without fees and meter awards"),
          cents("staked_cents", "all wagers together"),
          cents("fees_cents", "all collections together"),
          flag("corrected", "whether two people had it settled once more; then that counts"),
          count("first_line", "its first line in the table's journal"),
          count("last_line", "the line that ended it"))),
  WAGERS(
      "wagers",
      "one row per settled wager, envy payment or fee of a finished round",
      List.of(
          text("round", "its round"),
          text("table_id", "the table"),
          time("ended_at", "when its round was settled"),
          count("step", "its place in the order of settling"),
          count("seat", "the seat"),
          text("player", "who sat there; `seat-3` for somebody without an account"),
          text("player_kind", "`person`, `without-account` or `practice`"),
          text("wager", "`ante`, `play`, `pair-plus` and so on; `envy`; `fee`"),
          cents("stake_cents", "what was wagered; 0 for envy and fees"),
          text(
              "result",
              "`wins`, `loses`, `pushes`, `forfeited`, `uncovered`, `partly-covered`, `paid`, `dropped`"),
          cents("paid_cents", "winnings without the stake"),
          cents("returned_cents", "how much of the stake came back"),
          cents("net_cents", "what the player gained or lost by it"),
          text("cards", "his hand; empty where it was never turned up"),
          text("decision", "`played`, `folded`, `timed-out` or `left`; empty without one"),
          text("because", "the reason in words"),
          text("clause", "the clause behind it"))),
  TRANSFERS(
      "transfers",
      "one row per movement of money between two accounts",
      List.of(
          text("stream", "the journal whose line moved it"),
          count("seq", "that line"),
          count("line", "which of its movements"),
          time("happened_at", "when"),
          text("debit", "the account it left"),
          text("credit", "the account it reached"),
          cents("cents", "how much"),
          text("event", "what happened, `BetPlaced`"),
          text("actor", "who asked for it"),
          text("round", "the finished round it belongs to; empty outside of tables"))),
  LINK_EVENTS(
      "link_events",
      "one row per event of a progressive link",
      List.of(
          text("link", "the link"),
          count("seq", "its line in the link's journal"),
          time("happened_at", "when"),
          text("event", "what happened, `Contributed`"),
          text("table_id", "the table it concerns"),
          text("round", "the round it concerns"),
          count("hit", "the hit it concerns"),
          count("page", "the win page it concerns"),
          text("player", "who won or was paid"),
          cents("cents", "wagers that were counted, an award, a payment or an adjustment"),
          count("meter_before_micro_cents", "the meter before, in millionths of a cent"),
          count("meter_after_micro_cents", "the meter after"),
          count("reserve_after_micro_cents", "the reserve after"),
          text("actor", "who asked for it"),
          text("details", "the whole event as JSON, as the journal has it")));

  private final String file;
  private final String says;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of, of records
  private final List<Column> columns;

  ExportSheet(String file, String says, List<Column> columns) {
    this.file = file;
    this.says = says;
    this.columns = columns;
  }

  String file() {
    return file;
  }

  String says() {
    return says;
  }

  List<Column> columns() {
    return columns;
  }
}

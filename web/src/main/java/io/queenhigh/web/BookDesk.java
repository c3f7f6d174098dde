package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.CommandId;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Moved;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.LongPredicate;
import tools.jackson.databind.JsonNode;

/** The books, for those who read them: ledger and journal. */
final class BookDesk {
  private final Floor floor;

  BookDesk(Floor floor) {
    this.floor = floor;
  }

  private record Balances(SortedMap<String, Long> accounts) {}

  private record Account(String account, long cents, List<Moved> moves) {}

  private record Streams(List<Stream> streams) {}

  private record Stream(String stream, long seq, String hash) {}

  private record Journal(String stream, List<Line> lines) {}

  /**
   * A line of the journal.
   *
   * @param payload absent while the line's round is on: its cards are nobody's business yet
   */
  private record Line(
      long seq,
      long atMillis,
      String type,
      String actor,
      Optional<String> command,
      Optional<JsonNode> payload,
      String prevHash,
      String hash) {}

  Response accounts(Call call) {
    return Response.json(new Balances(floor.store().balances(call.query("prefix").orElse(""))));
  }

  Response account(Call call) {
    String account = call.part("account");
    Paging page = Paging.of(call, "skip");
    return Response.json(
        new Account(
            account,
            floor.store().balance(account),
            floor.store().moves(account, page.after(), page.most())));
  }

  Response streams(Call call) {
    return Response.json(
        new Streams(
            floor.store().heads().entrySet().stream()
                .map(
                    head ->
                        new Stream(head.getKey(), head.getValue().seq(), head.getValue().hash()))
                .toList()));
  }

  Response journal(Call call) {
    String stream = call.part("stream");
    Paging page = Paging.of(call, "after");
    LongPredicate secret = secretOf(stream);
    List<Line> lines =
        floor.store().read(stream, page.after(), page.most()).stream()
            .map(entry -> line(entry, secret.test(entry.seq())))
            .toList();
    return Response.json(new Journal(stream, lines));
  }

  /** Lines of a round that is on, and lines so new that the table itself does not know them yet. */
  private LongPredicate secretOf(String stream) {
    Optional<TableState> state =
        floor.tables().stream()
            .map(LiveTable::state)
            .filter(table -> TableLines.stream(table.id()).equals(stream))
            .findFirst();
    if (state.isEmpty()) {
      return _ -> false;
    }
    TableState known = state.get();
    Phase phase = known.round().phase();
    boolean over = phase == Phase.SETTLED || phase == Phase.VOID;
    long from = over ? known.seq() + 1 : known.roundFrom();
    return seq -> seq >= from;
  }

  /** A stream's lines for a spreadsheet. */
  Response journalCsv(Call call) {
    String stream = call.query("stream").orElse("house");
    Paging page = Paging.ofFile(call, "after");
    return csv(
        stream,
        BookCsv.journal(floor.store().read(stream, page.after(), page.most()), secretOf(stream)));
  }

  /** An account's ledger for a spreadsheet. */
  Response accountCsv(Call call) {
    String account = call.query("account").orElse("cage");
    Paging page = Paging.ofFile(call, "skip");
    return csv(
        account, BookCsv.account(account, floor.store().moves(account, page.after(), page.most())));
  }

  private static Response csv(String name, String text) {
    String file = name.replaceAll("[^A-Za-z0-9._-]", "-");
    return Response.text("text/csv; charset=utf-8", text)
        .with("Content-Disposition", "attachment; filename=\"%s.csv\"".formatted(file));
  }

  /** From a digest one could guess what was keyed in: cards that lie face down. */
  static String withoutWhatWasAsked(String command) {
    return CommandId.of(command).id();
  }

  private static Line line(Entry entry, boolean secret) {
    return new Line(
        entry.seq(),
        entry.atMillis(),
        entry.type(),
        entry.actor(),
        entry.command().map(BookDesk::withoutWhatWasAsked),
        secret ? Optional.empty() : Optional.of(Spelling.JSON.readTree(entry.payload())),
        entry.prevHash(),
        entry.hash());
  }
}

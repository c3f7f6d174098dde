package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.CommandId;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Moved;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
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

  private record Stream(String stream, long seq, Optional<String> hash) {}

  private record Journal(String stream, List<Line> lines) {}

  /**
   * A line of the journal. While its round is on, its cards are nobody's business: then it has
   * neither payload nor nonce nor hashes.
   */
  private record Line(
      long seq,
      long atMillis,
      String type,
      String actor,
      Optional<String> command,
      Optional<JsonNode> payload,
      Optional<String> nonce,
      Optional<String> prevHash,
      Optional<String> hash) {}

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
                .map(head -> stream(head.getKey(), head.getValue()))
                .toList()));
  }

  private Stream stream(String name, Head head) {
    boolean secret = secretOf(name).test(head.seq());
    return new Stream(name, head.seq(), secret ? Optional.empty() : Optional.of(head.hash()));
  }

  Response journal(Call call) {
    String stream = call.part("stream");
    Paging page = Paging.of(call, "after");
    List<Entry> read = floor.store().read(stream, page.after(), page.most());
    LongPredicate secret = secretOf(stream);
    return Response.json(
        new Journal(
            stream, read.stream().map(entry -> line(entry, secret.test(entry.seq()))).toList()));
  }

  /** Lines of a round that is on; asked after they were read. */
  private LongPredicate secretOf(String stream) {
    OptionalLong from = floor.rounds().hiddenFrom(stream);
    return seq -> from.isPresent() && seq >= from.getAsLong();
  }

  /** A stream's lines for a spreadsheet. */
  Response journalCsv(Call call) {
    String stream = call.query("stream").orElse("house");
    Paging page = Paging.ofFile(call, "after");
    List<Entry> read = floor.store().read(stream, page.after(), page.most());
    return csv(stream, BookCsv.journal(read, secretOf(stream)));
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
        entry.command().map(command -> secret ? withoutWhatWasAsked(command) : command),
        secret ? Optional.empty() : Optional.of(Spelling.JSON.readTree(entry.payload())),
        shown(secret, entry.nonce()),
        shown(secret, Optional.of(entry.prevHash())),
        shown(secret, Optional.of(entry.hash())));
  }

  private static Optional<String> shown(boolean secret, Optional<String> text) {
    return secret ? Optional.empty() : text;
  }
}

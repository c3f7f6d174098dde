package io.queenhigh.web;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Moved;
import io.queenhigh.rules.money.Dollars;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/** The books for a spreadsheet. */
final class BookCsv {

  private BookCsv() {}

  /**
   * Lines of a stream.
   *
   * @param secret whether what a line says, and by what its hash could tell it, is nobody's
   *     business yet
   */
  static String journal(List<Entry> lines, LongPredicate secret) {
    List<String> rows = new ArrayList<>();
    rows.add("stream,seq,at,type,actor,command,payload,nonce,prevHash,hash");
    for (Entry line : lines) {
      boolean hidden = secret.test(line.seq());
      rows.add(
          Csv.row(
              line.stream(),
              String.valueOf(line.seq()),
              Instant.ofEpochMilli(line.atMillis()).toString(),
              line.type(),
              line.actor(),
              line.command()
                  .map(command -> hidden ? BookDesk.withoutWhatWasAsked(command) : command)
                  .orElse(""),
              hidden ? "" : line.payload(),
              hidden ? "" : line.nonce().orElse(""),
              hidden ? "" : line.prevHash(),
              hidden ? "" : line.hash()));
    }
    return Csv.ended(rows);
  }

  static String account(String account, List<Moved> moves) {
    List<String> rows = new ArrayList<>();
    rows.add("account,at,stream,seq,line,other,dollars");
    for (Moved move : moves) {
      rows.add(
          Csv.row(
              account,
              Instant.ofEpochMilli(move.atMillis()).toString(),
              move.stream(),
              String.valueOf(move.seq()),
              String.valueOf(move.line()),
              move.other(),
              Dollars.text(move.cents())));
    }
    return Csv.ended(rows);
  }
}

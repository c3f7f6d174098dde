package io.queenhigh.floor.store;

import io.queenhigh.floor.store.Questions.Account;
import io.queenhigh.floor.store.Questions.Command;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Says what becomes of each page when the ones before it have been written: the slow and certain
 * way, with everything read that bears on it.
 */
final class CarefulCheck {

  private final Map<String, Head> heads;
  private final Map<Command, Long> lines;
  private final Map<String, Account> accounts;

  private CarefulCheck(
      Map<String, Head> heads, Map<Command, Long> lines, Map<String, Account> accounts) {
    this.heads = heads;
    this.lines = lines;
    this.accounts = accounts;
  }

  static CarefulCheck of(List<QueuedWriting> pages, Questions questions) throws SQLException {
    Set<String> streams = new HashSet<>();
    Set<Command> commands = new HashSet<>();
    Set<String> accounts = new HashSet<>();
    for (QueuedWriting page : pages) {
      if (page.hasLines()) {
        streams.add(page.writing().stream());
        command(page).ifPresent(commands::add);
        accounts.addAll(Sums.of(page.writing()).keySet());
      }
    }
    return new CarefulCheck(
        questions.heads(streams), questions.lines(commands), questions.accounts(accounts));
  }

  /** Where the streams stand after all that was judged. */
  Map<String, Head> heads() {
    return Map.copyOf(heads);
  }

  private static Optional<Command> command(QueuedWriting page) {
    return page.writing()
        .command()
        .map(CommandId::of)
        .map(command -> new Command(page.writing().stream(), command.id()));
  }

  /** A repetition is one wherever its writer believed the stream to stand. */
  Written judge(QueuedWriting page) {
    if (!page.hasLines()) {
      return page.durable();
    }
    Optional<Long> written = command(page).map(lines::get);
    if (written.isPresent()) {
      return new Written.Repeated(written.get());
    }
    if (!page.before().equals(heads.get(page.writing().stream()))) {
      return new Written.Fenced();
    }
    Map<String, Account> moved = new HashMap<>();
    for (var each : Sums.of(page.writing()).entrySet()) {
      moved.put(each.getKey(), plus(each.getKey(), each.getValue()));
    }
    Optional<String> overdrawn =
        moved.entrySet().stream()
            .filter(each -> each.getValue().cents() < each.getValue().least())
            .map(Map.Entry::getKey)
            .min(String::compareTo);
    if (overdrawn.isPresent()) {
      return new Written.Overdrawn(overdrawn.get());
    }
    accounts.putAll(moved);
    heads.put(page.writing().stream(), page.after());
    command(page).ifPresent(command -> lines.put(command, page.after().seq()));
    return page.durable();
  }

  private Account plus(String id, long cents) {
    Account account = accounts.getOrDefault(id, new Account(0, RowWriter.least(id)));
    return new Account(Math.addExact(account.cents(), cents), account.least());
  }
}

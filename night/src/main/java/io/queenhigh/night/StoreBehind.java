package io.queenhigh.night;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.LedgerRow;
import io.queenhigh.floor.store.Moved;
import io.queenhigh.floor.store.Pulse;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Tally;
import io.queenhigh.floor.store.Vault;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A store that reads what another one has. */
abstract class StoreBehind implements Store {

  /** Where it reads; may say that it cannot. */
  abstract Store read();

  @Override
  public String address() {
    return "the night";
  }

  @Override
  public Vault vault() {
    return read().vault();
  }

  @Override
  public int waiting() {
    return 0;
  }

  @Override
  public Pulse pulse() {
    return new Pulse(0, 0, 0);
  }

  @Override
  public SortedMap<String, Long> troubles() {
    return read().troubles();
  }

  @Override
  public List<Entry> read(String stream, long after, int most) {
    return read().read(stream, after, most);
  }

  @Override
  public List<Entry> read(String stream, List<String> types, long after, int most) {
    return read().read(stream, types, after, most);
  }

  @Override
  public Optional<Entry> lineOf(String stream, String command) {
    return read().lineOf(stream, command);
  }

  @Override
  public Optional<Entry> last(String stream, List<String> types) {
    return read().last(stream, types);
  }

  @Override
  public List<String> streams() {
    return read().streams();
  }

  @Override
  public Head head(String stream) {
    return read().head(stream);
  }

  @Override
  public SortedMap<String, Head> heads() {
    return read().heads();
  }

  @Override
  public long balance(String account) {
    return read().balance(account);
  }

  @Override
  public SortedMap<String, Long> balances(String prefix) {
    return read().balances(prefix);
  }

  @Override
  public List<Moved> moves(String account, long skip, int most) {
    return read().moves(account, skip, most);
  }

  @Override
  public List<LedgerRow> transfers(String stream, long first, long last) {
    return read().transfers(stream, first, last);
  }

  @Override
  public Optional<String> kept(String kind, String id) {
    return read().kept(kind, id);
  }

  @Override
  public SortedMap<String, String> kept(String kind, List<String> ids) {
    return read().kept(kind, ids);
  }

  @Override
  public SortedMap<String, String> keptOf(String kind) {
    return read().keptOf(kind);
  }

  @Override
  public SortedMap<String, String> keptOf(String kind, String prefix) {
    return read().keptOf(kind, prefix);
  }

  @Override
  public Tally tally() {
    return read().tally();
  }

  @Override
  public List<String> wrongInTheBooks() {
    return read().wrongInTheBooks();
  }

  @Override
  public void close() {}
}

package io.queenhigh.floor.store;

import io.queenhigh.floor.hash.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/**
 * The keys of a store, which are not in it: the first one seals, all of them open. A key is 64 hex
 * digits; in a file each stands on a line of its own.
 */
public final class StoreKeys {

  /** Where a key file is, or the keys themselves, for stores whose address does not say. */
  public static final String FILE_VARIABLE = "QUEENHIGH_KEY_FILE";

  public static final String KEY_VARIABLE = "QUEENHIGH_KEY";

  private static final Pattern KEY = Pattern.compile("[0-9a-fA-F]{64}");

  private final List<StoreKey> keys;

  private StoreKeys(List<StoreKey> keys) {
    this.keys = List.copyOf(keys);
  }

  /** One key and the name by which what it sealed is known; the name tells nothing of the key. */
  record StoreKey(String id, SecretKey secret) {}

  /**
   * The keys of a store.
   *
   * @param sealing the name of the key that the store was last used with, if it ever was: a new one
   *     is made only for a store that has none
   * @throws StoreUnavailable when there are none, when others may read them, or when they are of
   *     another store, in words
   */
  static StoreKeys of(Address address, Optional<String> sealing) {
    return of(address, sealing, name -> System.getenv(name));
  }

  static StoreKeys of(
      Address address, Optional<String> sealing, UnaryOperator<String> environment) {
    Optional<Path> named = named(address, environment);
    Optional<String> given = Optional.ofNullable(environment.apply(KEY_VARIABLE));
    StoreKeys keys;
    String from;
    if (named.isPresent()) {
      keys = read(named.get());
      from = named.get().toString();
    } else if (given.isPresent()) {
      keys = parse(given.get(), KEY_VARIABLE);
      from = KEY_VARIABLE;
    } else {
      Path beside = address.file().map(StoreKeys::beside).orElseThrow(() -> missing(address));
      keys = besideTheStore(beside, sealing);
      from = beside.toString();
    }
    if (sealing.isPresent() && !keys.has(sealing.get())) {
      throw new StoreUnavailable(
          "%s was sealed with key %s, and %s has %s. Every node needs the same keys; put that one back."
              .formatted(address.shown(), sealing.get(), from, keys),
          null);
    }
    return keys;
  }

  /** The file that whoever runs the floor has named for them. */
  static Optional<Path> named(Address address, UnaryOperator<String> environment) {
    return address
        .keyFile()
        .or(() -> Optional.ofNullable(environment.apply(FILE_VARIABLE)).map(Path::of));
  }

  /** The keys that are written in a text, one a line. */
  public static StoreKeys parse(String text, String from) {
    List<StoreKey> keys = new ArrayList<>();
    for (String word : text.lines().map(String::strip).toList()) {
      if (word.isEmpty() || word.startsWith("#")) {
        continue;
      }
      if (!KEY.matcher(word).matches()) {
        throw new StoreUnavailable(
            "%s is not a key file: a key is 64 hex digits on a line of its own, the one that seals first."
                .formatted(from),
            null);
      }
      keys.add(key(HexFormat.of().parseHex(word)));
    }
    if (keys.isEmpty()) {
      throw new StoreUnavailable(
          from + " has no key: write 64 hex digits into it (openssl rand -hex 32).", null);
    }
    return new StoreKeys(keys);
  }

  private static StoreKey key(byte[] bytes) {
    MessageDigest digest = Sha256.digest();
    digest.update("queenhigh key\n".getBytes(StandardCharsets.UTF_8));
    return new StoreKey(
        HexFormat.of().formatHex(digest.digest(bytes), 0, 6), new SecretKeySpec(bytes, "AES"));
  }

  private static StoreUnavailable missing(Address address) {
    return new StoreUnavailable(
        "%s needs a key that is not in the database: write 64 hex digits into a file (openssl rand -hex 32),"
                .formatted(address.shown())
            + " the same on all nodes, and name it in %s or as keyFile=… in the address; or put them into %s."
                .formatted(FILE_VARIABLE, KEY_VARIABLE),
        null);
  }

  static Path beside(Path store) {
    return store.resolveSibling(store.getFileName() + ".key");
  }

  private static StoreKeys besideTheStore(Path file, Optional<String> sealing) {
    if (!Files.exists(file)) {
      if (sealing.isPresent()) {
        throw new StoreUnavailable(
            "The key file %s is gone; without key %s the store's sealed decks cannot be opened. Put it back."
                .formatted(file, sealing.get()),
            null);
      }
      make(file);
    }
    return read(file);
  }

  private static void make(Path file) {
    byte[] key = new byte[32];
    new SecureRandom().nextBytes(key);
    try {
      OwnerOnly.create(file);
      Files.writeString(file, HexFormat.of().formatHex(key) + "\n");
    } catch (IOException e) {
      throw new StoreUnavailable("The key file %s cannot be made (%s).".formatted(file, e), e);
    }
  }

  private static StoreKeys read(Path file) {
    return parse(OwnerOnly.read("key file", file), file.toString());
  }

  StoreKey sealing() {
    return keys.getFirst();
  }

  Optional<StoreKey> find(String id) {
    return keys.stream().filter(key -> key.id().equals(id)).findFirst();
  }

  private boolean has(String id) {
    return find(id).isPresent();
  }

  /** Their names only. */
  @Override
  public String toString() {
    return String.join(" and ", keys.stream().map(StoreKey::id).toList());
  }
}

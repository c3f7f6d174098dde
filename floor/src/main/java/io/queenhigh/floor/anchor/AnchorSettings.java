package io.queenhigh.floor.anchor;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How a log is kept.
 *
 * @param key signs it, or says why it is not signed
 * @param file where the newest checkpoint is written, and read at the next start
 * @param ship takes every new checkpoint
 * @param every how long lines wait for a checkpoint at most
 */
public record AnchorSettings(
    SigningKeys.Found key,
    Optional<Path> file,
    Consumer<String> ship,
    Duration every,
    InstantSource clock) {

  public static AnchorSettings usual(SigningKeys.Found key, Optional<Path> file) {
    return new AnchorSettings(key, file, _ -> {}, Duration.ofMinutes(1), InstantSource.system());
  }

  public AnchorSettings shippingTo(Consumer<String> other) {
    return new AnchorSettings(key, file, other, every, clock);
  }

  public AnchorSettings every(Duration other) {
    return new AnchorSettings(key, file, ship, other, clock);
  }
}

package io.queenhigh.floor.people;

import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Vault;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What staff show besides their password: a code by the clock, or one of a few put by. */
final class SecondFactors {

  private static final int RECOVERY_CODES = 8;

  private final PeopleCache roll;
  private final HouseRules rules;
  private final OneTimeCodes codes;
  private final SecureRandom random;
  private final Vault vault;

  SecondFactors(
      PeopleCache roll, HouseRules rules, OneTimeCodes codes, SecureRandom random, Vault vault) {
    this.roll = roll;
    this.rules = rules;
    this.codes = codes;
    this.random = random;
    this.vault = vault;
  }

  /** Whether this person does not come in by a password alone. */
  boolean isNeededBy(PersonRow row) {
    return row.role().hasSecondFactor() && !rules.isDemo();
  }

  /** A new secret and what is kept of it. */
  record Offer(SecondFactor shown, CredentialRow kept) {}

  Offer offer(CredentialRow row) {
    byte[] secret = Totp.newSecret(random);
    List<String> recovery = codes.next(RECOVERY_CODES);
    String text = Totp.base32(secret);
    return new Offer(
        new SecondFactor(text, uri(row.name(), text), recovery),
        row.offered(
            vault.seal(place(row.name()), text),
            recovery.stream().map(OneTimeCodes::hash).toList()));
  }

  private static String uri(String name, String secret) {
    String who = URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    return "otpauth://totp/Queenhigh:%s?secret=%s&issuer=Queenhigh".formatted(who, secret);
  }

  /** What is kept after a code that was right, and what the journal says of it. */
  record Shown(CredentialRow kept, Optional<HouseFact> fact) {}

  Optional<Shown> shown(CredentialRow row, String typed, long now) {
    return byTheClock(row, typed, now).or(() -> putBy(row, typed));
  }

  private Optional<Shown> byTheClock(CredentialRow row, String typed, long now) {
    if (row.secret().isEmpty()) {
      return Optional.empty();
    }
    byte[] secret = Totp.fromBase32(vault.open(place(row.name()), row.secret().get()));
    OptionalLong step = Totp.taken(secret, typed, now, row.lastStep());
    if (step.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Shown(
            row.at(step.getAsLong()),
            row.factorSet()
                ? Optional.empty()
                : Optional.of(new HouseFact.SecondFactorSet(row.name()))));
  }

  private static Optional<Shown> putBy(CredentialRow row, String typed) {
    List<String> hashes = OneTimeCodes.hashes(typed);
    if (!row.factorSet() || hashes.size() != 1 || !row.recovery().contains(hashes.getFirst())) {
      return Optional.empty();
    }
    CredentialRow left = row.without(hashes.getFirst());
    return Optional.of(
        new Shown(
            left, Optional.of(new HouseFact.RecoveryCodeUsed(row.name(), left.recovery().size()))));
  }

  /**
   * By what somebody shows that it is he. Whoever needs a second factor has had a row since his
   * appointment: if it is gone, somebody has taken it away so that he may set up another.
   */
  CredentialRow of(PersonRow row) {
    if (isNeededBy(row) && roll.hasLostCredentials(row.name())) {
      throw new StoreUnavailable(
          "What is kept of the second factor of " + row.name() + " was taken away", null);
    }
    return roll.credentials(row.name());
  }

  private static String place(String name) {
    return "credentials/" + Names.id(name);
  }
}

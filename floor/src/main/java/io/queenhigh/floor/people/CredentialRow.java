package io.queenhigh.floor.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * By what somebody shows that it is he, apart from his password.
 *
 * @param codeParts the hashes of a one-time code's parts; none once it is used
 * @param secret of the second factor, sealed
 * @param factorSet whether the second factor has been used, so that it counts
 * @param lastStep the time step of the last code that was taken; none is taken twice
 * @param recovery the hashes of the recovery codes that are left
 * @param signsFromMillis before that time he signs nothing
 */
record CredentialRow(
    String name,
    List<String> codeParts,
    long codeUntilMillis,
    Optional<String> secret,
    boolean factorSet,
    long lastStep,
    List<String> recovery,
    long signsFromMillis) {

  CredentialRow {
    codeParts = List.copyOf(codeParts);
    recovery = List.copyOf(recovery);
  }

  static CredentialRow none(String name) {
    return new CredentialRow(name, List.of(), 0, Optional.empty(), false, 0, List.of(), 0);
  }

  /** Only this code opens the door now. */
  CredentialRow withCode(List<String> parts, long untilMillis) {
    return new CredentialRow(
        name, parts, untilMillis, Optional.empty(), false, 0, List.of(), signsFromMillis);
  }

  CredentialRow withoutCode() {
    return new CredentialRow(
        name, List.of(), 0, secret, factorSet, lastStep, recovery, signsFromMillis);
  }

  CredentialRow offered(String sealed, List<String> recoveryHashes) {
    return new CredentialRow(
        name,
        codeParts,
        codeUntilMillis,
        Optional.of(sealed),
        false,
        0,
        recoveryHashes,
        signsFromMillis);
  }

  CredentialRow at(long step) {
    return new CredentialRow(
        name, codeParts, codeUntilMillis, secret, true, step, recovery, signsFromMillis);
  }

  CredentialRow without(String recoveryHash) {
    List<String> left = new ArrayList<>(recovery);
    left.remove(recoveryHash);
    return new CredentialRow(
        name, codeParts, codeUntilMillis, secret, factorSet, lastStep, left, signsFromMillis);
  }

  CredentialRow signsFrom(long millis) {
    return new CredentialRow(
        name, codeParts, codeUntilMillis, secret, factorSet, lastStep, recovery, millis);
  }

  /** Without anything that opens a door. */
  @Override
  public String toString() {
    return "the credentials of " + name;
  }
}

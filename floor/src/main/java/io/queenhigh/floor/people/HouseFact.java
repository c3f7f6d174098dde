package io.queenhigh.floor.people;

import java.util.OptionalLong;

/** What happens to people, as the stream {@code house} tells it; none of it is secret. */
sealed interface HouseFact {

  /** Who it is about. */
  String name();

  record PersonRegistered(String name, Role role) implements HouseFact {}

  record GuestArrived(String name) implements HouseFact {}

  record LoggedIn(String name) implements HouseFact {}

  record LoginFailed(String name, String from) implements HouseFact {}

  record LockedOut(String name, long untilMillis) implements HouseFact {}

  record LoggedOut(String name) implements HouseFact {}

  record PasswordChanged(String name) implements HouseFact {}

  record PasswordReset(String name) implements HouseFact {}

  record RoleChanged(String name, Role from, Role to) implements HouseFact {}

  record PersonDeactivated(String name) implements HouseFact {}

  record SelfExcluded(String name, long untilMillis) implements HouseFact {}

  /** What a player asked for; what is looser than before holds from the time it names. */
  record LimitsSet(
      String name, OptionalLong minutes, OptionalLong lossCents, long loosenedFromMillis)
      implements HouseFact {}

  /** The day begins for which a player's limits count. */
  record SittingStarted(String name) implements HouseFact {}

  record ChipsIssued(String player, long cents) implements HouseFact {
    @Override
    public String name() {
      return player;
    }
  }

  record ChipsRedeemed(String player, long cents) implements HouseFact {
    @Override
    public String name() {
      return player;
    }
  }
}

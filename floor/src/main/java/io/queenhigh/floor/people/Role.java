package io.queenhigh.floor.people;

import io.queenhigh.rules.game.Key;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** What somebody is on the floor. */
public enum Role {
  GUEST,
  PLAYER,
  DEALER,
  SUPERVISOR,
  EXECUTIVE,
  MANAGER,
  CASHIER,
  AUDITOR,
  DISPLAY;

  /** Who may do what: all of it. */
  public boolean may(Right right) {
    return switch (right) {
      case WATCH -> true;
      case PLAY -> isOneOf(GUEST, PLAYER);
      case KEEP_A_PASSWORD -> this != GUEST;
      case DEAL -> isOneOf(DEALER, SUPERVISOR);
      case SUPERVISE -> isOneOf(SUPERVISOR, EXECUTIVE);
      case RUN_TABLES -> isOneOf(SUPERVISOR, EXECUTIVE, MANAGER);
      case FILL_TRAYS -> isOneOf(CASHIER, MANAGER);
      case KEEP_THE_CAGE -> this == CASHIER;
      case CONFIRM_JACKPOTS -> isOneOf(SUPERVISOR, EXECUTIVE);
      case RUN_LINKS -> this == MANAGER;
      case SIGN_FOR_LINKS -> isOneOf(SUPERVISOR, EXECUTIVE, MANAGER);
      case SEE_LINKS -> isOneOf(SUPERVISOR, EXECUTIVE, MANAGER, CASHIER, AUDITOR);
      case PAY_AWARDS -> isOneOf(SUPERVISOR, EXECUTIVE, CASHIER);
      case KEEP_PEOPLE -> this == MANAGER;
      case KEEP_THE_REGISTER -> isOneOf(EXECUTIVE, MANAGER);
      case SET_THRESHOLDS -> this == MANAGER;
      // Whoever deals learns; it signs nothing, so that a new dealer begins at once.
      case LEARN -> may(Right.DEAL);
      // A supervisor stands behind the tables and sees who can deal; a manager answers for the
      // post.
      case TRAIN -> isOneOf(SUPERVISOR, MANAGER);
      case SEE_TRAINING -> isOneOf(SUPERVISOR, EXECUTIVE, MANAGER, AUDITOR);
      case SURVEIL -> isOneOf(SUPERVISOR, EXECUTIVE, MANAGER, AUDITOR);
      case SECOND -> isOneOf(SUPERVISOR, EXECUTIVE, MANAGER, CASHIER);
      case READ_THE_BOOKS -> isOneOf(EXECUTIVE, MANAGER, AUDITOR);
    };
  }

  /** All that he may do, for those who show him what he can. */
  public List<Right> rights() {
    return Stream.of(Right.values()).filter(this::may).toList();
  }

  /** Appointed by a manager, and never a player under the same name. */
  public boolean isStaff() {
    return !may(Right.PLAY);
  }

  /** Whether it takes two managers to put somebody into this post, or out of it. */
  public boolean isPutByTwo() {
    return isOneOf(DEALER, SUPERVISOR, EXECUTIVE, MANAGER, CASHIER, AUDITOR);
  }

  /** Whether a password alone does not open the door; a display has nobody to type a code. */
  public boolean hasSecondFactor() {
    return isStaff() && this != DISPLAY;
  }

  /** How long a session lasts without a sign of life; an unattended console locks itself. */
  public Duration idle() {
    return isAtConsole() ? Duration.ofMinutes(30) : Duration.ofHours(12);
  }

  /** How long a session lasts at all. */
  public Duration longest() {
    return isAtConsole() ? Duration.ofHours(12) : Duration.ofDays(7);
  }

  /** A display has nobody before it who could log in again. */
  private boolean isAtConsole() {
    return isStaff() && this != DISPLAY;
  }

  /** With its article, as in a sentence: {@code an auditor}. */
  public String withArticle() {
    return (isOneOf(EXECUTIVE, AUDITOR) ? "an " : "a ") + this;
  }

  private boolean isOneOf(Role... roles) {
    return List.of(roles).contains(this);
  }

  /** As the journal spells it: {@code player}. */
  @Override
  public String toString() {
    return Key.of(name());
  }
}

package io.queenhigh.floor.people;

import java.time.Instant;

/**
 * What the floor may know of someone with an account.
 *
 * @param active false once a manager has closed the account
 */
public record AccountHolder(String name, Role role, boolean active, Instant since) {}

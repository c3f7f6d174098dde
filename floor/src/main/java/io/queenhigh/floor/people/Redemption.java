package io.queenhigh.floor.people;

import java.time.Instant;

/**
 * Chips that a player has asked the cage to redeem.
 *
 * @param until how long his word holds
 * @param expired whether it holds no longer: he asks again, or takes it back
 */
public record Redemption(long number, long cents, Instant until, boolean expired) {}

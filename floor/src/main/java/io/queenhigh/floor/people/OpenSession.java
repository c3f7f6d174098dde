package io.queenhigh.floor.people;

import java.time.Instant;

/**
 * A session of somebody's that is on.
 *
 * @param seen when it was last used, within some minutes
 * @param here whether it is the one that asks
 */
public record OpenSession(Instant since, Instant seen, boolean here) {}

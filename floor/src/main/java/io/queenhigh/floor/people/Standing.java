package io.queenhigh.floor.people;

import java.time.Instant;
import java.util.Optional;

/**
 * What holds for somebody who plays.
 *
 * @param limits those of now
 * @param limitsLater what they will be once a loosening that he has asked for holds
 */
public record Standing(
    Optional<Instant> excludedUntil, PlayLimits limits, PlayLimits limitsLater) {}

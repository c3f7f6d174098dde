package io.queenhigh.web.http;

import java.time.Duration;

/**
 * How a gate is set.
 *
 * @param frontage what stands between us and those who ask
 * @param drain how long a closing gate waits for the last words to be heard
 */
public record GateSettings(
    Frontage frontage,
    Rate perAddress,
    Rate perPerson,
    Rate atTheDoor,
    int streamsPerAddress,
    int streamQueue,
    Duration heartbeat,
    Duration drain) {}

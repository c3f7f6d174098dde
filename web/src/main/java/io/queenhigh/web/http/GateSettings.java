package io.queenhigh.web.http;

import java.time.Duration;

/**
 * How a gate is set.
 *
 * @param https whether people come over https only
 * @param drain how long a closing gate waits for the last words to be heard
 */
public record GateSettings(
    boolean https,
    Rate perAddress,
    Rate perSession,
    Rate atTheDoor,
    int streamsPerAddress,
    int streamQueue,
    Duration heartbeat,
    Duration drain) {}

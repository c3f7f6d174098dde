package io.queenhigh.web.http;

import java.time.Duration;

/**
 * How often somebody may knock: a burst at once, then one more in every interval.
 *
 * @param burst 0 for as often as he likes
 */
public record Rate(int burst, Duration every) {

  public static final Rate UNLIMITED = new Rate(0, Duration.ZERO);

  public static Rate perSecond(int number, int burst) {
    return new Rate(burst, Duration.ofSeconds(1).dividedBy(number));
  }

  public static Rate perMinute(int number, int burst) {
    return new Rate(burst, Duration.ofMinutes(1).dividedBy(number));
  }
}

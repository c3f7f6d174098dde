package io.queenhigh.web;

import io.queenhigh.web.http.Frontage;
import io.queenhigh.web.http.Rate;
import java.time.Duration;

/**
 * How a floor stands on the network.
 *
 * @param port 0 for any free one
 * @param frontage what stands in front: proxies, https, the names that people know the floor by
 * @param perAddress how often one network address may ask
 * @param perPerson how often one person may ask
 * @param atTheDoor how often one address may ask for a guest's seat, register or sign in
 * @param streamsPerAddress how many event streams one address may hold open
 * @param streamQueue how many events a slow reader may lag behind
 * @param drain how long a shutdown waits for requests that are under way
 */
public record WebSettings(
    String host,
    int port,
    Frontage frontage,
    Rate perAddress,
    Rate perPerson,
    Rate atTheDoor,
    int streamsPerAddress,
    int streamQueue,
    Duration heartbeat,
    Duration drain) {

  public static WebSettings usual() {
    return new WebSettings(
        "localhost",
        8080,
        Frontage.NONE,
        Rate.perSecond(200, 1_000),
        Rate.perSecond(30, 120),
        Rate.perMinute(20, 20),
        500,
        256,
        Duration.ofSeconds(15),
        Duration.ofSeconds(5));
  }

  public WebSettings at(String address, int number) {
    return new WebSettings(
        address,
        number,
        frontage,
        perAddress,
        perPerson,
        atTheDoor,
        streamsPerAddress,
        streamQueue,
        heartbeat,
        drain);
  }

  /** For load generators and tests, which are one address and in a hurry. */
  public WebSettings withoutRates() {
    return withRates(Rate.UNLIMITED, Rate.UNLIMITED, Rate.UNLIMITED, Integer.MAX_VALUE);
  }

  public WebSettings withRates(Rate address, Rate person, Rate door, int streams) {
    return new WebSettings(
        host, port, frontage, address, person, door, streams, streamQueue, heartbeat, drain);
  }

  public WebSettings behind(Frontage front) {
    return new WebSettings(
        host,
        port,
        front,
        perAddress,
        perPerson,
        atTheDoor,
        streamsPerAddress,
        streamQueue,
        heartbeat,
        drain);
  }

  /** Nobody but this machine itself is served, whoever passes requests on. */
  public WebSettings keptHere() {
    return behind(frontage.keptHere());
  }

  public WebSettings withStreams(int queue, Duration beat) {
    return new WebSettings(
        host,
        port,
        frontage,
        perAddress,
        perPerson,
        atTheDoor,
        streamsPerAddress,
        queue,
        beat,
        drain);
  }
}

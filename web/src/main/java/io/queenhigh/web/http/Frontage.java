package io.queenhigh.web.http;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What stands between the server and the street. Whatever else a request says about where it comes
 * from, how, or for whom, anybody can say.
 *
 * @param proxyHops how many proxies of ours a request passes, each of which adds the address that
 *     it heard it from to X-Forwarded-For; 0 when nobody stands in front
 * @param https whether people reach us over https only
 * @param names the host names under which people know us, besides this machine's own
 * @param onlyHere whether nobody but this machine itself is served, whoever passes requests on
 */
public record Frontage(int proxyHops, boolean https, Set<String> names, boolean onlyHere) {

  /** What proxies add to a request that they pass on. */
  private static final List<String> PASSED_ON =
      List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

  public Frontage(int proxyHops, boolean https, Set<String> names) {
    this(proxyHops, https, names, false);
  }

  /** The same for nobody but this machine itself. */
  public Frontage keptHere() {
    return new Frontage(proxyHops, https, names, true);
  }

  /** Whether a request with these headers is for somebody else than this machine allows. */
  boolean isPassedOn(Predicate<String> hasHeader) {
    return onlyHere && PASSED_ON.stream().anyMatch(hasHeader);
  }

  /** Straight on the street, under no name. */
  public static final Frontage NONE = new Frontage(0, false, Set.of());

  private static final String THIS_MACHINE = "localhost";

  public Frontage {
    names =
        names.stream()
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether somebody who asks for this host means us. A page of another site can lead its own name
   * to this machine, but never an address: browsers send what stands in the address bar.
   */
  boolean isUs(String host) {
    String name = host.toLowerCase(Locale.ROOT);
    return name.equals(THIS_MACHINE)
        || name.endsWith("." + THIS_MACHINE)
        || names.contains(name)
        || literal(name).isPresent();
  }

  /** Whether this is one of the names that the house has given itself. */
  boolean isOurName(String host) {
    return names.contains(host.toLowerCase(Locale.ROOT));
  }

  /**
   * The address that the outermost of our proxies heard a request from.
   *
   * @param peer who is at the other end of the connection
   * @param forwardedFor the headers X-Forwarded-For, in order
   */
  String address(String peer, List<String> forwardedFor) {
    if (proxyHops == 0) {
      return peer;
    }
    List<String> heard = new ArrayList<>();
    forwardedFor.forEach(line -> Collections.addAll(heard, line.split(",", -1)));
    if (heard.isEmpty()) {
      return peer;
    }
    String said = heard.get(Math.max(0, heard.size() - proxyHops)).strip();
    return literal(said)
        .or(() -> literal(said.replaceFirst(":\\d{1,5}$", "")))
        .map(InetAddress::getHostAddress)
        .orElse(peer);
  }

  /** Nothing is looked up: what is no address is nothing. */
  static Optional<InetAddress> literal(String address) {
    String bare =
        address.startsWith("[") && address.endsWith("]")
            ? address.substring(1, address.length() - 1)
            : address;
    try {
      return Optional.of(InetAddress.ofLiteral(bare));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}

package io.queenhigh.night;

/**
 * A property that did not hold.
 *
 * @param kind what of it, where it has several kinds; two failures of one kind are the same failure
 * @param how what was seen, in words
 */
public record Broken(String property, String holds, String kind, String how) {

  static Broken of(Property property, String kind, String how) {
    return new Broken(property.key(), property.holds(), kind, how);
  }

  /** Whether this is the same failure, perhaps at another place. */
  boolean isLike(Broken other) {
    return property.equals(other.property) && kind.equals(other.kind);
  }
}

package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Collection;
import java.util.Optional;

/**
 * Who looks at a win a second time. The controller at the table asks when the key turns, the link
 * when the win reaches its log.
 */
public final class WhoConfirms {

  private WhoConfirms() {}

  /**
   * Who has dealt or marked confirms nothing, whatever his post.
   *
   * @param dealers who dealt or marked
   */
  public static Optional<Refused> mayConfirm(
      Staff person, Collection<String> dealers, Citation by) {
    return Check.first(
        Check.refuseIf(
            () -> person.post() == Post.DEALER || dealers.contains(person.name()),
            "dealer-does-not-confirm",
            "The dealer does not confirm: call a supervisor",
            by),
        Check.refuseIf(
            () -> !person.maySupervise(),
            "supervisor-confirms",
            "A supervisor or executive confirms a win",
            by));
  }

  /** Large awards need one of higher rank. */
  public static Optional<Refused> isHighEnough(
      Staff person, boolean executive, long awardCents, Citation by) {
    return Check.refuseIf(
        executive && person.post() != Post.EXECUTIVE,
        "executive-needed",
        "An award of " + Dollars.text(awardCents) + " needs an executive",
        by);
  }
}

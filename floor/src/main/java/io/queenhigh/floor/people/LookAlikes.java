package io.queenhigh.floor.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names that people would take for one another, by Unicode's own tables (UTS 39). */
final class LookAlikes {

  private static final SpoofChecker CHECKER =
      new SpoofChecker.Builder()
          .setChecks(
              SpoofChecker.INVISIBLE
                  | SpoofChecker.RESTRICTION_LEVEL
                  | SpoofChecker.MIXED_NUMBERS
                  | SpoofChecker.HIDDEN_OVERLAY)
          .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  private static final Pattern MARKS = Pattern.compile("[\\p{Mn}._-]");

  private LookAlikes() {}

  /** Whether a name has nothing to hide: no invisible signs, no letters of scripts that mislead. */
  static boolean isOpen(String name) {
    return Normalizer.isNormalized(name, Normalizer.Form.NFKC)
        && name.codePoints()
            .noneMatch(
                sign -> UCharacter.hasBinaryProperty(sign, UProperty.DEFAULT_IGNORABLE_CODE_POINT))
        && !CHECKER.failsChecks(name);
  }

  /**
   * What a name looks like, written in capitals or not: two that share one are look-alikes. A dot,
   * a dash or an accent is soon overlooked.
   */
  static Set<String> looks(String name) {
    return withSigns(
        MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll(""));
  }

  /** The same with the signs in it, for how a name begins. */
  static Set<String> withSigns(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
    return Set.copyOf(
        List.of(
            look(plain),
            look(plain.toLowerCase(Locale.ROOT)),
            look(UCharacter.foldCase(plain, true))));
  }

  private static String look(String name) {
    return CHECKER.getSkeleton(name).toLowerCase(Locale.ROOT);
  }
}

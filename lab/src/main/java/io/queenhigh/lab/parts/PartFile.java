package io.queenhigh.lab.parts;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A part of a job that is done, as text.
 *
 * <pre>
 *   queenhigh part 1
 *   about …            what the job is: every part of it says the same
 *   part 2/5
 *   …                  its numbers
 *   sum HEX            SHA-256 of all lines above
 * </pre>
 *
 * @param about the job, a line for each thing that matters, in any order
 */
public record PartFile(List<String> about, Part part, List<String> lines) {

  private static final String VERSION = "queenhigh part 1";
  private static final String ABOUT = "about ";
  private static final String PART = "part ";
  private static final String SUM = "sum ";

  public PartFile {
    about = List.copyOf(about);
    lines = List.copyOf(lines);
  }

  public String text() {
    StringBuilder text = new StringBuilder(VERSION).append('\n');
    about.forEach(line -> text.append(ABOUT).append(line).append('\n'));
    text.append(PART).append(part).append('\n');
    lines.forEach(line -> text.append(line).append('\n'));
    return text + SUM + sum(text.toString()) + "\n";
  }

  /** Reads one; nothing when the text is none, or was changed or cut off. */
  public static Optional<PartFile> read(String text) {
    int end = text.lastIndexOf(SUM);
    if (end < 0 || !text.substring(end).equals(SUM + sum(text.substring(0, end)) + "\n")) {
      return Optional.empty();
    }
    List<String> all = text.substring(0, end).lines().toList();
    if (!all.getFirst().equals(VERSION)) {
      return Optional.empty();
    }
    int at = 1;
    List<String> about = new ArrayList<>();
    while (at < all.size() && all.get(at).startsWith(ABOUT)) {
      about.add(all.get(at++).substring(ABOUT.length()));
    }
    if (at == all.size() || !all.get(at).startsWith(PART)) {
      return Optional.empty();
    }
    List<String> lines = all.subList(at + 1, all.size());
    return Part.parse(all.get(at).substring(PART.length()))
        .map(part -> new PartFile(about, part, lines));
  }

  /** Why these are not the parts of one job, each of them once; in words. */
  public static Optional<String> refusal(List<PartFile> files) {
    PartFile first = files.getFirst();
    int of = first.part().of();
    TreeSet<Integer> missing = new TreeSet<>();
    for (int number = 1; number <= of; number++) {
      missing.add(number);
    }
    for (PartFile file : files) {
      if (!Set.copyOf(file.about()).equals(Set.copyOf(first.about()))) {
        return Optional.of(
            "Part %s and part %s are of different jobs: %s."
                .formatted(first.part(), file.part(), difference(first, file)));
      }
      if (file.part().of() != of) {
        return Optional.of(
            "Part %s and part %s are of a job that was cut in different ways."
                .formatted(first.part(), file.part()));
      }
      if (!missing.remove(file.part().number())) {
        return Optional.of("Part %s is there twice.".formatted(file.part()));
      }
    }
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of("Part %d/%d is missing.".formatted(missing.getFirst(), of));
  }

  private static String difference(PartFile one, PartFile other) {
    List<String> only = new ArrayList<>(one.about());
    only.removeAll(other.about());
    List<String> otherOnly = new ArrayList<>(other.about());
    otherOnly.removeAll(one.about());
    return "%s and %s"
        .formatted(
            only.isEmpty() ? "nothing" : String.join(", ", only),
            otherOnly.isEmpty() ? "nothing" : String.join(", ", otherOnly));
  }

  private static String sum(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}

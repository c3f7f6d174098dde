package io.queenhigh.audit.journal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Which versions of lines this auditor can read. A line's type is its name, and from version 2 on
 * its number: {@code BoughtIn/2}. The auditor knows them by a list of its own.
 *
 * @param upward by a line's kind, {@code table/BoughtIn}: what makes version 2 of 1, 3 of 2, …
 */
public record Versions(Map<String, List<UnaryOperator<ObjectNode>>> upward) {

  /** A mark on setups from before a collection was demanded. */
  public static final String COLLECTION_AS_POSTED = "collectionAsPosted";

  /** A mark on setups from before a regulator's ceilings were kept. */
  public static final String CEILING_AS_POSTED = "ceilingAsPosted";

  /** A mark on clearances from before equipment was judged by the systems it is approved as. */
  public static final String PART_BY_PART = "partByPart";

  /** A mark on corrections from before any round of the day could be corrected. */
  public static final String OF_THE_LAST_ROUND = "ofTheLastRound";

  /**
   * A table that was opened before dealers were assigned says nothing of them, and owes nothing for
   * it until it does. One that was set up before a collection was demanded need not have one, and
   * before ceilings were kept its limits were its own. Envy was once paid at any time after the
   * hands were turned up. Limits that were set before duties had editions began with the first.
   * Links were set up without a source of what their maker had configured, and said later who set
   * them up, opened them and confirmed what was paid.
   */
  public static final Versions TODAY =
      new Versions(
          Map.ofEntries(
              Map.entry("house/LimitsSet", List.of(Versions::wasADeposit)),
              Map.entry("link/LinkSetUp", List.of(line -> line.put("unsourced", true))),
              Map.entry("link/TermsProposed", List.of(UnaryOperator.identity())),
              Map.entry("link/TermsChanged", List.of(line -> line.put("unsourced", true))),
              Map.entry(
                  "table/TableOpened",
                  List.of(
                      UnaryOperator.identity(),
                      Versions::withoutACollection,
                      Versions::withoutACeiling)),
              Map.entry(
                  "table/TableConfigured",
                  List.of(Versions::withoutACollection, Versions::withoutACeiling)),
              Map.entry("table/ClearanceJudged", List.of(line -> line.put(PART_BY_PART, true))),
              Map.entry(
                  "table/CorrectionProposed", List.of(line -> line.put(OF_THE_LAST_ROUND, true))),
              Map.entry("table/EnvyPaid", List.of(line -> line.put("anytime", true))),
              Map.entry(
                  "house/HouseLimitsSet",
                  List.of(tree -> tree.put("duties", 1), UnaryOperator.identity())),
              Map.entry("house/LimitsProposed", List.of(UnaryOperator.identity())),
              Map.entry("link/LinkOpened", List.of(UnaryOperator.identity())),
              Map.entry("link/AwardPaid", List.of(UnaryOperator.identity()))));

  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Pattern NUMBERED = Pattern.compile("([^/]+)/([2-9]|[1-9]\\d{1,3})");

  /** What was called a loss was what somebody brought to the tables. */
  private static ObjectNode wasADeposit(ObjectNode line) {
    if (line.has("lossCents")) {
      line.set("depositCents", line.remove("lossCents"));
    }
    return line;
  }

  private static ObjectNode withoutACollection(ObjectNode setup) {
    return setup.put(COLLECTION_AS_POSTED, true);
  }

  private static ObjectNode withoutACeiling(ObjectNode setup) {
    return setup.put(CEILING_AS_POSTED, true);
  }

  /** The newest version of a kind of line. */
  public int newest(String kind) {
    return 1 + upward.getOrDefault(kind, List.of()).size();
  }

  /** A line under its bare name, as its newest version says it; empty for what is newer still. */
  public Optional<JournalLine> today(JournalLine line) {
    boolean first = line.type().indexOf('/') < 0;
    if (first && upward.isEmpty()) {
      return Optional.of(line);
    }
    Matcher numbered = NUMBERED.matcher(line.type());
    if (!first && !numbered.matches()) {
      return Optional.empty();
    }
    String name = first ? line.type() : numbered.group(1);
    int version = first ? 1 : Integer.parseInt(numbered.group(2));
    int slash = line.stream().indexOf('/');
    String kind = (slash < 0 ? line.stream() : line.stream().substring(0, slash)) + "/" + name;
    int newest = newest(kind);
    if (version > newest) {
      return Optional.empty();
    }
    if (version == newest) {
      return Optional.of(first ? line : line.saying(name, line.payload()));
    }
    List<UnaryOperator<ObjectNode>> steps = upward.getOrDefault(kind, List.of());
    return Optional.of(
        line.saying(name, raised(line.payload(), steps.subList(version - 1, steps.size()))));
  }

  /** What is no JSON stays what it is: whoever reads the line will say so. */
  private static String raised(String payload, List<UnaryOperator<ObjectNode>> steps) {
    try {
      JsonNode tree = JSON.readTree(payload);
      for (UnaryOperator<ObjectNode> step : steps) {
        tree = tree instanceof ObjectNode object ? step.apply(object) : tree;
      }
      return JSON.writeValueAsString(tree);
    } catch (JacksonException _) {
      return payload;
    }
  }
}

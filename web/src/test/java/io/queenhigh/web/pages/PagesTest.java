package io.queenhigh.web.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.web.http.Problem;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PagesTest {

  @Test
  void theApiPageTellsEveryOperationSchemaAndProblem() {
    String page = ApiPage.html();
    Contract contract = Contract.read();
    for (Operation operation : contract.operations()) {
      assertTrue(page.contains("id=\"" + operation.id() + "\""), operation.toString());
    }
    for (Object schema : contract.at("components", "schemas").keySet()) {
      assertTrue(page.contains("id=\"schema-" + schema + "\""), schema.toString());
    }
    for (Problem.Kind kind : Problem.Kind.values()) {
      assertTrue(page.contains("id=\"" + kind.type().substring(5) + "\""), kind.toString());
    }
  }

  @Test
  void everyLinkInsideThePageLeadsSomewhere() {
    String page = ApiPage.html();
    Set<String> ids = found(page, " id=\"([^\"]*)\"");
    Set<String> links = found(page, "href=\"#([^\"]*)\"");
    links.removeAll(ids);
    assertEquals(Set.of(), links);
  }

  private static Set<String> found(String page, String regex) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = Pattern.compile(regex).matcher(page);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}

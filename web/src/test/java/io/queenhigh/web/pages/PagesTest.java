package io.queenhigh.web.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.web.http.Problem;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PagesTest {

  @Test
  void theContractAsJsonHasEveryOperationSchemaAndProblem() {
    JsonNode json = JsonMapper.shared().readTree(Contract.read().json());
    Contract contract = Contract.read();
    assertEquals(contract.at("paths").size(), json.path("paths").size());
    assertEquals(
        contract.at("components", "schemas").size(), json.at("/components/schemas").size());
    for (Problem.Kind kind : Problem.Kind.values()) {
      assertTrue(
          json.path("x-problems")
              .valueStream()
              .anyMatch(one -> kind.type().endsWith("-" + one.path("kind").asString())),
          kind.toString());
    }
  }

  @Test
  void everyReferenceInTheContractLeadsSomewhere() {
    Contract contract = Contract.read();
    Matcher reference = Pattern.compile("\"#/([^\"]*)\"").matcher(Contract.text());
    while (reference.find()) {
      String[] path = reference.group(1).split("/", -1);
      assertFalse(contract.at(path).isEmpty(), reference.group(1));
    }
  }
}

package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.queenhigh.floor.journal.OutputSchema;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.pages.Contract;
import io.queenhigh.web.pages.Operation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract and the routes say the same. */
class ContractTest {
  private final Contract contract = Contract.read();

  @TempDir Path folder = Path.of("");

  @Test
  void everyRouteIsInTheContractWithItsRolesAndNothingElseIs() {
    try (TestHouse house = new TestHouse(folder)) {
      TreeSet<String> routes = new TreeSet<>();
      for (Route route : house.server().routes()) {
        routes.add(route.verb() + " " + route.template() + " " + route.access().names());
      }
      TreeSet<String> operations = new TreeSet<>();
      contract.operations().forEach(operation -> operations.add(operation.toString()));
      assertEquals(
          String.join("\n", operations), String.join("\n", routes), "contract, then routes");
    }
  }

  /** The host is looked at before the path. */
  @Test
  void everyOperationSaysThatItMayBeAskedUnderAWrongName() {
    assertEquals(
        List.of(),
        contract.operations().stream()
            .filter(operation -> !operation.responses().containsKey("421"))
            .map(Operation::toString)
            .toList());
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    List<String> broken = new ArrayList<>();
    lookForReferences(contract.at(), broken);
    assertEquals(List.of(), broken);
  }

  private void lookForReferences(Object node, List<String> broken) {
    if (node instanceof Map<?, ?> map) {
      if (map.get("$ref") instanceof String ref && contract.resolve(map).isEmpty()) {
        broken.add(ref);
      }
      map.values().forEach(value -> lookForReferences(value, broken));
    }
    Contract.list(node).forEach(value -> lookForReferences(value, broken));
  }

  @Test
  void everyTableForSpreadsheetsIsAmongTheDocumentedSchemas() {
    TreeSet<String> promised = new TreeSet<>();
    for (Operation operation : contract.operations()) {
      Map<?, ?> good = Contract.map(operation.responses().get("200"));
      if (Contract.map(good.get("content")).containsKey(Pledge.CSV)) {
        promised.add(Pledge.table(operation));
      }
    }
    TreeSet<String> documented = new TreeSet<>(OutputSchema.names());
    documented.removeIf(name -> !name.startsWith("/"));
    assertEquals(documented, promised);
  }

  @Test
  void everyExampleFitsItsSchema() {
    Schemas schemas = new Schemas(contract);
    schemas
        .withExamples()
        .forEach(
            named -> {
              Map<?, ?> schema = Contract.map(named.getValue());
              String example = Spelling.JSON.writeValueAsString(schema.get("example"));
              assertEquals(
                  List.of(),
                  schemas.misfits(Spelling.JSON.readTree(example), schema),
                  named.getKey().toString());
            });
  }

  @Test
  void everyOperationHasANameAChapterAndASentence() {
    TreeSet<String> names = new TreeSet<>();
    TreeSet<String> chapters = new TreeSet<>();
    Contract.list(contract.at().get("tags"))
        .forEach(tag -> chapters.add(Contract.string(Contract.map(tag).get("name"))));
    for (Operation operation : contract.operations()) {
      assertEquals(true, names.add(operation.id()), operation + " has a name of its own");
      assertEquals(true, chapters.contains(operation.tag()), operation + " has a chapter");
      assertFalse(operation.summary().isBlank(), operation + " says what it does");
      assertFalse(operation.roles().isEmpty(), operation + " says who may");
    }
  }
}

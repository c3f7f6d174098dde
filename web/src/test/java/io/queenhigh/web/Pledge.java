package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.OutputSchema;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.web.pages.Contract;
import io.queenhigh.web.pages.Operation;
import java.net.http.HttpResponse;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Holds every response that a test gets against the contract: status, type and body. */
final class Pledge {
  private static final Contract CONTRACT = Contract.read();
  static final String CSV = "text/csv";
  private static final Schemas SCHEMAS = new Schemas(CONTRACT);
  private static final List<Promise> PROMISES =
      CONTRACT.operations().stream()
          .map(Promise::of)
          .sorted(Comparator.comparingInt(Promise::placeholders))
          .toList();

  private Pledge() {}

  private record Promise(Operation operation, Pattern path, int placeholders) {
    static Promise of(Operation operation) {
      String regex =
          operation
              .path()
              .replace(".", "\\.")
              .replaceAll("\\{(account|stream)}", ".+")
              .replaceAll("\\{\\w+}", "[^/]+");
      int placeholders = operation.path().split("\\{", -1).length - 1;
      return new Promise(operation, Pattern.compile(regex), placeholders);
    }
  }

  /** The operation that a request asks for; unknown paths have none. */
  static Optional<Operation> operation(String method, String path) {
    return PROMISES.stream()
        .filter(promise -> promise.operation().method().equals(method))
        .filter(promise -> promise.path().matcher(path).matches())
        .map(Promise::operation)
        .findFirst();
  }

  static void hold(HttpResponse<String> response) {
    String method = response.request().method();
    String path = response.uri().getPath();
    Optional<Operation> operation = operation(method, path);
    if (operation.isEmpty()) {
      return;
    }
    String asked = method + " " + path + " " + response.statusCode() + "\n" + response.body();
    Map<?, ?> promised = operation.get().responses().get(String.valueOf(response.statusCode()));
    assertNotNull(promised, "the contract knows no such status: " + asked);
    Map<?, ?> content = Contract.map(promised.get("content"));
    if (content.isEmpty()) {
      assertEquals("", response.body(), asked);
      return;
    }
    String type = response.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
    assertTrue(content.containsKey(type), type + " is not in the contract: " + asked);
    if (type.endsWith("json")) {
      Map<?, ?> schema = Contract.map(Contract.map(content.get(type)).get("schema"));
      List<String> misfits = SCHEMAS.misfits(Spelling.JSON.readTree(response.body()), schema);
      assertEquals(List.of(), misfits, asked);
    }
    if (type.equals(CSV)) {
      OutputSchema.assertCsv(table(operation.get()), response.body());
    }
  }

  /** What a table for spreadsheets is called among the documented schemas. */
  static String table(Operation operation) {
    return operation.path().replaceFirst("(\\.csv)?$", ".csv");
  }
}

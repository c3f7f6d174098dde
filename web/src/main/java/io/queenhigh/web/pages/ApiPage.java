package io.queenhigh.web.pages;

import static io.queenhigh.web.pages.Contract.list;
import static io.queenhigh.web.pages.Contract.map;
import static io.queenhigh.web.pages.Contract.string;

import io.queenhigh.web.http.Json;
import io.queenhigh.web.http.Problem;
import java.util.List;
import java.util.Map;

/** The contract, told to people: every operation with who may ask for it, what goes in and out. */
public final class ApiPage {
  private final Contract contract;
  private final List<Operation> operations;

  private ApiPage(Contract contract) {
    this.contract = contract;
    this.operations = contract.operations();
  }

  public static String html() {
    ApiPage page = new ApiPage(Contract.read());
    return Html.page("The API of the floor", page::write);
  }

  private void write(Html html) {
    Map<?, ?> info = contract.at("info");
    html.el("h1", string(info.get("title")));
    html.prose(string(info.get("description")));
    html.in("p", p -> p.text("As a file: ").link("/openapi.yaml", "openapi.yaml"));
    contents(html);
    for (Object tag : list(contract.at().get("tags"))) {
      chapter(html, map(tag));
    }
    problems(html);
    schemas(html);
  }

  private void contents(Html html) {
    html.in(
        "nav class=\"contents\" aria-label=\"Contents\"",
        nav -> {
          for (Object tag : list(contract.at().get("tags"))) {
            String name = string(map(tag).get("name"));
            nav.link("#" + anchor(name), name);
          }
          nav.link("#problems", "problems").link("#schemas", "schemas");
        });
  }

  private void chapter(Html html, Map<?, ?> tag) {
    String name = string(tag.get("name"));
    html.in(
        "section id=\"" + anchor(name) + "\"",
        section -> {
          section.el("h2", name);
          section.prose(string(tag.get("description")));
          operations.stream()
              .filter(operation -> operation.tag().equals(name))
              .forEach(operation -> operation(section, operation));
        });
  }

  private void operation(Html html, Operation operation) {
    html.in(
        "article id=\"" + Html.escaped(operation.id()) + "\"",
        article -> {
          article.in(
              "h3",
              head ->
                  head.el("b class=\"" + operation.method() + "\"", operation.method())
                      .text(" ")
                      .el("code", operation.path()));
          article.in("p class=\"says\"", p -> p.marked(operation.summary()));
          article.in("p class=\"roles\"", p -> operation.roles().forEach(r -> p.el("span", r)));
          if (!operation.description().isEmpty()) {
            article.prose(operation.description());
          }
          parameters(article, operation);
          body(article, operation);
          responses(article, operation);
        });
  }

  private void parameters(Html html, Operation operation) {
    if (operation.parameters().isEmpty()) {
      return;
    }
    html.in(
        "table",
        table ->
            operation
                .parameters()
                .forEach(
                    one ->
                        row(
                            table,
                            string(one.get("name")),
                            "in " + string(one.get("in")),
                            string(one.get("description")))));
  }

  private void body(Html html, Operation operation) {
    if (operation.body().isEmpty()) {
      return;
    }
    html.el("h4", "Send");
    Map<?, ?> schema = contract.resolve(operation.body());
    properties(html, schema);
    example(html, schema);
  }

  /** What is given, and in one line the statuses of all that can go wrong. */
  private void responses(Html html, Operation operation) {
    html.el("h4", "Get");
    List<String> wrong =
        operation.responses().keySet().stream().filter(status -> !isGood(status)).toList();
    html.in(
        "table",
        table -> {
          operation
              .responses()
              .forEach(
                  (status, response) -> {
                    if (isGood(status)) {
                      String type = typeOf(Contract.schemaOf(response));
                      row(table, status, type, string(response.get("description")));
                    }
                  });
          row(table, String.join(" ", wrong), "#Problem", "What is wrong, and what to do.");
        });
  }

  private static boolean isGood(String status) {
    return status.startsWith("2");
  }

  private static String anchor(String name) {
    return "about-" + name.replace(' ', '-');
  }

  private void problems(Html html) {
    html.el("h2 id=\"problems\"", "problems");
    html.el(
        "p",
        "Every no is application/problem+json (RFC 9457). Its type leads here; its detail says what"
            + " is wrong and what to do; clause names the rule where a rule speaks.");
    html.in(
        "table",
        table -> {
          for (Problem.Kind kind : Problem.Kind.values()) {
            table.in(
                "tr id=\"problem-" + kind.key() + "\"",
                row ->
                    row.in("td", td -> td.el("code", kind.key()))
                        .el("td", String.valueOf(kind.status()))
                        .el("td", kind.title() + ". " + kind.advice()));
          }
        });
  }

  private void schemas(Html html) {
    html.el("h2 id=\"schemas\"", "schemas");
    contract
        .at("components", "schemas")
        .forEach(
            (name, schema) -> {
              html.el("h3 id=\"schema-" + Html.escaped(string(name)) + "\"", string(name));
              html.prose(string(map(schema).get("description")));
              properties(html, map(schema));
              example(html, map(schema));
            });
  }

  private void properties(Html html, Map<?, ?> schema) {
    Map<?, ?> properties = map(schema.get("properties"));
    if (properties.isEmpty()) {
      return;
    }
    List<?> required = list(schema.get("required"));
    html.in(
        "table",
        table ->
            properties.forEach(
                (name, property) ->
                    row(
                        table,
                        string(name),
                        typeOf(map(property)) + (required.contains(name) ? "" : ", optional"),
                        string(map(property).get("description")))));
  }

  private static void row(Html table, String name, String type, String says) {
    table.in(
        "tr",
        row ->
            row.in("td", td -> td.el("code", name))
                .in("td", td -> type(td, type))
                .in("td", td -> td.marked(says)));
  }

  /** A schema's name leads to the schema. */
  private static void type(Html html, String type) {
    if (type.startsWith("#")) {
      String name = type.substring(1).replaceAll(",.*| .*", "");
      html.link("#schema-" + name, name).text(type.substring(1 + name.length()));
    } else {
      html.text(type);
    }
  }

  private static String typeOf(Map<?, ?> schema) {
    if (schema.get("$ref") instanceof String ref) {
      return "#" + ref.substring(ref.lastIndexOf('/') + 1);
    }
    if (schema.get("items") != null) {
      String item = typeOf(map(schema.get("items")));
      return item.startsWith("#") ? item + " list" : "list of " + item;
    }
    if (schema.get("enum") != null) {
      return String.join(", ", list(schema.get("enum")).stream().map(Contract::string).toList());
    }
    return string(schema.get("type"));
  }

  private static void example(Html html, Map<?, ?> schema) {
    Object example = schema.get("example");
    if (example != null) {
      html.in("pre", pre -> pre.el("code", Json.text(example)));
    }
  }
}

package io.queenhigh.web.pages;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One operation of the contract.
 *
 * @param roles who may ask for it; "anyone" stands for everybody
 * @param body the schema of what is sent; empty when nothing is
 * @param responses by status
 */
public record Operation(
    String method,
    String path,
    String id,
    String tag,
    String summary,
    String description,
    List<String> roles,
    List<Map<?, ?>> parameters,
    Map<?, ?> body,
    Map<String, Map<?, ?>> responses) {

  public Operation {
    roles = List.copyOf(roles);
    parameters = List.copyOf(parameters);
    responses = Collections.unmodifiableMap(new TreeMap<>(responses));
  }

  @Override
  public String toString() {
    return method + " " + path + " " + roles;
  }
}

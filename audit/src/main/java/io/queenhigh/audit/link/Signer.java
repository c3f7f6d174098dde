package io.queenhigh.audit.link;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import java.util.Optional;

/** Somebody who put his name to something, and as what. */
public record Signer(String name, String post) {

  public static Signer of(Fields person) throws Unreadable {
    return new Signer(person.text("name"), person.text("post"));
  }

  /** Where a line says so, which older ones do not. */
  static Optional<Signer> perhaps(Fields line, String field) throws Unreadable {
    return line.has(field) ? Optional.of(of(line.needed(field))) : Optional.empty();
  }

  boolean isManager() {
    return post.equals("manager");
  }

  public boolean isDealer() {
    return post.equals("dealer");
  }

  public boolean isExecutive() {
    return post.equals("executive");
  }

  public boolean mayDeal() {
    return isDealer() || post.equals("supervisor");
  }

  /** Whether he says who deals at a table. */
  public boolean mayAssign() {
    return maySign();
  }

  public boolean mayConfirm() {
    return post.equals("supervisor") || isExecutive();
  }

  boolean isSenior() {
    return isManager() || isExecutive();
  }

  public boolean maySign() {
    return isSenior() || post.equals("supervisor");
  }

  @Override
  public String toString() {
    return post + " " + name;
  }
}

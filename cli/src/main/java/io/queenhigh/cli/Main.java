package io.queenhigh.cli;

/** The front door: where every command begins. */
public final class Main {
  private Main() {}

  /** Runs one command. */
  public static void main(String[] arguments) {
    System.out.println("Queenhigh");
  }
}

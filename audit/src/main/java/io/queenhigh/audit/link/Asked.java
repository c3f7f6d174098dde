package io.queenhigh.audit.link;

/** What a proposal asks for, so that nothing else is approved under its number. */
sealed interface Asked {

  record NewTerms(Terms terms) implements Asked {}

  record Adjustment(String fund, long cents, String reason) implements Asked {}

  record BackOut(long page) implements Asked {}

  record Retirement(String to) implements Asked {}

  record Declared(String game, long own, long community, Row.Odds odds) implements Asked {}
}

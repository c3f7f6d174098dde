package io.queenhigh.web.drills;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A drill with its truths. Who is asked never sees more than {@link #asked}.
 *
 * @param table what lies on the felt, where the questions are about that
 */
record DrillPaper(Optional<FeltView> table, List<Question> questions) {

  /** How an answer is spelled. */
  enum Wants {
    /** One of the choices. */
    CHOICE,
    /** What the dealer's hands do with a wager: {@code pay 25}, {@code take 10}, {@code leave}. */
    PAYOUT,
    /** Dollars: {@code 2.50}. */
    AMOUNT
  }

  /**
   * A question.
   *
   * @param choices what can be answered; empty where an amount is asked for
   * @param truth as an answer is spelled
   * @param by the clause behind it
   */
  record Question(
      String asks,
      List<Card> cards,
      Wants wants,
      List<String> choices,
      String truth,
      String because,
      Citation by) {

    static Question payout(String asks, String truth, String because, Citation by) {
      return new Question(asks, List.of(), Wants.PAYOUT, List.of(), truth, because, by);
    }

    static Question amount(String asks, String truth, String because, Citation by) {
      return new Question(asks, List.of(), Wants.AMOUNT, List.of(), truth, because, by);
    }

    static Question choice(
        String asks, List<String> choices, String truth, String because, Citation by) {
      return new Question(asks, List.of(), Wants.CHOICE, choices, truth, because, by);
    }
  }

  /**
   * What is asked.
   *
   * @param seed which one; nothing where the trainee must not know it
   */
  record Asked(String kind, Optional<Long> seed, Optional<FeltView> table, List<Item> items) {}

  record Item(String asks, List<Card> cards, Wants wants, List<String> choices) {}

  record Marked(int right, int of, List<Mark> marks) {

    static Marked of(List<Mark> marks) {
      return new Marked((int) marks.stream().filter(Mark::right).count(), marks.size(), marks);
    }

    /** The same for what counts only once it has come to its end. */
    static Optional<Marked> of(List<Mark> marks, boolean over) {
      return over ? Optional.of(of(marks)) : Optional.empty();
    }

    /** The clauses behind what was wrong, each once. */
    List<String> missed() {
      return marks.stream().filter(mark -> !mark.right()).map(Mark::clause).distinct().toList();
    }
  }

  record Mark(
      String asks, String yours, String truth, boolean right, String because, String clause) {}

  Asked asked(String kind, Optional<Long> seed) {
    return new Asked(
        kind,
        seed,
        table,
        questions.stream()
            .map(one -> new Item(one.asks(), one.cards(), one.wants(), one.choices()))
            .toList());
  }

  /** Holds answers against the truths; an answer that is not there is wrong. */
  Marked marked(List<String> answers) {
    return Marked.of(
        IntStream.range(0, questions.size())
            .mapToObj(i -> mark(questions.get(i), i < answers.size() ? answers.get(i) : ""))
            .toList());
  }

  private static Mark mark(Question question, String answer) {
    return new Mark(
        question.asks(),
        answer,
        question.truth(),
        question.truth().equals(answer.strip()),
        question.because(),
        question.by().toString());
  }
}

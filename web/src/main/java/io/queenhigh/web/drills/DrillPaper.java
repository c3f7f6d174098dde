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
      List<String> choices,
      String truth,
      String because,
      Citation by) {}

  record Asked(String kind, long seed, Optional<FeltView> table, List<Item> items) {}

  record Item(String asks, List<Card> cards, List<String> choices) {}

  record Marked(int right, int of, List<Mark> marks) {}

  record Mark(
      String asks, String yours, String truth, boolean right, String because, String clause) {}

  Asked asked(String kind, long seed) {
    return new Asked(
        kind,
        seed,
        table,
        questions.stream().map(one -> new Item(one.asks(), one.cards(), one.choices())).toList());
  }

  /** Holds answers against the truths; an answer that is not there is wrong. */
  Marked marked(List<String> answers) {
    List<Mark> marks =
        IntStream.range(0, questions.size())
            .mapToObj(i -> mark(questions.get(i), i < answers.size() ? answers.get(i) : ""))
            .toList();
    return new Marked((int) marks.stream().filter(Mark::right).count(), marks.size(), marks);
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

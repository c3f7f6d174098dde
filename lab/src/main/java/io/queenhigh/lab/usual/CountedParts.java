package io.queenhigh.lab.usual;

import java.math.BigInteger;
import java.util.Optional;

/** What an exact count has found, part by part, so that one that was stopped can go on. */
public interface CountedParts {

  /** Keeps nothing: every count begins at the beginning. */
  CountedParts NOTHING =
      new CountedParts() {
        @Override
        public Optional<BigInteger> found(int spots, int part) {
          return Optional.empty();
        }

        @Override
        public void keep(int spots, int part, BigInteger sum) {}
      };

  /** What this part came to, where it was counted before. */
  Optional<BigInteger> found(int spots, int part);

  /** Hears of every part that is done, from several threads. */
  void keep(int spots, int part, BigInteger sum);
}

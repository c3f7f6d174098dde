package io.queenhigh.web.surveillance;

import java.util.List;

/**
 * How often chances of different sizes come true at least so many times together: exactly, one
 * after the other. Nothing is ever subtracted, so that small chances keep their digits.
 */
final class UnlikelyCount {

  private UnlikelyCount() {}

  static double atLeast(int times, List<Double> chances) {
    double[] exactly = new double[chances.size() + 1];
    exactly[0] = 1;
    int most = 0;
    for (double chance : chances) {
      most++;
      for (int i = most; i > 0; i--) {
        exactly[i] = exactly[i] * (1 - chance) + exactly[i - 1] * chance;
      }
      exactly[0] *= 1 - chance;
    }
    double sum = 0;
    for (int i = most; i >= Math.max(0, times); i--) {
      sum += exactly[i];
    }
    return Math.min(1, sum);
  }
}

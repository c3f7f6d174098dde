/**
 * Exact numbers: fractions and counted outcomes. Nothing is rounded before it is printed.
 *
 * <pre>
 *   counts of deals → Distribution → mean, variance, hit frequency : Fraction → decimals on paper
 * </pre>
 */
@NullMarked
package io.queenhigh.lab.exact;

import org.jspecify.annotations.NullMarked;

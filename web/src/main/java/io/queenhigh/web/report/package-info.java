/**
 * What the tables took on a day, beside what the mathematics expects of them.
 *
 * <pre>
 *   Store: totals kept per table and day ──▶ TableDays ──▶ TableDay ──▶ JSON, CSV
 *   lab: edge and variance of every wager ──┘
 * </pre>
 */
@NullMarked
package io.queenhigh.web.report;

import org.jspecify.annotations.NullMarked;

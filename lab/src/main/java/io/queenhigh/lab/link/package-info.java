/**
 * A progressive link before it opens: what the house keeps, how the meter grows, how long it takes
 * until it is won, what is then on it, and whether it can run dry. For commands and pages.
 *
 * <pre>
 *   LinkPlan (feed, tables, pace) ──▶ LinkStudy
 *
 *     exact        AwardCounting ─▶ RoundAwards ─┬▶ ToWin, Cycle (mean and variance at the win)
 *     (fractions)  ProgressivePrice ─────────────┴▶ LongRun, EnvyCost
 *     worked out   RoundAwards ─▶ MeterAtWin (between two grids);  RoundPays ─▶ RunningDry
 *     simulated    RoundPays ─▶ Histories ─▶ MeterSpread, Growth
 * </pre>
 *
 * <p>A round is that of one table with all its players, who share a deck: the tables' rounds are
 * independent of each other, the hands of one round are not. Awards are taken to the fraction of a
 * cent.
 */
@NullMarked
package io.queenhigh.lab.link;

import org.jspecify.annotations.NullMarked;

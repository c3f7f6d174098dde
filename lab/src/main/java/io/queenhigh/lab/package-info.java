/**
 * The exact mathematics of the games: what every wager costs, what a hand is worth, how to play it,
 * and what it is worth to see other players' cards.
 *
 * <pre>
 *   Game ──▶ Pricing     a Price for every wager, ProgressivePrice, Combination
 *        ──▶ PlayOrFold    Play or fold, with any cards seen
 *        ──▶ Strategy    as a person would learn it, and what simpler ones cost
 *        ──▶ FaceUp      what seeing other hands changes; FaceUpRules: what a person can use of it;
 *                        FaceUpEstimate: more cards than can be counted out
 *
 *   underneath:  HandClasses × HandsToBeat ─▶ Fare (how a hand does) ─▶ AntePlayCount (over all deals)
 *                SuitArithmetic ─▶ best fives;  JointHand ─▶ wagers together
 *                Worth ─▶ FaceUpHand, FaceUpAgainstCard ─▶ FaceUpStudy
 * </pre>
 *
 * <p>Everything is counted in whole deals and handed out as fractions. The slow ways to the same
 * numbers live beside the tests.
 */
@NullMarked
package io.queenhigh.lab;

import org.jspecify.annotations.NullMarked;

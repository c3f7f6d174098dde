/**
 * The controller at one table for one round: sensors, buttons, key or card reader. Every refusal
 * cites the step of the controller's own document.
 *
 * <pre>
 *   Staff + ConsoleCommand ──▶ ConsoleDecide (Locking, Marking, Verifying, Ending) ──▶ Ruling of ConsoleEvents
 *   Console + ConsoleEvent ──▶ ConsoleEvolve ──▶ Console
 *
 *   what happened       what the table asks of its link
 *   WagersLocked        Contribute
 *   SupervisorCalled    Claim; the answer comes back as FixAmounts
 *   HandUnmarked        Cancel, for hands that were claimed
 *   WinRecorded         Confirm
 *   MeterReleased       MoveMeter, where Confirm has not done it
 *   RoundEnded          EndRound
 * </pre>
 *
 * <p>What the link refuses does not happen at the controller either. When another table's hit is
 * cancelled and this one's amounts are fixed again, they come as {@code FixAmounts} once more.
 *
 * <p>The engine knows the cards: it hands in {@link
 * io.queenhigh.rules.progressive.controller.Evidence}, and no mark can disagree with it or be
 * forgotten.
 */
@NullMarked
package io.queenhigh.rules.progressive.controller;

import org.jspecify.annotations.NullMarked;

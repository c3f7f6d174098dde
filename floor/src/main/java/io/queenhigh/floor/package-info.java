/**
 * The card room: its live tables and links and everything that keeps them running. Start with
 * {@link io.queenhigh.floor.Floor}.
 *
 * <pre>
 *   Ask ──▶ LiveTable ──▶ stream.LiveStream (one turn at a time) ──▶ table.TableRules ──▶ refusal ──▶ Answer
 *                │                          │                              │
 *                │                          │                              ▼ events and moves
 *                │                          │                    store.Store: one durable transaction
 *                ▼                          ▼                              │
 *      Audience: view.Views, Watch ◀── TableState ◀────────────────────────┘
 * </pre>
 *
 * <p>The longest walk, a jackpot, is the same turn taken at two streams. What is to be asked of
 * whom is said by {@code table.LinkDuty} alone, from both as they stand, so that a crash between
 * any two lines is made good by asking again.
 *
 * <pre>
 *   at the table                             at the link
 *   HandMarked, SupervisorCalled  ── owed ──▶ HitsFixed             the amount is fixed, other tables play on
 *   AmountsFixed                  ◀─ owed ──                        the controller shows it
 *   WinRecorded                   ─ first ──▶ HitConfirmed          another person confirms, a page is written
 *   MeterReleased                 ─ first ──▶ MeterMoved            the meter starts again
 *   RoundSettled, RoundEnded      ── owed ──▶ RoundEnded
 *                                            AwardPaid             once, into the winner's wallet
 * </pre>
 */
@NullMarked
package io.queenhigh.floor;

import org.jspecify.annotations.NullMarked;

/**
 * A progressive link: its terms, the meter, contributions and hits of its tables, and what people
 * may change by hand. Pure: the same events always give the same link; time, identity and cards are
 * handed in.
 *
 * <pre>
 *   LinkTerms ──▶ check ──▶ findings: refusals, warnings, suspected slips
 *
 *   Staff + LinkCommand ──▶ LinkDecide (Opening, Joining, Contributing, Claiming, Confirming, Proposing)
 *                               │
 *                               ▼
 *                       Ruling of LinkEvents
 *
 *   Link + LinkEvent ──▶ LinkEvolve ──▶ Link ──▶ shown, WinPage, Reconciliation
 *                  └───▶ LinkMoves ──▶ whole cents between accounts
 * </pre>
 *
 * <p><b>Hits.</b> A hit does not move the meter; it cuts play into stretches. The display shows the
 * stretch before the first hit that is still pending, wagers feed the one after the last, and each
 * hit is fixed on what the stretch before it came to. A hit leaves when it is confirmed and the
 * controller says that the meter moves. One that is cancelled joins its two stretches, and those
 * behind it are fixed again, as if it had never been. The money follows the hit at once: prize and
 * next start are set aside when a hit is fixed, and come back when it is cancelled.
 *
 * <pre>
 *   settled ──▶ hit 7 ──▶ stretch ──▶ hit 8 ──▶ stretch
 *   (shown)                                     (live: fed by wagers, the next hit is fixed on it)
 * </pre>
 *
 * <p><b>Fractions of a cent.</b> Funds are exact in micro-cents, ledgers hold whole cents. The
 * accounts of meter, reserve and overflow hold each fund rounded down. A tray hands over each cent
 * as soon as it owes a part of it, so that it is never behind and less than a cent ahead. What lies
 * between, the fractions of the funds and the trays' advances, is always a whole number of cents;
 * it is an account of its own, and every transfer follows from the state alone.
 *
 * <p>The floor runs links and writes their events down; {@code controller} is the controller at a
 * table.
 *
 * <p>Tested in {@code catalogue}, {@code io.queenhigh.games}, where the approved games are.
 */
@NullMarked
package io.queenhigh.rules.progressive;

import org.jspecify.annotations.NullMarked;

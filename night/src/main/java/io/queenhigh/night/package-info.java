/**
 * A night of faults: a whole floor on one thread of virtual time, and everything that can go wrong.
 *
 * <pre>
 *   seed ──▶ Plan: NightSteps ──▶ Guests, Duties, Office ──▶ FaultyWire ──▶ FloorNode ──▶ ProcessStore ──▶ Disk
 *                 │                                      late, twice,   dies, freezes, refuses, late,   │
 *                 └──────▶ Fault ──────────────────────▶ overtaken      wrong clock    full, cut        │
 *                                                                                                       ▼
 *              Shrinking ◀── Broken ◀── Morning: auditor, promises, secrets, jackpots, journals ◀───────┘
 * </pre>
 *
 * <p>The command line calls {@link io.queenhigh.night.Nights}; nothing that serves people knows of
 * this.
 */
@NullMarked
package io.queenhigh.night;

import org.jspecify.annotations.NullMarked;

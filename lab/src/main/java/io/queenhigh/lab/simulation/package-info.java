/**
 * Games played out by chance: a second opinion on every exact price, and a look at what a limited
 * bank goes through.
 *
 * <pre>
 *   seed ──▶ ChanceStreams ──▶ one stream of chance per shard ──▶ Shards (threads) ──▶ counts that add up
 *
 *   Simulation ─┬─ QuickPlay (tables) ──▶ Endings ──▶ Payoffs ─┬─▶ Nets ──▶ SimulatedWager
 *               └─ ByTheBook (the rules; the same deals) ───────┘            beside Expected ──▶ ChanceVerdict
 *
 *   Banked ─┬─ BankedTable (the rules) ──────┬─▶ BankedCounts ──▶ BankView ─ Spread of a round, a sitting
 *           └─ OneOpponent (every deal) ─────┘
 * </pre>
 *
 * <p>A shard is a fixed number of rounds with a stream of chance of its own, and results are whole
 * counts. So the same seed and the same number of rounds give the same result on any number of
 * threads.
 */
@NullMarked
package io.queenhigh.lab.simulation;

import org.jspecify.annotations.NullMarked;

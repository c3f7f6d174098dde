/**
 * A floor's history for analysts: finished rounds, their wagers, transfers and what happened on
 * progressive links, as Parquet files. Only the command line's {@code export} calls it, and finds
 * it as a service where it lies beside the program.
 *
 * <pre>
 *   StoreSnapshot ──lines──▶ TableHistory ──finished rounds──▶ rounds, wagers ──┐
 *                 ──lines──▶ LinkHistory ────────────────────▶ link_events ─────┼──▶ DuckDB ──▶ *.parquet
 *                 ──transfers────────────────────────────────▶ transfers ───────┘
 * </pre>
 */
@NullMarked
package io.queenhigh.export;

import org.jspecify.annotations.NullMarked;

/**
 * What the room's office keeps, as pure data: which licence it holds, how far it goes below what
 * its regulator allows, and which of the regulator's dated rules are in force at a table.
 *
 * <pre>
 * games/regulators ──┐
 * RoomRules ─────────┼──▶ RulesInForce ──▶ a line of the table's journal
 * the time ──────────┘
 * </pre>
 *
 * {@code WallThresholds} say when a tile of the control room's wall turns. {@code floor.table}
 * judges by it, {@code floor.people} writes the room's own part down.
 */
@NullMarked
package io.queenhigh.floor.office;

import org.jspecify.annotations.NullMarked;

/**
 * What the house keeps of its dealers' training, as pure data: drills they have done, drills they
 * were given, and the games they are signed off for.
 *
 * <pre>
 * DrillDone, Assignment, SignOff ──▶ SchoolBook ──▶ what is still open, who is signed off
 * </pre>
 *
 * {@code floor.people} writes it down, {@code web} deals and marks the drills.
 */
@NullMarked
package io.queenhigh.floor.school;

import org.jspecify.annotations.NullMarked;

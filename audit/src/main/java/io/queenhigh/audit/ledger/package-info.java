/**
 * The ledger beside the journal: what each event had to move, what the store says it moved, and
 * what every account must hold after it.
 */
@NullMarked
package io.queenhigh.audit.ledger;

import org.jspecify.annotations.NullMarked;

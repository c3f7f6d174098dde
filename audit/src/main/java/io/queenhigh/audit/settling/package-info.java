/**
 * A round settled a second time, from its cards, stakes and decisions alone. Written from the
 * documents and not from {@code rules.settlement}, which this package must never use: where the two
 * disagree, one of them has misread a clause.
 *
 * <pre>
 *   Laid (what lies on the table) ──▶ Verdicts (what the cards say) ──▶ Bank (what it can meet) ──▶ Outcome
 *                                          └──▶ MeterAwards, EnvyPays (the progressive's part)
 * </pre>
 */
@NullMarked
package io.queenhigh.audit.settling;

import org.jspecify.annotations.NullMarked;

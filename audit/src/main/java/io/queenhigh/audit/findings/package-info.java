/**
 * What an audit finds wrong, and the notebook it goes into. Every part of the audit writes here;
 * whoever shows a report reads from it.
 */
@NullMarked
package io.queenhigh.audit.findings;

import org.jspecify.annotations.NullMarked;

/**
 * The order of hands, written down a second time from the documents and in another way than {@code
 * rules.hands}: by looking at sorted ranks, and by leaving cards out until five remain. The auditor
 * trusts no other reading.
 */
@NullMarked
package io.queenhigh.audit.hands;

import org.jspecify.annotations.NullMarked;

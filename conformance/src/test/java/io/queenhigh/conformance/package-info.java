/**
 * What must hold across all modules. These tests run last and look at everything that was built.
 */
@NullMarked
package io.queenhigh.conformance;

import org.jspecify.annotations.NullMarked;

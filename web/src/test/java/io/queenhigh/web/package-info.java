/** The contract, held against a running server on a real store. */
@NullMarked
package io.queenhigh.web;

import org.jspecify.annotations.NullMarked;

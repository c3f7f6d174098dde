/**
 * What the lab finds, spelled for programs: maps and lists of exact fractions with their decimals.
 * The command line and the web's desks write the same; the keys are a contract, docs/lab.md.
 */
@NullMarked
package io.queenhigh.lab.json;

import org.jspecify.annotations.NullMarked;

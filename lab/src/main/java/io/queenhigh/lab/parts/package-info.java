/**
 * Long jobs in parts that other machines can do: a part is a share of a job's shards, each with its
 * own stream of chance, and what comes out of it is a few lines of exact numbers. Parts add up to
 * the very digits of a single run, wherever they were done and in whatever order they come back.
 *
 * <pre>
 *   job, I/N ──▶ simulation, bank, face-up estimate, link ──▶ lines ──▶ PartFile
 *   PartFile, PartFile, … ──▶ do they belong together? ──▶ the same page as a single run
 * </pre>
 */
@NullMarked
package io.queenhigh.lab.parts;

import org.jspecify.annotations.NullMarked;

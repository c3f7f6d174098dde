/**
 * What a table, a link and the house have in common: a stream of lines with one writer. What
 * differs is a {@link io.queenhigh.floor.stream.StreamDefinition}; everything else is in {@link
 * io.queenhigh.floor.stream.LiveStream}.
 *
 * <pre>
 *   ask ──▶ Mailbox ──▶ (read on, if others wrote) ──▶ judge ──▶ refusal ──▶ Answer
 *            one turn            │                       │
 *            at a time           │                       ▼ what happened
 *                                │         lines + transfers + kept rows (+ a snapshot now and then)
 *                                │                       │
 *                                │        Store: Durable · Repeated · Fenced · Overdrawn · Failed
 *                                │                       │
 *                                └──── Stand ◀── heard ◀─┘──▶ Answer
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.stream;

import org.jspecify.annotations.NullMarked;

package io.queenhigh.floor;

/**
 * Something for a viewer's stream.
 *
 * @param seq the journal line it stands for, by which a stream is taken up again; 0 for what is not
 *     in the journal
 */
public record StreamEvent(long seq, String json) {}

package io.queenhigh.floor.store;

/**
 * A checkpoint as it was signed.
 *
 * @param root the tree's root in base64
 * @param note the whole signed note
 */
public record LogCheckpoint(String origin, long size, String root, long atMillis, String note) {}

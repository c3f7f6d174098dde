package io.queenhigh.floor.store;

/**
 * A tile of the log's tree as it is stored.
 *
 * @param hashes up to 256 hashes of 32 bytes, in base64
 */
public record LogTile(int level, long number, String hashes) {}

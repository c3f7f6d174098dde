package io.queenhigh.floor.school;

/**
 * A drill that somebody has handed in.
 *
 * @param number in the school's book, where everything is numbered in the order it was written
 * @param paper which paper it was; each is marked once
 */
public record DrillDone(long number, String name, String paper, DrillMark mark, long atMillis) {}

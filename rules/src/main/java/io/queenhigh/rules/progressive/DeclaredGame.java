package io.queenhigh.rules.progressive;

/**
 * What an operator says of a game whose cards no document here knows: which five of them count, and
 * how often they win the whole meter. Two people sign it.
 *
 * @param game the id of the game
 */
public record DeclaredGame(String game, int own, int community, MeterChance chance) {}

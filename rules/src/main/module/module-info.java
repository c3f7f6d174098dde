/**
 * The engine: cards, hands, what a game is, the round, its settlement, and rounds as text. Progressive links are the
 * floor's own and stay inside.
 */
module io.queenhigh.rules {
  exports io.queenhigh.rules.cards;
  exports io.queenhigh.rules.game;
  exports io.queenhigh.rules.hands;
  exports io.queenhigh.rules.money;
  exports io.queenhigh.rules.round;
  exports io.queenhigh.rules.roundfile;
  exports io.queenhigh.rules.ruling;
  exports io.queenhigh.rules.settlement;
  exports io.queenhigh.rules.table;
}

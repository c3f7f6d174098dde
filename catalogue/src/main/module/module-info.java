/** The approved games, and game files of your own: read, judged and chosen from. */
module io.queenhigh.catalogue {
  requires transitive io.queenhigh.rules;

  exports io.queenhigh.catalogue;
  // What is wrong with a file of yours is said in its terms.
  exports io.queenhigh.catalogue.page;
}

/**
 * Exact prices of every wager, decisions, strategy, face-up dealing, simulation, progressive links before they open, and
 * all of it on paper. How it is ranked and spelled for our own pages stays inside.
 */
module io.queenhigh.lab {
  requires transitive io.queenhigh.catalogue;
  requires transitive io.queenhigh.rules;
  requires com.github.librepdf.openpdf;
  requires java.desktop; // for OpenPDF, which does not say what it needs

  exports io.queenhigh.lab;
  exports io.queenhigh.lab.exact;
  exports io.queenhigh.lab.link;
  exports io.queenhigh.lab.parts;
  exports io.queenhigh.lab.published;
  exports io.queenhigh.lab.sheet;
  exports io.queenhigh.lab.simulation;
  exports io.queenhigh.lab.usual;
}

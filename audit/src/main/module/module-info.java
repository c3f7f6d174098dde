/**
 * An audit by code of its own: of a floor's whole store, of one round, of a round file, and of the signed log. Its findings,
 * and how it settles, are for others; how it reads a journal is not.
 */
module io.queenhigh.audit {
  requires transitive io.queenhigh.catalogue; // nothing is judged without its game file
  requires transitive io.queenhigh.rules;
  requires java.sql;
  requires tools.jackson.databind;

  exports io.queenhigh.audit;
  exports io.queenhigh.audit.anchor;
  exports io.queenhigh.audit.findings;
  exports io.queenhigh.audit.settling;
}

module embed {
  requires io.queenhigh.audit;
  requires io.queenhigh.lab;
}

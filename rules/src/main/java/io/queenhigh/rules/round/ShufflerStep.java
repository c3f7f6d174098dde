package io.queenhigh.rules.round;

/** How a shuffler that keeps failing is replaced, step by step in this order. */
public enum ShufflerStep {
  TURNED_OFF("The shuffler is off"),
  UNPLUGGED("Its power cord is unplugged"),
  REPLACED("The backup shuffler stands in its place"),
  PLUGGED_IN("Power cord and data cable are plugged in"),
  TURNED_ON("The backup shuffler is on"),
  SERVICE_CALLED("The manufacturer's service is called");

  private final String says;

  ShufflerStep(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}

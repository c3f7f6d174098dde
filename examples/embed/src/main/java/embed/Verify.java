package embed;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.catalogue.Catalogue;

/** Goes through a floor's whole store with judgement of its own. */
public class Verify {

  public static void main(String[] store) {
    Report report = Audit.store(store[0], Catalogue.approved(), Progress.SILENT);
    report.findings().forEach(System.out::println);
    System.out.printf(
        "%d lines, %d wagers settled again, %d transfers: %s%n",
        report.counts().lines(),
        report.counts().wagers(),
        report.counts().transfers(),
        report.isClean() ? "nothing is wrong" : "see above");
    System.exit(report.isClean() ? 0 : 1);
  }
}

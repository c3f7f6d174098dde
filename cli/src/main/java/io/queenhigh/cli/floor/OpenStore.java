package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import java.util.Optional;
import java.util.regex.Pattern;

/** Opens the store that a command names, or says why not. */
public final class OpenStore {

  /** Where the floor is, for commands that are not told. */
  private static final String VARIABLE = "QUEENHIGH_STORE";

  private static final Pattern PASSWORD = Pattern.compile("//[^/?@]*:[^/?]*@|[?&]password=");

  private OpenStore() {}

  static Store at(String address) throws SaidNo {
    return at(address, false);
  }

  /** Where {@code anew}, also an empty one in the place of one that is gone. */
  static Store at(String address, boolean anew) throws SaidNo {
    try {
      return anew ? Store.openNew(address) : Store.open(address);
    } catch (StoreUnavailable | IllegalArgumentException e) {
      throw new SaidNo(String.valueOf(e.getMessage()));
    }
  }

  /** {@code --store}, else the environment's, else the usual file. */
  static String address(Arguments arguments) throws Usage, SaidNo {
    Optional<String> named = arguments.value("--store");
    return named.isPresent()
        ? withoutPassword(named.get())
        : Optional.ofNullable(System.getenv(VARIABLE)).orElse(ServeCommand.USUAL_STORE);
  }

  /** An address from the command line, which everybody on the machine can read. */
  public static String withoutPassword(String address) throws SaidNo {
    if (PASSWORD.matcher(address).find()) {
      throw new SaidNo(
          "A password on the command line can be read by everybody on this machine. Put it into"
              + " QUEENHIGH_STORE_PASSWORD, or into a file of mode 600 named by ?passwordFile=…");
    }
    return address;
  }
}

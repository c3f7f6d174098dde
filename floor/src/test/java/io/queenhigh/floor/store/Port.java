package io.queenhigh.floor.store;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A port for a server that starts a moment later. None of those that the system gives to whoever
 * calls out: between asking and listening another test's connection would take it.
 */
public final class Port {

  private static final int LOWEST = 10_000;
  private static final int CALLERS_BEGIN = 32_768;

  private Port() {}

  public static int free() {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(LOWEST, CALLERS_BEGIN);
      if (isFree(port)) {
        return port;
      }
    }
  }

  private static boolean isFree(int port) {
    try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return true;
    } catch (IOException taken) {
      return false;
    }
  }
}

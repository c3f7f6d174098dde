package io.queenhigh.cli.line;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * While this is open, Ctrl-C interrupts the work instead of ending it at once, and waits for the
 * command to print what it has.
 */
public final class CtrlC implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 10;

  private final CountDownLatch printed = new CountDownLatch(1);
  private final Thread hook;

  private CtrlC(Thread worker) {
    hook =
        new Thread(
            () -> {
              worker.interrupt();
              await();
            },
            "ctrl-c");
  }

  public static CtrlC leavesCleanly() {
    CtrlC open = new CtrlC(Thread.currentThread());
    Runtime.getRuntime().addShutdownHook(open.hook);
    return open;
  }

  @Override
  public void close() {
    printed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // Java is already on its way out, and the hook knows that all is printed.
    }
  }

  private void await() {
    try {
      boolean _ = printed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}

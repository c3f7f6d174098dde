package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.store.StoreUnavailable;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** {@code queenhigh nodes certificates}: what several nodes of one floor know each other by. */
public final class NodesCommand implements CliCommand {

  @Override
  public String name() {
    return "nodes";
  }

  @Override
  public String summary() {
    return "makes the certificates of several nodes that are one floor";
  }

  @Override
  public String help() {
    return """
        queenhigh nodes certificates keys 10.0.0.1 10.0.0.2 node3.example
        queenhigh serve --no-demo --store postgresql://floor@db/floor --node-url https://10.0.0.1:9443 --node-keys keys/10.0.0.1

        Makes a folder with an authority for this floor (ca.pem and ca.key; a later call uses the same again) and in it a
        folder for each node, with its certificate and key. Bring each node its own folder, and keep ca.key off all of
        them. Certificates of your own do as well: ca.pem, node.pem and node.key (PKCS #8), for servers and clients,
        with the name or address of the node in them.""";
  }

  @Override
  public Set<String> valued() {
    return Set.of();
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    List<String> words = arguments.words();
    if (words.size() < 3 || !words.getFirst().equals("certificates")) {
      throw new Usage("write: queenhigh nodes certificates FOLDER HOST…");
    }
    List<String> hosts = words.subList(2, words.size());
    for (String host : hosts) {
      if (!Certificates.isHost(host)) {
        throw new Usage(
            "%s is no host: write a name or an address, without https:// and port".formatted(host));
      }
    }
    try {
      Certificates authority = Certificates.in(Path.of(words.get(1)));
      for (String host : hosts) {
        terminal.print(authority.node(host) + "  for --node-keys on " + host);
      }
      return Exit.DONE;
    } catch (FileAlreadyExistsException e) {
      throw new SaidNo(e.getMessage() + " is there already; take it away for a new certificate");
    } catch (IOException | StoreUnavailable e) {
      throw new SaidNo("No certificates: " + e.getMessage());
    }
  }
}

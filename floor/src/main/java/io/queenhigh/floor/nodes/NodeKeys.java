package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.OwnerOnly;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/**
 * By what nodes know each other: every one has a certificate of the floor's own authority, and
 * talks to nobody who has none.
 */
public final class NodeKeys {

  /** The certificate of the authority that all nodes trust, in a node's folder. */
  public static final String AUTHORITY = "ca.pem";

  /** The node's own certificate, with those in between if there are any. */
  public static final String CERTIFICATE = "node.pem";

  /** Its private key, PKCS #8, for its eyes only. */
  public static final String KEY = "node.key";

  private static final String[] PROTOCOLS = {"TLSv1.3"};
  private static final int CONNECT_MILLIS = 1_000;
  private static final int HANDSHAKE_MILLIS = 1_500;

  private final SSLContext context;

  private NodeKeys(SSLContext context) {
    this.context = context;
  }

  /**
   * Reads a node's folder.
   *
   * @throws IllegalArgumentException in words, when something is missing or wrong
   */
  public static NodeKeys in(Path folder) {
    for (String file : List.of(AUTHORITY, CERTIFICATE, KEY)) {
      if (!Files.isReadable(folder.resolve(file))) {
        throw new IllegalArgumentException(
            "There is no %s in %s; queenhigh nodes certificates makes what a node needs."
                .formatted(file, folder));
      }
    }
    try {
      char[] none = {};
      KeyStore own = empty();
      own.setKeyEntry(
          "node",
          key(OwnerOnly.read("key of this node", folder.resolve(KEY))),
          none,
          certificates(folder.resolve(CERTIFICATE)).toArray(new Certificate[0]));
      KeyStore trusted = empty();
      for (Certificate each : certificates(folder.resolve(AUTHORITY))) {
        trusted.setCertificateEntry("authority " + trusted.size(), each);
      }
      KeyManagerFactory ours =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      ours.init(own, none);
      TrustManagerFactory theirs =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      theirs.init(trusted);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(ours.getKeyManagers(), theirs.getTrustManagers(), null);
      return new NodeKeys(context);
    } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "The certificates in %s cannot be used (%s); queenhigh nodes certificates makes some."
              .formatted(folder, e.getMessage()),
          e);
    }
  }

  private static KeyStore empty() throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    return store;
  }

  private static Collection<? extends Certificate> certificates(Path file)
      throws IOException, GeneralSecurityException {
    Collection<? extends Certificate> found =
        CertificateFactory.getInstance("X.509")
            .generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)));
    if (found.isEmpty()) {
      throw new CertificateException(file.getFileName() + " has no certificate");
    }
    return found;
  }

  private static PrivateKey key(String pem) throws GeneralSecurityException {
    String base64 = pem.replaceAll("-----[A-Z ]*-----", "").replaceAll("\\s", "");
    PKCS8EncodedKeySpec spec =
        new PKCS8EncodedKeySpec(
            Base64.getDecoder().decode(base64.getBytes(StandardCharsets.US_ASCII)));
    for (String kind : List.of("EC", "RSA", "Ed25519")) {
      try {
        return KeyFactory.getInstance(kind).generatePrivate(spec);
      } catch (GeneralSecurityException _) {
        // Then it is of another kind.
      }
    }
    throw new GeneralSecurityException("the key is neither EC, RSA nor Ed25519 in PKCS #8");
  }

  /** A connection to another node, after it has shown who it is. */
  public SSLSocket connect(String host, int port) throws IOException {
    return connect(host, new InetSocketAddress(host, port));
  }

  /** The same, wherever that host can be reached. */
  public SSLSocket connect(String host, InetSocketAddress at) throws IOException {
    Socket plain = new Socket();
    try {
      plain.connect(at, CONNECT_MILLIS);
      SSLSocket socket =
          (SSLSocket) context.getSocketFactory().createSocket(plain, host, at.getPort(), true);
      SSLParameters parameters = socket.getSSLParameters();
      parameters.setProtocols(PROTOCOLS);
      parameters.setEndpointIdentificationAlgorithm("HTTPS");
      socket.setSSLParameters(parameters);
      shakeHands(socket);
      return socket;
    } catch (IOException e) {
      plain.close();
      throw e;
    }
  }

  /** A door for other nodes, at this address if it is this machine's, otherwise at all of its. */
  public SSLServerSocket listen(String host, int port) throws IOException {
    InetAddress named = InetAddress.getByName(host);
    boolean own = NetworkInterface.getByInetAddress(named) != null;
    SSLServerSocket door = (SSLServerSocket) context.getServerSocketFactory().createServerSocket();
    SSLParameters parameters = door.getSSLParameters();
    parameters.setProtocols(PROTOCOLS);
    parameters.setNeedClientAuth(true);
    door.setSSLParameters(parameters);
    door.setReuseAddress(true);
    door.bind(own ? new InetSocketAddress(named, port) : new InetSocketAddress(port));
    return door;
  }

  /** Nobody is waited for who does not say who he is. */
  public static void shakeHands(SSLSocket socket) throws IOException {
    socket.setSoTimeout(HANDSHAKE_MILLIS);
    socket.startHandshake();
    socket.setSoTimeout(0);
  }
}

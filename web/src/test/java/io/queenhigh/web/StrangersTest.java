package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.store.Port;
import io.queenhigh.floor.store.Postgres;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.bouncycastle.asn1.ASN1EncodableVector;
import org.bouncycastle.asn1.DERBitString;
import org.bouncycastle.asn1.DERSequence;
import org.bouncycastle.asn1.x509.Certificate;
import org.bouncycastle.asn1.x509.TBSCertificate;
import org.bouncycastle.asn1.x509.Time;
import org.bouncycastle.asn1.x509.V3TBSCertificateGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is no node of this floor gets no answer from one, and none of its nodes asks him. */
class StrangersTest {

  private static final String HERE = "127.0.0.1";
  private static final int ASK = 0;
  private static final int NOT_MINE = 2;
  private static final long NUMBER = 7;
  private static final String ANSWERED = "answered";
  private static final String NOTHING = "nothing";
  private static final Duration DAY = Duration.ofDays(1);

  @TempDir static Path folder = Path.of("");

  private static Path good = Path.of("");
  private static Path misnamed = Path.of("");
  private static NodeHouse node;

  @BeforeAll
  static void open() throws IOException {
    Certificates floor = Certificates.in(folder.resolve("floor"));
    good = floor.node(HERE);
    misnamed = floor.node("elsewhere.test");
    node = house(good);
  }

  @AfterAll
  static void close() {
    node.close();
  }

  private static NodeHouse house(Path keys) {
    URI url = URI.create("https://" + HERE + ":" + Port.free());
    return new NodeHouse(Postgres.server().database("strangers"), url, NodeKeys.in(keys));
  }

  private static int door(NodeHouse house) {
    return URI.create(house.room().nodes().living().getFirst().url()).getPort();
  }

  /** All of them trust the node, so that it is the node that turns them away. */
  @ParameterizedTest
  @CsvSource({
    "a certificate of the floor,             answered",
    "a certificate of the floor made here,   answered",
    "no certificate,                         nothing",
    "a certificate of another authority,     nothing",
    "a certificate that signed itself,       nothing",
    "a certificate that has expired,         nothing",
    "a certificate that is not valid yet,    nothing"
  })
  void whoComesToANode(String with, String gets) throws Exception {
    assertEquals(gets, answerTo(caller(with, door(node))));
    assertEquals(ANSWERED, answerTo(caller("a certificate of the floor", door(node))));
  }

  /** The one who asks has all that he should; he says nothing to the wrong one. */
  @ParameterizedTest
  @CsvSource({
    "a certificate of the floor,             answered",
    "a certificate of another host,          nothing",
    "a certificate of another authority,     nothing",
    "a certificate that has expired,         nothing"
  })
  void whomANodeSpeaksTo(String with, String gets) throws Exception {
    try (ServerSocket other = NodeKeys.in(keys(with)).listen(HERE, 0)) {
      Thread.ofVirtual().start(() -> answerOnce(other));
      assertEquals(gets, answerTo(() -> NodeKeys.in(good).connect(HERE, other.getLocalPort())));
    }
  }

  /** Says what a node says, which would not begin with such a certificate. */
  private static void answerOnce(ServerSocket door) {
    try (Socket socket = door.accept()) {
      DataInputStream in = new DataInputStream(socket.getInputStream());
      int length = in.readInt();
      assertEquals(ASK, in.readUnsignedByte());
      long number = in.readLong();
      in.readFully(new byte[length]);
      DataOutputStream out = new DataOutputStream(socket.getOutputStream());
      out.writeInt(0);
      out.writeByte(NOT_MINE);
      out.writeLong(number);
      out.flush();
    } catch (IOException turnedAway) {
      // Whoever asked hears nothing.
    }
  }

  private interface Caller {
    Socket calls() throws IOException;
  }

  private static Caller caller(String with, int port) throws Exception {
    return switch (with) {
      case "no certificate" -> {
        SSLContext anonymous = withoutCertificate();
        yield () -> anonymous.getSocketFactory().createSocket(HERE, port);
      }
      default -> {
        NodeKeys keys = NodeKeys.in(keys(with));
        yield () -> keys.connect(HERE, port);
      }
    };
  }

  /** A folder of such a node. */
  private static Path keys(String with) throws Exception {
    Instant now = Instant.now();
    return switch (with) {
      case "a certificate of the floor" -> good;
      case "a certificate of the floor made here" ->
          dated(copy(good), authority(), now.minus(DAY), now.plus(DAY));
      case "a certificate of another host" -> misnamed;
      case "a certificate of another authority" ->
          trusting(Certificates.in(Files.createTempDirectory(folder, "other")).node(HERE));
      case "a certificate that signed itself" -> {
        Path own = copy(good);
        yield dated(own, key(own, NodeKeys.KEY), now.minus(DAY), now.plus(DAY));
      }
      case "a certificate that has expired" ->
          dated(copy(good), authority(), now.minus(DAY.multipliedBy(2)), now.minusSeconds(1));
      case "a certificate that is not valid yet" ->
          dated(copy(good), authority(), now.plus(DAY), now.plus(DAY.multipliedBy(2)));
      default -> throw new IllegalArgumentException(with);
    };
  }

  /** Asks for nothing in particular; a node says that it does not have that. */
  private static String answerTo(Caller caller) {
    try (Socket socket = caller.calls()) {
      socket.setSoTimeout(10_000);
      DataOutputStream out = new DataOutputStream(socket.getOutputStream());
      byte[] question = question();
      out.writeInt(question.length);
      out.writeByte(ASK);
      out.writeLong(NUMBER);
      out.write(question);
      out.flush();
      DataInputStream in = new DataInputStream(socket.getInputStream());
      assertEquals(0, in.readInt());
      assertEquals(NOT_MINE, in.readUnsignedByte());
      assertEquals(NUMBER, in.readLong());
      return ANSWERED;
    } catch (IOException turnedAway) {
      return NOTHING;
    }
  }

  private static byte[] question() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeUTF("GET");
    out.writeUTF(""); // no route
    out.writeUTF(""); // no path
    out.writeInt(0); // no parts of it
    out.writeInt(0); // no queries
    out.writeInt(0); // no headers
    out.writeUTF(""); // nobody
    out.writeUTF(""); // in no role
    out.writeUTF(""); // from nowhere
    out.writeInt(0); // without a body
    return bytes.toByteArray();
  }

  private static SSLContext withoutCertificate() throws IOException, GeneralSecurityException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry(
        "floor",
        CertificateFactory.getInstance("X.509")
            .generateCertificate(new ByteArrayInputStream(bytes(good, NodeKeys.AUTHORITY))));
    TrustManagerFactory theirs =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    theirs.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, theirs.getTrustManagers(), null);
    return context;
  }

  private static Path copy(Path keys) throws IOException {
    Path copy = Files.createTempDirectory(folder, "copy");
    for (String each : List.of(NodeKeys.KEY, NodeKeys.CERTIFICATE, NodeKeys.AUTHORITY)) {
      Files.copy(keys.resolve(each), copy.resolve(each), StandardCopyOption.COPY_ATTRIBUTES);
    }
    return copy;
  }

  /** One of another house that would speak to this one. */
  private static Path trusting(Path keys) throws IOException {
    Files.copy(
        good.resolve(NodeKeys.AUTHORITY),
        keys.resolve(NodeKeys.AUTHORITY),
        StandardCopyOption.REPLACE_EXISTING);
    return keys;
  }

  /** The same certificate for another time, signed by this key. */
  private static Path dated(Path keys, PrivateKey by, Instant from, Instant to)
      throws IOException, GeneralSecurityException {
    TBSCertificate was =
        Certificate.getInstance(bytes(keys, NodeKeys.CERTIFICATE)).getTBSCertificate();
    V3TBSCertificateGenerator said = new V3TBSCertificateGenerator();
    said.setSerialNumber(was.getSerialNumber());
    said.setIssuer(was.getIssuer());
    said.setSubject(was.getSubject());
    said.setStartDate(new Time(Date.from(from)));
    said.setEndDate(new Time(Date.from(to)));
    said.setSignature(was.getSignature());
    said.setSubjectPublicKeyInfo(was.getSubjectPublicKeyInfo());
    said.setExtensions(was.getExtensions());
    TBSCertificate all = said.generateTBSCertificate();
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(by);
    signature.update(all.getEncoded());
    ASN1EncodableVector parts = new ASN1EncodableVector();
    parts.add(all);
    parts.add(was.getSignature());
    parts.add(new DERBitString(signature.sign()));
    String pem =
        "-----BEGIN CERTIFICATE-----%n%s%n-----END CERTIFICATE-----%n"
            .formatted(Base64.getMimeEncoder().encodeToString(new DERSequence(parts).getEncoded()));
    Files.writeString(keys.resolve(NodeKeys.CERTIFICATE), pem);
    return keys;
  }

  private static PrivateKey authority() throws IOException, GeneralSecurityException {
    return key(folder.resolve("floor"), "ca.key");
  }

  private static PrivateKey key(Path keys, String name)
      throws IOException, GeneralSecurityException {
    return KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(bytes(keys, name)));
  }

  private static byte[] bytes(Path keys, String name) throws IOException {
    return Base64.getMimeDecoder()
        .decode(Files.readString(keys.resolve(name)).replaceAll("-----[A-Z ]*-----", ""));
  }
}

package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.OwnerOnly;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.bouncycastle.asn1.ASN1EncodableVector;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.DERBitString;
import org.bouncycastle.asn1.DERSequence;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.Extensions;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.asn1.x509.TBSCertificate;
import org.bouncycastle.asn1.x509.Time;
import org.bouncycastle.asn1.x509.V3TBSCertificateGenerator;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.util.IPAddress;

/**
 * Makes what nodes need to know each other by: an authority for one floor, and a folder for each of
 * its nodes. Whoever has certificates of his own needs none of these.
 */
public final class Certificates {

  private static final String AUTHORITY_KEY = "ca.key";
  private static final Duration AUTHORITY_LASTS = Duration.ofDays(3650);
  private static final Duration NODE_LASTS = Duration.ofDays(825);
  private static final Duration CLOCKS_DIFFER = Duration.ofHours(1);
  private static final X500Name AUTHORITY_NAME = new X500Name("CN=Queenhigh floor");
  private static final AlgorithmIdentifier ECDSA =
      new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256);

  private static final Pattern NAME =
      Pattern.compile("[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?");

  private final Path folder;
  private final PrivateKey key;
  private final byte[] certificate;

  private Certificates(Path folder, PrivateKey key, byte[] certificate) {
    this.folder = folder;
    this.key = key;
    this.certificate = certificate;
  }

  /** Whether a certificate can name it: an address, or a name without a port. */
  public static boolean isHost(String host) {
    return isAddress(host) ? IPAddress.isValid(host) : NAME.matcher(host).matches();
  }

  private static boolean isAddress(String host) {
    return host.matches("[0-9.]+|.*:.*");
  }

  /** The authority in a folder; a new one where there is none. */
  public static Certificates in(Path folder) throws IOException {
    Path keyFile = folder.resolve(AUTHORITY_KEY);
    Path file = folder.resolve(NodeKeys.AUTHORITY);
    if (Files.exists(keyFile) != Files.exists(file)) {
      // Another authority would know none of the nodes that this one has signed for.
      throw new IOException(
          "%s has only one of %s and %s, which belong together: put it back, or name another folder for a new authority"
              .formatted(folder, AUTHORITY_KEY, NodeKeys.AUTHORITY));
    }
    try {
      if (Files.exists(keyFile)) {
        X509Certificate found =
            (X509Certificate)
                CertificateFactory.getInstance("X.509")
                    .generateCertificate(new ByteArrayInputStream(Files.readAllBytes(file)));
        return new Certificates(
            folder, key(OwnerOnly.read("key of the authority", keyFile)), found.getEncoded());
      }
      Files.createDirectories(folder);
      KeyPair pair = pair();
      byte[] made =
          signed(
              AUTHORITY_NAME,
              pair.getPublic(),
              pair.getPrivate(),
              AUTHORITY_LASTS,
              ofTheAuthority());
      writeSecret(keyFile, pair.getPrivate());
      Files.writeString(file, pem("CERTIFICATE", made));
      return new Certificates(folder, pair.getPrivate(), made);
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new IOException(
          "the authority in %s cannot be used (%s)".formatted(folder, e.getMessage()), e);
    }
  }

  /**
   * Makes a folder for a node.
   *
   * @param host its name or address, as others will reach it
   */
  public Path node(String host) throws IOException {
    try {
      Path own = folder.resolve(host.replace(':', '_'));
      Files.createDirectory(own);
      KeyPair pair = pair();
      byte[] made =
          signed(
              new X500Name("CN=" + host.replaceAll("[^A-Za-z0-9.:-]", "")),
              pair.getPublic(),
              key,
              NODE_LASTS,
              ofANode(host));
      writeSecret(own.resolve(NodeKeys.KEY), pair.getPrivate());
      Files.writeString(own.resolve(NodeKeys.CERTIFICATE), pem("CERTIFICATE", made));
      Files.writeString(own.resolve(NodeKeys.AUTHORITY), pem("CERTIFICATE", certificate));
      return own;
    } catch (GeneralSecurityException e) {
      throw new IOException("no certificate could be made for " + host, e);
    }
  }

  private static List<Extension> ofTheAuthority() throws IOException {
    return List.of(
        extension(Extension.basicConstraints, new BasicConstraints(0)),
        extension(Extension.keyUsage, new KeyUsage(KeyUsage.keyCertSign)));
  }

  private static List<Extension> ofANode(String host) throws IOException {
    GeneralName name =
        new GeneralName(isAddress(host) ? GeneralName.iPAddress : GeneralName.dNSName, host);
    return List.of(
        extension(Extension.keyUsage, new KeyUsage(KeyUsage.digitalSignature)),
        extension(
            Extension.extendedKeyUsage,
            new ExtendedKeyUsage(
                new KeyPurposeId[] {KeyPurposeId.id_kp_serverAuth, KeyPurposeId.id_kp_clientAuth})),
        new Extension(
            Extension.subjectAlternativeName, false, new GeneralNames(name).getEncoded()));
  }

  private static Extension extension(
      org.bouncycastle.asn1.ASN1ObjectIdentifier kind, org.bouncycastle.asn1.ASN1Object value)
      throws IOException {
    return new Extension(kind, true, value.getEncoded());
  }

  private static byte[] signed(
      X500Name subject, PublicKey of, PrivateKey by, Duration lasts, List<Extension> extensions)
      throws IOException, GeneralSecurityException {
    Instant now = Instant.now();
    V3TBSCertificateGenerator said = new V3TBSCertificateGenerator();
    said.setSerialNumber(new ASN1Integer(new BigInteger(127, new SecureRandom())));
    said.setIssuer(AUTHORITY_NAME);
    said.setSubject(subject);
    said.setStartDate(new Time(Date.from(now.minus(CLOCKS_DIFFER))));
    said.setEndDate(new Time(Date.from(now.plus(lasts))));
    said.setSignature(ECDSA);
    said.setSubjectPublicKeyInfo(SubjectPublicKeyInfo.getInstance(of.getEncoded()));
    said.setExtensions(new Extensions(extensions.toArray(new Extension[0])));
    TBSCertificate all = said.generateTBSCertificate();
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(by);
    signature.update(all.getEncoded());
    ASN1EncodableVector parts = new ASN1EncodableVector();
    parts.add(all);
    parts.add(ECDSA);
    parts.add(new DERBitString(signature.sign()));
    return new DERSequence(parts).getEncoded();
  }

  private static KeyPair pair() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    return generator.generateKeyPair();
  }

  private static PrivateKey key(String pem) throws GeneralSecurityException {
    String base64 = pem.replaceAll("-----[A-Z ]*-----", "").replaceAll("\\s", "");
    return KeyFactory.getInstance("EC")
        .generatePrivate(
            new PKCS8EncodedKeySpec(
                Base64.getDecoder().decode(base64.getBytes(StandardCharsets.US_ASCII))));
  }

  private static void writeSecret(Path file, PrivateKey key) throws IOException {
    OwnerOnly.create(file);
    Files.writeString(
        file,
        pem(
            "PRIVATE KEY",
            Optional.ofNullable(key.getEncoded())
                .orElseThrow(() -> new IOException("the key cannot be written down"))));
  }

  private static String pem(String what, byte[] bytes) {
    return "-----BEGIN %s-----%n%s%n-----END %s-----%n"
        .formatted(what, Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes), what);
  }
}

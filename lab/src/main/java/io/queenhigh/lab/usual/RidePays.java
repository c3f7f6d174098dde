package io.queenhigh.lab.usual;

import java.util.ArrayList;
import java.util.List;

/** The few different pays of Let It Ride, and which of them every strength gets. */
final class RidePays {

  private final byte[] codes;
  private final short[] pays;

  private RidePays(byte[] codes, short[] pays) {
    this.codes = codes;
    this.pays = pays;
  }

  static RidePays of(short[] paysByStrength) {
    List<Short> different = new ArrayList<>(List.of((short) 0));
    byte[] codes = new byte[paysByStrength.length];
    for (int strength = 0; strength < codes.length; strength++) {
      if (!different.contains(paysByStrength[strength])) {
        different.add(paysByStrength[strength]);
      }
      codes[strength] = (byte) different.indexOf(paysByStrength[strength]);
    }
    short[] pays = new short[different.size()];
    for (int code = 0; code < pays.length; code++) {
      pays[code] = different.get(code);
    }
    return new RidePays(codes, pays);
  }

  /** The place of a strength's pay among {@link #pays}; 0 is no pay at all. */
  byte code(int strength) {
    return codes[strength];
  }

  short[] pays() {
    return pays;
  }
}

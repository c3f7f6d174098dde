/** SHA-256 of a text as hex digits, written out: browsers offer theirs only over https and on localhost. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = padded(bytes);
  const hash = [...START];
  for (let at = 0; at < words.length; at += 16) round(hash, words.subarray(at, at + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The same by the browser itself, where it offers that. */
export async function browsersSha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first 32 bits of the fractions of roots of the first primes. */
function roots(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32) | 0);
}

const START = roots(8, Math.sqrt);
const ROUNDS = roots(64, Math.cbrt);

function padded(bytes: Uint8Array): Int32Array {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const all = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => all.setUint8(i, byte));
  all.setUint8(bytes.length, 0x80);
  all.setUint32(length - 4, bytes.length * 8);
  return Int32Array.from({ length: length / 4 }, (_, i) => all.getInt32(i * 4));
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function round(hash: number[], block: Int32Array) {
  const w = Array.from(block);
  for (let t = 16; t < 64; t++) {
    const [x, y] = [w[t - 15]!, w[t - 2]!];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[t]! + w[t]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}

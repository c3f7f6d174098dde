/** One moving picture of several WebP pictures (RIFF container, one ANMF chunk a frame), shown again and again. */
export function moving(frames, width, height) {
  const canvas = [0x02, 0, 0, 0, ...three(width - 1), ...three(height - 1)]; // flags: it moves
  const body = Buffer.concat([
    chunk('VP8X', Buffer.from(canvas)),
    chunk('ANIM', Buffer.from([0, 0, 0, 0, 0, 0])), // on black, for ever
    ...frames.map(({ webp, millis }) => chunk('ANMF', Buffer.concat([Buffer.from([...three(0), ...three(0), ...three(width - 1), ...three(height - 1), ...three(millis), 0x02]), inside(webp)]))),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), four(body.length + 4), Buffer.from('WEBP'), body]);
}

/** The picture's own chunks, without what says that it is a file. */
function inside(webp) {
  const kept = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    const [name, size] = [webp.toString('latin1', at, at + 4), webp.readUInt32LE(at + 4)];
    const padded = size + (size % 2);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) kept.push(webp.subarray(at, at + 8 + padded));
    at += 8 + padded;
  }
  return Buffer.concat(kept);
}

function chunk(name, body) {
  return Buffer.concat([Buffer.from(name), four(body.length), body, Buffer.alloc(body.length % 2)]);
}

function four(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function three(value) {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255];
}

import { settings } from '../live/settings';

/** What can be heard at a table, made in the browser: nothing is fetched, and nothing sounds before somebody has asked for it. */
export type Sound = 'card' | 'chip' | 'win';

let context: AudioContext | undefined;

export function sound(what: Sound, afterMillis = 0) {
  if (settings.sound !== 'on' || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  MADE[what](context, context.currentTime + afterMillis / 1000);
}

const MADE: Record<Sound, (on: AudioContext, at: number) => void> = {
  /** Paper over cloth: a breath of noise. */
  card: (on, at) => noise(on, at, { seconds: 0.09, hertz: 2600, loud: 0.18 }),
  /** Clay on clay: two short high knocks. */
  chip: (on, at) => {
    noise(on, at, { seconds: 0.03, hertz: 5200, loud: 0.22 });
    noise(on, at + 0.05, { seconds: 0.03, hertz: 4300, loud: 0.14 });
  },
  /** Two soft tones, the second a third higher. */
  win: (on, at) => {
    tone(on, at, 523.25);
    tone(on, at + 0.16, 659.25);
  },
};

function noise(on: AudioContext, at: number, { seconds, hertz, loud }: { seconds: number; hertz: number; loud: number }) {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(on, { buffer });
  const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: hertz, Q: 0.8 });
  source.connect(filter).connect(new GainNode(on, { gain: loud })).connect(on.destination);
  source.start(at);
}

function tone(on: AudioContext, at: number, hertz: number) {
  const source = new OscillatorNode(on, { type: 'sine', frequency: hertz });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.12, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  source.connect(gain).connect(on.destination);
  source.start(at);
  source.stop(at + 0.5);
}

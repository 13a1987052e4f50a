/** Breath and music, made of sine waves and filtered noise: nothing is recorded, nothing has to be licensed. */
import { writeFileSync } from 'node:fs';

/** AAC frames have 1024 samples: at this rate whole seconds by four are whole frames. */
const rate = 32_000;
const aacFrame = 1024;

const note = (semitones) => 220 * 2 ** (semitones / 12);
/** Chords in semitones from A3, four per mood, close enough to each other to follow in any order. */
const chords = {
  flow: [
    [-19, -7, 0, 5, 9],
    [-17, -5, -1, 2, 7],
    [-15, -3, 0, 4, 9],
    [-12, -8, -1, 4, 7],
  ],
  fiit: [
    [-24, -12, -5, 0, 3],
    [-21, -9, -5, 0, 7],
    [-17, -10, -2, 3, 7],
    [-19, -7, -4, 0, 5],
  ],
  restore: [
    [-28, -16, -4, 0, 3],
    [-23, -11, -4, -1, 5],
    [-26, -14, -2, 2, 5],
    [-21, -9, -2, 3, 7],
  ],
};

const wave = (samples) => {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, i) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + i * 2);
  });
  return bytes;
};

/** The same noise for the same seed: a film is reproduced byte for byte. */
const noiseOf = (seed) => {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
};

const swell = (t) => Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 2;

/** A chord that comes and goes once per `period`, silent at both ends so that repetitions have no seam. */
const addPad = (out, chord, from, period, loudness) => {
  const start = Math.round(from * rate);
  const length = Math.round(period * rate);
  chord.forEach((semitones, voice) => {
    const frequency = note(semitones);
    for (let i = 0; i < length && start + i < out.length; i++) {
      const t = i / rate;
      const shimmer = 1 + 0.12 * Math.sin(2 * Math.PI * (0.11 + voice * 0.037) * t + voice);
      const tone =
        Math.sin(2 * Math.PI * frequency * t) +
        0.35 * Math.sin(2 * Math.PI * frequency * 1.003 * t + 1) +
        0.12 * Math.sin(2 * Math.PI * frequency * 2 * t);
      out[start + i] += (tone * shimmer * swell(i / length) * loudness) / (chord.length * (1 + voice * 0.15));
    }
  });
};

/** In through the nose, brighter; out through the mouth, darker and longer. */
const addBreath = (out, from, period, loudness, seed) => {
  const next = noiseOf(seed);
  const start = Math.round(from * rate);
  const length = Math.round(period * rate);
  let low = 0;
  let lower = 0;
  for (let i = 0; i < length && start + i < out.length; i++) {
    const t = i / length;
    const isIn = t < 0.46;
    const amount = isIn ? swell(t / 0.44) : 0.8 * swell((t - 0.5) / 0.48);
    const cut = isIn ? 0.16 : 0.07;
    low += cut * (next() - low);
    lower += 0.02 * (low - lower);
    out[start + i] += (low - lower) * amount * loudness;
  }
};

/** A soft beat for work that has a rhythm. */
const addBeat = (out, from, loudness) => {
  const start = Math.round(from * rate);
  for (let i = 0; i < rate * 0.35 && start + i < out.length; i++) {
    const t = i / rate;
    out[start + i] +=
      Math.sin(2 * Math.PI * (52 + 60 * Math.exp(-t * 38)) * t) * Math.exp(-t * 13) * loudness;
  }
};

const numberOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The sound of a loop: its own chord, one breath per repetition of a breath, a beat per repetition of work. */
export const writeLoopSound = (file, name, kind, { seconds, times }) => {
  // The encoder begins with a frame of its own.
  const out = new Float32Array(seconds * rate - aacFrame);
  const seed = numberOf(name);
  addPad(out, chords[kind][seed % 4], 0, seconds, kind === 'fiit' ? 0.2 : 0.26);
  if (kind === 'fiit' && times > 1)
    for (let beat = 0; beat < times * 2; beat++) addBeat(out, (beat * seconds) / (times * 2), 0.22);
  else
    for (let breath = 0; breath < times; breath++)
      addBreath(out, (breath * seconds) / times, seconds / times, 0.5, seed);
  writeFileSync(file, wave(out));
};

/** The sound of a whole film: chords that overlap like breaths. */
export const writeFilmSound = (file, mood, seconds, seed) => {
  const out = new Float32Array(Math.ceil(seconds * rate));
  const step = 5;
  for (let i = 0; i * step < seconds; i++)
    addPad(out, chords[mood][(i * 3 + seed) % 4], i * step - 2, step * 1.9, 0.24);
  for (let at = 1; at + 8 < seconds; at += 8) addBreath(out, at, 8, 0.3, seed + at);
  const fade = 2 * rate;
  for (let i = 0; i < fade; i++) {
    out[i] *= i / fade;
    out[out.length - 1 - i] *= i / fade;
  }
  writeFileSync(file, wave(out));
};

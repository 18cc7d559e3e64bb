import type { Sound } from "./sounds";

const DICE_SETTLE = 0.42;
const DICE_SPREAD = 0.2;
/** Seconds in which a sound begins. */
const ATTACK = 0.002;
/** A little below full scale. */
const HIGHEST = 0.85;
const BELL = 880;
const CHIME = 1318.5;
const PARTIALS = [
  [1, 1, 1.3],
  [2.01, 0.5, 0.9],
  [2.76, 0.35, 0.6],
  [5.4, 0.12, 0.25],
] as const;

/** Makes every sound of the table from noise and sine waves. */
export class Synth {
  readonly #context: BaseAudioContext;
  readonly #out: GainNode;
  readonly #volume: GainNode;
  readonly #noise: AudioBuffer;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    const limiter = this.#context.createWaveShaper();
    limiter.curve = roundedOff();
    this.#out = this.#context.createGain();
    this.#volume = this.#context.createGain();
    this.#out.connect(limiter).connect(this.#volume).connect(this.#context.destination);
    this.#noise = noiseOf(this.#context);
  }

  /** Play a sound now; loudness goes from 0 to 1. */
  play(sound: Sound, loudness: number): void {
    // Ears hear ratios, a slider shows differences.
    this.#volume.gain.value = loudness ** 2;
    const now = this.#context.currentTime + 0.01;
    switch (sound.kind) {
      case "throw":
        this.#throw(now, sound.dice, sound.isShort);
        break;
      case "clack":
        this.#clack(now, 2.6);
        break;
      case "stamp":
        this.#stamp(now);
        break;
      case "chime":
        this.#ring(now, CHIME, 0.2, 0.5);
        break;
      case "bell":
        this.#ring(now, BELL, 0.2, 0.7);
        this.#ring(now + 0.22, BELL * 1.5, 0.16, 0.55);
        break;
      case "owl":
        this.#hoot(now, 0.24);
        this.#hoot(now + 0.36, 0.13);
        this.#hoot(now + 0.54, 0.36);
        break;
    }
  }

  /** The cup is shaken, and then each die clacks on the table in its own time. */
  #throw(at: number, dice: number, isShort: boolean): void {
    const settling = isShort ? 0.05 : DICE_SETTLE;
    if (!isShort) {
      for (let shake = 0; shake < 4; shake++) {
        this.#burst(at + shake * 0.07, 0.05, 900 + 250 * (shake % 2), 1.5, 0.8);
      }
    }
    // More than these nobody can tell apart; many together are not louder than one.
    const heard = Math.min(dice, 9);
    for (let die = 0; die < heard; die++) {
      const loudness = (2.3 + Math.random() * 0.5) / heard ** 0.25;
      this.#clack(at + settling + Math.random() * DICE_SPREAD, loudness);
    }
  }

  #clack(at: number, loudness: number): void {
    const pitch = 2100 + Math.random() * 900;
    this.#burst(at, 0.03, pitch, 4, loudness);
    this.#tone(at, pitch * 0.42, pitch * 0.36, 0.045, loudness * 0.15);
  }

  #stamp(at: number): void {
    this.#tone(at, 150, 55, 0.16, 0.4);
    this.#burst(at, 0.07, 420, 0.7, 0.6);
  }

  #ring(at: number, pitch: number, loudness: number, length: number): void {
    for (const [ratio, part, decay] of PARTIALS) {
      this.#tone(at, pitch * ratio, pitch * ratio, decay * length, loudness * part);
    }
  }

  #hoot(at: number, length: number): void {
    const { oscillator, gain } = this.#voice(at, length + 0.1);
    oscillator.frequency.setValueAtTime(330, at);
    oscillator.frequency.linearRampToValueAtTime(372, at + length * 0.3);
    oscillator.frequency.linearRampToValueAtTime(318, at + length);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.24, at + 0.06);
    gain.gain.linearRampToValueAtTime(0, at + length);
    this.#burst(at, length * 0.7, 700, 2, 0.04);
  }

  #tone(at: number, from: number, to: number, length: number, loudness: number): void {
    const { oscillator, gain } = this.#voice(at, length);
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
    fade(gain.gain, at, length, loudness);
  }

  #voice(at: number, length: number): { oscillator: OscillatorNode; gain: GainNode } {
    const oscillator = this.#context.createOscillator();
    const gain = this.#context.createGain();
    oscillator.connect(gain).connect(this.#out);
    oscillator.start(at);
    oscillator.stop(at + length);
    return { oscillator, gain };
  }

  /** A short piece of noise around one pitch. */
  #burst(at: number, length: number, pitch: number, sharpness: number, loudness: number): void {
    const source = this.#context.createBufferSource();
    const filter = this.#context.createBiquadFilter();
    const gain = this.#context.createGain();
    source.buffer = this.#noise;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = sharpness;
    fade(gain.gain, at, length, loudness);
    source.connect(filter).connect(gain).connect(this.#out);
    source.start(at, Math.random() * 0.5, length);
  }
}

/** Come at once and die away, without a click at either end. */
function fade(level: AudioParam, at: number, length: number, loudness: number): void {
  level.setValueAtTime(0, at);
  level.linearRampToValueAtTime(loudness, at + ATTACK);
  level.exponentialRampToValueAtTime(loudness / 1000, at + length - ATTACK);
  level.linearRampToValueAtTime(0, at + length);
}

/** Leaves what is soft as it is, and whatever happens at once below full scale. */
function roundedOff(): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: 2049 }, (_, index) => HIGHEST * Math.tanh(index / 1024 - 1));
}

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = Math.random() * 2 - 1;
  }
  return buffer;
}

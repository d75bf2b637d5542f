/**
 * The sounds of the table: synthesised, short, dry and quiet. Never the only sign of anything.
 * A browser lets a page sound only after a gesture; until then nothing is heard and nothing fails.
 */
export type Sound =
  'decision' | 'outOfTurn' | 'hurry' | 'card' | 'wood' | 'find' | 'thud' | 'storm' | 'thief' | 'confirm' | 'refused' | 'end';

const MINE: readonly Sound[] = ['decision', 'outOfTurn', 'hurry'];

/** Which sounds a person wants: all of them, only those that call for their decision, or none. */
export type SoundWish = 'all' | 'mine' | 'off';

export class Sounds {
  #context: AudioContext | undefined;

  constructor(private readonly wish: () => SoundWish) {}

  play(sound: Sound): void {
    const wish = this.wish();
    if (wish === 'off' || (wish === 'mine' && !MINE.includes(sound)) || !navigator.userActivation?.hasBeenActive) {
      return;
    }
    this.#context ??= new AudioContext();
    void this.#context.resume();
    SCORES[sound](this.#context, this.#context.currentTime + 0.01);
  }
}

const SCORES: Record<Sound, (context: AudioContext, at: number) => void> = {
  decision: (context, at) => {
    tap(context, at, 620);
    tap(context, at + 0.17, 540);
  },
  outOfTurn: (context, at) => {
    tap(context, at, 760);
    tap(context, at + 0.13, 760);
    tap(context, at + 0.26, 880);
  },
  hurry: (context, at) => {
    tap(context, at, 880);
    tap(context, at + 0.22, 880);
  },
  card: (context, at) => noise(context, at, 0.06, 3200, 0.05),
  wood: (context, at) => tone(context, at, 190, 0.07, 0.12, 'triangle'),
  find: (context, at) => tone(context, at, 1150, 0.16, 0.06, 'triangle'),
  thud: (context, at) => tone(context, at, 95, 0.12, 0.14, 'sine'),
  storm: (context, at) => noise(context, at, 0.7, 700, 0.1),
  thief: (context, at) => {
    tone(context, at, 130, 0.06, 0.12, 'square');
    tone(context, at + 0.14, 116, 0.06, 0.12, 'square');
  },
  confirm: (context, at) => noise(context, at, 0.12, 2100, 0.04),
  refused: (context, at) => tone(context, at, 105, 0.09, 0.12, 'triangle'),
  end: (context, at) => [392, 494, 587, 784].forEach((pitch, i) => tone(context, at + i * 0.15, pitch, 0.3, 0.07, 'triangle')),
};

/** A trowel on a pot: a dull body and a bright edge. */
function tap(context: AudioContext, at: number, pitch: number): void {
  tone(context, at, pitch, 0.12, 0.1, 'triangle');
  tone(context, at, pitch * 2.76, 0.05, 0.04, 'sine');
}

function tone(context: AudioContext, at: number, pitch: number, seconds: number, loudness: number, type: OscillatorType): void {
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.connect(fading(context, at, seconds, loudness));
  source.start(at);
  source.stop(at + seconds);
}

/** Filtered noise that swells and dies: paper, pencil, wind. */
function noise(context: AudioContext, at: number, seconds: number, pitch: number, loudness: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(context, at, seconds, loudness));
  source.start(at);
}

function fading(context: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + Math.min(0.02, seconds / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

/** Verdict of a scan. */
export type Signal = 'admit' | 'look' | 'stop';

/** One tone: pitch in Hz, beginning and length in s. */
type Tone = { hz: number; at: number; for: number };
type Tune = { shape: OscillatorType; tones: readonly Tone[]; vibration: readonly number[] };

/** Distinct in number, pitch and length: also for people who hear high tones badly, and in a noisy crowd. */
const tunes: Readonly<Record<Signal, Tune>> = {
  admit: { shape: 'triangle', tones: [{ hz: 1320, at: 0, for: 0.16 }], vibration: [60] },
  look: {
    shape: 'triangle',
    tones: [
      { hz: 880, at: 0, for: 0.14 },
      { hz: 880, at: 0.22, for: 0.14 },
    ],
    vibration: [60, 80, 60],
  },
  stop: {
    shape: 'square',
    tones: [
      { hz: 330, at: 0, for: 0.2 },
      { hz: 220, at: 0.2, for: 0.45 },
    ],
    vibration: [400],
  },
};

const VOLUME = 0.5;
/** Rise and fall without a click, s. */
const EDGE = 0.01;

/** Schedules a signal's tones from now on. */
export function scheduleTones(context: BaseAudioContext, signal: Signal): void {
  const { shape, tones } = tunes[signal];
  for (const { hz, at, for: length } of tones) {
    const begin = context.currentTime + at;
    const end = begin + length;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(VOLUME, begin + EDGE);
    volume.gain.setValueAtTime(VOLUME, end - EDGE);
    volume.gain.linearRampToValueAtTime(0, end);
    const tone = context.createOscillator();
    tone.type = shape;
    tone.frequency.value = hz;
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(end);
  }
}

/** Vibration pattern, ms. */
export function vibrationOf(signal: Signal): number[] {
  return [...tunes[signal].vibration];
}

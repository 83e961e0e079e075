import { stored } from '../../common/browser/stored';

/** Whether a new request makes a sound in this browser. */
export const wantsSound = stored({
  key: 'requestSound',
  area: 'localStorage',
  empty: false,
  inMemory: true,
  check: (data) => (typeof data === 'boolean' ? data : null),
});

/** Two tones, the second one higher: frequency in hertz, beginning in seconds. */
const TONES = [
  [660, 0],
  [880, 0.14],
] as const;
const LENGTH = 0.22;

/** A short sound for a new request; silent where it is not wanted, and where the browser allows none before a press. */
export function playRequestSound(): void {
  if (!wantsSound.read() || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  for (const [frequency, start] of TONES) {
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    const from = context.currentTime + start;
    volume.gain.setValueAtTime(0.18, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
  }
  setTimeout(() => void context.close(), 1000);
}

/** Hertz, and seconds. */
const PITCH = 520;
const LENGTH = 0.5;

let audio: AudioContext | null = null;

/** A short quiet tone, made by the phone itself. A browser that has not been touched yet stays silent. */
export async function playTone(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state !== 'running') await audio.resume();
  const { currentTime: now, destination } = audio;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = PITCH;
  loudness.gain.setValueAtTime(0, now);
  loudness.gain.linearRampToValueAtTime(0.2, now + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + LENGTH);
  tone.connect(loudness).connect(destination);
  tone.start(now);
  tone.stop(now + LENGTH);
}

/** Sounds and vibrations, for a person whose eyes are on the parcel. The screen shows the same. */
export type Signal = 'read' | 'expected' | 'again' | 'unexpected'

/** Signals that the device may use. */
export interface Signals {
  sounds: boolean
  vibration: boolean
}

/** One tone after the other, in hertz; how long each sounds; how the phone shakes, in milliseconds. */
const signals: Record<Signal, { tones: readonly number[]; seconds: number; shakes: number[] }> = {
  read: { tones: [1800], seconds: 0.12, shakes: [60] },
  expected: { tones: [1320], seconds: 0.1, shakes: [60] },
  again: { tones: [880, 880], seconds: 0.07, shakes: [40, 60, 40] },
  unexpected: { tones: [330, 220], seconds: 0.22, shakes: [200, 80, 200] },
}

const VOLUME = 0.15

/** Browsers allow few of them, and start one only after a press or a key. */
let audio: AudioContext | undefined

/** A browser without sound or vibration, or one that does not allow them, is silent. */
export function signal(kind: Signal, { sounds, vibration }: Signals) {
  const { tones, seconds, shakes } = signals[kind]
  try {
    if (vibration) navigator.vibrate?.(shakes)
    if (sounds) play(tones, seconds)
  } catch {
    // The screen says it.
  }
}

function play(tones: readonly number[], seconds: number) {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
  for (const [place, hertz] of tones.entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = hertz
    volume.gain.value = VOLUME
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + place * seconds * 1.2)
    tone.stop(audio.currentTime + place * seconds * 1.2 + seconds)
  }
}

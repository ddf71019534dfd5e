/** A sound and a vibration, for a person who looks at the parcel. The screen shows the same. */
export type Signal = 'read' | 'expected' | 'again' | 'unexpected'

/** Signals that the device may use. */
export interface Signals {
  sounds: boolean
  vibration: boolean
}

/** Tones in hertz, one after the other; the duration of each in seconds; the vibration pattern in milliseconds. */
const signals: Record<Signal, { tones: readonly number[]; seconds: number; shakes: number[] }> = {
  read: { tones: [1800], seconds: 0.12, shakes: [60] },
  expected: { tones: [1320], seconds: 0.1, shakes: [60] },
  again: { tones: [880, 880], seconds: 0.07, shakes: [40, 60, 40] },
  unexpected: { tones: [330, 220], seconds: 0.22, shakes: [200, 80, 200] },
}

const VOLUME = 0.15

/** Shared, because browsers allow few audio contexts. They start only after a click or a key. */
let audio: AudioContext | undefined

/** Plays a signal. Silent in a browser without sound or vibration, or without permission. */
export function signal(kind: Signal, { sounds, vibration }: Signals) {
  const { tones, seconds, shakes } = signals[kind]
  try {
    if (vibration) navigator.vibrate?.(shakes)
    if (sounds) play(tones, seconds)
  } catch {
    // The screen shows the outcome as well.
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

/** A short beep and a short shake: a person looks at the parcel, not at the screen. Where a device has neither, nothing happens. */

const BEEP = { hertz: 1_800, seconds: 0.12, volume: 0.1 }
const SHAKE_MS = 60

/** What the device is allowed to do. */
export interface Signals {
  sounds: boolean
  vibration: boolean
}

export function signalRead({ sounds, vibration }: Signals) {
  try {
    if (vibration) navigator.vibrate?.(SHAKE_MS)
    if (!sounds) return
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = BEEP.hertz
    volume.gain.value = BEEP.volume
    tone.connect(volume).connect(audio.destination)
    tone.addEventListener('ended', () => void audio.close().catch(() => {}))
    tone.start()
    tone.stop(audio.currentTime + BEEP.seconds)
  } catch {
    // The browser allows no sound, or has none.
  }
}

import type { Trouble } from './copy.ts'

/** The camera light, which TypeScript does not declare. */
type WithTorch<T> = T & { torch?: boolean }

const wanted: MediaStreamConstraints = {
  audio: false,
  // The camera on the back of a phone.
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

const troubleOf = (error: unknown): Trouble => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}

/** The picture of the camera, or why there is none. */
export async function openCamera(): Promise<{ stream: MediaStream } | { trouble: Trouble }> {
  // Without https a browser hides its cameras.
  if (!window.isSecureContext) return { trouble: 'insecure' }
  if (navigator.mediaDevices === undefined) return { trouble: 'missing' }
  try {
    return { stream: await navigator.mediaDevices.getUserMedia(wanted) }
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

export function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

const videoTrack = (stream: MediaStream) => stream.getVideoTracks()[0]

export const hasLight = (stream: MediaStream) => {
  const can: WithTorch<MediaTrackCapabilities> | undefined = videoTrack(stream)?.getCapabilities?.()
  return can?.torch === true
}

/** @returns whether the light obeys */
export async function setLight(stream: MediaStream, torch: boolean) {
  try {
    const asked: WithTorch<MediaTrackConstraintSet> = { torch }
    await videoTrack(stream)?.applyConstraints({ advanced: [asked] })
    return true
  } catch {
    return false
  }
}

import { useSyncExternalStore } from 'react'
import { prepare } from '#ui/Late.tsx'

/** Whether the device is a phone. Browsers hide cameras without https, but a phone has one, so its user should see the reason. */
const isPhone = () => window.matchMedia('(pointer: coarse)').matches

async function hasCamera() {
  const { mediaDevices } = navigator
  if (mediaDevices === undefined) return isPhone()
  try {
    return (await mediaDevices.enumerateDevices()).some(({ kind }) => kind === 'videoinput')
  } catch {
    return false
  }
}

let has = false

/** Looks for a camera now, and whenever a device is connected or removed. */
function follow(onChange: () => void) {
  const look = () =>
    void hasCamera().then((found) => {
      has = found
      onChange()
    })
  look()
  navigator.mediaDevices?.addEventListener('devicechange', look)
  return () => navigator.mediaDevices?.removeEventListener('devicechange', look)
}

/** Whether the device has a camera. Requires no permission. False until the first answer. */
export const useHasCamera = () => useSyncExternalStore(follow, () => has)

const loadCode = () => import('./CameraReader.tsx')

/** The camera, whose code is fetched when it is switched on. */
export const loadCamera = async () => (await loadCode()).CameraReader

/** Fetches the code of the camera, and its library where the browser needs it. As a ref, when work begins that may lose its network. */
export const keepCamera = prepare(async () => (await loadCode()).prepareReading())

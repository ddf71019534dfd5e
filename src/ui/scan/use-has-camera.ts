import { useEffect, useState } from 'react'

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

/** Whether the device has a camera. Requires no permission. */
export function useHasCamera() {
  const [has, setHas] = useState(false)
  // An effect, because a camera may be connected at any time.
  useEffect(() => {
    let isOver = false
    const look = () => void hasCamera().then((found) => isOver || setHas(found))
    look()
    navigator.mediaDevices?.addEventListener('devicechange', look)
    return () => {
      isOver = true
      navigator.mediaDevices?.removeEventListener('devicechange', look)
    }
  }, [])
  return has
}

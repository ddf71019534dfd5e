import { useEffect } from 'react'

/** Keeps the screen of a phone on while the component is on the page. A refusal is silent. */
export function useAwake() {
  // An effect, because the screen is a device. The browser ends the lock when the tab is hidden.
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const release = (held: WakeLockSentinel | undefined) => void held?.release().catch(() => {})
    async function hold() {
      if (document.visibilityState !== 'visible') return
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isOver) release(held)
      else lock = held
    }
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      release(lock)
    }
  }, [])
}

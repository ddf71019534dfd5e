/** The part of the Network Information API used here. Some browsers lack it, and TypeScript does not declare it. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** Whether this device is set to save data. */
export const savesData = () => (navigator as Connection).connection?.saveData === true

/** Keeps the screen of a phone on, again after a hidden tab, which ends the lock. @returns a function that ends it */
export function stayAwake() {
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
}

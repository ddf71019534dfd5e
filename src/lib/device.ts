/** Settings and features of the device. */

/** The part of the Network Information API used here, which not all browsers have and TypeScript does not know. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** Whether a person has set this device to save data. */
export const savesData = () => (navigator as Connection).connection?.saveData === true

/**
 * Keeps the screen of a phone on, where the device allows it. The browser ends the lock when the tab is hidden, so it is
 * asked for again when the tab comes back.
 * @returns a function that lets the screen sleep again
 */
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

import { useState, useSyncExternalStore } from 'react'
import { objectionTo, tidyCode } from '#lib/scan/code.ts'
import { CameraPicture } from './CameraPicture.tsx'
import { CodeField } from './CodeField.tsx'
import { signal, type Signals } from './signal.ts'
import styles from './CameraReader.module.css'

interface Props {
  /** A code that was read or typed. It holds no control characters, is not empty, and is no longer than a barcode can be. */
  onText: (text: string) => void
  /** Signals for each code. All off where the screen has different sounds for its outcomes. */
  signals: Signals
}

/**
 * Reads codes with the camera of the device, one after the other, and offers a field to type one instead. The camera is on
 * while this is on the page in a visible tab. A code that stays in sight is reported once.
 */
export function CameraReader({ onText, signals }: Props) {
  const [attempt, setAttempt] = useState(1)
  const [objection, setObjection] = useState<string>()
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

  function take(code: string) {
    const text = tidyCode(code)
    const why = objectionTo(text)
    setObjection(why)
    if (why !== undefined) return false
    onText(text)
    return true
  }

  return (
    <div className={styles['reader']}>
      {isVisible && (
        <CameraPicture
          key={attempt}
          onCode={(code) => take(code) && signal('read', signals)}
          objection={objection}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <CodeField onText={take} />
    </div>
  )
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/Button.tsx'
import { CameraPicture } from './CameraPicture.tsx'
import { camera } from './copy.ts'
import { signalRead } from './signal.ts'
import styles from './CameraReader.module.css'

interface Props {
  /** A code that was read or typed. It holds no control characters, is not empty, and is no longer than a barcode can be. */
  onText: (text: string) => void
}

/** The longest barcodes are much shorter. A QR code may hold a whole page. */
const MAX_LENGTH = 200

const tidy = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim()

/**
 * Reads codes with the camera of the device, one after the other, and offers a field to type one instead. The camera is on
 * while this is on the page in a visible tab. A code that stays in sight is told once.
 */
export function CameraReader({ onText }: Props) {
  const [attempt, setAttempt] = useState(1)
  const [typed, setTyped] = useState('')
  const [isTooLong, setTooLong] = useState(false)
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

  function take(code: string) {
    const text = tidy(code)
    setTooLong(text.length > MAX_LENGTH)
    if (text === '' || text.length > MAX_LENGTH) return false
    onText(text)
    return true
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (take(typed)) setTyped('')
  }

  return (
    <div className={styles['reader']}>
      {isVisible && (
        <CameraPicture
          key={attempt}
          onCode={(code) => take(code) && signalRead()}
          objection={isTooLong ? camera.tooLong : undefined}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <form className={styles['form']} onSubmit={onSubmit}>
        <input
          aria-label={camera.field}
          placeholder={camera.field}
          className={styles['field']}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="default">
          {camera.search}
        </Button>
      </form>
    </div>
  )
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

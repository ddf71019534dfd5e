import { Flashlight } from 'lucide-react'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { MAX_LENGTH, objectionTo, tidyCode } from '#lib/scan/code.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { camera, troubles } from './copy.ts'
import { makeDetect } from './detect.ts'
import { signal, type Signals } from './signal.ts'
import { useCamera } from './use-camera.ts'
import styles from './CameraReader.module.css'

interface Props {
  /** Called with a code that was read or typed: without control characters, not empty, and not longer than a barcode can be. */
  onText: (text: string) => void
  /** Signals for each code. All off where the screen has separate sounds for its outcomes. */
  signals: Signals
}

/**
 * Reads codes with the camera of the device, one after the other, and offers a field to type one instead. The camera is on
 * while this component is mounted in a visible tab. A code that stays in view is reported once.
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

export const prepareReading = () => makeDetect()

interface PictureProps {
  onCode: (text: string) => void
  /** Problem with the last code. */
  objection: string | undefined
  onRetry: () => void
}

/** The picture of the camera, or the reason why it is missing. The camera is on while this component is mounted. */
function CameraPicture({ onCode, objection, onRetry }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { state, isTooDark, isLong, light } = useCamera(video, onCode)
  const trouble = state === 'starting' || state === 'reading' ? undefined : state
  const hint = isTooDark ? camera.dark : isLong ? camera.nothing : camera.aim
  return (
    <>
      <div className={styles['picture']} hidden={trouble !== undefined}>
        <video ref={video} muted playsInline aria-label={camera.label} />
        <span className={styles['aim']} aria-hidden />
        {light && (
          <button
            type="button"
            className={styles['light']}
            aria-pressed={light.isLit}
            onClick={() => void light.toggle()}
          >
            <Flashlight {...icon} />
            {camera.light}
          </button>
        )}
      </div>
      <div className={styles['words']}>
        <p role="status">
          {objection ?? (trouble !== undefined ? troubles[trouble] : state === 'starting' ? camera.starting : hint)}
        </p>
        {trouble !== undefined && trouble !== 'insecure' && <RetryButton busy={false} onRetry={onRetry} />}
      </div>
    </>
  )
}

/** A field for consecutive codes. A scanner can type into it, and its Enter submits. */
export function CodeField({ onText }: { onText: (text: string) => unknown }) {
  const [typed, setTyped] = useState('')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    onText(typed)
    setTyped('')
  }

  return (
    <form className={styles['form']} onSubmit={onSubmit}>
      <input
        aria-label={camera.field}
        placeholder={camera.field}
        className={styles['field']}
        // One more than allowed, so that a code that is too long is refused instead of cut.
        maxLength={MAX_LENGTH + 1}
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
  )
}

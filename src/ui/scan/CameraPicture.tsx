import { Flashlight } from 'lucide-react'
import { useRef } from 'react'
import { icon } from '#ui/icon.ts'
import { RetryButton } from '#ui/RetryButton.tsx'
import { camera, troubles } from './copy.ts'
import { useCamera } from './use-camera.ts'
import styles from './CameraReader.module.css'

interface Props {
  onCode: (text: string) => void
  /** Problem with the last code. */
  objection: string | undefined
  onRetry: () => void
}

/** The picture of the camera, or why there is none. The camera runs while this is mounted. */
export function CameraPicture({ onCode, objection, onRetry }: Props) {
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

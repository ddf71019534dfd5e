import { Box, Flex, Stack, Text } from '@mantine/core'
import { Flashlight } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { cleanCode } from '#lib/invisible.ts'
import { MAX_LENGTH, objectionTo } from '#lib/scan/code.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { CodeForm } from './CodeForm.tsx'
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

/** Reads codes with the camera while mounted in a visible tab, or from a field. One that stays in view counts once. */
export function CameraReader({ onText, signals }: Props) {
  const [attempt, setAttempt] = useState(1)
  const [objection, setObjection] = useState<string>()
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

  function take(code: string) {
    const text = cleanCode(code)
    const why = objectionTo(text)
    setObjection(why)
    if (why !== undefined) return false
    onText(text)
    return true
  }

  return (
    <Stack gap="md">
      {isVisible && (
        <CameraPicture
          key={attempt}
          onCode={(code) => take(code) && signal('read', signals)}
          objection={objection}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <CodeField onText={take} />
    </Stack>
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
      <Box
        className={styles['picture']}
        pos="relative"
        mah="60dvh"
        bdrs="md"
        bg="var(--c-line)"
        hidden={trouble !== undefined}
      >
        <video ref={video} muted playsInline aria-label={camera.label} />
        <Box component="span" className={styles['aim']} pos="absolute" inset="20% 10%" bdrs="lg" aria-hidden />
        {light && (
          <Box pos="absolute" right={8} bottom={8}>
            <Button
              variant="default"
              leftSection={<Flashlight {...icon} />}
              aria-pressed={light.isLit}
              onClick={() => void light.toggle()}
            >
              {camera.light}
            </Button>
          </Box>
        )}
      </Box>
      <Flex wrap="wrap" rowGap="xs" columnGap="md" align="center" mih="2rem">
        <Text c="dimmed" textWrap="pretty" role="status">
          {objection ?? (trouble !== undefined ? troubles[trouble] : state === 'starting' ? camera.starting : hint)}
        </Text>
        {trouble !== undefined && trouble !== 'insecure' && <RetryButton onRetry={onRetry} />}
      </Flex>
    </>
  )
}

/** A field for consecutive codes. A scanner can type into it, and its Enter submits. */
export function CodeField({ onText }: { onText: (text: string) => unknown }) {
  const [typed, setTyped] = useState('')

  function submit() {
    if (typed.trim() === '') return
    onText(typed)
    setTyped('')
  }

  return (
    <CodeForm
      aria-label={camera.field}
      // One more than allowed, so that a code that is too long is refused instead of cut.
      maxLength={MAX_LENGTH + 1}
      enterKeyHint="go"
      value={typed}
      onChange={setTyped}
      onSubmit={submit}
      submit={camera.search}
    />
  )
}

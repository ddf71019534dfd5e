import { Box, Flex, Group, Stack } from '@mantine/core'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { stayAwake } from '#lib/device.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { Late, type LoadComponent } from '#ui/Late.tsx'
import { Unbroken } from '#ui/MissingText.tsx'
import type { CameraReader } from './CameraReader.tsx'
import { camera } from './copy.ts'
import { keepCamera } from './use-has-camera.ts'
import styles from './ScanScreen.module.css'

/** The screen has a sound for each outcome. */
const silent = { sounds: false, vibration: false }

/** Opens the camera, where the device has one. */
export type LoadCamera = LoadComponent<ComponentProps<typeof CameraReader>> | undefined

interface Props {
  /** Progress in words. */
  figure: ReactNode
  /** Another figure beside it. */
  also?: ReactNode
  done: number
  all: number
  progressLabel: string
  said: { text: string; tone?: 'success' | 'warning' | 'danger' | undefined }
  /** Number of the message, because two messages with the same text are two messages. */
  nth: number
  /** Field for a typed code. */
  field: ReactNode
  onText: (text: string) => void
  loadCamera: LoadCamera
  /** Parcels, below the bar with the last scan. */
  children: ReactNode
  /** Buttons that end the work. */
  end: ReactNode
}

/** Work on expected parcels, scan after scan: the progress, the last scan, the field and the camera. */
export function ScanScreen({ figure, also, done, all, said, nth, field, onText, loadCamera, ...rest }: Props) {
  const [isFilming, setFilming] = useState(false)
  return (
    <Stack ref={stayAwake} gap="lg" className={styles['screen']}>
      <Stack gap="sm" py="sm" bg="var(--c-page)" className={styles['head']} ref={loadCamera && keepCamera}>
        <Flex wrap="wrap" rowGap="xs" columnGap="lg" align="baseline">
          <Box component="strong" fz="clamp(1.125rem, 5vh, 1.5rem)">
            {figure}
          </Box>
          {also}
        </Flex>
        <progress value={done} max={all || 1} aria-label={rest.progressLabel} />
        <Box
          component="p"
          className={styles['said']}
          mih="clamp(40px, 11vh, 56px)"
          px="lg"
          py="sm"
          fz="clamp(1rem, 4vh, 1.125rem)"
          c={said.tone && `var(--tone-${said.tone}-text)`}
          fw={600}
          bg={said.tone ? `var(--tone-${said.tone}-ground)` : 'var(--c-hover)'}
          bdrs="md"
          data-tone={said.tone}
          role="status"
        >
          <span key={nth}>
            <Unbroken>{said.text}</Unbroken>
          </span>
        </Box>
        {!isFilming && field}
        {loadCamera && (
          <Button variant="default" aria-pressed={isFilming} onClick={() => setFilming(!isFilming)}>
            {isFilming ? camera.close : camera.label}
          </Button>
        )}
      </Stack>
      {isFilming && loadCamera && (
        <Late load={loadCamera} props={{ onText, signals: silent }} onFailed={() => setFilming(false)} />
      )}
      {rest.children}
      <Group
        gap="sm"
        justify="space-between"
        wrap="nowrap"
        align="stretch"
        py="sm"
        bg="var(--c-page)"
        className={styles['end']}
        data-thumb
      >
        {rest.end}
      </Group>
    </Stack>
  )
}

interface ParcelProps {
  isDone: boolean
  onToggle: () => void
  slot?: ReactNode
  code: ReactNode
  /** Line below the code. */
  facts?: string
}

/** Line of an expected parcel. A tap marks it, another tap undoes it. A plain element, because there may be hundreds. */
export const ParcelToggle = ({ isDone, onToggle, slot, code, facts }: ParcelProps) => (
  <button type="button" className={styles['parcel']} aria-pressed={isDone} onClick={onToggle}>
    <span>
      {slot !== undefined && <span className={styles['slot']}>{slot}</span>}
      {code}
    </span>
    <span className={styles['tick']}>{isDone && <Check {...icon} />}</span>
    {facts !== undefined && <span className={styles['facts']}>{facts}</span>}
  </button>
)

import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { Late, prepare } from '#ui/Late.tsx'
import { useHasCamera } from '#ui/scan/use-has-camera.ts'
import { cameraWords } from './copy.ts'
import styles from './Scanner.module.css'

const loadCamera = async () => (await import('./CameraDialog.tsx')).CameraDialog

/**
 * Opens the camera. Hidden on devices without one. Both forms stay on the page and CSS shows one, so that the dialog stays
 * open when a phone is turned.
 * @param atThumb a bar at the bottom of a narrow window, where a screen has no other (`data-thumb`), instead of an icon
 */
export function CameraButton({ atThumb = false }: { atThumb?: boolean }) {
  const hasCamera = useHasCamera()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const opens = {
    'aria-haspopup': 'dialog',
    onPointerEnter: prepare(loadCamera),
    onClick: () => setOpened(true),
  } as const
  return (
    hasCamera && (
      <>
        {atThumb ? (
          <div className={styles['thumb']} data-screen-only>
            <Button {...opens} variant="default" fullWidth leftSection={<ScanBarcode {...icon} />}>
              {cameraWords.open}
            </Button>
          </div>
        ) : (
          <span className={styles['top']}>
            <IconButton {...opens} aria-label={cameraWords.open}>
              <ScanBarcode {...icon} />
            </IconButton>
          </span>
        )}
        {/* Removed at once, because a fading dialog would still cover the page and block the delivery that was read. */}
        {opened && <Late load={loadCamera} props={{ onClose: close }} onFailed={close} />}
      </>
    )
  )
}

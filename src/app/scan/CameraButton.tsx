import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { Late, prepare } from '#ui/Late.tsx'
import { useHasCamera } from '#ui/scan/use-has-camera.ts'
import { cameraWords } from './copy.ts'

const loadCamera = async () => (await import('./CameraDialog.tsx')).CameraDialog

/** Opens the camera. Hidden on devices without one. */
export function CameraButton() {
  const hasCamera = useHasCamera()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    hasCamera && (
      <>
        <IconButton
          aria-label={cameraWords.open}
          aria-haspopup="dialog"
          onPointerEnter={prepare(loadCamera)}
          onClick={() => setOpened(true)}
        >
          <ScanBarcode {...icon} />
        </IconButton>
        {/* Removed at once, because a fading dialog would still cover the page and block the delivery that was read. */}
        {opened && <Late load={loadCamera} props={{ onClose: close }} onFailed={close} />}
      </>
    )
  )
}

import { Dialog } from '#ui/Dialog.tsx'
import { handOver } from '#ui/keyboard/receivers.ts'
import { CameraReader } from '#ui/scan/CameraReader.tsx'
import { cameraWords } from './camera.copy.ts'

/** Reads one code with the camera, and hands it over like a scan. */
export function CameraDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={cameraWords.open}>
      <CameraReader
        onText={(text) => {
          onClose()
          handOver({ text, keys: [] })
        }}
      />
    </Dialog>
  )
}

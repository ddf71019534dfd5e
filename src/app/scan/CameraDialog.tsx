import { Text } from '@mantine/core'
import { titles as orderTitles } from '#features/orders/copy.ts'
import { signalPreferences } from '#session/preferences.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextLink } from '#ui/links.tsx'
import { CameraReader } from '#ui/scan/CameraReader.tsx'
import { handOver } from '#ui/scan/receivers.ts'
import { cameraWords } from './copy.ts'

/** Reads a code with the camera and handles it like a scan. */
export function CameraDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={cameraWords.open}>
      <CameraReader
        signals={signalPreferences()}
        onText={(text) => {
          onClose()
          handOver({ text, keys: [] })
        }}
      />
      <Text mt="lg">
        <TextLink to="/livraisons/lecture-en-serie" onClick={onClose}>
          {orderTitles.scanBatch}
        </TextLink>
      </Text>
    </Dialog>
  )
}

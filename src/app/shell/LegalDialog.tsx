import { Text } from '@mantine/core'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { legalDialog, menu } from './copy.ts'
import links from '#ui/links.module.css'

interface Props {
  title: string
  /** Shows the link to the licences of the software. */
  licenses: boolean
  opened: boolean
  onClose: () => void
}

/** A legal dialog. The specification gives only a placeholder text (G-92). */
export function LegalDialog({ licenses, ...dialog }: Props) {
  return (
    <Dialog {...dialog} size="sm">
      {legalDialog.placeholder}
      {licenses && (
        <Text mt="md">
          <a className={links['link']} href="/licenses.txt" target="_blank" rel="noopener noreferrer">
            {legalDialog.licenses}
            <VisuallyHidden> ({menu.newTab})</VisuallyHidden>
          </a>
        </Text>
      )}
    </Dialog>
  )
}

import { Dialog } from '#ui/dialog/Dialog.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { legalDialog, menu } from './copy.ts'
import styles from './LegalModals.module.css'

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
        <p className={styles['licenses']}>
          <a href="/licenses.txt" target="_blank" rel="noopener noreferrer">
            {legalDialog.licenses}
            <VisuallyHidden> ({menu.newTab})</VisuallyHidden>
          </a>
        </p>
      )}
    </Dialog>
  )
}

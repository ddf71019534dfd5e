import { type ReactNode, useState } from 'react'
import { LateDialog } from '#ui/LateDialog.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { frame, menu } from './copy.ts'
import styles from './LegalModals.module.css'

const load = async () => (await import('#ui/Dialog.tsx')).Dialog

/** The two dialogs of the footer and of the sign-in page. The specification gives only a placeholder for their text (G-92). */
export function LegalModals() {
  return (
    <span className={styles['links']}>
      <PlaceholderDialog title={frame.legal}>
        <p className={styles['licenses']}>
          <a href="/licenses.txt" target="_blank" rel="noopener noreferrer">
            {frame.licenses}
            <VisuallyHidden> ({menu.newTab})</VisuallyHidden>
          </a>
        </p>
      </PlaceholderDialog>
      <PlaceholderDialog title={frame.privacy} />
    </span>
  )
}

function PlaceholderDialog({ title, children }: { title: string; children?: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={styles['link']} onClick={() => setOpened(true)}>
        {title}
      </button>
      <LateDialog
        load={load}
        props={{
          title,
          size: 'sm' as const,
          children: (
            <>
              {frame.placeholder}
              {children}
            </>
          ),
        }}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  )
}

import { useState } from 'react'
import { LateDialog } from '#ui/LateDialog.tsx'
import { frame } from './copy.ts'
import styles from './LegalModals.module.css'

const load = async () => (await import('#ui/Dialog.tsx')).Dialog

/** The two dialogs of the footer and of the sign-in page; their text is still to come (G-92). */
export function LegalModals() {
  return (
    <span className={styles['links']}>
      <PlaceholderDialog title={frame.legal} />
      <PlaceholderDialog title={frame.privacy} />
    </span>
  )
}

function PlaceholderDialog({ title }: { title: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={styles['link']} onClick={() => setOpened(true)}>
        {title}
      </button>
      <LateDialog
        load={load}
        own={{ title, size: 'sm' as const, children: frame.placeholder }}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  )
}

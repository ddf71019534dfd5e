import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { frame } from './copy.ts'
import styles from './LegalModals.module.css'

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
      <Anchor component="button" type="button" className={styles['link']} onClick={() => setOpened(true)}>
        {title}
      </Anchor>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={title} size="sm">
        {frame.placeholder}
      </Dialog>
    </>
  )
}

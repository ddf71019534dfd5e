import { useState } from 'react'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { frame } from './copy.ts'
import styles from './LegalModals.module.css'

const load = async () => (await import('./LegalDialog.tsx')).LegalDialog

/** The two legal dialogs of the footer and of the sign-in page. */
export function LegalModals() {
  return (
    <span className={styles['links']}>
      <LegalButton title={frame.legal} licenses />
      <LegalButton title={frame.privacy} licenses={false} />
    </span>
  )
}

function LegalButton(props: { title: string; licenses: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={styles['link']} onClick={() => setOpened(true)}>
        {props.title}
      </button>
      <LateDialog load={load} props={props} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

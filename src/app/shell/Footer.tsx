import { type ReactNode, useState } from 'react'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { frame } from './copy.ts'
import links from '#ui/links.module.css'
import styles from './Footer.module.css'

const load = async () => (await import('./LegalDialog.tsx')).LegalDialog

export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className={styles['footer']} data-screen-only>
      {children}
      <LegalButton title={frame.legal} licenses />
      <LegalButton title={frame.privacy} licenses={false} />
      <span>{frame.version}</span>
    </footer>
  )
}

function LegalButton(props: { title: string; licenses: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={links['link']} onClick={() => setOpened(true)}>
        {props.title}
      </button>
      <LateDialog load={load} props={props} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

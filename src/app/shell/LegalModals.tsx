import { useState } from 'react'
import { Late } from '#ui/Late.tsx'
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
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button type="button" className={styles['link']} onClick={() => setState('open')}>
        {title}
      </button>
      {state !== 'never' && (
        <Late
          load={load}
          own={{
            opened: state === 'open',
            onClose: () => setState('closed'),
            title,
            size: 'sm',
            children: frame.placeholder,
          }}
          onFailed={() => setState('never')}
        />
      )}
    </>
  )
}

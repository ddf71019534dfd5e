import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { journal } from '#ui/copy.ts'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { prepare } from '#ui/Late.tsx'
import { useFlashJournal } from './flash.ts'
import styles from './Bell.module.css'

const loadJournal = async () => (await import('./Journal.tsx')).Journal
const seenBefore = { nonce: 0 }

/** Opens the journal of messages, and shows the number of unread ones. */
export function Bell() {
  const messages = useFlashJournal()
  const [seen, setSeen] = useState(seenBefore.nonce)
  const [opened, setOpened] = useState(false)
  // An effect, because another page layout mounts another bell.
  useEffect(() => void (seenBefore.nonce = seen), [seen])
  const unread = messages.filter(({ nonce }) => nonce > seen)
  return (
    <>
      <IconButton
        aria-label={journal.button(unread.length)}
        aria-haspopup="dialog"
        className={styles['bell']}
        onPointerEnter={prepare(loadJournal)}
        onFocus={prepare(loadJournal)}
        onClick={() => setOpened(true)}
      >
        <BellIcon {...icon} />
        {unread.length > 0 && (
          <span
            // Shown by the style sheet only, because the button's name contains the number.
            data-count={unread.length}
            className={styles['unread']}
            data-failed={unread.some(({ status, message }) => status === 'error' || message === '') || undefined}
          />
        )}
      </IconButton>
      <LateDialog load={loadJournal} props={{ onRead: setSeen }} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

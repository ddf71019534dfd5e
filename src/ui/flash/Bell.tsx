import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { journal } from '#ui/copy.ts'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { preparing, useLate } from '#ui/Late.tsx'
import { endJournal, useFlashJournal } from './flash.ts'
import styles from './Bell.module.css'

const loadJournal = async () => (await import('./Journal.tsx')).Journal
const seenBefore = { nonce: 0 }

/** Opens the journal of messages, and shows the number of unread ones. */
export function Bell() {
  const messages = useFlashJournal()
  const [seen, setSeen] = useState(seenBefore.nonce)
  const [opened, setOpened] = useState(false)
  const { fetchOrNotify } = useLate(loadJournal)
  // The open journal shows all messages.
  const unread = opened ? [] : messages.filter(({ nonce }) => nonce > seen)

  async function open() {
    if (await fetchOrNotify()) setOpened(true)
  }

  function close() {
    // Also kept for the bell of another page layout.
    seenBefore.nonce = messages[0]?.nonce ?? 0
    setSeen(seenBefore.nonce)
    setOpened(false)
    endJournal()
  }

  return (
    <>
      <IconButton
        aria-label={journal.button(unread.length)}
        aria-haspopup="dialog"
        {...preparing(loadJournal)}
        onClick={() => void open()}
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
      <LateDialog load={loadJournal} props={{}} opened={opened} onClose={close} />
    </>
  )
}

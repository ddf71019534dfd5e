import { useTimeout } from '@mantine/hooks'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { journal } from '#ui/copy.ts'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { Late, preparing, retryUntilLoaded, useLate } from '#ui/Late.tsx'
import { endJournal, useFlash, useFlashJournal } from './flash.ts'
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

/** Retried until loaded, because without a network there is a message to show but its code cannot be fetched yet. */
const loadFlash = retryUntilLoaded(async () => (await import('./FlashViewport.tsx')).FlashViewport)

/** Delay that lets the first screen load first. */
const REST_MS = 2000

/** Shows messages. The code is fetched when the page is idle, or with the first message. */
export function Flash() {
  const [atRest, setAtRest] = useState(false)
  const shown = useFlash()
  useTimeout(() => setAtRest(true), REST_MS, { autoInvoke: true })
  return (atRest || shown !== undefined) && <Late load={loadFlash} props={{}} />
}

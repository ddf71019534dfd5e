import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { abandonInput } from '#app/session/session-events.ts'
import { hasSession } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { resumeUnsaved } from '#ui/form/unsaved.ts'
import { countsAsOpen } from '#ui/open.ts'
import { sessionOver } from './copy.ts'
import page from '#ui/page-states.module.css'
import styles from './NativeDialog.module.css'

const RETRY_MS = 1000

export const loadSignInAgain = async () => (await import('./SignInAgain.tsx')).SignInAgain

/**
 * The request to sign in again, over the page, which keeps its input. Its code may be missing, without a network or after a new
 * deployment. A plain <dialog> says so until the code is loaded. Afterwards failed reads are repeated, and exports and bulk jobs go on.
 * Failed writes are not repeated, because the person still sees them in the form.
 */
export function SessionOver({ username }: { username: string }) {
  const [loaded, setLoaded] = useState<{ SignInAgain: ComponentType<{ username: string }> }>()
  const [failed, setFailed] = useState(false)

  const attempt = () =>
    void loadSignInAgain().then(
      (SignInAgain) => setLoaded({ SignInAgain }),
      () => setFailed(true),
    )
  const attemptAgain = useEffectEvent(attempt)
  const isLoaded = loaded !== undefined
  // An effect, because the code is retried without an event until it is loaded.
  useEffect(() => {
    if (isLoaded) return undefined
    attemptAgain()
    const timer = setInterval(attemptAgain, RETRY_MS)
    return () => clearInterval(timer)
  }, [isLoaded])

  const queryClient = useQueryClient()
  // An effect, because the session may also begin again in another tab.
  useEffect(
    () => () => {
      if (!hasSession()) return
      const isFailed = ({ state }: { state: { status: string } }) => state.status === 'error'
      void queryClient.refetchQueries({ type: 'active', predicate: isFailed })
      resumeUnsaved()
    },
    [queryClient],
  )

  if (isLoaded) return <loaded.SignInAgain username={username} />
  if (!failed) return null
  return (
    <dialog ref={showOver} className={styles['over']} aria-labelledby="session-over" onCancel={stay} onClose={reopen}>
      <h2 id="session-over" className={page['title']}>
        {sessionOver.title}
      </h2>
      <p className={page['sentence']} role="status">
        {sessionOver.message}
      </p>
      <div className={styles['answers']} data-fill="phone">
        <Button variant="default" onClick={abandonInput}>
          {sessionOver.leave}
        </Button>
        <Button onClick={attempt}>{words.retry}</Button>
      </div>
    </dialog>
  )
}

/** Ref that opens the dialog, and closes it before its removal so that the browser restores the focus. */
function showOver(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  const unregister = countsAsOpen(dialog)
  return () => {
    dialog?.close()
    unregister?.()
  }
}

// Escape and a phone's Back must not show a page that cannot make any call.
const stay = (event: SyntheticEvent) => event.preventDefault()
const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
  currentTarget.isConnected && currentTarget.showModal()

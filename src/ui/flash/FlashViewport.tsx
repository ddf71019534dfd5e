import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useLayoutEffect } from 'react'
import { useFlash } from './flash.ts'
import { Toast } from './Toast.tsx'
import styles from './FlashViewport.module.css'

const store = createNotificationsStore()

/** One entry for all messages: the next one takes the place of the open one instead of waiting behind it. */
const id = 'flash'

/**
 * The one place where a message shows: top right, over the top bar and nothing else. Mantine keeps and places it; its
 * timer is off, because it starts again in full when the pointer leaves and does not pause for the keyboard.
 */
export function FlashViewport() {
  const shown = useFlash()
  useLayoutEffect(() => {
    if (shown === undefined) return undefined
    notifications.show(
      {
        id,
        message: shown.message,
        role: shown.status === 'error' ? 'alert' : 'status',
        renderNotification: () => <Toast key={shown.nonce} flash={shown} />,
      },
      store,
    )
    return () => void notifications.hide(id, store)
  }, [shown])

  return (
    <Notifications
      store={store}
      position="top-right"
      limit={1}
      autoClose={false}
      transitionDuration={0}
      notificationMaxHeight="none"
      allowDragDismiss={false}
      allowScrollDismiss={false}
      classNames={{ root: styles['viewport'] ?? '', notification: styles['place'] ?? '' }}
      // A live region that is there before its text: one that arrives together with it is often not read.
      aria-live="polite"
    />
  )
}

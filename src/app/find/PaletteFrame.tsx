import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { Late } from '#ui/Late.tsx'
import { Waiting } from '#ui/page-states.tsx'
import { find } from './copy.ts'
import type { Place } from './creations.ts'
import type { Recent } from './use-recent.ts'
import styles from './Palette.module.css'

const loadPalette = async () => (await import('./Palette.tsx')).Palette

interface Props {
  screens: readonly Place[]
  recent: readonly Recent[]
  onClose: () => void
}

/**
 * The window of the palette. It is there at once, and takes what is typed until its code has come. The browser's own dialog
 * keeps the page below it as it is, open dialogs included, and gives the focus back.
 */
export function PaletteFrame({ screens, recent, onClose }: Props) {
  const [text, setText] = useState('')
  const [isEntered, setEntered] = useState(false)

  const router = useRouter()
  const close = useEffectEvent(onClose)
  // An effect, because the history is outside React: Back on a phone leaves the page below.
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && close()), [router])

  function onWaitingKey({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Enter' && !nativeEvent.isComposing) setEntered(true)
  }

  return createPortal(
    <dialog
      ref={show}
      className={styles['palette']}
      aria-label={find.open}
      data-question
      data-palette
      onClose={onClose}
      // A dialog below blocks wheel and touch events outside of it.
      onWheel={keep}
      onTouchMove={keep}
    >
      <div className={styles['content']}>
        <Late
          load={loadPalette}
          props={{ text, onText: setText, screens, recent, onClose, isEntered }}
          onFailed={onClose}
        >
          <div className={styles['head']}>
            <Search {...icon} />
            <input
              className={styles['field']}
              aria-label={find.open}
              placeholder={find.placeholder}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onWaitingKey}
            />
          </div>
          <div className={styles['list']} aria-hidden>
            {Array.from({ length: 4 }, (_, row) => (
              <span key={row} className={styles['skeleton']} />
            ))}
          </div>
          <Waiting />
        </Late>
        <IconButton className={styles['close']} aria-label={words.close} onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </div>
    </dialog>,
    document.body,
  )
}

/** The dialog is closed before it is removed, so that the browser gives the focus back. */
function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  dialog?.addEventListener('click', closeBeside)
  return () => dialog?.close()
}

/** The content covers the dialog: a click on the dialog itself is one beside it. */
const closeBeside = ({ target }: Event) => target instanceof HTMLDialogElement && target.close()

const keep = (event: SyntheticEvent) => event.stopPropagation()

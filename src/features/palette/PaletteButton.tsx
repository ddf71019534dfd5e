import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { isAsking } from '#ui/dialog/confirm.ts'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'
import { icon } from '#ui/icon.ts'
import { Late, type LoadComponent } from '#ui/Late.tsx'
import { countsAsOpen } from '#ui/open.ts'
import { Waiting } from '#ui/page-states.tsx'
import { useRouterEvent } from '#ui/use-router-event.ts'
import { palette } from './copy.ts'
import type { Place } from './entries.ts'
import type { PaletteProps } from './Palette.tsx'
import { type Recent, useRecent } from './use-recent.ts'
import styles from './Palette.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Dialogs that block the palette: questions, the idle screen, and the sign-in dialog. */
const isBusy = () => isAsking() || document.querySelector('[data-question], dialog[open]') !== null

type LatePalette = Omit<PaletteProps, 'creations'>

interface Props {
  /** The palette with what a person may create. */
  load: LoadComponent<LatePalette>
  screens: readonly Place[]
  /** Opens the search for a recipient with the typed text. */
  onRecipient: (text: string) => void
}

/** « Rechercher » in the top bar, its shortcut and the dialog of the palette. */
export function PaletteButton({ load, screens, onRecipient }: Props) {
  const [opened, setOpened] = useState(false)
  const recent = useRecent(screens)

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isKey =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key?.toLowerCase() === 'k'
    if (!isKey) return
    // Replaces the browser's search shortcut.
    event.preventDefault()
    if (!event.repeat && !isBusy()) setOpened(true)
  })
  // An effect, because window key events are outside React. In the capture phase, before fields and dialogs.
  // A layout effect, so that the shortcut works as soon as the button is visible.
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return (
    <>
      <button type="button" className={styles['button']} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <Search {...icon} />
        <span>{palette.open}</span>
        <kbd aria-hidden>{isMac ? palette.keyOnMac : palette.key}</kbd>
      </button>
      {opened && (
        <PaletteWindow
          load={load}
          screens={screens}
          onRecipient={onRecipient}
          recent={recent}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}

interface WindowProps extends Props {
  recent: readonly Recent[]
  onClose: () => void
}

/** Takes the input until its code has loaded. The native dialog keeps the page below, with open dialogs, and restores the focus. */
function PaletteWindow({ load, screens, onRecipient, recent, onClose }: WindowProps) {
  const [text, setText] = useState('')
  const [isEntered, setEntered] = useState(false)

  // Back closes the palette.
  useRouterEvent('onBeforeLoad', ({ pathChanged }) => pathChanged && onClose())

  function onWaitingKey({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Enter' && !nativeEvent.isComposing) setEntered(true)
  }

  return createPortal(
    <dialog
      ref={show}
      className={styles['palette']}
      data-screen-only
      aria-label={palette.open}
      data-question
      data-palette
      onClose={onClose}
      // A dialog below blocks wheel and touch events outside of it.
      onWheel={keep}
      onTouchMove={keep}
    >
      <div className={styles['content']}>
        <Late
          load={load}
          props={{ text, onText: setText, screens, onRecipient, recent, onClose, isEntered }}
          onFailed={onClose}
        >
          <div className={styles['head']}>
            <Search {...icon} />
            <input
              {...keyboardOf('search')}
              type="text"
              enterKeyHint="go"
              className={styles['field']}
              aria-label={palette.open}
              placeholder={palette.placeholder}
              value={text}
              onChange={(event) => setText(typedText('search', event))}
              onKeyDown={onWaitingKey}
            />
          </div>
          <div className={styles['list']} aria-hidden>
            {Array.from({ length: 4 }, (_, row) => (
              <div key={row} className={styles['skeleton']} />
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

/** Closes the dialog before it is removed, so that the browser restores the focus. */
function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  dialog?.addEventListener('click', closeBeside)
  const unregister = countsAsOpen(dialog)
  return () => {
    dialog?.close()
    unregister?.()
  }
}

/** Closes on a click on the backdrop. The content covers the dialog element, so only backdrop clicks target it. */
const closeBeside = ({ target }: Event) => target instanceof HTMLDialogElement && target.close()

const keep = (event: SyntheticEvent) => event.stopPropagation()

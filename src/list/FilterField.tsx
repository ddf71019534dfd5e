import { useTimeout, useWindowEvent } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'
import { useTyped } from '#ui/form/use-typed.ts'
import { icon } from '#ui/icon.ts'
import { lists } from './copy.ts'
import styles from './FilterField.module.css'

/** Debounce of typing, because each change of the address renders the list again. */
const PAUSE_MS = 150

const forLists = { filter: lists.filter, clear: lists.clear }

interface Props {
  value: string | undefined
  onChange: (typed: string | undefined) => void
  /** Labels of the field and its clear button. Defaults to those of a list. */
  words?: { filter: string; clear: string }
}

/** The filter of a list. It takes effect while typing. */
export function FilterField({ value = '', onChange, words = forLists }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, remember } = useTyped(value)
  const { history } = useRouter()
  const entry = () => history.location.state.__TSR_index
  /** Text that has not taken effect, and the entry of the history in which it was typed. */
  const waiting = useRef<{ text: string; typedAt: number }>(undefined)
  const pause = useTimeout(apply, PAUSE_MS)

  function apply() {
    const { text, typedAt } = waiting.current ?? {}
    waiting.current = undefined
    if (text === undefined) return
    // A navigation during the pause, such as Back, drops the typed text.
    if (typedAt !== entry()) return setTyped(value)
    remember(text.trim())
    onChange(text.trim() || undefined)
  }

  function send(text: string) {
    waiting.current = { text, typedAt: entry() }
    pause.clear()
    pause.start()
  }

  // A click on a link or a column also applies text typed just before. On `click`, because on `pointerdown` the new rows would
  // move the column away from the pointer.
  useWindowEvent('pointerdown', () => waiting.current && send(typed), { capture: true })
  useWindowEvent('click', apply, { capture: true })

  function change(text: string) {
    setTyped(text)
    send(text)
  }

  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{words.filter}</label>
      <span className={styles['box']}>
        <input
          ref={input}
          id={id}
          {...keyboardOf('search')}
          maxLength={100}
          value={typed}
          onChange={(event) => change(typedText('search', event))}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
        {typed !== '' && (
          <IconButton
            aria-label={words.clear}
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          >
            <X {...icon} />
          </IconButton>
        )}
      </span>
    </div>
  )
}

import { type KeyboardEvent, useRef } from 'react'
import { plainText } from '#ui/plain-text.ts'

/** After this pause the next letter starts a new word. */
const PAUSE_MS = 500

/**
 * Typing letters in an open menu moves to the next entry that starts with them. It ignores accents and case, which
 * Mantine's own typeahead does not.
 */
export function useTypeahead() {
  const typed = useRef({ word: '', at: 0 })
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { word: before, at } = typed.current
    const word = (event.timeStamp - at > PAUSE_MS ? '' : before) + plainText(event.key)
    typed.current = { word, at: event.timeStamp }

    // The same letter again moves to the next entry; another letter extends the word.
    const isOneLetter = /^(.)\1*$/u.test(word)
    const start = isOneLetter ? word.charAt(0) : word
    // Read from the page: Mantine keeps the order and the state of its items to itself.
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])')]
    const from = items.findIndex((item) => item === document.activeElement) + (isOneLetter ? 1 : 0)
    const ring = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))]
    ring.find((item) => plainText(item.textContent).startsWith(start))?.focus()
  }
}

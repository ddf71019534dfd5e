import type { KeyboardEvent } from 'react'
import { plainText } from '#ui/plain-text.ts'

/** In an open menu a letter moves to the next entry that starts with it, as in every other menu of the machine. */
export function moveToTyped(event: KeyboardEvent<HTMLElement>) {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])')]
  const from = items.findIndex((item) => item === document.activeElement) + 1
  const letter = plainText(event.key)
  const next = [...items.slice(from), ...items.slice(0, from)].find((item) =>
    plainText(item.textContent).startsWith(letter),
  )
  next?.focus()
}

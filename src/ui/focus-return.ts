import { useEffect } from 'react'

const controls = 'a[href], button, input, select, textarea'
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)]

/** The rows around it, the following ones first: where one goes on when a row has left its table. */
function neighboursOf(row: Element) {
  const rows = [...(row.parentElement?.children ?? [])]
  const place = rows.indexOf(row)
  return [...rows.slice(place + 1), ...rows.slice(0, place).toReversed()]
}

/**
 * Remembers where the focus comes from, with the row it is in: once that has gone nobody can tell what was next to it.
 * @returns the way back: to the opener or, when what was done has removed it, to the same control of the next row, else
 * to the page's title, as after a navigation
 */
export function rememberFocus(opener: Element | null) {
  const row = opener?.closest('tr, [role=row]')
  const rank = row && opener instanceof HTMLElement ? controlsOf(row).indexOf(opener) : -1
  const neighbours = row && rank !== -1 ? neighboursOf(row) : []

  function nextToIt() {
    for (const neighbour of neighbours) {
      if (!neighbour.isConnected) continue
      const there = controlsOf(neighbour)
      const control = there[rank] ?? there.at(-1)
      if (control) return control
    }
    return undefined
  }

  return () => {
    // After the window's own trap has let go; a control outside that took the focus meanwhile keeps it.
    setTimeout(() => {
      const { activeElement, body } = document
      const isFree = activeElement === null || activeElement === body || activeElement.closest('[role=dialog]')
      if (!isFree) return
      const isThere = opener !== body && opener?.isConnected
      const back = isThere ? opener : (nextToIt() ?? openWindow() ?? pageTitle())
      if (!(back instanceof HTMLElement)) return
      back.focus({ preventScroll: isThere === true })
      if (row && isThere) handOn(row, () => (nextToIt() ?? pageTitle())?.focus())
    })
  }
}

const pageTitle = () => document.querySelector<HTMLElement>('main h1, h1')

/** A row may leave its list only once that has been read again: a focus that is still in it by then goes on. */
function handOn(row: Element, goOn: () => void) {
  const observer = new MutationObserver(() => {
    if (row.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) goOn()
  })
  if (row.parentElement) observer.observe(row.parentElement, { childList: true })
  document.addEventListener('focusin', () => observer.disconnect(), { once: true })
}

/** A question may have been asked over a window, by a control that takes no focus. One that fades is none any more. */
const openWindow = () => document.querySelector('[role=dialog][data-open]')

/** Mantine's own misses a window that is open from its first moment, as one is whose code was just fetched. */
export function useFocusReturn(active: boolean) {
  useEffect(() => (active ? rememberFocus(document.activeElement) : undefined), [active])
}

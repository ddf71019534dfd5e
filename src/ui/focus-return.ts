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
      const back = isThere ? opener : (nextToIt() ?? openWindow() ?? document.querySelector('main h1, h1'))
      if (back instanceof HTMLElement) back.focus({ preventScroll: isThere === true })
    })
  }
}

/** A question may have been asked over a window, by its backdrop, which takes no focus. */
const openWindow = () => document.querySelector('[role=dialog]:not([data-question])')

/** Mantine's own misses a window that is open from its first moment, as one is whose code was just fetched. */
export function useFocusReturn(active: boolean) {
  useEffect(() => (active ? rememberFocus(document.activeElement) : undefined), [active])
}

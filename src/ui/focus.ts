import { useDidUpdate } from '@mantine/hooks'
import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

const controls = 'a[href], button, input, select, textarea'
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)]

/** Neighbouring rows, next rows first, which may take the focus when this row is removed. */
function neighboursOf(row: Element) {
  const rows = [...(row.parentElement?.children ?? [])]
  const place = rows.indexOf(row)
  return [...rows.slice(place + 1), ...rows.slice(0, place).toReversed()]
}

/**
 * Remembers the focused control and its neighbouring rows, which must be read now because the row may be deleted later.
 * @returns a function that restores the focus: to the control, or if it was removed, to the same control of the next row, to
 * its group with `data-keeps-focus`, or to the page's title
 */
export function rememberFocus(opener: Element | null) {
  const row = opener?.closest('tr, [role=row]')
  const rank = row && opener instanceof HTMLElement ? controlsOf(row).indexOf(opener) : -1
  const neighbours = row && rank !== -1 ? neighboursOf(row) : []
  const group = opener?.closest<HTMLElement>('[data-keeps-focus]')

  function nextToIt() {
    for (const neighbour of neighbours) {
      if (!neighbour.isConnected) continue
      const there = controlsOf(neighbour)
      const control = there[rank] ?? there.at(-1)
      if (control) return control
    }
    return group?.isConnected ? (controlsOf(group)[0] ?? group) : undefined
  }

  return () => {
    // Waits for the end of the dialog's focus trap. A control outside that has the focus by then keeps it.
    setTimeout(() => {
      const { activeElement, body } = document
      const isFree = activeElement === null || activeElement === body || activeElement.closest('[role=dialog]')
      if (!isFree) return
      const isThere = opener !== body && opener?.isConnected
      const back = isThere ? opener : (nextToIt() ?? openWindow() ?? pageTitle())
      if (!(back instanceof HTMLElement)) return
      back.focus({ preventScroll: isThere === true })
      if (isThere) handOn(row ?? back, () => (nextToIt() ?? pageTitle())?.focus())
    })
  }
}

const pageTitle = () => document.querySelector<HTMLElement>('main h1, h1')

/** Focuses the title of the page after a press that removes its own control, such as a chip of a filter. */
export const focusTitle = () => pageTitle()?.focus({ preventScroll: true })

/** Moves the focus on if its row or control is removed later, by a refetch. */
function handOn(focused: Element, goOn: () => void) {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) goOn()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', () => observer.disconnect(), { once: true })
}

/** The open dialog, if any. A dialog that is fading out does not count. */
const openWindow = () => document.querySelector('[role=dialog][data-open]')

/** Restores the focus when a dialog closes. Mantine's focus return fails for a dialog that is open in its first render. */
export function useFocusReturn(active: boolean) {
  // An effect, because the focus is restored when the dialog is removed, however it was closed.
  useEffect(() => (active ? rememberFocus(document.activeElement) : undefined), [active])
}

/** Ref of an element that replaces a focused button in an open dialog, which moves the focus only when it opens. */
export const focusNow = (element: HTMLElement | null) => element?.focus()

/** Refs of a button that disappears once it is used up, such as « Charger plus », and of the element that then takes its focus. */
export function useFocusHeir<Heir extends HTMLElement>() {
  const heir = useRef<Heir>(null)
  const button = useCallback(
    (element: HTMLButtonElement | null) => () => {
      if (document.activeElement !== element) return
      // The browser moves the focus to the page when the button has been removed.
      queueMicrotask(() => {
        if (document.activeElement === document.body) heir.current?.focus()
      })
    },
    [],
  )
  return { button, heir }
}

/**
 * Focuses the title and scrolls to the top when a step replaces the content of a page without a navigation, such as the report
 * after a count. Otherwise the focus would be lost with the button, and a phone would stay at the bottom.
 */
export function useNewContent(step: unknown) {
  useDidUpdate(() => {
    window.scrollTo({ top: 0 })
    focusTitle()
  }, [step])
}

/** Focuses an added row, or what remains after a removal. Rendered at once: the next key must reach the new focus. */
export function useRowFocus() {
  const box = useRef<HTMLDivElement>(null)

  // By selector, because the fields of a row take no ref (see useField).
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus()

  function changeRows(change: () => void, focusOn: string) {
    flushSync(change)
    focus(focusOn)
  }
  return { box, focus, changeRows }
}

const headings = 'h1, h2, h3'
const enabledControls = 'input:enabled, select:enabled, textarea:enabled, a[href], button:enabled'

/** Ref of a control that an answer replaces. Its focus then moves to the nearest heading or control. */
export function passFocusOn(control: HTMLButtonElement | null) {
  return () => {
    if (control === null || document.activeElement !== control) return
    const around = ancestorsOf(control)
    // Waits until the replacement of the control is rendered.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusNearest(around)
    })
  }
}

function ancestorsOf(element: Element) {
  const found: Element[] = []
  for (let at = element.parentElement; at !== null; at = at.parentElement) found.push(at)
  return found
}

function focusNearest(around: readonly Element[]) {
  const near = around.filter((element) => element.isConnected)
  const target = near
    .map((element) => element.querySelector<HTMLElement>(`${headings}, ${enabledControls}`))
    .find(Boolean)
  if (!target) return
  if (target.matches(headings)) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

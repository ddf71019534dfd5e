import type { ComponentPropsWithRef } from 'react'

const headings = 'h1, h2, h3'
const controls = 'input:enabled, select:enabled, textarea:enabled, a[href], button:enabled'

/**
 * What every control needs that asks again for something that could not be read. It asks once at a time. When the answer
 * takes its place, the focus moves to the nearest heading or control, because otherwise the keyboard would start again at
 * the top of the page.
 */
export const retryProps = (busy: boolean, onRetry: () => unknown) =>
  ({
    ref: passFocusOn,
    'aria-busy': busy || undefined,
    onClick: () => void (busy || onRetry()),
  }) satisfies ComponentPropsWithRef<'button'>

function passFocusOn(control: HTMLButtonElement | null) {
  return () => {
    if (control === null || document.activeElement !== control) return
    const around = ancestorsOf(control)
    // What takes the place of the control is drawn first.
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
  const target = near.map((element) => element.querySelector<HTMLElement>(`${headings}, ${controls}`)).find(Boolean)
  if (!target) return
  if (target.matches(headings)) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

import type { ComponentPropsWithRef } from 'react'

const headings = 'h1, h2, h3'
const controls = 'input:enabled, select:enabled, textarea:enabled, a[href], button:enabled'

/**
 * Props of every retry control. It sends one request at a time. When the answer
 * replaces the control, the focus moves to the nearest heading or control, because otherwise the keyboard would start again at
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
    // Waits until the replacement of the control is drawn.
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

import type { KeyboardEvent } from 'react'

/** Enter moves the focus to the next control of the form. It does not send the form. */
export function moveOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const controls = [...(event.currentTarget.form?.elements ?? [])].filter(isReachable)
  controls[controls.indexOf(event.currentTarget) + 1]?.focus()
}

const isReachable = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement && control.tabIndex >= 0 && !control.matches(':disabled, [type=hidden], [readonly]')

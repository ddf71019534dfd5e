import { type KeyboardEvent, useEffect } from 'react'

/** The label of the Enter key of a phone in the last field of a form: `next` where the form leads to a further step. */
export type EnterKey = 'done' | 'go' | 'next' | 'send'

const isTyped = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(text|email|tel|url|password)$/.test(control.type) && !control.disabled

const typedFields = (form: HTMLFormElement) => [...form.elements].filter(isTyped)

function label(form: HTMLFormElement, last: EnterKey) {
  const fields = typedFields(form)
  for (const field of fields) field.setAttribute('enterkeyhint', field === fields.at(-1) ? last : 'next')
}

/** Labels the Enter keys of a form, also of fields that come later: each field leads to the next one, the last one sends. */
export function useEnterKeys(form: HTMLFormElement | null, last: EnterKey) {
  useEffect(() => {
    if (form === null) return undefined
    const observer = new MutationObserver(() => label(form, last))
    label(form, last)
    observer.observe(form, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [form, last])
}

const isReachable = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement && control.tabIndex >= 0 && !control.matches(':disabled, [type=hidden], [readonly]')

/** On Enter, moves the focus to the next control instead of sending the form. */
export function moveOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return
  const field = event.target
  if (!(field instanceof HTMLInputElement)) return
  event.preventDefault()
  const controls = [...(field.form?.elements ?? [])].filter(isReachable)
  controls[controls.indexOf(field) + 1]?.focus()
}

/** On a phone, whose Enter key says « Suivant » in all fields but the last one. */
export function moveOnByFinger(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || !window.matchMedia('(pointer: coarse)').matches) return
  if (isTyped(target) && target !== typedFields(event.currentTarget).at(-1)) moveOn(event)
}

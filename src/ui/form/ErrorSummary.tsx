import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { get, useFormState } from 'react-hook-form'
import { phrases } from './copy.ts'
import { messagesOf, problemsOf } from './errors.ts'
import styles from './FormShell.module.css'

const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/**
 * After a refused submission: how many errors, each with a link to its field, in the page's order. What belongs to no field
 * of the form is listed too: nothing the server said is lost. It takes the focus once per submission. Where one glance takes
 * in the whole form (`compact`) the fields speak for themselves: only what belongs to none is listed, and the first wrong
 * field takes the focus.
 */
export function ErrorSummary({ form, compact }: { form: HTMLFormElement | null; compact: boolean }) {
  const { errors, submitCount, isSubmitting } = useFormState()
  const summary = useRef<HTMLElement>(null)
  const focusedFor = useRef(0)
  const titleId = useId()

  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map((element) => ({
    element,
    name: element.dataset['field'] ?? '',
    label: element.dataset['label'] ?? '',
  }))
  const matched = fields
    .map((field) => ({ ...field, messages: messagesOf(get(errors, field.name)) }))
    .filter(({ messages }) => messages.length > 0)
  const known = new Set(matched.map(({ name }) => name))
  const unmatched = problemsOf(errors).filter(({ name }) => !known.has(name))
  const listed = compact ? [] : matched
  const count = [...listed, ...unmatched].flatMap(({ messages }) => messages).length
  const refused = submitCount > 0 && !isSubmitting && matched.length + unmatched.length > 0

  useEffect(() => {
    if (!refused || focusedFor.current === submitCount) return
    focusedFor.current = submitCount
    const target = summary.current ?? matched[0]?.element.querySelector<HTMLElement>(controls)
    target?.focus()
  })

  // The title of the tab says it first, to whoever comes back to it or listens to it (quality 3.2).
  useEffect(() => {
    if (!refused) return undefined
    document.title = phrases.titleInError(document.title)
    return () => {
      const mark = phrases.titleInError('')
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [refused])

  if (!refused || count === 0) return null

  function goTo(event: MouseEvent, element: HTMLElement) {
    event.preventDefault()
    element.querySelector<HTMLElement>(controls)?.focus()
  }

  return (
    <section ref={summary} className={styles['summary']} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{phrases.errorCount(count)}</h2>
      <ul>
        {unmatched.flatMap(({ name, messages }) =>
          messages.map((message) => <li key={`${name} ${message}`}>{message}</li>),
        )}
        {matched.flatMap(({ element, name, label, messages }) =>
          messages.map((message) => (
            <li key={`${name} ${message}`}>
              <a href={`#${element.querySelector(controls)?.id ?? ''}`} onClick={(event) => goTo(event, element)}>
                {label} : {message}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { get, useFormState } from 'react-hook-form'
import { phrases } from './copy.ts'
import { messagesOf, problemsOf } from './errors.ts'
import styles from './FormShell.module.css'

const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/**
 * Shown after a refused submission: the number of errors, and a link to each field in the order of the page. Messages that
 * belong to no field are listed too, so that no message of the server is lost. It takes the focus once per submission. In
 * a small form (`compact`) it lists only the messages without a field, and the first wrong field takes the focus.
 */
export function ErrorSummary({ form, compact }: { form: HTMLFormElement | null; compact: boolean }) {
  const { errors, submitCount, isSubmitting } = useFormState()
  const summary = useRef<HTMLElement>(null)
  const focusedFor = useRef(0)
  const titleId = useId()

  // Read from the page, because only the page knows the order and the labels of the fields.
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

  // After rendering, because the summary appears with the refusal. Once per submission, not after each correction.
  useEffect(() => {
    if (!refused || focusedFor.current === submitCount) return
    focusedFor.current = submitCount
    const target = summary.current ?? matched[0]?.element.querySelector<HTMLElement>(controls)
    target?.focus()
  })

  // Screen readers announce the tab's title first, so it starts with « Erreur ». The title belongs to the page around the
  // form, so the form adds its mark from an effect and removes it again.
  useEffect(() => {
    if (!refused) return undefined
    document.title = phrases.titleInError(document.title)
    return () => {
      const mark = phrases.titleInError('')
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [refused])

  if (!refused || count === 0) return null

  // Queries the control in the box of its field, because fields pass no ref (see useField).
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

import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { icon } from '#ui/icon.ts'
import { formWords } from './copy.ts'
import styles from './FormMessage.module.css'

interface Props {
  /** `warning` asks for a decision, `danger` reports a failure. */
  tone?: 'danger' | 'warning'
  /** Scrolls to the message, because the submit button may be at the other end of the form. */
  intoView?: boolean
  children: ReactNode
}

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'center' })

/** The server's message about the whole form. It stays until the next attempt. */
export function FormMessage({ tone = 'danger', intoView = false, children }: Props) {
  const Icon = tone === 'danger' ? CircleAlert : TriangleAlert
  return (
    <div ref={intoView ? bringIntoView : null} role="alert" className={styles['message']} data-tone={tone}>
      <Icon {...icon} />
      <div>{children}</div>
    </div>
  )
}

interface PossiblyStoredProps {
  /** The new records that equal what was sent. */
  records: readonly { id: number }[]
  /** Names the resource that seems to be stored, and how many times. */
  sentence: (count: number) => string
  /** More that the person needs to know for the decision. */
  hint?: string | undefined
  /** The link to a record. It leaves without a question (`ignoreBlocker`), because the input is probably stored. */
  linkTo?: (id: number) => ReactNode
  /** A link that does not depend on the record. */
  children?: ReactNode
}

/** Shown after a creation whose answer was lost, when new records equal what was sent. The person decides what to do. */
export function PossiblyStoredMessage({ records, sentence, hint, linkTo, children }: PossiblyStoredProps) {
  if (records.length === 0) return null
  return (
    <FormMessage tone="warning" intoView>
      <div className={styles['body']}>
        <p className={styles['sentence']}>{sentence(records.length)}</p>
        {hint !== undefined && <p>{hint}</p>}
        <p>{formWords.answerLost}</p>
        <div className={styles['links']}>
          {linkTo && records.map(({ id }) => <Fragment key={id}>{linkTo(id)}</Fragment>)}
          {children}
        </div>
      </div>
    </FormMessage>
  )
}

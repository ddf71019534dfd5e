import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { steps as copy } from './copy.ts'
import { mayVisit, type Draft } from './draft.ts'
import { searchOf } from './search.ts'
import { rankOf, STEPS, type Step } from './step.ts'
import styles from './Steps.module.css'

interface Props {
  draft: Draft
  current: Step
  /** No step can be left while orders are being sent. */
  locked: boolean
  /** The element of the current step, which can take the focus. */
  currentRef: Ref<HTMLSpanElement>
}

/** The current step, and links to the steps that are open. */
export function Steps({ draft, current, locked, currentRef }: Props) {
  return (
    <nav aria-label={copy.label}>
      <ol className={styles['steps']}>
        {STEPS.map((step) => {
          const isDone = rankOf(step) < rankOf(current)
          const words = (
            <>
              <span className={styles['rank']} data-done={isDone || undefined} aria-hidden>
                {isDone ? <Check size={14} strokeWidth={2.5} /> : rankOf(step)}
              </span>
              <span className={styles['name']}>{copy.names[step]}</span>
            </>
          )
          return (
            <li key={step}>
              {step === current ? (
                <span ref={currentRef} className={styles['step']} aria-current="step" tabIndex={-1}>
                  {words}
                </span>
              ) : mayVisit(draft, step) && !locked ? (
                <Link
                  to="/livraisons/creation"
                  search={searchOf(step)}
                  // Exact, because the URL of the first step is a prefix of the others'.
                  activeOptions={{ exact: true }}
                  className={styles['step']}
                >
                  {words}
                </Link>
              ) : (
                <span className={styles['step']}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

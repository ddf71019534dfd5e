import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { steps as copy } from './copy.ts'
import { mayVisit, STEPS, type Draft, type Step } from './draft.ts'
import styles from './Steps.module.css'

/** The search params of a step. The first step has none. */
export const searchOf = (step: Step) => (step === 1 ? {} : { etape: step })

interface Props {
  draft: Draft
  current: Step
  /** No step can be left while orders are being sent. */
  locked: boolean
}

/** The current step, and links to the steps that are open. */
export function Steps({ draft, current, locked }: Props) {
  return (
    <nav aria-label={copy.label}>
      <ol className={styles['steps']}>
        {STEPS.map((step) => {
          const isDone = step < current
          const words = (
            <>
              <span className={styles['rank']} data-done={isDone || undefined} aria-hidden>
                {isDone ? <Check size={14} strokeWidth={2.5} /> : step}
              </span>
              <span className={styles['name']}>{copy.names[step]}</span>
            </>
          )
          return (
            <li key={step}>
              {step === current ? (
                <span className={styles['step']} aria-current="step" tabIndex={-1} data-step>
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

import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { steps as copy } from './copy.ts'
import { mayVisit, STEPS, type Draft, type Step } from './draft.ts'
import styles from './Steps.module.css'

/** The address of a step; the first one has none of its own. */
export const searchOf = (step: Step) => (step === 1 ? {} : { etape: step })

interface Props {
  draft: Draft
  current: Step
  /** While orders are on their way no step can be left. */
  locked: boolean
}

/** Where one is, and links to whatever what was typed so far leads to. */
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
                  // The first step's plain address is a part of every other's.
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

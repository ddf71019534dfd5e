import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nothing } from '#features/orders/change/copy.ts'
import { formatNumber } from '#lib/numbers.ts'
import { useCan } from '#session/session.ts'
import { FigureCard } from '#ui/FigureCard.tsx'
import { worklists, worklistWords } from './copy.ts'
import { CountButton, type Worklist, worklistsFor, type WorklistTotal } from './Worklists.tsx'
import styles from './Worklists.module.css'

interface Props {
  counts: Record<Worklist, WorklistTotal>
  changeOf: (status: Worklist) => string | undefined
  beforeOf: (status: Worklist) => ReactNode
}

/** Overdue parcels get the strongest tone: they block slots. */
const tones: Partial<Record<Worklist, 'danger' | 'warning'>> = {
  overtime: 'danger',
  overtimedue: 'warning',
  reminder: 'warning',
}

/** One card per worklist with its count, in the order of the links above the list. */
export function WorklistCards({ counts, changeOf, beforeOf }: Props) {
  const brings = useCan('orders:bring')
  const shown = worklistsFor(brings).filter((status) => status !== undefined)
  return (
    <ul className={styles['cards']} aria-label={worklistWords.name}>
      {shown.map((status) => {
        const { total, isUnknown } = counts[status]
        const id = `worklist-${status}`
        return (
          <li key={status}>
            <FigureCard
              id={id}
              tone={total ? tones[status] : undefined}
              figure={
                total === undefined
                  ? isUnknown && <CountButton status={status} count={counts[status]} />
                  : formatNumber(total)
              }
              change={changeOf(status)}
              before={beforeOf(status)}
              link={
                <Link to="/livraisons" search={{ status }} aria-describedby={id}>
                  {worklists[status]}
                </Link>
              }
              note={total === 0 && nothing[status]}
            />
          </li>
        )
      })}
    </ul>
  )
}

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { machine as words, map, titles } from './copy.ts'
import { Legend } from './Legend.tsx'
import { MachineCard } from './MachineCard.tsx'
import { MachineList } from './MachineList.tsx'
import { isPlaced, type Machine } from './machines.ts'
import styles from './Network.module.css'

const loadMap = retryUntilLoaded(async () => (await import('./NetworkMap.tsx')).NetworkMap)

interface Props {
  /** In the sequence of the list. */
  machines: readonly Machine[]
  /** Parcels are still on their way. */
  isReading: boolean
  /** The machine whose details are shown. */
  chosen: Machine | undefined
  onChoose: (id: number | undefined) => void
  /** Shown in place of the machines when there are none. */
  suggestion: string
  filters: ReactNode
}

/** The map, and the list beside it that says the same of the machines in sight. */
export function Network({ machines, isReading, chosen, onChoose, suggestion, filters }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<number>>()
  const [lit, setLit] = useState<number>()
  const [wanted, setWanted] = useState<{ id: number }>()
  const placed = useMemo(() => machines.filter(isPlaced), [machines])
  const others = useMemo(() => machines.filter((machine) => !isPlaced(machine)), [machines])
  const inSight = useMemo(() => placed.filter(({ id }) => seen === undefined || seen.has(id)), [placed, seen])
  const see = useCallback((ids: readonly number[]) => setSeen(new Set(ids)), [])
  const frame = useRef<HTMLDivElement>(null)
  const show = (id: number) => {
    // On a phone the map is above the list.
    frame.current?.scrollIntoView({ block: 'nearest' })
    onChoose(id)
    setWanted({ id })
  }
  const close = () => {
    // The button that was pressed goes away.
    const opener = frame.current?.parentElement?.querySelector<HTMLElement | SVGElement>(
      '[role=button][data-chosen], [data-chosen] button',
    )
    opener?.focus({ preventScroll: true })
    onChoose(undefined)
  }
  const list = { isReading, chosen: chosen?.id, lit, onLight: setLit, onShow: show }
  return (
    <div className={styles['network']}>
      <div ref={frame} className={styles['map']}>
        {placed.length === 0 ? (
          <p className={styles['nothing']}>{words.noPosition}</p>
        ) : (
          <Late
            load={loadMap}
            props={{
              machines: placed,
              isReading,
              chosen: chosen?.id,
              onChoose,
              lit,
              onLight: setLit,
              wanted,
              onSee: see,
            }}
          />
        )}
        {chosen && <MachineCard machine={chosen} isReading={isReading} onClose={close} />}
      </div>
      <section className={styles['side']} aria-label={titles.machines}>
        <div className={styles['filters']}>{filters}</div>
        <Legend machines={machines} />
        {machines.length === 0 && <EmptyState suggestion={suggestion} />}
        {placed.length > 0 && (
          <p className={styles['count']} role="status">
            {map.inFrame(inSight.length, placed.length)}
          </p>
        )}
        <MachineList label={titles.machines} machines={inSight} {...list} />
        {others.length > 0 && (
          <>
            <h2 className={styles['count']}>
              {titles.noPosition} <span>{others.length}</span>
            </h2>
            <MachineList label={titles.noPosition} machines={others} {...list} />
          </>
        )}
      </section>
    </div>
  )
}

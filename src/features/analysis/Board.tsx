import { useMemo } from 'react'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { few, none, titles, definitions } from './copy.ts'
import { DayChart } from './DayChart.tsx'
import { type Reading, perDay, type Wanted } from './days.ts'
import type { Delivery } from './delivery.ts'
import { FEWEST, figuresBy, figuresOf } from './figures.ts'
import { GroupTable } from './GroupTable.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { StayChart } from './StayChart.tsx'
import { weekOf } from './week.ts'
import { WeekTable } from './WeekTable.tsx'
import styles from './Analysis.module.css'

interface Props {
  /** Those of the filter. Undefined until the first page is there. */
  deliveries: readonly Delivery[] | undefined
  isReading: boolean
  now: number
  wanted: Wanted
  /** Undefined when no delivery has a date. */
  reading: Reading | undefined
  isFiltered: boolean
}

const Few = ({ title }: { title: string }) => (
  <Card title={title}>
    <p className={styles['few']}>{few}</p>
  </Card>
)

/** The figures of the chosen deliveries, with their charts. */
export function Board({ deliveries, isReading, ...rest }: Props) {
  if (deliveries !== undefined) return <Charts deliveries={deliveries} {...rest} />
  // Keeps their place until the first deliveries are there, so that the foot of the page does not move.
  return isReading && <div className={styles['place']} />
}

/** Explains an empty result: a period that ends before it begins looks like one without deliveries. */
const whyNone = ({ from = '', until }: Wanted) =>
  until !== undefined && from > until ? `${none.filtered} ${none.backwards}` : none.filtered

type ChartProps = Omit<Props, 'deliveries' | 'isReading'> & { deliveries: readonly Delivery[] }

function Charts({ deliveries, now, wanted, reading, isFiltered }: ChartProps) {
  const figures = useMemo(() => figuresOf(deliveries, now), [deliveries, now])
  const companies = useMemo(() => figuresBy(deliveries, ({ company }) => company, now), [deliveries, now])
  const machines = useMemo(() => figuresBy(deliveries, ({ machine }) => machine, now), [deliveries, now])
  const week = useMemo(() => weekOf(deliveries), [deliveries])
  const days = reading && perDay(deliveries, wanted, reading)
  if (deliveries.length === 0)
    return <EmptyState sentence={none.sentence} suggestion={isFiltered ? whyNone(wanted) : none.suggestion} />
  const { stays, median, p90 } = figures
  return (
    <div className={styles['board']}>
      <KeyFigures figures={figures} />
      {deliveries.length >= FEWEST && days && days.days.length > 0 ? (
        <DayChart {...days} />
      ) : (
        <Few title={titles.days} />
      )}
      {stays.length >= FEWEST && median && p90 ? (
        <StayChart figures={figures} median={median} p90={p90} />
      ) : (
        <Few title={titles.stays} />
      )}
      <GroupTable kind="company" groups={companies} />
      <GroupTable kind="machine" groups={machines} />
      {week.total >= FEWEST ? <WeekTable week={week} /> : <Few title={titles.week} />}
      <Definitions />
    </div>
  )
}

/** Definitions of the figures, also on paper. */
const Definitions = () => (
  <Card title={titles.definitions}>
    <dl className={styles['definitions']}>
      {definitions.map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

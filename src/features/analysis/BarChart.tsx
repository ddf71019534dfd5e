import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { usePrinting } from '#ui/PrintView.tsx'
import { charts } from './copy.ts'
import styles from './Chart.module.css'

interface Bar {
  key: string
  count: number
  /** Hatched part of the count. */
  hatched: number
  /** Shown while the pointer rests on it. */
  words: string
  /** Text under the bar. Undefined where it would touch its neighbour. */
  label?: string | undefined
}

interface Line {
  /** Per cent of the width, from the left. */
  at: number
  words: string
  isDashed: boolean
}

interface Props {
  bars: readonly Bar[]
  /** Accessible description of the chart. */
  label: string
  lines?: readonly Line[]
}

const HEIGHT = 200
/** Room for two lines of text above the bars. */
const WORDS_HEIGHT = 20
const LINE_TOP = -2 * WORDS_HEIGHT
const noLines: never[] = []
const GAP = 0.22

/**
 * Bar chart of counts. Positions are in per cent, so the chart fits a window, a phone and paper without measuring. Hatching
 * distinguishes a part of a bar without colour.
 */
export function BarChart({ bars, label, lines = noLines }: Props) {
  const pattern = useId()
  const places = scaleBand(
    bars.map(({ key }) => key),
    [0, 100],
  )
    .paddingInner(GAP)
    .paddingOuter(GAP / 2)
  const heights = scaleLinear([0, Math.max(4, max(bars, ({ count }) => count) ?? 0)], [0, HEIGHT]).nice(4)
  const ticks = heights.ticks(4).filter(Number.isInteger)
  const left = (key: string) => places(key) ?? 0
  return (
    <figure className={styles['chart']} data-lines={lines.length > 0 || undefined} role="img" aria-label={label}>
      <div className={styles['counts']}>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockEnd: heights(tick) }}>
            {formatNumber(tick)}
          </span>
        ))}
      </div>
      <div className={styles['plot']}>
        <svg width="100%" height={HEIGHT} aria-hidden>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles['ground']} width="6" height="6" />
            <rect className={styles['stripe']} width="3" height="6" />
          </pattern>
          {ticks.map((tick) => (
            <line
              key={tick}
              className={styles['grid']}
              x1="0"
              x2="100%"
              y1={HEIGHT - heights(tick)}
              y2={HEIGHT - heights(tick)}
            />
          ))}
          {bars.map(({ key, count, hatched, words }) => {
            const bar = { x: `${left(key)}%`, width: `${places.bandwidth()}%` }
            const [full, part] = [heights(count - hatched), heights(hatched)]
            return (
              <g key={key}>
                <title>{words}</title>
                <rect {...bar} className={styles['bar']} y={HEIGHT - full} height={full} />
                <rect
                  {...bar}
                  className={styles['hatched']}
                  fill={`url(#${pattern})`}
                  y={HEIGHT - full - part}
                  height={part}
                />
              </g>
            )
          })}
          {lines.map(({ at, words, isDashed }) => (
            <line
              key={words}
              className={styles['mark']}
              data-dashed={isDashed || undefined}
              x1={`${at}%`}
              x2={`${at}%`}
              y1={LINE_TOP}
              y2={HEIGHT}
            />
          ))}
        </svg>
        {lines.map(({ at, words }, row) => (
          <span
            key={words}
            className={styles['words']}
            data-end={at > 60 || undefined}
            style={{ insetInlineStart: `${at}%`, insetBlockStart: LINE_TOP + row * WORDS_HEIGHT }}
          >
            {words}
          </span>
        ))}
        <div className={styles['labels']}>
          {bars.map(
            (bar) =>
              bar.label !== undefined && (
                <span key={bar.key} style={{ insetInlineStart: `${left(bar.key) + places.bandwidth() / 2}%` }}>
                  {bar.label}
                </span>
              ),
          )}
        </div>
      </div>
    </figure>
  )
}

interface CardProps {
  title: string
  /** Legend of the patterns, and the number of deliveries outside the chart. */
  notes: ReactNode
  chart: ReactNode
  /** Table with the numbers of the chart. */
  table: ReactNode
  /** Exports the table. */
  file: ReactNode
}

/** A chart with its table, which is shown on demand and always printed. */
export function ChartCard({ title, notes, chart, table, file }: CardProps) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  return (
    <Card
      title={title}
      flush
      actions={
        <>
          {file}
          <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? charts.hide : charts.show}
          </Button>
        </>
      }
    >
      <div className={styles['notes']}>{notes}</div>
      {chart}
      {(isOpen || isPrinting) && <div className={styles['table']}>{table}</div>}
    </Card>
  )
}

/** Explains a pattern of the bars. */
export const Key = ({ hatched = false, children }: { hatched?: boolean; children: ReactNode }) => (
  <span className={styles['key']} data-hatched={hatched || undefined}>
    {children}
  </span>
)

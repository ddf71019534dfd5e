import { Box, Flex, Text } from '@mantine/core'
import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { words as general } from '#ui/copy.ts'
import { usePrinting } from '#ui/PrintView.tsx'
import { csvColumnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { charts } from './copy.ts'
import styles from './Analysis.module.css'

interface Bar {
  key: string
  /** Undefined: unknown, which is a dash instead of a bar. */
  count: number | undefined
  hatched: number
  /** Shown while the pointer rests on it. */
  words: string
  /** Text under the bar. */
  label: string
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
  /** Limits the texts under the bars, so that they do not touch. */
  mostLabels?: number
}

const HEIGHT = 200
/** Room for two lines of text above the bars. */
const WORDS_HEIGHT = 20
const LINE_TOP = -2 * WORDS_HEIGHT
/** Number of labels of which a phone has room for every other one. */
const MANY = 16
const noLines: never[] = []
const GAP = 0.22

/** Positions are in per cent, to fit a window, a phone and paper. Hatching distinguishes a part of a bar without colour. */
export function BarChart({ bars, label, lines = noLines, mostLabels = bars.length }: Props) {
  const pattern = useId()
  const keys = bars.map(({ key }) => key)
  const places = scaleBand(keys, [0, 100])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2)
  const heights = scaleLinear([0, Math.max(4, max(bars, ({ count }) => count) ?? 0)], [0, HEIGHT]).nice(4)
  const ticks = heights.ticks(4).filter(Number.isInteger)
  const top = (count: number) => HEIGHT - heights(count)
  // Counts back from the last bar, so that it always has its label.
  const every = Math.ceil(bars.length / mostLabels)
  const labelled = bars.filter((_, index) => (bars.length - 1 - index) % every === 0)
  const left = (key: string) => places(key) ?? 0
  const middle = (key: string) => `${left(key) + places.bandwidth() / 2}%`
  return (
    <Flex
      component="figure"
      className={styles['chart']}
      ps="calc(var(--card-inset) + 2rem)"
      pe="var(--card-inset)"
      pt={lines.length > 0 ? '56px' : 'md'}
      pb="2rem"
      fz="xs"
      role="img"
      aria-label={label}
    >
      <Box pos="relative" flex={1} miw={0}>
        <svg width="100%" height={HEIGHT} display="block" overflow="visible" aria-hidden>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect fill="var(--c-card)" width="6" height="6" />
            <rect fill="var(--c-brand)" width="3" height="6" />
          </pattern>
          {ticks.map((tick) => (
            <line key={tick} stroke="var(--c-line)" x1="0" x2="100%" y1={top(tick)} y2={top(tick)} />
          ))}
          <g fill="var(--c-muted)" textAnchor="end">
            {ticks.map((tick) => (
              <text key={tick} x="-8" y={top(tick)} dy="0.35em">
                {formatNumber(tick)}
              </text>
            ))}
          </g>
          {bars.map(({ key, count, hatched, words }) => {
            const bar = { x: `${left(key)}%`, width: `${places.bandwidth()}%` }
            if (count === undefined)
              return (
                <text key={key} fill="var(--c-muted)" textAnchor="middle" x={middle(key)} y={HEIGHT} dy="-0.3em">
                  <title>{words}</title>
                  {general.unknown}
                </text>
              )
            const [full, part] = [heights(count - hatched), heights(hatched)]
            return (
              <g key={key}>
                <title>{words}</title>
                <rect {...bar} fill="var(--c-brand)" y={HEIGHT - full} height={full} />
                <rect
                  {...bar}
                  fill={`url(#${pattern})`}
                  stroke={part > 0 ? 'var(--c-brand)' : undefined}
                  y={HEIGHT - full - part}
                  height={part}
                />
              </g>
            )
          })}
          {lines.map(({ at, words, isDashed }) => (
            <line
              key={words}
              stroke="var(--c-text)"
              strokeWidth={1.5}
              strokeDasharray={isDashed ? '5 4' : undefined}
              x1={`${at}%`}
              x2={`${at}%`}
              y1={LINE_TOP}
              y2={HEIGHT}
            />
          ))}
          <g
            className={styles['labels']}
            data-many={labelled.length > MANY || undefined}
            fill="var(--c-muted)"
            textAnchor="middle"
          >
            {labelled.map(({ key, label: name }) => (
              <text key={key} x={middle(key)} y={HEIGHT} dy="1.4em">
                {name}
              </text>
            ))}
          </g>
        </svg>
        {lines.map(({ at, words }, row) => (
          <Text
            key={words}
            span
            className={styles['words']}
            px="6px"
            bg="var(--c-card)"
            fz="xs"
            fw={500}
            lh="1.125rem"
            style={{
              insetInlineStart: `${at}%`,
              insetBlockStart: LINE_TOP + row * WORDS_HEIGHT,
              translate: at > 60 ? 'calc(-100% - 1px)' : '1px',
            }}
          >
            {words}
          </Text>
        ))}
      </Box>
    </Flex>
  )
}

interface CardProps<Row extends object> extends Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'rowId'> {
  title: string
  /** Legend of the patterns, and the number of deliveries outside the chart. */
  notes: ReactNode
  chart: ReactNode
  rows: readonly Row[]
  isIncomplete: boolean
}

/** A chart with its table, which is shown on demand and always printed. */
export function ChartCard<Row extends object>({ title, notes, chart, isIncomplete, ...table }: CardProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const columns = csvColumnsOf(table.columns)
  return (
    <Card
      title={title}
      flush
      actions={
        <>
          <ExportTable inCard title={title} columns={columns} rows={table.rows} isIncomplete={isIncomplete} />
          <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? charts.hide : charts.show}
          </Button>
        </>
      }
    >
      <CardNotes>{notes}</CardNotes>
      {chart}
      {(isOpen || isPrinting) && <DataTable {...table} caption={title} />}
    </Card>
  )
}

/** Explains a pattern of the bars. */
export const Key = ({ hatched = false, children }: { hatched?: boolean; children: ReactNode }) => (
  <Flex component="span" align="center" columnGap="6px">
    <Box component="span" className={styles['bar']} w="14px" h="10px" data-light={hatched || undefined} />
    {children}
  </Flex>
)

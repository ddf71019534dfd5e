import { Text } from '@mantine/core'
import { type Outcome, type Score as Figures, scoreOf } from '#domain/forecast-score.ts'
import { HORIZONS } from '#domain/forecast.ts'
import { BarChart, ChartCard, Key } from '#features/analysis/BarChart.tsx'
import { dayLabel, dayName } from '#features/analysis/copy.ts'
import { formatDay, tahitiOf } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import { TableCard } from '#list/TableCard.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { columns as words, scoring, titles } from './copy.ts'

interface Row extends Figures {
  /** A horizon in days, or a day. */
  key: string
}

interface Props {
  outcomes: readonly Outcome[]
  /** Deliveries whose history does not tell where they were. */
  undated: number
  /** Enough deliveries were read to repeat each day. */
  isReadFarEnough: boolean
  isPartial: boolean
}

/** How good the forecasts of the last days were, in words, by horizon and by day. */
export function Score({ outcomes, undated, isReadFarEnough, isPartial }: Props) {
  const tomorrow = outcomes.filter(({ days }) => days === 1)
  const score = scoreOf(tomorrow)
  const days = [...groupBy(tomorrow, ({ madeAt }) => tahitiOf(madeAt).day)].map(([day, made]) => ({
    key: day,
    ...scoreOf(made),
  }))
  const rows = HORIZONS.map((ahead): Row => ({
    key: String(ahead),
    ...scoreOf(outcomes.filter((outcome) => outcome.days === ahead)),
  }))
  // The stays behind each forecast are enough, so that one is told too.
  const isTold = score.forecasts > 0
  return (
    <>
      <TableCard
        title={titles.score}
        columns={horizonColumns}
        rows={isTold ? rows : undefined}
        rowId={({ key }) => key}
        isIncomplete={isPartial}
        notes={
          <>
            <Text span c="var(--c-text)" fw={500}>
              {isTold ? scoring.verdict(score) : scoring.none(isReadFarEnough)}
            </Text>
            <span>{scoring.rule}</span>
            {isTold && <span>{scoring.days(days.length, isReadFarEnough)}</span>}
            {undated > 0 && <span>{scoring.left(undated)}</span>}
            {isTold && <span>{scoring.means}</span>}
          </>
        }
      />
      {isTold && (
        <ChartCard
          title={titles.days}
          notes={
            <>
              <Key>{scoring.inside}</Key>
              <Key hatched>{scoring.outside}</Key>
            </>
          }
          chart={
            <BarChart
              label={scoring.chart(days.length, score)}
              bars={days.map(({ key, forecasts, inside }) => ({
                key,
                count: forecasts,
                hatched: forecasts - inside,
                words: scoring.bar(dayName(key), inside, forecasts),
                label: dayLabel(key),
              }))}
            />
          }
          columns={dayColumns}
          rows={days}
          rowId={({ key }) => key}
          isIncomplete={isPartial}
        />
      )}
    </>
  )
}

const column = columnsOf<Row>()
const rounded = (value: number | undefined) => value && Math.round(value * 10) / 10
const percentOf = (part: number, { forecasts }: Row) =>
  forecasts === 0 ? undefined : Math.round((1000 * part) / forecasts) / 10

const share = (id: 'inside' | 'insideOfKnown', header: string) =>
  column.accessor((row) => percentOf(row[id], row), {
    id: `share of ${id}`,
    header,
    meta: { numeric: true },
    cell: ({ row: { original } }) => scoring.share(original[id], original.forecasts),
  })

const shared = [
  column.number('forecasts', words.forecasts),
  column.number('inside', words.inside),
  share('inside', words.share),
  share('insideOfKnown', words.ofKnown),
  column.number('difference', words.difference, ({ difference }) => scoring.difference(difference), {
    nowrap: true,
    exportValue: ({ difference }) => rounded(difference),
  }),
]

const horizonColumns = column.columns([
  column.accessor(({ key }) => scoring.horizons[Number(key)] ?? '', {
    id: 'name',
    header: words.horizon,
    meta: { rowHeader: true, width: '28%' },
  }),
  ...shared,
])

const dayColumns = column.columns([
  column.accessor('key', {
    id: 'name',
    header: words.day,
    meta: { rowHeader: true, width: '28%', exportValue: ({ key }) => formatDay(key) },
    cell: ({ getValue }) => dayName(getValue()),
  }),
  ...shared,
])

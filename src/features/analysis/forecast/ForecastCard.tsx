import { Flex } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { type Score, scoreOf, type Outcome } from '#domain/forecast-score.ts'
import { type Forecast, HORIZONS, isFullTomorrow, type Place } from '#domain/forecast.ts'
import { pageOf } from '#domain/pages.ts'
import { few } from '#features/analysis/copy.ts'
import type { CsvColumn } from '#lib/csv.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { StatusBadge } from '#ui/badges.tsx'
import { PendingButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { TextLink } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import {
  actions,
  basisText,
  columns as words,
  fullTomorrow,
  horizonName,
  notes,
  rangeText,
  scoring,
  titles,
  unmeasured,
} from './copy.ts'

/** A machine, or its slots of one kind. */
export interface NamedPlace extends Place {
  key: string
  name: string
  /** The machine has a page of its own elsewhere. */
  isLink: boolean
}

export interface ForecastRow extends NamedPlace {
  forecast: Forecast
  /** Outcomes of the machine's forecasts for the next day, where they were repeated. */
  outcomes?: readonly Outcome[]
}

interface Props {
  /** Undefined until there is a forecast. */
  rows: readonly ForecastRow[] | undefined
  isReading: boolean
  isPartial: boolean
  onMake: () => void
  /** The button, which keeps the focus when the card is replaced by the one with a forecast. */
  button?: Ref<HTMLButtonElement>
  /** The rows are the machines, not the slots of one. */
  ofMachines: boolean
  children: ReactNode
}

/** The free slots to come. A forecast is made on request only. */
export function ForecastCard({ rows, isReading, isPartial, onMake, button, ofMachines, children }: Props) {
  const hasScore = rows?.some(({ outcomes }) => outcomes !== undefined) ?? false
  const columns = columnsFor(ofMachines, hasScore)
  return (
    <Card
      title={titles.forecast}
      flush
      actions={
        <>
          {rows && rows.length > 0 && (
            <ExportTable
              inCard
              title={titles.forecast}
              columns={fileColumns(ofMachines, hasScore)}
              rows={rows}
              isIncomplete={isPartial}
            />
          )}
          <PendingButton ref={button} variant="default" size="xs" pending={isReading} onClick={onMake} data-screen-only>
            {rows === undefined ? actions.make : actions.again}
          </PendingButton>
        </>
      }
    >
      <CardNotes>{children}</CardNotes>
      {rows && (
        <DataTable
          caption={titles.forecast}
          columns={columns}
          rows={rows}
          rowId={({ key }) => key}
          sortable
          empty={<EmptyState sentence={notes.none} />}
        />
      )}
    </Card>
  )
}

const Name = ({ row: { name, isLink, machineId, slots, forecast } }: { row: ForecastRow }) => (
  <Flex component="span" wrap="wrap" align="center" rowGap="xs" columnGap="sm">
    {isLink ? <TextLink {...pageOf.lockers(machineId)}>{name}</TextLink> : name}
    {slots === undefined && isFullTomorrow(forecast) && <StatusBadge tone="warning">{fullTomorrow}</StatusBadge>}
  </Flex>
)

const column = columnsOf<ForecastRow>()

const rangeOf = ({ forecast }: ForecastRow, index: number) =>
  typeof forecast === 'object' ? forecast.ranges[index] : undefined

const cellText = (row: ForecastRow, index: number) => {
  const range = rangeOf(row, index)
  return range === undefined ? (row.forecast === 'few' ? few : unmeasured) : rangeText(range)
}

const heldOf = ({ outcomes }: ForecastRow): Score | undefined => outcomes && scoreOf(outcomes)

const heldText = (row: ForecastRow) => {
  const held = heldOf(row)
  return held === undefined || held.forecasts === 0 ? '' : scoring.parts(held.inside, held.forecasts)
}

const columnsFor = (ofMachines: boolean, hasScore: boolean) =>
  column.columns([
    column.accessor('name', {
      header: ofMachines ? words.machine : words.place,
      meta: { rowHeader: true, width: '26%' },
      cell: ({ row: { original } }) => <Name row={original} />,
    }),
    column.number('total', words.total),
    ...HORIZONS.map((days, index) =>
      column.accessor((row) => rangeOf(row, index)?.most, {
        id: `in ${days}`,
        header: horizonName(days),
        meta: { numeric: true, nowrap: true },
        cell: ({ row: { original } }) => cellText(original, index),
      }),
    ),
    ...(hasScore
      ? [
          column.accessor((row) => heldOf(row)?.inside, {
            id: 'held',
            header: words.held,
            meta: { numeric: true, nowrap: true },
            cell: ({ row: { original } }) => heldText(original),
          }),
        ]
      : []),
    column.accessor(({ forecast }) => basisText(forecast), { id: 'basis', header: words.basis }),
  ])

/** Each end of a range is a number of its own. */
const fileColumns = (ofMachines: boolean, hasScore: boolean): CsvColumn<ForecastRow>[] => [
  { header: ofMachines ? words.machine : words.place, cell: ({ name }) => name },
  { header: words.total, cell: ({ total }) => total },
  ...HORIZONS.flatMap((days, index): CsvColumn<ForecastRow>[] => [
    { header: words.least(days), cell: (row) => rangeOf(row, index)?.least },
    { header: words.most(days), cell: (row) => rangeOf(row, index)?.most },
  ]),
  ...(hasScore
    ? [
        { header: words.forecasts, cell: (row: ForecastRow) => heldOf(row)?.forecasts },
        { header: words.inside, cell: (row: ForecastRow) => heldOf(row)?.inside },
      ]
    : []),
  { header: words.basis, cell: ({ forecast }) => basisText(forecast) },
]

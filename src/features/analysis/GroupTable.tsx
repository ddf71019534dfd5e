import { Box, Flex, Text } from '@mantine/core'
import { max } from 'd3-array'
import { Fragment, type ReactNode } from 'react'
import type { Party, Share } from '#domain/deliveries.ts'
import type { CsvColumn } from '#lib/csv.ts'
import { formatNumber, formatPercent } from '#lib/numbers.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { Card } from '#ui/Card.tsx'
import { TextLink } from '#ui/links.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { basisOf, columns as words, few, fewIn, figures, inHours, inPercent, kinds, parties } from './copy.ts'
import type { GroupFigures, Quantile } from './figures.ts'
import styles from './Analysis.module.css'

type Kind = keyof typeof parties

interface Row extends GroupFigures {
  /** The longest 90th percentile of the table. It is the scale of all times. */
  longest: number
}

/** A figure with its bar. The bar repeats the words, so it is hidden from screen readers. */
function Measured({ part, isLight = false, children }: { part: number; isLight?: boolean; children: ReactNode }) {
  return (
    <Flex component="span" direction="column" w="100%" style={{ gap: 3 }}>
      <span>{children}</span>
      <span
        className={styles['bar']}
        data-light={isLight || undefined}
        style={{ inlineSize: `${Math.min(1, part) * 100}%` }}
        aria-hidden
      />
    </Flex>
  )
}

const Few = ({ children = few }: { children?: string }) => (
  <Box component="span" c="dimmed" fz="xs">
    {children}
  </Box>
)

const time = (quantile: Quantile | undefined, { longest }: Row, isLight: boolean) =>
  quantile === undefined ? (
    <Few />
  ) : (
    <Measured part={quantile.ms / longest} isLight={isLight}>
      {figures.time(quantile)}
    </Measured>
  )

const share = (given: Share) =>
  given.part === undefined ? (
    <Few />
  ) : (
    <Measured part={given.part}>
      {formatPercent(given.part)} <Few>{`(${figures.parts(given)})`}</Few>
    </Measured>
  )

const column = columnsOf<Row>()

const timeColumn = (id: 'median' | 'p90', isLight: boolean) =>
  column.accessor((row) => row[id], {
    id,
    header: words[id],
    meta: { width: '16%' },
    cell: ({ getValue, row: { original } }) => time(getValue(), original, isLight),
  })

const shareColumn = (id: 'inADay' | 'expired') =>
  column.accessor((row) => row[id], {
    id,
    header: words[id],
    meta: { width: '19%' },
    cell: ({ getValue }) => share(getValue()),
  })

const columnsFor = (kind: Kind) =>
  column.columns([
    column.display({
      id: 'party',
      header: words[kind],
      meta: { rowHeader: true, width: '20%' },
      cell: ({ row: { original } }) => <PartyLink kind={kind} party={original.party} />,
    }),
    column.number('deliveries', words.deliveries, undefined, { width: '10%' }),
    timeColumn('median', false),
    timeColumn('p90', true),
    shareColumn('inADay'),
    shareColumn('expired'),
  ])

const columns = { company: columnsFor('company'), machine: columnsFor('machine') }

interface LinkProps {
  kind: Kind
  party: Party
  to?: '/analyse' | '/analyse/reservations'
}

/** Link to the figures of this company or machine alone. */
export function PartyLink({ kind, party: { id, name }, to = '/analyse' }: LinkProps) {
  const called = name ?? parties[kind]
  if (id === undefined) return called
  const chosen = kind === 'company' ? { societe: id } : { machine: id }
  return (
    <TextLink to={to} search={(search) => ({ ...search, ...chosen })}>
      {called}
    </TextLink>
  )
}

const hasFigure = ({ median, inADay, expired }: GroupFigures) =>
  [median, inADay.part, expired.part].some((each) => each !== undefined)

const hoursCell = (quantile: Quantile | undefined) => (quantile ? Math.round(quantile.ms / 360_000) / 10 : few)
const percentCell = ({ part }: Share) => (part === undefined ? few : Math.round(1000 * part) / 10)

/** Columns of the file: numbers with their basis instead of bars. */
const fileColumns = (kind: Kind): CsvColumn<GroupFigures>[] => [
  { header: words[kind], cell: ({ party }) => party.name ?? parties[kind] },
  { header: words.deliveries, cell: ({ deliveries }) => deliveries },
  { header: inHours(words.median), cell: ({ median }) => hoursCell(median) },
  { header: inHours(words.p90), cell: ({ p90 }) => hoursCell(p90) },
  { header: basisOf(words.median), cell: ({ stays }) => stays.length },
  { header: words.atLeast, cell: ({ median, p90 }) => (median?.isAtLeast || p90?.isAtLeast ? words.yes : undefined) },
  { header: inPercent(words.inADay), cell: ({ inADay }) => percentCell(inADay) },
  { header: basisOf(words.inADay), cell: ({ inADay }) => inADay.of },
  { header: inPercent(words.expired), cell: ({ expired }) => percentCell(expired) },
  { header: basisOf(words.expired), cell: ({ expired }) => expired.of },
]

interface Props {
  kind: Kind
  groups: readonly GroupFigures[]
  /** Not all deliveries of the period have been read. */
  isIncomplete: boolean
}

/** The figures of each company or machine: a table whose cells are charts. */
export function GroupTable({ kind, groups, isIncomplete }: Props) {
  const { title, count } = kinds[kind]
  const shown = groups.filter(hasFigure)
  const others = groups.filter((group) => !hasFigure(group))
  const longest = max(shown, ({ p90 }) => p90?.ms) ?? 1
  return (
    <Card
      title={title}
      count={count(groups.length)}
      flush
      actions={
        <ExportTable inCard title={title} columns={fileColumns(kind)} rows={groups} isIncomplete={isIncomplete} />
      }
    >
      {shown.length > 0 && (
        <DataTable
          caption={title}
          columns={columns[kind]}
          rows={shown.map((group) => ({ ...group, longest }))}
          rowId={({ key }) => key}
        />
      )}
      {others.length > 0 && (
        <Text px="var(--card-inset)" py="md" c="dimmed" fz="sm">
          {others.map((group, index) => (
            <Fragment key={group.key}>
              {index === 0 ? fewIn : ', '}
              <PartyLink kind={kind} party={group.party} /> ({formatNumber(group.deliveries)})
            </Fragment>
          ))}
        </Text>
      )}
    </Card>
  )
}

import { Box, Flex } from '@mantine/core'
import type { BookingSlot } from '#api/generated/entities.ts'
import { pageOf } from '#domain/pages.ts'
import { parties } from '#features/analysis/copy.ts'
import { PartyLink } from '#features/analysis/GroupTable.tsx'
import type { CsvColumn } from '#lib/csv.ts'
import { NBSP, NONE } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words as general } from '#ui/copy.ts'
import { TextLink } from '#ui/links.tsx'
import { actionsColumn, columnsOf } from '#ui/table/columns.tsx'
import type { FitGroup, FitRow } from './booking-fits.ts'
import { columns as words, countOf, figures, inPercent, sentenceOf } from './copy.ts'

/** Opens the dialog of a booking, with the proposed number of places. */
export type EditButton = (props: { booking: BookingSlot; proposed: number | undefined }) => React.ReactNode

const column = columnsOf<FitRow>()

const CompanyLink = ({ company: { id, name } }: Pick<FitRow, 'company'>) =>
  id === undefined ? (name ?? parties.company) : <TextLink {...pageOf.companies(id)}>{name}</TextLink>

const Part = ({ children }: { children: React.ReactNode }) => (
  <Box component="span" display="block" c="dimmed" fz="xs">
    {children}
  </Box>
)

const unusedText = ({ daysUnused, days, isAtLeast }: FitRow) => {
  if (days === 0) return general.unknown
  const share = inPercent(daysUnused, days)
  return isAtLeast && daysUnused > 0 ? figures.atMost(share) : share
}

/** The booking should be changed, and the figures are certain. */
const isPressing = ({ doubt, verdict }: FitRow) => doubt === undefined && (verdict === 'large' || verdict === 'short')

const shared = [
  column.accessor(({ company }) => company.name, {
    id: 'company',
    header: words.company,
    meta: { rowHeader: true, width: '15%' },
    cell: ({ row: { original } }) => (
      <Flex component="span" gap="sm">
        <Box component="span" flex="0 0 1.25rem" c="dimmed">
          {original.rank}
        </Box>{' '}
        <CompanyLink {...original} />
      </Flex>
    ),
  }),
  column.accessor(({ place }) => place.machine, {
    id: 'place',
    header: words.place,
    meta: { width: '15%' },
    cell: ({ row: { original } }) => (
      <span>
        {original.place.machine === NONE ? parties.machine : original.place.machine} <Part>{original.place.zone}</Part>{' '}
        <Part>{original.place.size}</Part>
      </span>
    ),
  }),
  column.number('capacity', words.capacity),
  column.number('most', words.most, ({ most, isAtLeast }) => countOf(most, isAtLeast)),
  column.number('daysAtMost', words.daysAtMost, ({ daysAtMost, isAtLeast }) =>
    isAtLeast ? general.unknown : formatNumber(daysAtMost),
  ),
  column.number('daysFull', words.daysFull, ({ capacity, daysFull, isAtLeast }) =>
    capacity === undefined ? general.unknown : countOf(daysFull, isAtLeast),
  ),
  column.number('daysUnused', words.unused, unusedText),
  column.accessor(sentenceOf, {
    id: 'verdict',
    header: words.verdict,
    meta: { width: '25%' },
    cell: ({ getValue, row: { original } }) => (
      <Box component="span" fw={isPressing(original) ? 500 : undefined}>
        {getValue()}
      </Box>
    ),
  }),
]

/** Columns of the table. `Edit` is undefined for roles that may not change bookings. */
export const fitColumns = (Edit: EditButton | undefined) =>
  column.columns([
    ...shared,
    ...(Edit === undefined
      ? []
      : [
          column.display({
            ...actionsColumn,
            cell: ({ row: { original } }) => <Edit booking={original.booking} proposed={original.proposed} />,
          }),
        ]),
  ])

const bound = (count: number, { isAtLeast }: Pick<FitRow, 'isAtLeast'>) => (isAtLeast ? countOf(count, true) : count)

/** Columns of the file: days as numbers instead of a share, and what the figures are made from. */
export const fitFile: CsvColumn<FitRow>[] = [
  { header: words.rank, cell: ({ rank }) => rank },
  { header: words.company, cell: ({ company }) => company.name ?? parties.company },
  { header: words.machine, cell: ({ machine }) => machine.name ?? parties.machine },
  { header: words.zone, cell: ({ place }) => place.zone },
  { header: words.size, cell: ({ place }) => place.size.replaceAll(NBSP, ' ') },
  { header: words.capacity, cell: ({ capacity }) => capacity ?? general.unknown },
  { header: words.most, cell: (row) => bound(row.most, row) },
  { header: words.daysAtMost, cell: (row) => (row.isAtLeast ? general.unknown : row.daysAtMost) },
  { header: words.daysFull, cell: (row) => (row.capacity === undefined ? general.unknown : bound(row.daysFull, row)) },
  {
    header: words.unused,
    cell: (row) =>
      row.isAtLeast && row.daysUnused > 0 ? figures.atMost(formatNumber(row.daysUnused)) : row.daysUnused,
  },
  { header: words.days, cell: ({ days }) => days },
  { header: words.parcels, cell: ({ parcels }) => parcels },
  { header: words.undated, cell: ({ undated }) => undated },
  { header: words.verdict, cell: sentenceOf },
]

const sums = columnsOf<FitGroup>()

export const sumColumns = (kind: 'company' | 'machine') =>
  sums.columns([
    sums.accessor(({ party }) => party.name ?? parties[kind], {
      id: 'party',
      header: words[kind],
      meta: { rowHeader: true, width: '30%' },
      cell: ({ row: { original } }) => <PartyLink kind={kind} party={original.party} to="/analyse/reservations" />,
    }),
    sums.number('bookings', words.bookings),
    sums.number('reserved', words.capacity, undefined, { exportValue: ({ reserved }) => reserved ?? general.unknown }),
    sums.number('unused', words.never, (group) => unusedSum(group), {
      exportValue: (group) => (isUpperBound(group) ? unusedSum(group) : group.unused),
    }),
    sums.number('freed', words.freed),
    sums.number('short', words.short, ({ short, isAtLeast }) => countOf(short, isAtLeast), {
      exportValue: (group) => bound(group.short, group),
    }),
  ])

const isUpperBound = ({ isAtLeast, unused }: Pick<FitGroup, 'isAtLeast' | 'unused'>) => isAtLeast && unused > 0

/** Unused places. An upper bound when parcels may be missing. */
export const unusedSum = (sum: Pick<FitGroup, 'isAtLeast' | 'unused'>) =>
  isUpperBound(sum) ? figures.atMost(formatNumber(sum.unused)) : formatNumber(sum.unused)

import { Box } from '@mantine/core'
import type { CsvColumn } from '#lib/csv.ts'
import { formatNumber } from '#lib/numbers.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { words as general } from '#ui/copy.ts'
import { roles } from '#ui/table/columns.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { columns, countText, titles, week as words } from './copy.ts'
import { hoursInUse, type Week, WEEKDAYS } from './days.ts'
import styles from './Analysis.module.css'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const weekdays = Array.from({ length: WEEKDAYS }, (_, weekday) => weekday)

/** Maximum tint, at which the number is still readable. */
const DARKEST = 50

interface HourRow {
  hour: number
  row: readonly number[]
}

/** A weekday that the period does not have is unknown. */
const fileColumns = ({ occurrences }: Week): CsvColumn<HourRow>[] => [
  { header: columns.hour, cell: ({ hour }) => words.hour(hour) },
  ...weekdays.map((day): CsvColumn<HourRow> => ({
    header: words.days[day] ?? '',
    cell: ({ row }) => (occurrences[day] ? (row[day] ?? 0) : general.unknown),
  })),
  { header: columns.total, cell: ({ row }) => sum(row) },
]

/** Chart and table in one: the darker a cell, the more collections. The cell also shows the number. */
export function WeekTable({ week, isIncomplete }: { week: Week; isIncomplete: boolean }) {
  const { counts, total, highest, period, occurrences } = week
  if (period === undefined) return null
  const isInPeriod = (day: number) => (occurrences[day] ?? 0) > 0
  const rows = hoursInUse(week).map((hour) => ({ hour, row: counts[hour] ?? [] }))
  return (
    <Card
      title={titles.week}
      flush
      actions={
        <ExportTable inCard title={titles.week} columns={fileColumns(week)} rows={rows} isIncomplete={isIncomplete} />
      }
    >
      <CardNotes>
        <p>{words.scope(total, period)}</p>
        {isIncomplete && <p>{words.part}</p>}
      </CardNotes>
      <Box px="var(--card-inset)" pb="lg">
        <table {...roles.table} className={styles['week']}>
          <caption>
            <VisuallyHidden>{titles.week}</VisuallyHidden>
          </caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.columnHeader}>{columns.hour}</th>
              {weekdays.map((day) => (
                <th key={day} {...roles.columnHeader}>
                  <VisuallyHidden>{words.spoken(words.days[day] ?? '', occurrences[day] ?? 0)}</VisuallyHidden>
                  <span aria-hidden>
                    {words.short[day]}{' '}
                    <Box component="small" display="block" c="dimmed" fz="0.6875rem" fw={400}>
                      {words.times(occurrences[day] ?? 0)}
                    </Box>
                  </span>
                </th>
              ))}
              <th {...roles.columnHeader}>{columns.total}</th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map(({ hour, row }) => (
              <tr key={hour} {...roles.row}>
                <th {...roles.rowHeader}>{words.hour(hour)}</th>
                {weekdays.map((day) => (
                  <td
                    key={day}
                    {...roles.cell}
                    style={{ '--part': `${((row[day] ?? 0) / highest) * DARKEST}%` } as Record<string, string>}
                  >
                    {countText(row[day], isInPeriod(day))}
                  </td>
                ))}
                <td {...roles.cell} className={styles['total']}>
                  {formatNumber(sum(row))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.rowHeader}>{columns.total}</th>
              {weekdays.map((day) => (
                <td key={day} {...roles.cell} className={styles['total']}>
                  {countText(sum(counts.map((row) => row[day] ?? 0)), isInPeriod(day))}
                </td>
              ))}
              <td {...roles.cell} className={styles['total']}>
                {formatNumber(total)}
              </td>
            </tr>
          </tfoot>
        </table>
      </Box>
    </Card>
  )
}

import { formatNumber } from '#lib/numbers.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { BarChart, ChartCard, Key } from './BarChart.tsx'
import { charts, columns as words, dayLabel, dayName, titles } from './copy.ts'
import type { DayCount, perDay } from './days.ts'

const column = columnsOf<DayCount>()

const columns = column.columns([
  column.accessor('day', { header: words.day, meta: { rowHeader: true }, cell: ({ getValue }) => dayName(getValue()) }),
  column.accessor('count', {
    header: words.deliveries,
    meta: { numeric: true },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor('isPart', { header: words.note, cell: ({ getValue }) => (getValue() ? charts.partOfDay : '') }),
])

/** Limits the dates under the bars, so that they do not touch. */
const MOST_LABELS = 12

export function DayChart({ days, earlier, undated }: ReturnType<typeof perDay>) {
  // Counts back from the newest day, so that its date is always shown.
  const every = Math.ceil(days.length / MOST_LABELS)
  const bars = days.map(({ day, count, isPart }, index) => ({
    key: day,
    count,
    hatched: isPart ? count : 0,
    words: charts.bar(`${dayName(day)}${isPart ? `, ${charts.partOfDay}` : ''}`, count),
    label: (days.length - 1 - index) % every === 0 ? dayLabel(day) : undefined,
  }))
  return (
    <ChartCard
      title={titles.days}
      notes={
        <>
          <Key>{charts.wholeDay}</Key>
          <Key hatched>{charts.partOfDay}</Key>
          {earlier > 0 && <span>{charts.earlier(earlier)}</span>}
          {undated > 0 && <span>{charts.undated(undated)}</span>}
        </>
      }
      chart={<BarChart bars={bars} label={charts.days(days)} />}
      table={<DataTable caption={titles.days} columns={columns} rows={days} rowId={({ day }) => day} />}
    />
  )
}

import { formatDay } from '#lib/dates.ts'
import { words as general } from '#ui/copy.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { BarChart, ChartCard, Key } from './BarChart.tsx'
import { charts, columns as words, countText, dayLabel, dayName, titles } from './copy.ts'
import type { DayCount, perDay } from './days.ts'

const column = columnsOf<DayCount>()

const columns = column.columns([
  column.accessor('day', {
    header: words.day,
    meta: { rowHeader: true, exportValue: ({ day }) => formatDay(day) },
    cell: ({ getValue }) => dayName(getValue()),
  }),
  column.number('count', words.deliveries, ({ count }) => countText(count, count !== undefined), {
    exportValue: ({ count }) => count ?? general.unknown,
  }),
  column.accessor(({ isIncomplete }) => (isIncomplete ? charts.partOfDay : ''), { id: 'note', header: words.note }),
])

/** Limits the dates under the bars, so that they do not touch. */
const MOST_LABELS = 12

export function DayChart({
  days,
  earlier,
  undated,
  isIncomplete,
}: ReturnType<typeof perDay> & { isIncomplete: boolean }) {
  // Counts back from the newest day, so that its date is always shown.
  const every = Math.ceil(days.length / MOST_LABELS)
  const bars = days.map(({ day, count, isIncomplete: isIncompleteDay }, index) => ({
    key: day,
    count,
    hatched: isIncompleteDay ? (count ?? 0) : 0,
    words: charts.bar(`${dayName(day)}${isIncompleteDay ? `, ${charts.partOfDay}` : ''}`, count),
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
      columns={columns}
      rows={days}
      rowId={({ day }) => day}
      isIncomplete={isIncomplete}
    />
  )
}

import { scaleLinear } from 'd3-scale'
import { formatDay } from '#lib/dates.ts'
import { words as general } from '#ui/copy.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { BarChart, ChartCard, Key } from './BarChart.tsx'
import { charts, columns as words, countText, dayLabel, dayName, titles, binName, figures } from './copy.ts'
import type { DayCount, perDay } from './days.ts'
import { type Bin, binsOf, type Figures, HOUR_MS, type Quantile } from './figures.ts'

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

type DayProps = ReturnType<typeof perDay> & Pick<Props, 'isIncomplete'>

export function DayChart({ days, earlier, undated, isIncomplete }: DayProps) {
  const bars = days.map(({ day, count, isIncomplete: isIncompleteDay }) => ({
    key: day,
    count,
    hatched: isIncompleteDay ? (count ?? 0) : 0,
    words: charts.bar(`${dayName(day)}${isIncompleteDay ? `, ${charts.partOfDay}` : ''}`, count),
    label: dayLabel(day),
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
      chart={<BarChart bars={bars} label={charts.days(days)} mostLabels={12} />}
      columns={columns}
      rows={days}
      rowId={({ day }) => day}
      isIncomplete={isIncomplete}
    />
  )
}

const stay = columnsOf<Bin>()

const stayColumns = stay.columns([
  stay.accessor(binName, { id: 'stay', header: words.stay, meta: { rowHeader: true } }),
  stay.number('count', words.deliveries),
  stay.number('running', words.ofThem),
])

interface Props {
  figures: Figures
  median: Quantile
  p90: Quantile
  isIncomplete: boolean
}

/** Parcels by the length of their stay, with the median and the 90th percentile as lines. */
export function StayChart({ figures: { stays }, median, p90, isIncomplete }: Props) {
  const bins = binsOf(stays, p90)
  const width = bins[0]?.to ?? 1
  // The last bin has no upper limit and is drawn with the width of the rest.
  const place = scaleLinear([0, bins.length * width], [0, 100])
  const bars = bins.map((bin) => ({
    key: String(bin.from),
    count: bin.count,
    hatched: bin.running,
    words: charts.bar(binName(bin), bin.count),
    label: bin.to === undefined ? charts.beyond(bin.from) : `${bin.from}–${bin.to}`,
  }))
  return (
    <ChartCard
      title={titles.stays}
      notes={
        <>
          <span>{figures.stays(stays.length)}</span>
          <Key>{charts.ended}</Key>
          <Key hatched>{charts.running}</Key>
        </>
      }
      chart={
        <BarChart
          bars={bars}
          mostLabels={8}
          label={charts.stays(figures.time(median), figures.time(p90))}
          lines={[
            { at: place(median.ms / HOUR_MS), words: charts.median(figures.time(median)), isDashed: false },
            { at: place(p90.ms / HOUR_MS), words: charts.p90(figures.time(p90)), isDashed: true },
          ]}
        />
      }
      columns={stayColumns}
      rows={bins}
      rowId={({ from }) => String(from)}
      isIncomplete={isIncomplete}
    />
  )
}

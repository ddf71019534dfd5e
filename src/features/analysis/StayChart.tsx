import { scaleLinear } from 'd3-scale'
import { columnsOf } from '#ui/table/columns.tsx'
import { BarChart, ChartCard, Key } from './BarChart.tsx'
import { binName, charts, columns as words, figures, titles } from './copy.ts'
import { type Bin, binsOf, type Figures, HOUR_MS, type Quantile } from './figures.ts'

const column = columnsOf<Bin>()

const columns = column.columns([
  column.accessor(binName, { id: 'stay', header: words.stay, meta: { rowHeader: true } }),
  column.number('count', words.deliveries),
  column.number('running', words.ofThem),
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
  const every = Math.ceil(bins.length / 8)
  const bars = bins.map((bin, index) => ({
    key: String(bin.from),
    count: bin.count,
    hatched: bin.running,
    words: charts.bar(binName(bin), bin.count),
    // The last bin, which has no upper limit, always has a label.
    label: (bins.length - 1 - index) % every === 0 ? shortName(bin) : undefined,
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
          label={charts.stays(figures.time(median), figures.time(p90))}
          lines={[
            { at: place(median.ms / HOUR_MS), words: charts.median(figures.time(median)), isDashed: false },
            { at: place(p90.ms / HOUR_MS), words: charts.p90(figures.time(p90)), isDashed: true },
          ]}
        />
      }
      columns={columns}
      rows={bins}
      rowId={({ from }) => String(from)}
      isIncomplete={isIncomplete}
    />
  )
}

const shortName = ({ from, to }: Bin) => (to === undefined ? charts.beyond(from) : `${from}–${to}`)
